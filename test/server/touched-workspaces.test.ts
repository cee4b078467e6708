// Touched workspaces: what becomes due is found after a slow commit and after a failure, and while another node is at work.

import { createWorkspace } from '../../packages/server/cli/office/operators.ts'
import { seedBulk } from '../../packages/server/cli/seed/bulk.ts'
import { gradeDays } from '../../packages/server/features/attendance/index.ts'
import { allocateChanged, closeCycles } from '../../packages/server/features/leave/index.ts'
import { followTouched, makeSearch } from '../../packages/server/runtime/rounds/touched-workspaces.ts'
import { indusValley, type OpenDatabase, openOwnDatabase } from '../support/database/own-database.ts'

let own: OpenDatabase
let workspace: string
beforeAll(async () => {
  own = await openOwnDatabase('touched')
  workspace = await createWorkspace(own.database, indusValley)
  await seedBulk(own.url, workspace, 2)
  await sql(
    `insert into leave_types (workspace_id, id, name, code) values ('${workspace}', 'lty_any', 'Any', 'ANY')`,
  )
  // The clock of PostgreSQL, which stamps rows and says when a job looked.
  await sql(`create table clock_of_test as select clock_timestamp() as at;
    grant select on clock_of_test to public;
    create or replace function real_stamp() returns timestamptz language sql volatile
      return date_trunc('milliseconds', (select at from clock_of_test))`)
})
afterAll(() => own.end())

const sql = (text: string) => own.client.query(text)
const on = (time: string) => Temporal.Instant.from(`2026-12-01T${time}Z`)

/** All that is stamped in the workspace is so since then, whenever that is committed. */
const stampRows = (at: Temporal.Instant) =>
  sql(`begin; set local session_replication_role = replica;
    update employees set created_at = '${at}', updated_at = '${at}';
    update employee_documents set updated_at = '${at}'; update document_types set updated_at = '${at}';
    update leave_types set updated_at = '${at}'; update rule_versions set changed_at = '${at}'; commit`)

/** A job looks when its own clock says so, and PostgreSQL's somewhat more. Returns the workspaces that it wrote in. */
async function lookAt(now: Temporal.Instant, job: Job, ahead = 0): Promise<string[]> {
  await sql(`update clock_of_test set at = '${now.add({ milliseconds: ahead })}'`)
  const written = jest.spyOn(own.database, 'write')
  try {
    await job(own.database, now)
    return [...new Set(written.mock.calls.map(([id]) => id as string))]
  } finally {
    written.mockRestore()
  }
}
type Job = (database: OpenDatabase['database'], now: Temporal.Instant) => Promise<void>

const everyone = makeSearch<{ workspace_id: string }>(
  'everyone',
  ids => `select i.workspace_id from (${ids}) as i (workspace_id)`,
)

it.each(['09:53:00', '08:57:00'])(
  'are found within the hour after a commit at 10:00:30 of what was stamped at %s',
  async time => {
    const found: string[] = []
    const search = Object.assign({}, everyone, { name: `everyone_since_${time}` })
    const follow: Job = (database, now) =>
      followTouched(database, { search }, now, async rows => {
        found.push(...rows.map(({ workspace_id }) => workspace_id))
      })
    await stampRows(on('00:00:00'))
    await lookAt(on('09:59:00'), follow)
    found.splice(0)
    await lookAt(on('10:00:00'), follow)
    expect(found).toEqual([])
    await stampRows(on(time))
    for (const look of ['10:01:00', '10:02:00', '10:59:00', '11:00:00']) await lookAt(on(look), follow)
    expect(new Set(found)).toEqual(new Set([workspace]))
  },
)

it('are allocated within the hour, where the clock of PostgreSQL is ahead of the clock of the job', async () => {
  await stampRows(on('00:00:00'))
  await sql(
    `update employees set updated_at = '${on('10:50:00')}' where id = (select min(id) from employees)`,
  )
  await lookAt(on('10:51:00'), allocateChanged)
  // Another one was stamped before and is committed since.
  await sql(
    `update employees set updated_at = '${on('10:20:00')}' where id = (select max(id) from employees)`,
  )
  const written = []
  for (const look of ['10:59:59.900', '11:00:59.900', '11:01:59.900'])
    written.push(...(await lookAt(on(look), allocateChanged, 200)))
  expect(written).toEqual([workspace])
})

/** What another node has locked meanwhile. */
async function whileLocked(rows: string, work: () => Promise<void>): Promise<void> {
  await sql(`begin; select from ${rows} for update`)
  await work().finally(() => sql('rollback'))
}

it('have their cycles closed after a failure, once their queue is done', async () => {
  await sql(`update fiscal_years set status = 'closed' where start_date = (select min(start_date) from fiscal_years);
    insert into leave_allocations (workspace_id, id, employee_id, leave_type_id, fiscal_year_id)
      select y.workspace_id, 'lal_late', min(e.id), 'lty_any', y.id from fiscal_years y join employees e on true
      where y.status = 'closed' group by y.workspace_id, y.id on conflict do nothing;
    insert into attendance_regrades (workspace_id, employee_id, branch_id, is_exact, is_employment_changed, days)
      select workspace_id, min(id), '', true, false, '{[2026-11-01,2026-11-02)}' from employees group by workspace_id`)
  await stampRows(on('00:00:00'))
  expect(await lookAt(on('12:10:00'), closeCycles)).toEqual([])
  await sql('delete from attendance_regrades')
  await whileLocked('employees', () =>
    expect(lookAt(on('12:11:00'), closeCycles)).rejects.toThrow('lock timeout'),
  )
  expect(await lookAt(on('12:12:00'), closeCycles)).toEqual([workspace])
})

it('are graded, while another node grades one of them that was changed', async () => {
  await sql(`insert into attendance_grading (workspace_id, graded_from, graded_until, due_at, checked_at)
    values ('${workspace}', '2026-12-01', '${on('13:00:00')}', '${on('19:00:00')}', '${on('13:00:00')}')`)
  await stampRows(on('13:05:00'))
  await whileLocked('attendance_grading', async () => {
    expect(await lookAt(on('13:06:00'), gradeDays)).toEqual([])
  })
  await lookAt(on('13:07:00'), gradeDays)
  const { rows } = await sql('select due_at from attendance_grading')
  expect(rows).toEqual([{ due_at: new Date(on('14:00:00').epochMilliseconds) }])
})
