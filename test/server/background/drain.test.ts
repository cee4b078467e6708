// Draining: where the database does not tell what is due, a worker that is to empty its queue asks again.

import { holdTable } from '../../support/database/locks.ts'
import { act, approval, askForDays, makeOwned, outcomesOf } from '../../support/fixtures/bulk.ts'
import { until } from '../../support/processes/until.ts'
import { deliver, setClock } from '../../support/server/server.ts'

afterEach(() => setClock())

it('ends only once what is due is done, though the database ended the connection that asked for it', async () => {
  const { workspace, browser } = await makeOwned()
  const ids = await askForDays(workspace, 2)
  await act(browser, approval(ids.slice(0, 1)))
  const { id } = await browser.do('createBulkAction', { body: approval(ids.slice(1)) })
  const held = await holdTable('bulk_actions')
  const delivering = deliver()
  await until(async () => (await held.waiting()) > 0)
  await held.endWaiting()
  await until(async () => (await held.waiting()) === 0)
  await held.release()
  await delivering
  expect(await outcomesOf(browser, { id })).toEqual(['done'])
})
