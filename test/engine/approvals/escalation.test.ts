// Until when a step is to be decided, and whom it asks as well once nobody has.

import {
  type Approver,
  Calendar,
  type CalendarFacts,
  escalateStep,
  findDueDay,
  Holidays,
  type Organisation,
} from '@muster/engine'

const shift = {
  id: 'shf',
  start_time: '09:00:00',
  end_time: '17:00:00',
  break_duration_minutes: 0,
  grace_period_minutes: 0,
  late_threshold_minutes: 0,
  weekly_off_days: [5, 6],
  attendance_mode: 'punch_required',
} as const
const assigned = {
  id: 'shift',
  shift,
  effective_from: '2020-01-01',
  effective_to: null,
  created_at: '2020-01-01T00:00:00Z',
  geofenced_site_id: null,
}
const free = (date: string, branch_id: string | null) =>
  ({ id: date, date, type: 'public', is_recurring: false, branch_id }) as const

const calendar = (facts: Partial<CalendarFacts> = {}, holidays: ReturnType<typeof free>[] = []) =>
  new Calendar(
    {
      joining_date: '2020-01-01',
      separation_date: null,
      branch_id: 'lahore',
      assignments: [assigned],
      swaps: [],
      ...facts,
    },
    new Holidays(holidays),
  )

describe('a step is due after so many working days', () => {
  it('of the shift, without its weekly offs', () => {
    // A Wednesday, before a weekend of Friday and Saturday.
    expect(findDueDay(calendar(), '2026-12-02', 1)).toBe('2026-12-03')
    expect(findDueDay(calendar(), '2026-12-02', 2)).toBe('2026-12-06')
  })

  it('of the branch, without its holidays and with those of others', () => {
    const holidays = [free('2026-12-03', 'lahore'), free('2026-12-06', 'karachi'), free('2026-12-07', null)]
    expect(findDueDay(calendar({}, holidays), '2026-12-02', 1)).toBe('2026-12-06')
    expect(findDueDay(calendar({}, holidays), '2026-12-02', 2)).toBe('2026-12-08')
  })

  it('without Sundays where there is no shift, and where the employee is not here', () => {
    const holidays = [free('2026-12-04', null)]
    for (const facts of [{ assignments: [] }, { separation_date: '2026-12-02' }])
      expect(findDueDay(calendar(facts, holidays), '2026-12-03', 2)).toBe('2026-12-07')
  })

  it('a year later where no day is worked', () => {
    const never = { ...assigned, shift: { ...shift, weekly_off_days: [1, 2, 3, 4, 5, 6, 7] } }
    expect(findDueDay(calendar({ assignments: [never] }), '2026-12-02', 3)).toBe('2027-12-03')
  })
})

const there: Organisation = {
  applicant: new Set(['staff']),
  line: ['manager', 'director', 'chief'],
  heads: ['head', 'head above'],
  roles: new Map(),
  present: new Set(),
  lastResort: [['hr', 'other hr'], ['owner']],
}
const escalate = (approver: Approver, passed: string[], given: Partial<Organisation> = {}) =>
  escalateStep({ approver, role_id: null, member_id: null }, { ...there, ...given }, new Set(passed))

describe('the next level', () => {
  it('is one above whom the step asks', () => {
    expect(escalate('manager', ['manager'])).toEqual(['director'])
    expect(escalate('second_manager', ['director'])).toEqual(['chief'])
    expect(escalate('department_head', ['head'])).toEqual(['head above'])
    expect(escalate('role', ['hr'])).toEqual(['manager'])
    expect(escalate('member', ['named'])).toEqual(['manager'])
  })

  it('is one more above where that is asked already, has approved before, is the employee, or is nobody', () => {
    expect(escalate('manager', ['director'])).toEqual(['chief'])
    expect(escalate('manager', ['manager'], { line: ['manager', null, 'chief'] })).toEqual(['chief'])
    expect(escalate('department_head', ['head'], { heads: ['head', 'staff'] })).toEqual(['manager'])
    expect(escalate('second_manager', ['director'], { line: ['manager', 'director', 'staff'] })).toEqual([
      'hr',
      'other hr',
    ])
  })

  it('is who is of last resort at the end, and then nobody', () => {
    expect(escalate('manager', ['manager'], { line: ['manager'] })).toEqual(['hr', 'other hr'])
    expect(escalate('manager', ['hr'], { line: [] })).toEqual(['other hr'])
    expect(escalate('manager', ['hr', 'other hr'], { line: [] })).toEqual(['owner'])
    expect(escalate('manager', ['hr', 'other hr', 'owner'], { line: [] })).toEqual([])
  })
})
