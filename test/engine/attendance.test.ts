// Attendance: punches attributed and days graded, as cases/attendance-*.yaml say.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import {
  type AttendanceSettings,
  attribute,
  type DayInputs,
  defaultAttendanceSettings as defaults,
  explainDay,
  findAffectedRange,
  gradeDay,
  gradeRange,
  type LeavePortion,
  reachOfDays,
  type WrittenDay,
} from '../../packages/engine/attendance/index.ts'
import { type Assignment, Calendar, Holidays, type Shift } from '../../packages/engine/calendar.ts'
import type { Day } from '../../packages/engine/days.ts'
import { TimeZone } from '../../packages/engine/time-zone.ts'

interface ShiftOf {
  readonly id: string
  readonly from?: Day
  readonly to?: Day
  readonly start?: string
  readonly end?: string
  readonly break?: number
  readonly grace?: number
  readonly off?: number[]
  readonly mode?: Shift['attendance_mode']
}

interface Case {
  readonly name: string
  readonly timezone?: string
  readonly settings?: Partial<AttendanceSettings>
  readonly shifts?: ShiftOf[]
  readonly holidays?: Day[]
  readonly swaps?: [rest: Day, work: Day][]
  readonly leaves?: Record<Day, Exclude<LeavePortion, 'none'>[]>
  readonly written?: Record<Day, Partial<WrittenDay>>
  readonly punches?: string[]
  readonly now?: string
  readonly attributed?: string[]
  readonly days?: Record<Day, object | null>
  readonly because?: string[]
}

function cases<Content>(name: string): Content {
  return parse(readFileSync(resolve(import.meta.dirname, 'cases', `attendance-${name}.yaml`), 'utf8'))
}

function assignmentOf(shift: ShiftOf): Assignment {
  return {
    id: `assignment-${shift.id}`,
    effective_from: shift.from ?? '2020-01-01',
    effective_to: shift.to ?? null,
    created_at: '2020-01-01T00:00:00.000Z',
    geofenced_site_id: null,
    shift: {
      id: shift.id,
      start_time: `${shift.start ?? '09:00'}:00`,
      end_time: `${shift.end ?? '18:00'}:00`,
      break_duration_minutes: shift.break ?? 60,
      grace_period_minutes: shift.grace ?? 10,
      late_threshold_minutes: 15,
      weekly_off_days: shift.off ?? [7],
      attendance_mode: shift.mode ?? 'punch_required',
    },
  }
}

function calendarOf({ shifts, holidays, swaps }: Partial<Case>): Calendar {
  const facts = {
    joining_date: '2020-01-01',
    separation_date: '2030-12-31',
    branch_id: null,
    assignments: (shifts ?? [{ id: 'day' }]).map(assignmentOf),
    swaps: (swaps ?? []).map(([rest_date, work_date]) => ({ rest_date, work_date })),
  }
  const free = (holidays ?? []).map(date => ({
    id: `holiday-${date}`,
    date,
    type: 'public' as const,
    is_recurring: false,
    branch_id: null,
  }))
  return new Calendar(facts, new Holidays(free))
}

/** Local text (`2026-07-15 09:00`) or an instant. */
function instant(text: string, timezone: TimeZone): string {
  if (text.endsWith('Z')) return text
  const local = Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime(timezone.name)
  return local.toInstant().toString({ fractionalSecondDigits: 3 })
}

function punchOf(text: string, number: number, timezone: TimeZone) {
  const [, at, direction] = /^(.+?)(?: (in|out))?$/.exec(text)!
  return {
    id: `punch-${number}`,
    punched_at: instant(at!, timezone),
    direction: (direction ?? 'unknown') as 'in' | 'out' | 'unknown',
  }
}

function contextOf(of: Partial<Case>) {
  const timezone = new TimeZone(of.timezone ?? 'Asia/Karachi')
  const settings = { ...defaults, ...of.settings }
  return { timezone, settings, calendar: calendarOf(of) }
}

function dayInputs(of: Case, day: Day): DayInputs {
  const context = contextOf(of)
  const { timezone } = context
  const at = (text: string | null | undefined) => (text ? instant(text, timezone) : null)
  const punches = attribute({
    ...context,
    punches: (of.punches ?? []).map((text, n) => punchOf(text, n, timezone)),
  })
  const written = of.written?.[day]
  return {
    ...context,
    day,
    punches: punches.filter(punch => punch.attendance_date === day),
    leaves: (of.leaves?.[day] ?? []).map((portion, n) => ({ portion, leave_application_id: `leave-${n}` })),
    written: written
      ? {
          source: written.source ?? 'api',
          status: written.status ?? null,
          check_in_at: at(written.check_in_at),
          check_out_at: at(written.check_out_at),
        }
      : null,
    now: instant(of.now ?? '2029-01-01 00:00', timezone),
  }
}

const told = [...cases<Case[]>('days'), ...cases<Case[]>('attribution'), ...cases<Case[]>('zones')]

describe('a day of attendance', () => {
  const graded = told.flatMap(of => Object.keys(of.days ?? {}).map(day => [of.name, day, of] as const))

  it.each(graded)('%s (%s)', (_, day, of) => {
    const want = of.days![day]!
    const found = gradeDay(dayInputs(of, day))
    if (want === null) expect(found).toBeNull()
    else expect(found).toMatchObject(want)
  })

  const explained = told.filter(({ because }) => because)
  it.each(explained.map(of => [of.name, of] as const))('explains: %s', (_, of) => {
    const lines = explainDay(dayInputs(of, Object.keys(of.days!)[0]!), [], new Map())
    expect(lines.map(({ rule }) => rule)).toEqual(of.because)
    for (const { text } of lines) expect(String(text)).not.toMatch(/undefined|null|NaN/)
  })

  it('shows its figures', () => {
    const of = told.find(({ name }) => name.startsWith('359 of 480'))!
    expect(explainDay(dayInputs(of, '2026-07-15'), [], new Map()).map(({ text }) => text)).toEqual([
      'half_day: 359 of 480 minutes are 74.8 percent; 40 make half a day, 75 a whole one.',
      'The shift is from 2026-07-15 09:00 to 2026-07-15 18:00; 480 minutes are scheduled.',
      '359 minutes are worked: 2026-07-15 09:00 to 2026-07-15 15:59:59.',
      'Of the break of 60 minutes 0 were taken; 60 are deducted.',
      'The departure was 120 minutes before the end.',
    ])
  })

  it('says where half a day of leave is counted from, and names the types of both leaves of a whole day', () => {
    const half: Case = {
      name: 'half',
      leaves: { '2026-07-15': ['first_half'] },
      punches: ['2026-07-15 14:00 in', '2026-07-15 18:00 out'],
    }
    expect(explainDay(dayInputs(half, '2026-07-15'), [], new Map()).at(-1)?.text).toEqual(
      'The arrival was 30 minutes after the middle of the shift at 2026-07-15 13:30, more than the 15 that mark a late arrival.',
    )
    const both: Case = { name: 'both', leaves: { '2026-07-15': ['second_half', 'first_half'] } }
    const leaveTypes = new Map([
      ['leave-1', 'Annual leave'],
      ['leave-0', 'Sick leave'],
    ])
    expect(explainDay(dayInputs(both, '2026-07-15'), [], leaveTypes)[0]?.text).toEqual(
      'on_leave: Approved leave covers both halves: Annual leave the first, Sick leave the second.',
    )
  })

  it('is graded in a range as alone', () => {
    const of = told.find(({ name }) => name.startsWith('hrms #3298:'))!
    const inputs = dayInputs(of, '2026-07-13')
    const punches = of.punches!.map((text, n) => punchOf(text, n, inputs.timezone))
    const range = gradeRange({
      ...inputs,
      first_day: '2026-07-12',
      last_day: '2026-07-14',
      punches,
      leaves: new Map(),
      written: new Map(),
    })
    expect([...range.days.keys()]).toEqual(['2026-07-12', '2026-07-13', '2026-07-14'])
    for (const [day, grade] of range.days) expect(grade).toEqual(gradeDay(dayInputs(of, day)))
  })
})

describe('a punch', () => {
  const attributed = told.filter(of => of.attributed)

  it.each(attributed.map(of => [of.name, of] as const))('%s', (_, of) => {
    const context = contextOf(of)
    const punches = of.punches!.map((text, n) => punchOf(text, n, context.timezone))
    const found = attribute({ ...context, punches: punches.toReversed() })
    const texts = found.map(({ attendance_date, effective_direction }) =>
      attendance_date === null ? 'none' : `${attendance_date} ${effective_direction ?? 'ignored'}`,
    )
    expect(texts).toEqual(of.attributed)
    expect(found.map(({ is_ignored }) => is_ignored)).toEqual(texts.map(text => /none|ignored/.test(text)))
  })

  it('reaches no further than the window of its day', () => {
    expect(findAffectedRange({ ...contextOf({}), punched_at: '2026-07-15T05:00:00.000Z' })).toEqual({
      first_day: '2026-07-15',
      last_day: '2026-07-15',
      punched_from: '2026-07-15T02:00:00.000Z',
      punched_to: '2026-07-15T19:01:00.000Z',
    })
  })

  it('reaches over windows that overlap', () => {
    const of = told.find(({ name }) => name.startsWith('hrms #3298:'))!
    expect(findAffectedRange({ ...contextOf(of), punched_at: '2026-07-13T13:30:00.000Z' })).toMatchObject({
      first_day: '2026-07-13',
      last_day: '2026-07-14',
    })
  })

  it('reaches nothing outside of every window', () => {
    expect(findAffectedRange({ ...contextOf({}), punched_at: '2026-07-15T22:00:00.000Z' })).toBeNull()
    expect(
      findAffectedRange({ ...contextOf({ shifts: [] }), punched_at: '2026-07-15T05:00:00.000Z' }),
    ).toBeNull()
  })

  it('of a changed day is among the punches of its neighbours', () => {
    const reach = reachOfDays({ ...contextOf({}), first_day: '2026-07-15', last_day: '2026-07-16' })
    expect(reach.first_day <= '2026-07-14' && reach.last_day >= '2026-07-17').toBe(true)
    expect(reach.punched_from <= '2026-07-14T02:00:00.000Z').toBe(true)
    expect(reach.punched_to >= '2026-07-17T19:00:00.000Z').toBe(true)
  })
})
