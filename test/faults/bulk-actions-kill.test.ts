// A worker that gets SIGKILL in the middle of a bulk action: the next one goes on with the record that was not committed.

import { DatabaseProxy } from '../support/database/proxy.ts'
import { approval, askForDays, itemsOf } from '../support/fixtures/bulk.ts'
import { makeLeaveWorkspace } from '../support/fixtures/leave.ts'
import { eventsOf, inDatabase } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { testSecret } from '../support/jest/secret.ts'
import { type Program, program } from '../support/processes/program.ts'
import { until } from '../support/processes/until.ts'
import { server, setClock } from '../support/server/server.ts'

const proxy = new DatabaseProxy(server.database_url)
let url: string
beforeAll(async () => {
  url = await proxy.open()
})
afterAll(() => proxy.close())
afterEach(() => setClock())

async function startWorker(): Promise<Program> {
  const worker = program('packages/server/cli/muster.ts', ['worker'], {
    DATABASE_URL: url,
    MUSTER_SECRET: testSecret,
    LOG_LEVEL: 'fatal',
  })
  await worker.said(/Muster delivers webhooks/)
  return worker
}

const silence = (id: string) =>
  inDatabase(
    `update bulk_actions set heartbeat_at = heartbeat_at - interval '31 seconds', due_at = null where id = $1`,
    [id],
  )

it('does nothing twice and loses nothing', async () => {
  const workspace = await makeLeaveWorkspace()
  const { browser } = await makeFullMember(workspace.id, 'Owner')
  await setClock('2026-06-10T05:00:00Z')
  const ids = await askForDays(workspace, 12)
  const first = await startWorker()
  let turns = 0
  const trapped = proxy.hold(
    ({ statements, holds }) =>
      statements.includes('end_bulk_action_item') && holds(workspace.id) && ++turns === 5,
  )
  const { id } = await browser.do('createBulkAction', { body: approval(ids, { comment: 'Enjoy.' }) })
  await trapped
  await first.stopped('SIGKILL')
  const before = (await itemsOf(browser, { id })).filter(({ outcome }) => outcome === 'done').length
  expect([before > 0, before < 12]).toEqual([true, true])
  await silence(id)
  const second = await startWorker()
  const look = () => browser.do('getBulkAction', { ids: { id } })
  await until(async () => (await look()).status !== 'running')
  await second.stopped('SIGTERM')
  expect(await look()).toMatchObject({ status: 'succeeded', done: 12, refused: 0, skipped: 0 })
  const approved = (await eventsOf(workspace.id)).filter(({ type }) => type === 'leave.approved')
  expect(approved.map(({ data }) => (data as { id: string }).id).sort()).toEqual([...ids].sort())
  const counted = await inDatabase(
    `select (select count(*)::int from leave_applications where id = any($1) and status = 'approved') as approved,
            (select count(*)::int from comments where object_id = any($1)) as comments,
            (select count(*)::int from audit_entries where object_id = any($1)) as audited`,
    [ids],
  )
  expect(counted).toEqual([{ approved: 12, comments: 12, audited: 12 }])
})
