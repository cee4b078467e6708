// The regrade job: takes days from the regrade queue and grades them, a bounded piece in each transaction.

import { statement, type WriteDb } from '@muster/db'
import type { Day } from '@muster/engine'
import type { Moment } from '../../http/context.ts'
import { maxDays } from '../grading/index.ts'
import { regradeWithLeave } from '../leave/index.ts'
import { lockTime } from '../timekeeping/index.ts'
import { pieceSize } from './employment-changes.ts'

type Call = Moment & { readonly db: WriteDb }

interface Entry {
  /** Empty: everybody of the branch. */
  readonly employee_id: string
  /** Empty: every branch. */
  readonly branch_id: string
  readonly is_exact: boolean
  readonly is_employment_changed: boolean
  /** All days of the entry, as PostgreSQL writes them. */
  readonly days: string
  readonly step_after: string
  /** The latest span of its days, and no more of it than one piece grades. */
  readonly first_day: Day
  readonly last_day: Day
}

const nextEntry = statement<Entry>(
  'next_regrade',
  `select employee_id, branch_id, is_exact, is_employment_changed, days::text as days, step_after,
     greatest(lower(latest), upper(latest) - ${maxDays})::text as first_day, (upper(latest) - 1)::text as last_day
   from attendance_regrades, lateral (select span as latest from unnest(days) as span order by span desc limit 1) as spans
   where workspace_id = :workspace_id order by employee_id, branch_id, is_exact, is_employment_changed limit 1`,
)

const sameEntry = `workspace_id = :workspace_id and employee_id = :employee_id and branch_id = :branch_id
     and is_exact = :is_exact and is_employment_changed = :is_employment_changed`

const claimRegrade = statement<
  unknown,
  {
    employee_id: string
    branch_id: string
    is_exact: boolean
    is_employment_changed: boolean
    days: string
    step_after: string
  }
>(
  'claim_regrade',
  `select from attendance_regrades where ${sameEntry} and days = :days::datemultirange and step_after = :step_after for update`,
)

const shortenRegrade = statement<
  unknown,
  {
    first_day: string
    last_day: string
    employee_id: string
    branch_id: string
    is_exact: boolean
    is_employment_changed: boolean
  }
>(
  'shorten_regrade',
  `update attendance_regrades set days = days - datemultirange(daterange(:first_day, :last_day, '[]')) where ${sameEntry}`,
)

const stepRegrade = statement<
  unknown,
  {
    step_after: string
    employee_id: string
    branch_id: string
    is_exact: boolean
    is_employment_changed: boolean
  }
>('step_regrade', `update attendance_regrades set step_after = :step_after where ${sameEntry}`)

const finishRegrade = statement<
  unknown,
  { employee_id: string; branch_id: string; is_exact: boolean; is_employment_changed: boolean }
>('finish_regrade', `delete from attendance_regrades where ${sameEntry}`)
const finishEmptyRegrade = statement<
  unknown,
  { employee_id: string; branch_id: string; is_exact: boolean; is_employment_changed: boolean }
>('finish_empty_regrade', `delete from attendance_regrades where ${sameEntry} and isempty(days)`)

const employeesOfBranch = statement<{ id: string }, { step_after: string; branch_id: string }>(
  'employees_of_branch_to_regrade',
  `select id from employees e where workspace_id = :workspace_id and not deleted and id > :step_after
     and (:branch_id = '' or branch_id = :branch_id or exists(select from job_changes b
       where b.workspace_id = :workspace_id and b.employee_id = e.id and b.branch_id = :branch_id))
   order by id limit ${pieceSize}`,
)

/** Rest days next to a leave belong to it where other leave follows on them; longer runs are left to the clock. */
const longestLink = 31

const daysInUse = statement<
  { employee_id: string; day: Day },
  { days: string; employees: readonly string[] }
>(
  'days_in_use_to_regrade',
  `with wanted as (
     select day::date as day from unnest(:days::datemultirange) as span, generate_series(lower(span), upper(span) - 1, interval '1 day') as day)
   select r.employee_id, r.date as day from wanted join attendance_records r on r.date = wanted.day
   where r.workspace_id = :workspace_id and r.employee_id = any(:employees)
   union
   select p.employee_id, p.attendance_date from wanted join punches p on p.attendance_date = wanted.day
   where p.workspace_id = :workspace_id and p.employee_id = any(:employees)
   union
   select a.employee_id, wanted.day from wanted
   join leave_applications a on wanted.day between a.from_date - ${longestLink} and a.to_date + ${longestLink}
   where a.workspace_id = :workspace_id and a.employee_id = any(:employees) and a.status in ('pending', 'approved')`,
)

/**
 * Grades one piece of what is queued; false where nothing is. May run on several nodes at once. Employees are locked
 * before the entry, in the order in which a request locks them, and an entry that changed meanwhile is left to the next
 * call.
 */
export async function gradeQueued(call: Call): Promise<boolean> {
  const { db } = call
  const [entry] = await db.run(nextEntry)
  if (!entry) return false
  const { employee_id, branch_id, step_after } = entry
  const chosen =
    employee_id === '' ? await db.run(employeesOfBranch, { branch_id, step_after }) : [{ id: employee_id }]
  const employees = chosen.map(({ id }) => id)
  await lockTime(db, employees)
  const [isSame] = await db.run(claimRegrade, { ...entry })
  if (!isSame) return true
  await (employee_id === '' ? gradeBranch(call, entry, employees) : gradeSpan(call, entry))
  return true
}

async function gradeSpan(call: Call, entry: Entry): Promise<void> {
  const { employee_id, first_day, last_day, is_exact, is_employment_changed } = entry
  await regradeWithLeave(call, [{ employee_id, first_day, last_day, is_exact, is_employment_changed }])
  await call.db.run(shortenRegrade, { ...entry })
  await call.db.run(finishEmptyRegrade, { ...entry })
}

/** Who gets something on one of the days later is graded by what counts then. */
async function gradeBranch(call: Call, entry: Entry, employees: readonly string[]): Promise<void> {
  const inUse = await call.db.run(daysInUse, { days: entry.days, employees })
  const days = inUse.map(({ employee_id, day }) => ({
    employee_id,
    first_day: day,
    last_day: day,
    is_exact: true,
  }))
  await regradeWithLeave(call, days)
  if (employees.length < pieceSize) await call.db.run(finishRegrade, { ...entry })
  else await call.db.run(stepRegrade, { ...entry, step_after: employees.at(-1)! })
}
