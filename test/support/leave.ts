// Leave as a workspace has it: types, policies, groups and years, put into the database as the console will write them.

import type {
  LeaveApplication,
  LeaveApplicationCreate,
  LeaveBalance,
  LeavePolicy,
  LeaveType,
} from '@muster/contract'
import { Database } from '@muster/db'
import { fiscalYearFrom } from '../../packages/engine/fiscal-year.ts'
import { allocateDue } from '../../packages/server/features/leave/allocations.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import {
  ayesha,
  eventsOf,
  inDatabase,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from './make.ts'
import { errorsOf } from './refusal.ts'
import { server } from './server.ts'

async function insert(workspace: TestWorkspace, table: string, row: object): Promise<void> {
  const columns = ['workspace_id', ...Object.keys(row)]
  const values = columns.map((_, n) => `$${n + 1}`).join(', ')
  await inDatabase(`insert into ${table} (${columns.join(', ')}) values (${values})`, [
    workspace.id,
    ...Object.values(row),
  ])
}

/** One look at the clock, as the product takes. */
function stamps() {
  const at = new Date().toISOString()
  return { created_at: at, updated_at: at }
}

let types = 0

/** A type that everybody is offered, without a policy. */
export async function addLeaveType(workspace: TestWorkspace, type: Partial<LeaveType> = {}): Promise<string> {
  const id = newId('lty')
  await insert(workspace, 'leave_types', {
    id,
    name: 'Annual leave',
    code: `L${++types}`,
    ...stamps(),
    ...type,
  })
  return id
}

/** A policy: 22 days a year at once, from long ago. */
export async function addLeavePolicy(
  workspace: TestWorkspace,
  leave_type_id: string,
  policy: Partial<LeavePolicy> = {},
): Promise<string> {
  const id = newId('lpo')
  const defaults = { annual_quota: '22', effective_from: '2020-01-01', ...stamps() }
  await insert(workspace, 'leave_policies', { id, leave_type_id, ...defaults, ...policy })
  return id
}

/** A type with its policy. */
export async function addLeave(workspace: TestWorkspace, policy: Partial<LeavePolicy> = {}): Promise<string> {
  const id = await addLeaveType(workspace)
  await addLeavePolicy(workspace, id, policy)
  return id
}

/** A group that offers these types, to these employees. */
export async function addLeaveGroup(
  workspace: TestWorkspace,
  leaveTypes: readonly string[],
  employees: readonly string[] = [],
): Promise<string> {
  const id = newId('lgr')
  await insert(workspace, 'leave_groups', { id, name: `Group ${id}`, ...stamps() })
  for (const leave_type_id of leaveTypes)
    await insert(workspace, 'leave_group_types', { leave_group_id: id, leave_type_id })
  await inDatabase('update employees set leave_group_id = $1 where id = any($2)', [id, employees])
  return id
}

/** An entry of an allocation's ledger that no application made. */
export async function addLedgerEntry(
  workspace: TestWorkspace,
  leave_allocation_id: string,
  kind: string,
  days: string,
): Promise<void> {
  const entry = { id: newId('lle'), leave_allocation_id, kind, days, because: 'test' }
  await insert(workspace, 'leave_ledger_entries', entry)
}

export async function lockMonth(workspace: TestWorkspace, month: string): Promise<void> {
  await insert(workspace, 'locked_months', { month: `${month}-01` })
}

/** As a close leaves it, without what it carries; or open again. */
export async function putYear(id: string, status: 'open' | 'closed'): Promise<void> {
  const closed_at = status === 'closed' ? 'now()' : 'null'
  await inDatabase('update fiscal_years set status = $2 where id = $1', [id, status])
  await inDatabase(`update leave_allocations set closed_at = ${closed_at} where fiscal_year_id = $1`, [id])
}

export interface LeaveWorkspace extends TestWorkspace {
  /** Ids of the fiscal years by the year that they begin in: July 2025, 2026 and 2027. */
  readonly years: Readonly<Record<'2025' | '2026' | '2027', string>>
  /** Ayesha, with Saturday and Sunday off; there since 1 March 2024. */
  readonly employee: string
  /** 22 days a year at once. */
  readonly leave: string
}

/** Fiscal years from the first of a month, in place of those that the workspace was made with; their ids. */
export async function putYears<Year extends number>(
  workspace: TestWorkspace,
  month: string,
  years: readonly Year[],
): Promise<Readonly<Record<`${Year}`, string>>> {
  await inDatabase('delete from fiscal_years where workspace_id = $1', [workspace.id])
  const ids = years.map(year => [`${year}`, newId('fyr')] as const)
  for (const [year, id] of ids) {
    const { start_date, end_date } = fiscalYearFrom(`${year}-${month}-01`)
    await insert(workspace, 'fiscal_years', { id, name: year, start_date, end_date })
  }
  return Object.fromEntries(ids) as Record<`${Year}`, string>
}

export async function makeLeaveWorkspace(policy: Partial<LeavePolicy> = {}): Promise<LeaveWorkspace> {
  const workspace = await makeWorkspace()
  const years = await putYears(workspace, '07', [2025, 2026, 2027])
  const { id: employee } = await workspace.muster.employees.create(ayesha)
  return { ...workspace, years, employee, leave: await addLeave(workspace, policy) }
}

export type AskedLeave = Partial<LeaveApplicationCreate> & { from_date: string }

/** The body of an application: for one day of the workspace's leave, unless told otherwise. */
export function leaveFrom({ employee, leave }: LeaveWorkspace, asked: AskedLeave): LeaveApplicationCreate {
  const least = {
    employee_id: employee,
    leave_type_id: leave,
    to_date: asked.from_date,
    reason: 'Family visit',
  }
  return { ...least, ...asked }
}

export function apply(workspace: LeaveWorkspace, asked: AskedLeave): Promise<LeaveApplication> {
  return Promise.resolve(workspace.muster.leaveApplications.create(leaveFrom(workspace, asked)))
}

/** Applied for and approved. */
export async function take(workspace: LeaveWorkspace, asked: AskedLeave): Promise<LeaveApplication> {
  const { id } = await apply(workspace, asked)
  return workspace.muster.leaveApplications.approve(id)
}

/** The balance of the workspace's leave in the fiscal year that begins in July of the year. */
export async function balanceOf(
  { muster, employee, leave, years }: LeaveWorkspace,
  year: keyof LeaveWorkspace['years'] = '2026',
): Promise<LeaveBalance | undefined> {
  const of = { employee_id: employee, leave_type_id: leave, fiscal_year_id: years[year] }
  return (await muster.leaveBalances.list(of)).data[0]
}

/** The days available of it. */
export async function available(
  workspace: LeaveWorkspace,
  year: keyof LeaveWorkspace['years'] = '2026',
): Promise<string | undefined> {
  return (await balanceOf(workspace, year))?.available_days
}

/** The attendance of the employee by day: its status, and the part of the day that leave covers. */
export async function attendanceOf({ employee }: LeaveWorkspace): Promise<Record<string, string>> {
  const rows = await inDatabase<{ date: string; marked: string }>(
    `select date::text, status || ' ' || leave_portion as marked from attendance_records where employee_id = $1 and not deleted order by date`,
    [employee],
  )
  return Object.fromEntries(rows.map(({ date, marked }) => [date, marked]))
}

/** Makes the allocations that are missing on a day, as the job does; returns how many. */
export async function allocateOn({ id }: TestWorkspace, day: string): Promise<number> {
  const database = new Database({ url: server.database_url, poolSize: 1 })
  const moment = {
    now: Temporal.Instant.from(`${day}T05:00:00Z`),
    caller: { workspace: { timezone: 'Asia/Karachi' } },
  }
  try {
    return await database.write(id, db => allocateDue({ db, ...moment }))
  } finally {
    await database.close()
  }
}

/** The answer to an application, whatever it is. */
export function askForLeave(workspace: LeaveWorkspace, asked: AskedLeave): Promise<RawAnswer> {
  return raw('POST', '/v1/leave_applications', { key: workspace.key, body: leaveFrom(workspace, asked) })
}

/** What is wrong with an application, by field; nobody is told of it. */
export async function refusedLeave(workspace: LeaveWorkspace, asked: AskedLeave): Promise<unknown> {
  const before = await toldOfLeave(workspace)
  const errors = errorsOf(await askForLeave(workspace, asked))
  expect(await toldOfLeave(workspace)).toEqual(before)
  return errors
}

/** What was told of leave, oldest first. */
export async function toldOfLeave({ id }: LeaveWorkspace): Promise<[type: string, application: unknown][]> {
  const events = await eventsOf(id)
  return events.filter(({ type }) => type.startsWith('leave.')).map(({ type, data }) => [type, data])
}

/** The ledger of the workspace, oldest first. */
export async function ledgerOf({ id }: LeaveWorkspace): Promise<string[]> {
  const rows = await inDatabase<{ entry: string }>(
    `select kind || ' ' || days as entry from leave_ledger_entries where workspace_id = $1 order by created_at, id`,
    [id],
  )
  return rows.map(({ entry }) => entry)
}
