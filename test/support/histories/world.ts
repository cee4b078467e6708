// The world of random histories: a workspace whose time moves, and where its chances come from.

import { makeStaffed, type Staffed } from '../fixtures/attendance.ts'
import { inConsole } from '../fixtures/console.ts'
import { addLeave, allocateOn, putYears } from '../fixtures/leave.ts'
import { paid } from '../fixtures/salary.ts'
import { setClock } from '../server/server.ts'

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

/** A workspace with its employees, its types of leave, and the day that its clock is at. */
export interface World extends Staffed {
  readonly timezone: string
  readonly leaves: readonly string[]
  readonly employees: string[]
  today: string
  /** Of today, after its beginning. */
  minutes: number
}

/** What callers and the clock do, by name; much of it is refused, and then nothing is done. */
export type Steps = Readonly<Record<string, (world: World, random: Random) => Promise<unknown>>>

export const addDays = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

/** So many minutes after the day began in the workspace. */
export const instantOn = ({ timezone }: Pick<World, 'timezone'>, day: string, minutes: number) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime(timezone)
    .add({ minutes })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

/** A day about today. */
export const near = (random: Random, { today }: World, from = -12, to = 12) =>
  addDays(today, from + random.below(to - from + 1))

const firstDay = '2026-10-12'
const firstMinutes = 1_020

/** The fiscal year ends on a Saturday nineteen days after the first one; three types of leave differ in all that a policy says. */
export async function makeWorld({ timezone = 'Asia/Karachi', sandwich_rule = false } = {}): Promise<World> {
  await setClock(instantOn({ timezone }, firstDay, firstMinutes))
  const options = { request_budget: 1_000_000, timezone, fiscal_year_start_month: 11 }
  const staffed = await makeStaffed({ joining_date: '2026-03-02', gender: 'female' }, options)
  await putYears(staffed, '11', [2025, 2026, 2027])
  const carried = { carry_forward_allowed: true, max_carry_forward_days: '3' }
  const leaves = [
    await addLeave(staffed, {
      ...carried,
      sandwich_rule: true,
      negative_balance_allowed: true,
      max_negative_days: '4',
      pro_rata_for_joiners: false,
    }),
    await addLeave(staffed, {
      ...carried,
      sandwich_rule,
      accrual_method: 'monthly',
      annual_quota: '40',
      encashment_allowed: true,
    }),
    await addLeave(staffed, { allocation_type: 'cycle', sandwich_rule: true, applicable_gender: 'female' }),
  ]
  await allocateOn(staffed, firstDay)
  await paid({ ...staffed, employee: staffed.employee.id }, '30000', '2026-03-02')
  await inConsole(staffed, 'updateAttendanceSettings', { body: { overtime_auto_request: true } })
  return {
    ...staffed,
    timezone,
    leaves,
    employees: [staffed.employee.id],
    today: firstDay,
    minutes: firstMinutes,
  }
}
