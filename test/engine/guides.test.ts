// The worked examples of the guides, computed: what a reader is told is what the engines say.

import {
  type Assignment,
  attribute,
  Calendar,
  computeAccrual,
  computeEntitlement,
  decideClaim,
  defaultAttendanceSettings,
  gradeDay,
  Holidays,
  type InterestMethod,
  type LeavePolicy,
  makeLoanSchedule,
  measureDistance,
  measureSpan,
  type Shift,
  TimeZone,
} from '../../packages/engine/index.ts'
import { read } from '../support/contract/page.ts'
import { policiesOf } from '../support/fixtures/leave-cases.ts'

const readGuide = (name: string): string => read(`docs/guides/${name}.md`)
const [leave, attendance] = [readGuide('leave'), readGuide('attendance')]

/** The rows of the table whose head has these cells, without code marks. */
function rows(page: string, ...head: string[]): string[][] {
  const lines = page.split('\n').map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim().replaceAll('`', '')),
  )
  const at = lines.findIndex(cells => cells.join() === head.join())
  if (at === -1) throw new Error(`The guide has no table ${head.join(', ')}.`)
  const end = lines.findIndex((cells, n) => n > at && cells.length === 0)
  return lines.slice(at + 2, end === -1 ? undefined : end)
}

const shift: Shift = {
  id: 'shf_1',
  start_time: '09:00:00',
  end_time: '18:00:00',
  break_duration_minutes: 60,
  grace_period_minutes: 10,
  late_threshold_minutes: 15,
  weekly_off_days: [6, 7],
  attendance_mode: 'punch_required',
}
const assignment: Assignment = {
  id: 'esh_1',
  shift,
  effective_from: '2020-01-01',
  effective_to: null,
  created_at: '2020-01-01T00:00:00.000Z',
  geofenced_site_id: null,
}

function calendarWith(...dates: string[]): Calendar {
  const holidays = dates.map(date => ({
    id: date,
    date,
    type: 'public' as const,
    is_recurring: false,
    branch_id: null,
  }))
  const person = { joining_date: '2020-01-01', separation_date: null, branch_id: null }
  return new Calendar({ ...person, assignments: [assignment], swaps: [] }, new Holidays(holidays))
}

const policy: LeavePolicy = {
  id: 'lpo_1',
  leave_type_id: 'lty_1',
  annual_quota: '22.00',
  accrual_method: 'monthly',
  allocation_type: 'fiscal_year',
  max_consecutive_days: null,
  carry_forward_allowed: false,
  max_carry_forward_days: '0.00',
  encashment_allowed: false,
  negative_balance_allowed: false,
  max_negative_days: '0.00',
  pro_rata_for_joiners: true,
  min_service_months: 0,
  applicable_gender: 'all',
  requires_document_after_days: null,
  sandwich_rule: false,
  effective_from: '2020-01-01',
  effective_to: null,
}
const period = { start_date: '2025-01-01', end_date: '2025-12-31' }

describe('the guide to leave', () => {
  it.each(rows(leave, 'From', 'To', 'Holidays', 'Days', 'With the sandwich rule'))(
    'counts the days from %s to %s',
    (from_date, to_date, holidays, plain, sandwiched) => {
      const calendar = holidays === 'none' ? calendarWith() : calendarWith(...holidays!.split(', '))
      const days = (sandwich: boolean) =>
        measureSpan({
          calendar,
          from_date: from_date!,
          to_date: to_date!,
          half: null,
          sandwich,
          neighbours: [],
          own: null,
          isLocked: () => false,
        }).total_days
      expect([days(false), days(true)]).toEqual([plain, sandwiched])
    },
  )

  it.each(rows(leave, 'On', 'accrued_days'))('states what is released on %s', (on, days) => {
    const service = {
      policies: [policy],
      period,
      joining_date: '2020-01-01',
      separation_date: null,
      gender: null,
    }
    expect(computeAccrual({ ...service, on: on! }).accrued_days).toBe(days)
  })

  const changed = ['1 July', '15 November', '31 December', '1 January', '1 June']
  it.each(rows(leave, 'Until December', 'From January', ...changed))(
    'states what is released when %s is followed by %s',
    (before, after, ...days) => {
      const policies = policiesOf([`${before} 12.00`, `${after} 24.00 from 2027-01-01`])
      const of = { start_date: '2026-07-01', end_date: '2027-06-30' }
      const service = {
        policies,
        period: of,
        joining_date: '2020-01-01',
        separation_date: null,
        gender: null,
      }
      const released = ['2026-07-01', '2026-11-15', '2026-12-31', '2027-01-01', '2027-06-01'].map(
        on => computeAccrual({ ...service, on }).accrued_days,
      )
      expect(released).toEqual(days)
      expect(computeEntitlement(service).entitled_days).toBe('18.00')
    },
  )

  it.each(rows(leave, 'Joined', 'Quota', 'entitled_days'))(
    'states what an employee who joined on %s with a quota of %s is entitled to',
    (joining_date, annual_quota, days) => {
      const policies = [{ ...policy, annual_quota: annual_quota! }]
      const service = { policies, period, joining_date: joining_date!, separation_date: null, gender: null }
      expect(computeEntitlement(service).entitled_days).toBe(days)
    },
  )
})

const day = '2026-08-10'
const context = {
  calendar: calendarWith(),
  settings: defaultAttendanceSettings,
  timezone: new TimeZone('Etc/UTC'),
}

function graded(comes: string, leaves: string) {
  const at = (time: string) => `${day}T${time.length === 5 ? `${time}:00` : time}.000Z`
  const punches = attribute({
    ...context,
    punches: [
      { id: 'in', punched_at: at(comes), direction: 'in' },
      { id: 'out', punched_at: at(leaves), direction: 'out' },
    ],
  })
  return gradeDay({ ...context, day, punches, leaves: [], written: null, now: '2026-08-12T00:00:00.000Z' })!
}

describe('the guide to attendance', () => {
  it.each(rows(attendance, 'In', 'Out', 'late_minutes', 'is_late', 'early_leave_minutes', 'worked_minutes'))(
    'grades %s to %s',
    (comes, leaves, ...expected) => {
      const { late_minutes, is_late, early_leave_minutes, worked_minutes } = graded(comes!, leaves!)
      expect([late_minutes, is_late, early_leave_minutes, worked_minutes].map(String)).toEqual(expected)
    },
  )

  it.each(rows(attendance, 'Worked', 'Status'))('grades %s minutes worked', (minutes, status) => {
    // The break is deducted from who stays for half of the shift at least.
    const stay = Number(minutes) + 60 >= 270 ? Number(minutes) + 60 : Number(minutes)
    const whole = 540 + stay
    const leaves = `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
    expect([graded('09:00', leaves).worked_minutes, graded('09:00', leaves).status]).toEqual([
      Number(minutes),
      status,
    ])
  })

  it.each(rows(attendance, 'From', 'To', 'Metres'))('measures from %s to %s', (from, to, metres) => {
    const place = (text: string) => {
      const [latitude, longitude] = text.split(', ')
      return { latitude: latitude!, longitude: longitude! }
    }
    expect(String(Math.round(measureDistance(place(from!), place(to!))))).toBe(metres)
  })
})

describe('the guide to expenses', () => {
  it.each(
    rows(readGuide('expenses'), 'Asked', 'Approved', 'Advance', 'total_approved', 'total_reimbursable'),
  )(
    'states what %s comes to where %s is approved and %s was advanced',
    (asked, approved, advance_adjusted, ...figures) => {
      const items = asked!.split(', ').map((amount, n) => ({ id: `eci_${n}`, amount }))
      const decisions = approved!.split(', ').flatMap((approved_amount, n) => {
        const { id: expense_claim_item_id, amount } = items[n]!
        return approved_amount === amount
          ? []
          : [{ expense_claim_item_id, approved_amount, rejection_reason: 'Less' }]
      })
      const decided = decideClaim(items, decisions, { advance_adjusted: advance_adjusted!, decimals: 2 })
      if ('refused' in decided) throw new Error(JSON.stringify(decided.refused))
      const { total_approved, total_reimbursable } = decided.approval
      expect([total_approved, total_reimbursable]).toEqual(figures)
    },
  )
})

describe('the guide to loans', () => {
  it.each(rows(readGuide('loans'), 'Amount', 'Rate', 'Method', 'Months', 'Installment', 'Last', 'Total'))(
    'states the schedule of %s at %s %%, %s, in %s months',
    (amount, rate, method, months, ...figures) => {
      const terms = {
        amount: amount!,
        interest_rate: rate!,
        interest_method: method as InterestMethod,
        total_installments: Number(months),
        start_year: 2027,
        start_month: 1,
      }
      const made = makeLoanSchedule(terms, 2)
      if ('refused' in made) throw new Error('refused')
      const { installment_amount, installments, total_payable } = made.schedule
      expect([installment_amount, installments.at(-1)!.total_due, total_payable]).toEqual(figures)
    },
  )
})
