// Nodes that start together make a database one of several: each finds it done, and none fails.

import { joinCells } from '@muster/db'
import { type OpenDatabase, openOwnDatabase } from '../support/database/own-database.ts'

let own: OpenDatabase
beforeAll(async () => {
  own = await openOwnDatabase('joined')
})
afterAll(() => own.end())

it('is done once by nodes that start together, and by none afterwards', async () => {
  await Promise.all(Array.from({ length: 4 }, () => joinCells(own.url)))
  await joinCells(own.url)
  const { rows } = await own.client.query(
    `select from pg_policy where polname = 'moved' and polrelid = 'companies'::regclass`,
  )
  expect(rows).toHaveLength(1)
})
