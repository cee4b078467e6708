// A connection to the database that drops in the middle of five hundred decisions: none is made twice, and none is lost.

import { newId } from '../../packages/server/resource/ids.ts'
import { type Cut, DatabaseProxy } from '../support/database/proxy.ts'
import { makeLetterWorkspace, makeRequest } from '../support/fixtures/letters.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { testSecret } from '../support/jest/secret.ts'
import { type Program, program } from '../support/processes/program.ts'
import { until } from '../support/processes/until.ts'
import { server } from '../support/server/server.ts'

const many = 500

const proxy = new DatabaseProxy(server.database_url)
let worker: Program
beforeAll(async () => {
  worker = program('packages/server/cli/muster.ts', ['worker'], {
    DATABASE_URL: await proxy.open(),
    MUSTER_SECRET: testSecret,
    LOG_LEVEL: 'fatal',
  })
  await worker.said(/Muster delivers webhooks/)
})
afterAll(async () => {
  await worker.stopped('SIGTERM')
  await proxy.close()
})

/** Requests for letters that wait for a decision, as copies of one. */
async function askForLetters() {
  const workspace = await makeLetterWorkspace()
  const { id: first } = await makeRequest(workspace)
  const others = Array.from({ length: many - 1 }, () => newId('HrLetterRequest'))
  await inDatabase(
    `insert into hr_letter_requests
     select (jsonb_populate_record(r, jsonb_build_object('id', given.id))).*
     from hr_letter_requests r, unnest($2::text[]) as given (id) where r.id = $1`,
    [first, others],
  )
  return { workspace, ids: [first, ...others] }
}

it.each<[string, Cut]>([
  ['before the database has a decision', { asked: () => 0 }],
  ['before the worker knows that a decision was kept', {}],
])('drops %s', async (_, cut) => {
  const { workspace, ids } = await askForLetters()
  const { browser } = await makeFullMember(workspace.id, 'Owner')
  let turns = 0
  const trapped = proxy.hold(
    ({ statements, holds }) =>
      statements.includes('end_bulk_action_item') && holds(workspace.id) && ++turns === many / 2,
    cut,
  )
  const body = { operation: 'approveHrLetterRequest', ids, comment: 'For the bank.' }
  const { id } = await browser.do('createBulkAction', { body })
  const held = await trapped
  held.sever()
  const look = () => browser.do('getBulkAction', { ids: { id } })
  await until(async () => (await look()).status !== 'running')
  expect(await look()).toMatchObject({ status: 'succeeded', done: many, refused: 0, skipped: 0 })
  const counted = await inDatabase(
    `select (select count(*)::int from hr_letter_requests where id = any($1) and status = 'approved') as approved,
            (select count(*)::int from comments where object_id = any($1)) as comments,
            (select count(*)::int from record_changes where object_id = any($1)) as told,
            (select count(*)::int from audit_entries where object_id = any($1) and action = 'hr_letter_request.approved') as audited`,
    [ids],
  )
  expect(counted).toEqual([{ approved: many, comments: many, told: many, audited: many }])
})
