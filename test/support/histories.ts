// Random histories of a workspace: what callers and the clock do to the time of its employees, one step after another.

import { clockComesTo, type Staffed } from './attendance.ts'
import { inConsole } from './console.ts'
import { ayesha } from './make.ts'
import { runJobs } from './server.ts'

/** Small, and the same for the same seed. */
export function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (most: number) => Math.floor(next() * most),
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!,
    often: (share: number) => next() < share,
  }
}
export type Random = ReturnType<typeof randomFrom>

/** A workspace with its employees, a type of leave, and the day that its clock is at. */
export interface World extends Staffed {
  readonly leave: string
  readonly employees: string[]
  today: string
}

const addDays = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
export const instantOn = (day: string, minutes: number) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime('Asia/Karachi')
    .add({ minutes })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

const near = (random: Random, { today }: World, from = -12, to = 12) =>
  addDays(today, from + random.below(to - from + 1))

const steps: Record<string, (world: World, random: Random) => Promise<unknown>> = {
  punch: (w, r) =>
    w.muster.punches.create({
      ...{ employee_id: r.one(w.employees), punched_at: instantOn(near(r, w, -12, 0), r.below(1_440)) },
      direction: r.one(['in', 'out', 'unknown'] as const),
    }),
  write: (w, r) => {
    const date = near(r, w, -12, 0)
    const body = { employee_id: r.one(w.employees), date, ...(r.often(0.3) && { note: `N${r.below(9)}` }) }
    const times = {
      check_in_at: instantOn(date, 540 + r.below(60)),
      check_out_at: instantOn(date, 1_000 + r.below(99)),
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
  leave: async (w, r) => {
    const from_date = near(r, w)
    const half = r.often(0.3)
    const to_date = half ? from_date : addDays(from_date, r.below(4))
    const { id } = await w.muster.leaveApplications.create({
      ...{ employee_id: r.one(w.employees), leave_type_id: w.leave, from_date, to_date, reason: 'Rest' },
      ...(half && { is_half_day: true, half_day_type: r.one(['first_half', 'second_half'] as const) }),
    })
    if (r.often(0.8)) await w.muster.leaveApplications.approve(id)
  },
  decide: async (w, r) => {
    const { data } = await w.muster.leaveApplications.list({ limit: 100 })
    if (data.length === 0) return
    const { id } = r.one(data)
    if (r.often(0.2)) await w.muster.leaveApplications.reject(id, { rejection_reason: 'No' })
    else await w.muster.leaveApplications.cancel(id)
  },
  regularise: async (w, r) => {
    const date = near(r, w, -12, 0)
    const { id } = await w.muster.regularisations.create({
      ...{ employee_id: r.one(w.employees), date, type: 'other', reason: 'Bus' },
      ...(r.often(0.5)
        ? { requested_status: 'present' as const }
        : { requested_check_in_at: instantOn(date, 540) }),
    })
    if (r.often(0.5)) await w.muster.regularisations.approve(id)
  },
  regularised: async (w, r) => {
    const { data } = await w.muster.regularisations.list({ status: 'pending' })
    if (data.length > 0) await w.muster.regularisations[r.one(['approve', 'cancel'] as const)](r.one(data).id)
  },
  overtime: async (w, r) => {
    const { id } = await w.muster.overtimeRequests.create({
      ...{ employee_id: r.one(w.employees), date: near(r, w), requested_hours: '1.00' },
    })
    if (r.often(0.5)) await w.muster.overtimeRequests.approve(id, {})
  },
  swap: (w, r) => {
    const rest_date = near(r, w)
    return w.muster.restDaySwaps.create({
      ...{ employee_id: r.one(w.employees), rest_date, work_date: addDays(rest_date, 1 + r.below(4)) },
    })
  },
  unswap: async (w, r) => {
    const { data } = await w.muster.restDaySwaps.list({ status: 'active' })
    if (data.length > 0) await w.muster.restDaySwaps.cancel(r.one(data).id)
  },
  join: (w, r) => w.muster.employees.update(r.one(w.employees), { joining_date: near(r, w, -30, 3) }),
  leaveJob: (w, r) =>
    w.muster.employees.update(r.one(w.employees), {
      ...{ separation_date: r.often(0.3) ? null : near(r, w) },
      ...(r.often(0.5) && { status: 'resigned' as const }),
    }),
  comeBack: (w, r) =>
    w.muster.employees.update(r.one(w.employees), { status: 'active', joining_date: near(r, w, -5, 5) }),
  holiday: (w, r) =>
    w.muster.holidays.create({ name: `H${r.below(1e6)}`, date: near(r, w), type: 'company' }),
  moveHoliday: async (w, r) => {
    const { data } = await w.muster.holidays.list()
    if (data.length > 0) await w.muster.holidays.update(r.one(data).id, { date: near(r, w) })
  },
  assign: async (w, r) => {
    const start = r.one(['06:00:00', '09:00:00', '14:00:00', '22:00:00'])
    const shift = await w.muster.shifts.create({
      ...{ name: `S${r.below(1e9)}`, start_time: start, end_time: start < '12' ? '17:00:00' : '06:00:00' },
      weekly_off_days: r.one([[6, 7], [7], []]),
      attendance_mode: r.one([
        'punch_required',
        'punch_required',
        'auto_present',
        'punch_not_required',
      ] as const),
    })
    const effective_from = near(r, w)
    await w.muster.employeeShifts.create({
      ...{ employee_id: r.one(w.employees), shift_id: shift.id, effective_from },
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
  address: async (w, r) => {
    const { employeeAddresses: a } = w.muster
    const employee = r.one(w.employees)
    const { data } = await a.list(employee, { include_deleted: r.often(0.2) })
    const type = r.one(['current', 'permanent', 'mailing'] as const)
    if (data.length === 0 || r.often(0.4))
      await a.create(employee, { type, line1: 'L', city: 'C', is_primary: r.often(0.5) })
    else if (r.often(0.5)) await a.delete(employee, r.one(data).id)
    else await a.update(employee, r.one(data).id, { is_primary: true })
  },
  endpoint: async (w, r) => {
    const { webhookEndpoints: e } = w.muster
    const { data } = await e.list({ include_deleted: r.often(0.2) })
    if (data.length === 0 || r.often(0.4))
      await e.create({ url: 'https://1.1.1.1/', events: ['employee.created'] })
    else if (r.often(0.5)) await e.delete(r.one(data).id)
    else await e.update(r.one(data).id, { description: `D${r.below(99)}` })
  },
  hire: async (w, r) => {
    if (w.employees.length > 4) return
    const { id } = await w.muster.employees.create({ ...ayesha, joining_date: near(r, w) })
    w.employees.push(id)
  },
  dismiss: async (w, r) => {
    if (r.often(0.1)) await w.muster.employees.delete(r.one(w.employees))
  },
  settings: (w, r) =>
    inConsole(w, 'updateAttendanceSettings', {
      body: r.often(0.5)
        ? { overtime_auto_request: r.often(0.5) }
        : { full_day_min_percent: 60 + r.below(30) },
    }),
  clock: async (w, r) => {
    w.today = addDays(w.today, r.below(3))
    await clockComesTo(w, instantOn(w.today, 1_000 + r.below(400)))
    await runJobs()
  },
}

/** What changes most comes most often. */
const names = [
  ...Object.keys(steps),
  ...['punch', 'punch', 'write', 'leave', 'leave', 'decide', 'join', 'leaveJob', 'comeBack', 'clock'],
]

/** Something that a caller or the clock does; much of it is refused, and then nothing is done. */
export async function step(world: World, random: Random): Promise<void> {
  const name = random.one(names)
  try {
    await steps[name]!(world, random)
  } catch (error) {
    const { status } = error as { status?: number }
    if (status !== 400 && status !== 409) throw new Error(`${name}: ${error}`, { cause: error })
  }
}
