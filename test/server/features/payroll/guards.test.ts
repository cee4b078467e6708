// The guard of a locked run's entries: many are paid by one statement, and none becomes another one.

import { Database, statement } from '@muster/db'
import { ayesha, inDatabase, makeWorkspace } from '../../../support/fixtures/make.ts'
import { type WrittenRun, writeRun } from '../../../support/fixtures/payroll.ts'
import { server } from '../../../support/server/server.ts'

/** As many as two pieces of a change have. */
const many = 5_000

let database: Database
let workspace: string
let written: WrittenRun
beforeAll(async () => {
  database = new Database({ url: server.database_url, poolSize: 2 })
  const { id, muster } = await makeWorkspace()
  workspace = id
  const { id: employee } = await muster.employees.create(ayesha)
  written = await writeRun({ id, employee })
  // The same entry for employees who are nowhere else.
  const columns = await inDatabase<{ name: string }>(
    `select column_name::text as name from information_schema.columns
     where table_schema = 'public' and table_name = 'payroll_entries' and is_generated = 'NEVER' and column_name not in ('id', 'employee_id')`,
  )
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  await inDatabase(
    `begin; set local session_replication_role = replica;
     insert into payroll_entries (id, employee_id, ${names}) select id || n, employee_id || n, ${names}
     from payroll_entries, generate_series(1, ${many}) as n where workspace_id = '${id}';
     update payroll_entries set status = 'locked' where workspace_id = '${id}';
     update payroll_runs set status = 'locked', approved_at = stamp(), locked_at = stamp() where id = '${written.run}'; commit`,
  )
})
afterAll(() => database.close())

it('pays many entries within the time of a statement', async () => {
  const pay = statement<{ id: string }>(
    'pay_many_entries',
    `update payroll_entries set status = 'paid', payment_date = '2026-09-01', paid_at = stamp(), updated_at = stamp()
     where workspace_id = :workspace_id returning id`,
  )
  const paid = await database.write(workspace, db => db.run(pay))
  expect(paid).toHaveLength(many + 1)
})

it('refuses that an entry becomes another one', async () => {
  const renamed = inDatabase(`update payroll_entries set id = id || 'x' where id = $1`, [`${written.entry}1`])
  await expect(renamed).rejects.toThrow('the figures of the entry do not change any more')
})
