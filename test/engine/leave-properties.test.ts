// Leave: what holds of every calendar, policy and year, over a thousand years and every 29 February in them.

import fc, { type Arbitrary } from 'fast-check'
import { Calendar, Holidays } from '../../packages/engine/calendar.ts'
import { addDays, addMonths, type Day, dayNumber, daysFrom, toDay } from '../../packages/engine/days.ts'
import {
  closeYear,
  computeAccrual,
  computeBalance,
  computeEntitlement,
  computeRecharge,
  findCycle,
  findPeriod,
  type Half,
  kindForLeave,
  type LeavePolicy,
  type LedgerEntry,
  listChargedDays,
  makeMovement,
  measureSpan,
  type Neighbour,
} from '../../packages/engine/leave/index.ts'

const seed = 20_261_121
const holds = { seed, numRuns: 300 }

const days = fc.integer({ min: dayNumber('1500-01-01'), max: dayNumber('2500-12-31') }).map(toDay)
const leapDays = fc.integer({ min: 376, max: 624 }).map(n => addDays(`${n * 4}-03-01`, -1))
/** One in four is the last of a February, most of them the 29th. */
const day = fc.oneof({ weight: 3, arbitrary: days }, { weight: 1, arbitrary: leapDays })
const hundredths = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map(n => `${Math.floor(n / 100)}.${`${n % 100}`.padStart(2, '0')}`)

const calendarAt = (around: Day): Arbitrary<Calendar> =>
  fc
    .record({
      off: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
      holidays: fc.array(fc.integer({ min: -10, max: 30 }), { maxLength: 6 }),
      shifts: fc.boolean(),
    })
    .map(({ off, holidays, shifts }) => {
      const shift = {
        id: 'shf_1',
        start_time: '09:00:00',
        end_time: '18:00:00',
        break_duration_minutes: 0,
        grace_period_minutes: 0,
        late_threshold_minutes: 0,
        weekly_off_days: off,
        attendance_mode: 'punch_required' as const,
      }
      const assignment = { id: 'esh_1', shift, effective_from: '0001-01-01', effective_to: null }
      const facts = { joining_date: '0001-01-01', separation_date: null, branch_id: null, swaps: [] }
      return new Calendar(
        { ...facts, assignments: shifts ? [{ ...assignment, created_at: '', geofenced_site_id: null }] : [] },
        new Holidays(
          holidays.map((after, n) => ({
            id: `hol_${n}`,
            date: addDays(around, after),
            type: 'public',
            is_recurring: false,
            branch_id: null,
          })),
        ),
      )
    })

const spans = day.chain(from_date =>
  fc.record({
    calendar: calendarAt(from_date),
    from_date: fc.constant(from_date),
    to_date: fc.integer({ min: 0, max: 25 }).map(more => addDays(from_date, more)),
  }),
)
const isLocked = () => false
const none = { half: null, neighbours: [], own: null, isLocked }
const hundredfold = (text: string): number => +text.replace('.', '')

describe('every span', () => {
  it('takes its working days without the sandwich rule, and never fewer with it', () => {
    fc.assert(
      fc.property(spans, span => {
        const workdays = daysFrom(span.from_date, span.to_date).filter(
          each => kindForLeave(span.calendar, each) === 'workday',
        )
        const plain = measureSpan({ ...span, ...none, sandwich: false })
        const sandwich = measureSpan({ ...span, ...none, sandwich: true })
        expect(plain.total_days).toBe(`${workdays.length}.00`)
        expect(hundredfold(sandwich.total_days)).toBeGreaterThanOrEqual(hundredfold(plain.total_days))
        expect(sandwich.days.filter(({ charged }) => charged)).toHaveLength(+sandwich.total_days)
        expect(plain.total_days === '0.00').toBe(sandwich.total_days === '0.00')
      }),
      holds,
    )
  })

  it('is as long in halves as in days', () => {
    fc.assert(
      fc.property(spans, fc.boolean(), ({ calendar, from_date, to_date }, sandwich) => {
        const each = daysFrom(from_date, to_date)
        const halves = each.flatMap(at =>
          (['first_half', 'second_half'] as Half[]).map(half =>
            measureSpan({ ...none, calendar, from_date: at, to_date: at, half, sandwich }),
          ),
        )
        const sum = halves.reduce((total, { total_days }) => total + hundredfold(total_days), 0)
        const plain = measureSpan({ ...none, calendar, from_date, to_date, sandwich: false })
        expect(sum).toBe(hundredfold(plain.total_days))
      }),
      holds,
    )
  })
})

describe('every pair of leaves', () => {
  const pairs = fc.record({
    span: spans,
    gap: fc.integer({ min: 1, max: 6 }),
    more: fc.integer({ min: 0, max: 5 }),
    isBefore: fc.boolean(),
  })

  it('is undone by a cancellation: the ledger and the neighbour are restored', () => {
    fc.assert(
      fc.property(pairs, hundredths(30), ({ span, gap, more, isBefore }, granted) => {
        const at = isBefore ? addDays(span.from_date, -gap - more) : addDays(span.to_date, gap)
        const dates = { from_date: at, to_date: addDays(at, more) }
        const whole = { half: null, sandwich: true, charged: null, is_closed: false, isLocked }
        const first: Neighbour = { ...whole, ...dates, id: 'lap_1', created_at: '1' }
        const own = { id: 'lap_2', created_at: '2', charged: null }
        const facts = { ...span, ...whole, own }
        const alone = measureSpan({ ...facts, neighbours: [] })
        const beside = measureSpan({ ...facts, neighbours: [first] })
        const earlier = measureSpan({
          ...span,
          ...first,
          isLocked,
          own: first,
          neighbours: [{ ...facts, ...own, sandwich: true }],
        })
        const back = computeRecharge(listChargedDays(beside), alone, facts)
        expect(hundredfold(beside.total_days) + hundredfold(back?.charged_days ?? '0.00')).toBe(
          hundredfold(alone.total_days),
        )
        expect(back?.moved ?? []).toEqual(beside.linked.map(({ day }) => day).sort())
        // The rest days between the two are charged to the later one alone.
        expect(earlier.linked).toEqual([])

        const computed = { entitled_days: granted, accrued_days: granted, withheld_days: '0.00' }
        const { total_days: charged_days } = beside
        const approved = { status: 'approved', charged_days } as const
        const ledger = [
          makeMovement({ status: 'pending', charged_days }, approved),
          makeMovement(approved, { ...approved, charged_days: alone.total_days }),
          makeMovement(
            { ...approved, charged_days: alone.total_days },
            { status: 'cancelled', charged_days: alone.total_days },
          ),
        ].filter(entry => entry !== null)
        expect(computeBalance(ledger, computed)).toEqual(computeBalance([], computed))
      }),
      holds,
    )
  })
})

const policy = (id: string, from: Day): Arbitrary<LeavePolicy> =>
  fc.record({
    id: fc.constant(id),
    leave_type_id: fc.constant('lvt_1'),
    annual_quota: hundredths(60),
    accrual_method: fc.constantFrom('annual' as const, 'monthly' as const),
    allocation_type: fc.constant('fiscal_year' as const),
    max_consecutive_days: fc.constant(null),
    carry_forward_allowed: fc.boolean(),
    max_carry_forward_days: hundredths(20),
    encashment_allowed: fc.constant(true),
    negative_balance_allowed: fc.constant(true),
    max_negative_days: hundredths(10),
    pro_rata_for_joiners: fc.boolean(),
    min_service_months: fc.constant(0),
    applicable_gender: fc.constantFrom('all' as const, 'female' as const),
    requires_document_after_days: fc.constant(null),
    sandwich_rule: fc.boolean(),
    effective_from: fc.constant(from),
    effective_to: fc.constant(null),
  })

const years = fc
  .record({
    start: day,
    joins: fc.integer({ min: -400, max: 400 }),
    changes: fc.integer({ min: 0, max: 400 }),
  })
  .chain(({ start, joins, changes }) =>
    fc.record({
      policies: fc.tuple(policy('lvp_1', '0001-01-01'), policy('lvp_2', addDays(start, changes))),
      period: fc.constant({ start_date: start, end_date: addDays(addMonths(start, 12), -1) }),
      joining_date: fc.constant(addDays(start, joins)),
      separation_date: fc.option(fc.integer({ min: 0, max: 800 }).map(n => addDays(start, joins + n))),
      gender: fc.constantFrom('male' as const, 'female' as const, 'other' as const, null),
    }),
  )

describe('every year', () => {
  it('never falls in accrual, and ends at the entitlement', () => {
    fc.assert(
      fc.property(years, facts => {
        const { start_date, end_date } = facts.period
        const entitled = computeEntitlement(facts).entitled_days
        let last = 0
        for (const on of [...Array.from({ length: 24 }, (_, n) => addDays(start_date, n * 15)), end_date]) {
          const now = hundredfold(computeAccrual({ ...facts, on }).accrued_days)
          expect(now).toBeGreaterThanOrEqual(last)
          last = now
        }
        const { separation_date } = facts
        const isEmployed = facts.joining_date <= end_date
        if (separation_date === null || separation_date >= end_date)
          expect(last).toBe(isEmployed ? hundredfold(entitled) : 0)
        else expect(last).toBeLessThanOrEqual(hundredfold(entitled))
      }),
      holds,
    )
  })

  it('of a cycle is twelve months, one per fiscal year', () => {
    fc.assert(
      fc.property(day, day, (joining_date, on) => {
        const cycle = findCycle(joining_date, on)
        expect(cycle.start_date <= on && on <= cycle.end_date).toBe(true)
        expect(findCycle(joining_date, addDays(cycle.end_date, 1)).start_date).toBe(
          addDays(cycle.end_date, 1),
        )
        const start_date = `${on.slice(0, 7)}-01`
        const year = { start_date, end_date: addDays(addMonths(start_date, 12), -1) }
        const { start_date: begins } = findPeriod('cycle', year, joining_date)
        expect(year.start_date <= begins && begins <= year.end_date).toBe(true)
      }),
      holds,
    )
  })
})

describe('every ledger', () => {
  const taken = fc.tuple(fc.constantFrom('use' as const, 'encash' as const, 'lapse' as const), hundredths(9))
  const given = fc.tuple(
    fc.constantFrom('carry' as const, 'adjust' as const, 'accrue' as const),
    hundredths(9),
  )
  const entries = fc.array(
    fc.oneof(
      taken.map(([kind, amount]): LedgerEntry => ({ kind, days: amount === '0.00' ? amount : `-${amount}` })),
      given.map(([kind, amount]): LedgerEntry => ({ kind, days: amount })),
    ),
  )

  it('sums to the balance, with the accrual that is not written yet', () => {
    fc.assert(
      fc.property(entries, hundredths(30), (ledger, released) => {
        const sum = (kinds: readonly LedgerEntry[]) =>
          kinds.reduce((total, { days }) => total + hundredfold(days), 0)
        const written = sum(ledger.filter(({ kind }) => kind === 'accrue'))
        const balance = computeBalance(ledger, {
          entitled_days: released,
          accrued_days: released,
          withheld_days: '0.00',
        })
        expect(hundredfold(balance.available_days)).toBe(sum(ledger) + hundredfold(released) - written)
        expect(hundredfold(computeBalance(ledger, null).available_days)).toBe(sum(ledger))
      }),
      holds,
    )
  })

  it('is closed once: carried and lapsed days add up to the rest', () => {
    fc.assert(
      fc.property(entries, hundredths(30), policy('lvp_1', '0001-01-01'), (ledger, released, of) => {
        const computed = { entitled_days: released, accrued_days: released, withheld_days: '0.00' }
        const close = closeYear({ policy: of, computed, entries: ledger, next_entries: [] })
        const { balance, carried_forward_days, closing, lapsed_days, opening } = close
        const all = hundredfold(carried_forward_days) + hundredfold(lapsed_days)
        expect(all).toBe(hundredfold(balance.available_days))
        expect(computeBalance(opening, null).carried_forward_days).toBe(carried_forward_days)
        const written = [...ledger, ...closing]
        expect(computeBalance(written, null).available_days).toBe(balance.available_days)
        const again = closeYear({ policy: of, computed: null, entries: written, next_entries: opening })
        expect(again).toMatchObject({ closing: [], opening: [], carried_forward_days, lapsed_days })
      }),
      holds,
    )
  })
})
