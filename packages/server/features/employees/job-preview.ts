// Job previews: what would follow from a change of a job, told before anybody enters it.

import type { JobChangePreview } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  addDays,
  type Calendar,
  type Day,
  findFirstDifference,
  findJobOn,
  findLastDay,
  listBranches,
} from '@muster/engine'
import { type Context, today } from '../../http/context.ts'
import { previewRecharge } from '../leave/index.ts'
import { readTimeFacts } from '../timekeeping/index.ts'
import type { Planned } from './job-moves.ts'

const maxListed = 100
/** So many days of holidays are compared. */
const daysAhead = 366

const selectDirectReports = statement<{ count: number }, { id: string; today: string }>(
  'count_direct_reports',
  `select count(*)::int as count from employees
   where workspace_id = :workspace_id and reporting_manager_id = :id and not deleted and coalesce(separation_date, 'infinity') >= :today::date`,
)

const selectRunsReported = statement<
  JobChangePreview['payroll'][number],
  { id: string; from: Day; to: Day | null }
>(
  'payroll_runs_of_job',
  `select r.id as payroll_run_id, to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month, r.locked_at is not null as is_locked
   from payroll_entries p join payroll_runs r on r.workspace_id = :workspace_id and r.id = p.payroll_run_id
   where p.workspace_id = :workspace_id and p.employee_id = :id
     and (make_date(r.year, r.month, 1) + interval '1 month' - interval '1 day')::date >= :from::date
     and (make_date(r.year, r.month, 1) + interval '1 month' - interval '1 day')::date <= coalesce(:to::date, 'infinity')
   order by r.year, r.month, r.id limit ${maxListed}`,
)

const selectCostCenters = statement<{ id: string; cost_center: string | null }, { ids: readonly string[] }>(
  'cost_centers_of_departments',
  'select id, cost_center from departments where workspace_id = :workspace_id and id = any(:ids)',
)

const selectHolidayNames = statement<{ id: string; name: string }, { ids: readonly string[] }>(
  'names_of_holidays',
  'select id, name from holidays where workspace_id = :workspace_id and id = any(:ids)',
)

const selectLeaveCosts = statement<{ id: string; days: string }, { ids: readonly string[] }>(
  'costs_of_leave_applications',
  'select id, total_days::text as days from leave_applications where workspace_id = :workspace_id and id = any(:ids)',
)

/** What would follow from a move. Nothing of it is written. */
export async function previewMove(call: Context, planned: Planned): Promise<JobChangePreview> {
  const { employee, before, after, row } = planned
  const others = before.filter(({ id }) => id !== row.id)
  const held = findJobOn(others, row.effective_from)!
  const until = findLastDay(after, row, row.changed)
  const facts = await readTimeFacts(call.db, [employee.id])
  const [reports] = await call.db.run(selectDirectReports, { id: employee.id, today: today(call) })
  const centers = new Map(
    (await call.db.run(selectCostCenters, { ids: [held.department_id, row.department_id] })).map(each => [
      each.id,
      each.cost_center,
    ]),
  )
  const branch_from = findFirstDifference(before, after, ['branch_id'])
  const calendar = facts.calendars.get(employee.id)!
  const moved = calendar.withBranches(listBranches(after))
  const isBranchMoved = branch_from !== undefined
  return {
    is_applied: row.is_applied,
    changes: row.changed.map(field => ({
      field,
      from: held[field],
      to: row[field],
      is_sensitive: field === 'pay_grade_id',
    })),
    until,
    locked_through: facts.locked_through,
    cost_center_before: centers.get(held.department_id) ?? null,
    cost_center_after: centers.get(row.department_id) ?? null,
    direct_reports: reports!.count,
    payroll: row.changed.includes('department_id')
      ? await call.db.run(selectRunsReported, { id: employee.id, from: row.effective_from, to: until })
      : [],
    holidays: isBranchMoved
      ? await listHolidays(call, { calendar, moved, from: firstOpen(branch_from, facts.locked_through) })
      : [],
    leave:
      isBranchMoved && call.caller.scopes.has('leave:read')
        ? await listLeave(call.db, branch_from, { ...facts, calendars: new Map([[employee.id, moved]]) })
        : [],
  }
}

const firstOpen = (day: Day, locked_through: Day | null): Day =>
  locked_through !== null && locked_through >= day ? addDays(locked_through, 1) : day

interface Compared {
  readonly calendar: Calendar
  readonly moved: Calendar
  readonly from: Day
}

/** The holidays that come or go, from the day on and at least those to come. */
async function listHolidays(
  call: Context,
  { calendar, moved, from }: Compared,
): Promise<JobChangePreview['holidays']> {
  const last = addDays(from > today(call) ? from : today(call), daysAhead)
  const found: { date: Day; id: string; is_gained: boolean }[] = []
  for (let date = from; date <= last && found.length < daysAhead; date = addDays(date, 1)) {
    const [one, other] = [calendar.holidayOn(date), moved.holidayOn(date)]
    if (one?.id === other?.id || moved.isOutside(date)) continue
    if (one && !other) found.push({ date, id: one.id, is_gained: false })
    if (other && !one) found.push({ date, id: other.id, is_gained: true })
  }
  const known = await call.db.run(selectHolidayNames, { ids: [...new Set(found.map(({ id }) => id))] })
  const names = new Map(known.map(({ id, name }) => [id, name]))
  return found.map(({ date, id, is_gained }) => ({ date, name: names.get(id)!, is_gained }))
}

async function listLeave(
  db: Db,
  first_day: Day,
  facts: Parameters<typeof previewRecharge>[2],
): Promise<JobChangePreview['leave']> {
  const [employee_id] = [...facts.calendars.keys()]
  const days = {
    employee_id: employee_id!,
    first_day,
    last_day: '9999-12-31',
    leave_from: first_day,
    is_exact: true,
  }
  const changed = (await previewRecharge(db, [days], facts)).slice(0, maxListed)
  const ids = changed.map(({ leave_application_id }) => leave_application_id)
  const before = new Map((await db.run(selectLeaveCosts, { ids })).map(({ id, days }) => [id, days]))
  return changed.map(each => ({ ...each, days_before: before.get(each.leave_application_id)! }))
}
