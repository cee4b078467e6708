// What was written at once: the text that entries of the audit and changes of one transaction share.

import { type OpenDatabase, openOwnDatabase } from '../support/database/own-database.ts'

let own: OpenDatabase
beforeAll(async () => {
  own = await openOwnDatabase('commits')
})
afterAll(() => own.end())

const ask = async () =>
  (await own.client.query<{ commit: string }>('select current_commit() as commit')).rows[0]!.commit

it('is the same within a transaction, and another one in the next', async () => {
  await own.client.query('begin')
  const [one, same] = [await ask(), await ask()]
  await own.client.query('commit')
  const next = await ask()
  expect(one).toMatch(/^[0-9a-f]{20}$/)
  expect([same === one, next === one]).toEqual([true, false])
})
