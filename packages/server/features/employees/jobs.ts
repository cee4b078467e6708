// Jobs: the line of an employee's job changes, read, written, and with the job that the employee shows.

import type { Employee } from '@muster/contract'
import { type Db, type Given, prepared, statement } from '@muster/db'
import {
  findFirstDifference,
  type Job,
  type JobChange as JobOfDay,
  jobFields,
  orderJobs,
} from '@muster/engine'
import { say } from '@muster/sentences'
import { type Context, type Inside, today } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'
import { oneByOne } from '../../resource/checks.ts'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'
import { assertNoOwnReport } from './own-reports.ts'

const jobSql = (row: string) =>
  `json_build_object(${jobFields.map(field => `'${field}', ${row}.${field}`).join(', ')})`

// Stored rows have all fields, so what a change began with is what the row before it has.
const changes = `coalesce((
  select json_agg(json_build_object('field', c.field, 'from', o.job ->> c.field, 'to', ${jobSql('job_changes')} ->> c.field,
    'is_sensitive', c.field = 'pay_grade_id') order by c.at)
  from unnest(job_changes.changed) with ordinality as c (field, at)
  cross join lateral (select coalesce(
    (select ${jobSql('p')} from job_changes p
     where p.workspace_id = :workspace_id and p.employee_id = job_changes.employee_id and not p.is_first
       and p.effective_from < job_changes.effective_from order by p.effective_from desc limit 1),
    (select ${jobSql('p')} from job_changes p
     where p.workspace_id = :workspace_id and p.employee_id = job_changes.employee_id and p.is_first)) as job) as o
  where not job_changes.is_first), '[]')`

export const jobChanges = resource('JobChange', { created: ['employee_id'], computed: { changes } })

/** A row of the line of an employee. */
export interface StoredJob extends JobOfDay {
  readonly id: string
  readonly is_applied: boolean
  readonly reason: string | null
}

export type Line = readonly StoredJob[]

type ShownJob = Omit<Job, 'pay_grade_id'>

/** What an employee shows of a job: all of it but the pay grade. */
export const shownFields = jobFields.filter(field => field !== 'pay_grade_id') as readonly (keyof ShownJob)[]

const selectLine = prepared('job_line_of_employee', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('job_changes')
    .select(['id', 'effective_from', 'is_first', 'is_applied', 'changed', 'reason', ...jobFields])
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', given.employee_id),
)

/** The line of an employee in its order. Whoever writes it has locked the employee. */
export async function readLine(db: Db, employee_id: string): Promise<Line> {
  return orderJobs((await db.run(selectLine, { employee_id })) as unknown as StoredJob[])
}

const deleteJobChangeRows = statement<unknown, { ids: readonly string[] }>(
  'delete_job_changes',
  'delete from job_changes where workspace_id = :workspace_id and id = any(:ids)',
)

const columns = ['effective_from', 'is_first', 'is_applied', 'changed', 'reason', ...jobFields]

const writeJobChangeRows = statement<unknown, { employee_id: string; rows: string }>(
  'write_job_changes',
  `insert into job_changes as j (workspace_id, employee_id, id, ${columns.join(', ')}, created_at, updated_at)
   select :workspace_id, :employee_id, r.id, ${columns.map(column => `r.${column}`).join(', ')}, made.at, made.at
   from json_populate_recordset(null::job_changes, :rows::json) as r, (select stamp() as at) as made
   on conflict on constraint job_changes_pkey do update
   set ${columns.map(column => `${column} = excluded.${column}`).join(', ')}, updated_at = excluded.updated_at`,
)

const toRow = ({ id, effective_from, is_first, is_applied, changed, reason, ...job }: StoredJob) => ({
  id,
  effective_from,
  is_first,
  is_applied,
  changed,
  reason,
  ...Object.fromEntries(jobFields.map(field => [field, job[field]])),
})

/** Writes the rows that differ, and deletes those that are gone. */
async function writeRows(db: Db, employee_id: string, before: Line, after: Line): Promise<void> {
  const old = new Map(before.map(row => [row.id, JSON.stringify(toRow(row))]))
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await db.run(deleteJobChangeRows, { ids: gone })
  const written = after.map(toRow).filter(row => old.get(row.id) !== JSON.stringify(row))
  if (written.length > 0) await db.run(writeJobChangeRows, { employee_id, rows: JSON.stringify(written) })
}

/** Whether a change shows in the employee: its day has come, in an employment that had not ended by then. */
const isDue = (call: Inside, employee: Pick<Employee, 'separation_date'>, { effective_from }: StoredJob) =>
  effective_from <= today(call) &&
  (employee.separation_date === null || effective_from <= employee.separation_date)

/** The line in its order, each change marked with whether it shows in the employee. What has shown stays. */
export function markApplied(call: Inside, employee: Pick<Employee, 'separation_date'>, rows: Line): Line {
  return orderJobs(
    rows.map(row => ({
      ...row,
      is_applied: row.is_first || row.is_applied || isDue(call, employee, row),
    })),
  )
}

/** The job that the employee shows. */
export const findShown = (line: Line): StoredJob => line.findLast(({ is_applied }) => is_applied)!

/** Writes the line of a locked employee; returns the first day whose branch is another one, whose calendar is then another, too. */
export async function writeLine(
  call: Context,
  employee_id: string,
  before: Line,
  after: Line,
): Promise<string | undefined> {
  await writeRows(call.db, employee_id, before, after)
  const moved = findFirstDifference(before, after, ['reporting_manager_id'])
  if (moved !== undefined) {
    await assertNoCircle(call.db, employee_id)
    await assertNoOwnReport(call, after, moved)
  }
  return findFirstDifference(before, after, ['branch_id'])
}

// Who is above whom holds for spans of days, and a circle is one of some days that all of its links share.
const selectCircle = statement<{ first_day: string | null }, { employee_id: string }>(
  'circle_of_jobs',
  `with recursive above (id, days) as (
     select l.reporting_manager_id, l.days from ${spansOf(':employee_id')} as l where l.reporting_manager_id is not null
     union
     select l.reporting_manager_id, a.days * l.days from above a
     cross join lateral ${spansOf('a.id')} as l
     where l.reporting_manager_id is not null and a.days && l.days and a.id <> :employee_id
   ) select lower(days) as first_day from above where id = :employee_id order by 1 nulls first limit 1`,
)

/** SQL: the managers of an employee with the days that each is the manager on. */
function spansOf(employee: string): string {
  return `(select j.reporting_manager_id, daterange(case when not j.is_first then j.effective_from end,
      lead(j.effective_from) over (order by not j.is_first, j.effective_from)) as days
    from job_changes j where j.workspace_id = :workspace_id and j.employee_id = ${employee})`
}

async function assertNoCircle(db: Db, employee_id: string): Promise<void> {
  await db.run(oneByOne, { scope: 'employees' })
  const [circle] = await db.run(selectCircle, { employee_id })
  if (!circle) return
  const since = circle.first_day === null ? '' : say` from ${circle.first_day} on`
  throw invalidField('reporting_manager_id', say`leads back to this employee itself${since}`)
}

const insertFirstJob = statement<unknown, Job & { id: string; employee_id: string; effective_from: string }>(
  'insert_first_job',
  `insert into job_changes (workspace_id, id, employee_id, effective_from, is_first, is_applied, ${jobFields.join(', ')})
   values (:workspace_id, :id, :employee_id, :effective_from, true, true, ${jobFields.map(field => `:${field}`).join(', ')})`,
)

/** The statement with which the line of a new employee begins. */
export function bindFirstJob(employee: Required<Employee>) {
  const { id: employee_id, joining_date: effective_from } = employee
  const shown = Object.fromEntries(shownFields.map(field => [field, employee[field]])) as ShownJob
  const job: Job = { ...shown, pay_grade_id: null }
  return [insertFirstJob, { id: newId('JobChange'), employee_id, effective_from, ...job }] as const
}
