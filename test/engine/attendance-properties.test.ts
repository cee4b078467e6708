// Attendance, whatever the punches: what holds of every attribution and every graded day.

import fc from 'fast-check'
import {
  type AttendanceContext,
  attendanceStatuses,
  attribute,
  type DayInputs,
  defaultAttendanceSettings as defaults,
  explainDay,
  findAffectedRange,
  gradeDay,
  gradeRange,
  type Punch,
  type WrittenDay,
} from '../../packages/engine/attendance/index.ts'
import { type Assignment, Calendar, Holidays } from '../../packages/engine/calendar.ts'
import { addDays, daysFrom } from '../../packages/engine/days.ts'
import { TimeZone } from '../../packages/engine/time-zone.ts'

const monday = '2026-03-23'
const epoch = Date.parse(`${monday}T00:00:00.000Z`)
const length = 10
const minutes = length * 1_440

const time = fc
  .integer({ min: 0, max: 95 })
  .map(n => `${String(Math.floor(n / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][n % 4]}:00`)

const shift = fc
  .record({
    id: fc.constant('shift'),
    start_time: time,
    end_time: time,
    break_duration_minutes: fc.constantFrom(0, 30, 60, 600),
    grace_period_minutes: fc.constantFrom(0, 10),
    late_threshold_minutes: fc.constantFrom(0, 15),
    weekly_off_days: fc.subarray([1, 4, 6, 7]),
    attendance_mode: fc.constantFrom(
      'punch_required',
      'punch_required',
      'auto_present',
      'punch_not_required',
    ),
  })
  .filter(({ start_time, end_time }) => start_time !== end_time)

const assignments = fc.array(fc.record({ shift, from: fc.nat(length), lasts: fc.nat(4) }), { maxLength: 5 })

/** Shifts that change from day to day, holidays, swaps, and a zone in which a clock changes in those days. */
const contexts = fc
  .record({
    first: shift,
    others: assignments,
    holidays: fc.uniqueArray(fc.nat(length), { maxLength: 2 }),
    swap: fc.option(fc.tuple(fc.nat(length), fc.nat(length))),
    joined: fc.constantFrom(-30, -30, 3),
    timezone: fc.constantFrom('Asia/Karachi', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati'),
    settings: fc.record({
      window_before_minutes: fc.constantFrom(0, 120, 240),
      window_after_minutes: fc.constantFrom(0, 360, 720),
      punch_debounce_seconds: fc.constantFrom(0, 60, 600),
      missing_punch_status: fc.constantFrom('absent', 'half_day', 'present'),
      overtime_before_shift_counts: fc.boolean(),
      max_overtime_minutes_per_day: fc.constantFrom(null, 60),
    }),
  })
  .map((facts): AttendanceContext => {
    const rows = [{ shift: facts.first, from: -40, lasts: 400 }, ...facts.others].map(
      (row, n): Assignment => ({
        id: `assignment-${n}`,
        shift: { ...row.shift, id: `shift-${n}` },
        effective_from: addDays(monday, row.from),
        effective_to: addDays(monday, row.from + row.lasts),
        created_at: `2026-01-0${n + 1}T00:00:00.000Z`,
        geofenced_site_id: null,
      }),
    )
    const holidays = facts.holidays.map(n => ({
      id: `holiday-${n}`,
      date: addDays(monday, n),
      type: 'public' as const,
      is_recurring: false,
      branch_id: null,
    }))
    const [rest, work] = facts.swap ?? [0, 0]
    const calendar = new Calendar(
      {
        joining_date: addDays(monday, facts.joined),
        separation_date: addDays(monday, length),
        branch_id: null,
        assignments: rows,
        swaps: rest === work ? [] : [{ rest_date: addDays(monday, rest), work_date: addDays(monday, work) }],
      },
      new Holidays(holidays),
    )
    return { calendar, timezone: new TimeZone(facts.timezone), settings: { ...defaults, ...facts.settings } }
  })

const punchLists = fc
  .uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: minutes * 60 }),
      direction: fc.constantFrom('in', 'out', 'unknown'),
    }),
    { maxLength: 40, selector: ({ at }) => at },
  )
  .map(list =>
    list.map(
      ({ at, direction }): Punch => ({
        id: `punch-${at}`,
        punched_at: new Date(epoch + at * 1_000).toISOString(),
        direction,
      }),
    ),
  )

const leaves = fc.subarray([
  { leave_application_id: 'a', portion: 'first_half' as const },
  { leave_application_id: 'b', portion: 'second_half' as const },
])
const moment = fc.option(
  fc.integer({ min: 0, max: minutes }).map(n => new Date(epoch + n * 60_000).toISOString()),
)
const written: fc.Arbitrary<WrittenDay | null> = fc.option(
  fc.record({
    source: fc.constant('api' as const),
    status: fc.option(fc.constantFrom('present', 'absent', 'half_day')),
    check_in_at: moment,
    check_out_at: moment,
  }),
)
const now = fc.integer({ min: 0, max: minutes * 2 }).map(n => new Date(epoch + n * 60_000).toISOString())

const days: fc.Arbitrary<DayInputs> = fc
  .record({ context: contexts, punches: punchLists, leaves, written, now, n: fc.nat(length) })
  .map(({ context, punches, n, ...rest }) => {
    const day = addDays(monday, n)
    const attributed = attribute({ ...context, punches }).filter(punch => punch.attendance_date === day)
    return { ...context, ...rest, day, punches: attributed }
  })

const runs = { numRuns: 400 }

describe('punches of an employee', () => {
  it('are attributed the same in any order', () => {
    const shuffled = punchLists.chain(punches =>
      fc.tuple(fc.constant(punches), fc.shuffledSubarray(punches, { minLength: punches.length })),
    )
    fc.assert(
      fc.property(contexts, shuffled, (context, [punches, others]) => {
        expect(attribute({ ...context, punches: others })).toEqual(attribute({ ...context, punches }))
      }),
      runs,
    )
  })

  it('belong to one day at most, inside of its window or repeating one that is', () => {
    fc.assert(
      fc.property(contexts, punchLists, (context, punches) => {
        const found = attribute({ ...context, punches })
        expect(found.map(({ id }) => id).toSorted()).toEqual(punches.map(({ id }) => id).toSorted())
        for (const { attendance_date, is_ignored, effective_direction, punched_at } of found) {
          expect(effective_direction === null).toBe(is_ignored)
          if (attendance_date === null) expect(is_ignored).toBe(true)
          else {
            const reach = findAffectedRange({ ...context, punched_at })!
            expect(reach.first_day <= attendance_date && attendance_date <= reach.last_day).toBe(true)
          }
        }
      }),
      runs,
    )
  })

  it('keep their direction', () => {
    fc.assert(
      fc.property(contexts, punchLists, (context, punches) => {
        const said = new Map(punches.map(({ id, direction }) => [id, direction]))
        for (const { id, effective_direction } of attribute({ ...context, punches })) {
          const direction = said.get(id)
          if (effective_direction && direction !== 'unknown') expect(effective_direction).toBe(direction)
        }
      }),
      runs,
    )
  })

  it('affect only days within reach when one is added or removed', () => {
    const changed = punchLists
      .filter(list => list.length > 0)
      .chain(list => fc.tuple(fc.constant(list), fc.nat(list.length - 1)))
    fc.assert(
      fc.property(contexts, changed, (context, [punches, n]) => {
        const one = punches[n]!
        const without = attribute({ ...context, punches: punches.filter(punch => punch !== one) })
        const reach = findAffectedRange({ ...context, punched_at: one.punched_at })
        const inside = (punch: { punched_at: string }) =>
          reach !== null && punch.punched_at >= reach.punched_from && punch.punched_at <= reach.punched_to
        const whole = attribute({ ...context, punches })
        const others = whole.filter(({ id }) => id !== one.id)
        expect(others.filter(punch => !inside(punch))).toEqual(without.filter(punch => !inside(punch)))
        expect(attribute({ ...context, punches: punches.filter(inside) })).toEqual(whole.filter(inside))
      }),
      runs,
    )
  })

  it('far away do not affect other days', () => {
    fc.assert(
      fc.property(contexts, punchLists, (context, punches) => {
        const far: Punch = { id: 'far', punched_at: '2026-02-20T05:00:00.000Z', direction: 'in' }
        const found = attribute({ ...context, punches: [...punches, far] })
        expect(found.filter(({ id }) => id !== 'far')).toEqual(attribute({ ...context, punches }))
      }),
      runs,
    )
  })
})

describe('a graded day', () => {
  it('is graded the same again, and in any order of its punches', () => {
    fc.assert(
      fc.property(days, inputs => {
        const graded = gradeDay(inputs)
        expect(gradeDay(inputs)).toEqual(graded)
        expect(gradeDay({ ...inputs, punches: inputs.punches.toReversed() })).toEqual(graded)
      }),
      runs,
    )
  })

  it('has a status and consistent figures', () => {
    fc.assert(
      fc.property(days, inputs => {
        const graded = gradeDay(inputs)
        if (!graded) return
        expect(attendanceStatuses).toContain(graded.status)
        const { check_in_at, check_out_at, worked_minutes, break_minutes, overtime_minutes } = graded
        const [from, to] = [Date.parse(check_in_at ?? ''), Date.parse(check_out_at ?? '')]
        const whole = check_in_at && check_out_at ? (to - from) / 60_000 : 0
        expect(worked_minutes).toBeGreaterThanOrEqual(0)
        expect(worked_minutes + break_minutes).toBeLessThanOrEqual(Math.max(0, whole))
        expect(overtime_minutes).toBeLessThanOrEqual(worked_minutes)
        if (check_in_at && check_out_at) expect(to).toBeGreaterThan(from)
        if (graded.is_late) expect(graded.late_minutes).toBeGreaterThan(0)
        if (graded.leave_portion === 'full') expect(graded.status).toBe('on_leave')
        for (const figure of Object.values(graded))
          if (typeof figure === 'number') expect(Number.isInteger(figure)).toBe(true)
      }),
      runs,
    )
  })

  it('is not absent before its window closes, unless that is written', () => {
    fc.assert(
      fc.property(days, inputs => {
        const graded = gradeDay({ ...inputs, written: null })
        const later = gradeDay({ ...inputs, written: null, now: '2027-01-01T00:00:00.000Z' })
        if (graded?.status === 'absent') expect(graded).toEqual(later)
        if (graded && later && later.status === 'present') expect(graded.status).not.toBe('absent')
      }),
      runs,
    )
  })

  it('can be explained', () => {
    fc.assert(
      fc.property(days, inputs => {
        const lines = explainDay(inputs, [], new Map())
        expect(lines.length).toBeGreaterThan(0)
        for (const { text } of lines) expect(String(text)).not.toMatch(/undefined|null|NaN|Infinity/)
      }),
      runs,
    )
  })

  it('is the same in a range as alone', () => {
    fc.assert(
      fc.property(contexts, punchLists, now, (context, punches, at) => {
        const [first_day, last_day] = [monday, addDays(monday, length)]
        const empty = { leaves: new Map(), written: new Map() }
        const range = gradeRange({ ...context, ...empty, punches, first_day, last_day, now: at })
        expect([...range.days.keys()]).toEqual(daysFrom(first_day, last_day))
        for (const [day, graded] of range.days) {
          const own = range.attributions.filter(({ attendance_date }) => attendance_date === day)
          const alone = { ...context, day, punches: own, leaves: [], written: null, now: at }
          expect(gradeDay(alone)).toEqual(graded)
        }
      }),
      runs,
    )
  })
})
