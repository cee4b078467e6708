// Steps of random histories: punches, days, requests, shifts and holidays, and the clock that grades them.

import { clockComesTo } from '../fixtures/attendance.ts'
import { inConsole } from '../fixtures/console.ts'
import { inDatabase } from '../fixtures/make.ts'
import { runJobs } from '../server/server.ts'
import { addDays, instantOn, near, type Steps, type World } from './world.ts'

export const attendanceSteps: Steps = {
  punch: (w, r) =>
    w.muster.punches.create({
      employee_id: r.one(w.employees),
      punched_at: instantOn(w, near(r, w, -20, 0), r.below(1_440)),
      direction: r.one(['in', 'out', 'unknown'] as const),
    }),
  write: (w, r) => {
    const date = near(r, w, -20, 0)
    const body = { employee_id: r.one(w.employees), date, ...(r.often(0.3) && { note: `N${r.below(9)}` }) }
    const times = {
      check_in_at: instantOn(w, date, 540 + r.below(60)),
      check_out_at: instantOn(w, date, 1_000 + r.below(99)),
    }
    const status = r.one(['present', 'absent', 'half_day'] as const)
    return w.muster.attendanceRecords.create({ ...body, ...(r.often(0.5) ? times : { status }) })
  },
  amend: async (w, r) => {
    const { data } = await w.muster.attendanceRecords.list({ include_deleted: true, limit: 100 })
    if (data.length === 0) return
    const { id } = r.one(data)
    await w.muster.attendanceRecords.update(
      id,
      r.often(0.5) ? { note: `A${r.below(9)}` } : { status: 'half_day' },
    )
  },
  regularise: async (w, r) => {
    const date = near(r, w, -20, 0)
    const { id } = await w.muster.regularisations.create({
      employee_id: r.one(w.employees),
      date,
      type: 'other',
      reason: 'Bus',
      ...(r.often(0.5)
        ? { requested_status: 'present' as const }
        : { requested_check_in_at: instantOn(w, date, 540) }),
    })
    if (r.often(0.5)) await w.muster.regularisations.approve(id)
  },
  regularised: async (w, r) => {
    const { data } = await w.muster.regularisations.list({ status: 'pending' })
    if (data.length > 0) await w.muster.regularisations[r.one(['approve', 'cancel'] as const)](r.one(data).id)
  },
  overtime: async (w, r) => {
    const { id } = await w.muster.overtimeRequests.create({
      employee_id: r.one(w.employees),
      date: near(r, w),
      requested_hours: '1.00',
    })
    if (r.often(0.5)) await w.muster.overtimeRequests.approve(id, {})
  },
  swap: (w, r) => {
    const rest_date = near(r, w, -25, 25)
    return w.muster.restDaySwaps.create({
      employee_id: r.one(w.employees),
      rest_date,
      work_date: addDays(rest_date, 1 + r.below(4)),
    })
  },
  unswap: async (w, r) => {
    const { data } = await w.muster.restDaySwaps.list({ status: 'active' })
    if (data.length > 0) await w.muster.restDaySwaps.cancel(r.one(data).id)
  },
  holiday: async (w, r) => {
    const { data } = await w.muster.branches.list()
    const type = r.one(['company', 'public', 'optional'] as const)
    const branch_id = r.often(0.7) ? null : r.one(data).id
    const is_recurring = r.often(0.1)
    await w.muster.holidays.create({
      name: `H${r.below(1e6)}`,
      date: near(r, w),
      type,
      branch_id,
      is_recurring,
    })
  },
  moveHoliday: async (w, r) => {
    const { data } = await w.muster.holidays.list()
    if (data.length === 0) return
    const change = r.often(0.6)
      ? { date: near(r, w, -35, 25) }
      : { type: r.one(['optional', 'company'] as const) }
    await w.muster.holidays.update(r.one(data).id, change)
  },
  assign: async (w, r) => {
    const start = r.one(['06:00:00', '09:00:00', '14:00:00', '22:00:00'])
    const shift = await w.muster.shifts.create({
      name: `S${r.below(1e9)}`,
      start_time: start,
      end_time: start < '12' ? '17:00:00' : '06:00:00',
      weekly_off_days: r.one([[6, 7], [6, 7], [7], [1], []]),
      attendance_mode: r.one([
        'punch_required',
        'punch_required',
        'auto_present',
        'punch_not_required',
      ] as const),
    })
    const effective_from = near(r, w, -35, 15)
    await w.muster.employeeShifts.create({
      employee_id: r.one(w.employees),
      shift_id: shift.id,
      effective_from,
      effective_to: r.often(0.3) ? addDays(effective_from, r.below(6)) : null,
    })
  },
  reshape: async (w, r) => {
    const { data } = await w.muster.shifts.list()
    const mode = r.one(['punch_required', 'auto_present', 'punch_not_required'] as const)
    await w.muster.shifts.update(
      r.one(data).id,
      r.often(0.5) ? { attendance_mode: mode } : { start_time: '08:00:00' },
    )
  },
  settings: (w, r) =>
    inConsole(w, 'updateAttendanceSettings', {
      body: r.often(0.5)
        ? { overtime_auto_request: r.often(0.5) }
        : { full_day_min_percent: 60 + r.below(30) },
    }),
  clock: async (w, r) => {
    w.today = addDays(w.today, r.below(r.often(0.1) ? 20 : 4))
    w.minutes = 1_000 + r.below(400)
    await settle(w)
  },
}

// Of a workspace without employees nothing is graded.
const behind = `
  select what from (
    select 'due at ' || due_at as what from attendance_grading where workspace_id = $1 and due_at <= $2
    union all select 'queued: ' || days from attendance_regrades where workspace_id = $1) as left_over
  where exists(select from employees where workspace_id = $1 and not deleted)`

/** No standstill of a history takes the clock more rounds. */
const maxRounds = 40

/** The clock grades what is due by now, of a long standstill so many days a round, and the jobs run. */
export async function settle(world: World): Promise<void> {
  const now = instantOn(world, world.today, world.minutes)
  for (let round = 0; ; round++) {
    await clockComesTo(world, now)
    const left = await inDatabase<{ what: string }>(behind, [world.id, now])
    if (left.length === 0) break
    if (round === maxRounds) throw new Error(`At ${now} the clock does not come to an end: ${left[0]!.what}`)
  }
  await runJobs()
}
