// Leave and requests about time, in each state.

import {
  askForRegularisation,
  assignShift,
  day,
  makeStaffed,
  monday,
  punch,
  saturday,
  writeDay,
} from '../fixtures/attendance.ts'
import { inConsole } from '../fixtures/console.ts'
import { apply, makeLeaveWorkspace } from '../fixtures/leave.ts'
import { lockThrough } from '../fixtures/locks.ts'
import { inDatabase } from '../fixtures/make.ts'
import { writeEmptyRun } from '../fixtures/payroll.ts'
import { paid } from '../fixtures/salary.ts'
import { runJobs } from '../server/server.ts'
import type { Kind, Life } from './life.ts'

/** Four workdays, as long ago or ahead as it says: requests are about days around this one. */
function listWorkdays(from: number): [string, string, string, string] {
  const first = Temporal.Now.plainDateISO('Asia/Karachi').add({ days: from })
  const days = Array.from({ length: 8 }, (_, day) => first.add({ days: day }))
  return days
    .filter(({ dayOfWeek }) => dayOfWeek < 6)
    .map(String)
    .slice(0, 4) as [string, string, string, string]
}

const rejection = { rejection_reason: 'Too many are away' }

async function liveApplications(): Promise<Life> {
  const workspace = await makeLeaveWorkspace()
  const { muster } = workspace
  const first = Temporal.Now.plainDateISO('Asia/Karachi')
  const monday = first.add({ days: 8 - first.dayOfWeek })
  const inWeek = (week: number) => {
    const from_date = String(monday.add({ weeks: week }))
    return apply(workspace, { from_date, to_date: String(monday.add({ weeks: week, days: 1 })) })
  }
  const [pending, approved, rejected, cancelled] = [
    await inWeek(0),
    await inWeek(1),
    await inWeek(2),
    await inWeek(3),
  ]
  await muster.leaveApplications.approve(approved.id)
  await muster.leaveApplications.reject(rejected.id, rejection)
  await muster.leaveApplications.cancel(cancelled.id)
  const records = Object.entries({ pending, approved, rejected, cancelled }).map(
    ([state, { id, from_date }]) => [
      state,
      { id, bodies: { shortenLeaveApplication: { last_day: from_date, shortening_reason: 'Needed' } } },
    ],
  )
  return { workspace, records: Object.fromEntries(records) }
}

async function liveEncashments(): Promise<Life> {
  const workspace = await makeLeaveWorkspace({ encashment_allowed: true })
  await paid(workspace, '100000.00')
  await runJobs()
  const { data } = await workspace.muster.leaveBalances.list({ employee_id: workspace.employee })
  const { id: leave_balance_id } = data.find(({ leave_type_id }) => leave_type_id === workspace.leave)!
  const add = () => inConsole(workspace, 'createLeaveEncashment', { body: { leave_balance_id, days: '1' } })
  const records = { pending: await add(), cancelled: await add(), claimed: await add(), paid: await add() }
  await inConsole(workspace, 'cancelLeaveEncashment', { id: records.cancelled.id })
  const run = await writeEmptyRun(workspace)
  for (const status of ['claimed', 'paid'] as const)
    await inDatabase('update leave_encashments set status = $2, payroll_run_id = $3 where id = $1', [
      records[status].id,
      status,
      run,
    ])
  return { workspace, records }
}

async function liveOvertime(): Promise<Life> {
  const workspace = await makeStaffed()
  const { muster, employee } = workspace
  const add = (date: string) =>
    muster.overtimeRequests.create({ employee_id: employee.id, date, requested_hours: '2.0' })
  const pending = await add('2026-08-10')
  const approved = await add('2026-08-11')
  const rejected = await add('2026-08-12')
  const cancelled = await add('2026-08-13')
  const ofRun = await add('2026-08-14')
  await muster.overtimeRequests.approve(approved.id)
  await muster.overtimeRequests.approve(ofRun.id)
  await muster.overtimeRequests.reject(rejected.id, { rejection_reason: 'Nothing to do' })
  await muster.overtimeRequests.cancel(cancelled.id)
  const run = await writeEmptyRun(workspace)
  await inDatabase('update overtime_requests set payroll_run_id = $2 where id = $1', [ofRun.id, run])
  return { workspace, records: { pending, approved, 'approved, paid': ofRun, rejected, cancelled } }
}

async function liveRegularisations(): Promise<Life> {
  const workspace = await makeStaffed()
  const { muster } = workspace
  const add = async (date: string) => {
    await writeDay(workspace, Object.assign({ date }, day('09:00', null, date)))
    return askForRegularisation(workspace, { date })
  }
  const days = listWorkdays(-12)
  const pending = await add(days[0])
  const approved = await add(days[1])
  const rejected = await add(days[2])
  const cancelled = await add(days[3])
  await muster.regularisations.approve(approved.id)
  await muster.regularisations.reject(rejected.id, { rejection_reason: 'Not so' })
  await muster.regularisations.cancel(cancelled.id)
  return { workspace, records: { pending, approved, rejected, cancelled } }
}

async function liveSwaps(): Promise<Life> {
  const workspace = await makeStaffed()
  const { muster, employee } = workspace
  const days = [
    { rest_date: saturday, work_date: monday },
    { rest_date: '2026-08-22', work_date: '2026-08-17' },
  ]
  const [active, cancelled] = await Promise.all(
    days.map(each => muster.restDaySwaps.create(Object.assign({ employee_id: employee.id }, each))),
  )
  await muster.restDaySwaps.cancel(cancelled!.id)
  return { workspace, records: { active: active!, cancelled: cancelled! } }
}

/** As a row has it. */
const sayDay = (date: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', dateStyle: 'medium' }).format(new Date(date))

const night = { start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [] }

/** Nights of which payroll has locked the day before their departure came. */
async function liveLatePunches(): Promise<Life> {
  const workspace = await makeStaffed()
  const today = Temporal.Now.plainDateISO('Asia/Karachi')
  const nights = [5, 4, 3, 2].map(days => today.subtract({ days }))
  await assignShift(workspace, night, String(today.subtract({ days: 20 })))
  for (const day of nights) await punch(workspace, String(day), '22:00', { direction: 'in' })
  await lockThrough(workspace, String(nights.at(-1)))
  for (const day of nights)
    await punch(workspace, String(day.add({ days: 1 })), '06:00', { direction: 'out' })
  const { data } = await inConsole(workspace, 'listLatePunches', {})
  const [waiting, dismissed, corrected, counted] = data
  await inConsole(workspace, 'dismissLatePunch', {
    id: dismissed.id,
    body: { dismissal_reason: 'Paid as worked' },
  })
  const reason = 'She was there'
  await inConsole(workspace, 'createPayrollCorrection', {
    body: { employee_id: workspace.employee.id, date: corrected.date, counts_as: 'present', reason },
  })
  await inDatabase('update punches set graded_ignored = false where id = $1', [counted.punch_id])
  const inRow = ({ id, date }: { id: string; date: string }) => ({ id, text: sayDay(date) })
  return {
    workspace,
    records: {
      waiting: inRow(waiting),
      dismissed: inRow(dismissed),
      corrected: inRow(corrected),
      counted: inRow(counted),
    },
  }
}

export const latePunches: Kind = {
  collections: ['late_punches'],
  page: '/attendance/late-punches',
  bodies: { dismissLatePunch: { dismissal_reason: 'Paid as worked' } },
  live: liveLatePunches,
}

export const leaveApplications: Kind = {
  collections: ['leave_applications'],
  page: '/leave/applications',
  bodies: { rejectLeaveApplication: rejection },
  live: liveApplications,
}

export const leaveEncashments: Kind = {
  collections: ['leave_encashments'],
  page: '/leave/encashments',
  bodies: {},
  live: liveEncashments,
}

export const overtimeRequests: Kind = {
  collections: ['overtime_requests'],
  page: '/attendance/overtime',
  bodies: { rejectOvertimeRequest: rejection },
  refusals: { cancelOvertimeRequest: /was paid by a payroll run/ },
  live: liveOvertime,
}

export const regularisations: Kind = {
  collections: ['regularisations'],
  page: '/attendance/regularisations',
  bodies: { rejectRegularisation: rejection },
  live: liveRegularisations,
}

export const restDaySwaps: Kind = {
  collections: ['rest_day_swaps'],
  page: '/attendance/rest-day-swaps',
  bodies: {},
  live: liveSwaps,
}
