// Payroll: what holds of every salary, day basis, currency and month, whatever was absent, owed or changed late.

import fc from 'fast-check'
import { parseAmount, sumOfTexts } from '../../../packages/engine/amounts.ts'
import { computeEntry, type EmployeeFacts, type EntryResult } from '../../../packages/engine/index.ts'
import { type PayrollCase, type Ran, runHistory } from '../../support/fixtures/payroll-history.ts'

const holds = { seed: 20_261_122, numRuns: 80 }

const day = (month: string) =>
  fc.integer({ min: 1, max: 28 }).map(n => `${month}-${String(n).padStart(2, '0')}`)
const days = (month: string) => fc.uniqueArray(day(month), { maxLength: 8 })
const amount = (max: number) => fc.integer({ min: 1, max }).map(String)
const months = ['2026-02', '2026-03', '2026-04']

/** Half of April: most is absent in one case of four, so that deductions are cut. */
const absences = fc.oneof(
  { weight: 3, arbitrary: days('2026-04') },
  { weight: 1, arbitrary: fc.constant(['2026-04-01 to 2026-04-29']) },
)

/** A raise on a day of the three months; each month is locked before the next one. */
const cases: fc.Arbitrary<PayrollCase> = fc
  .record({
    gross: amount(300_000),
    raised: amount(300_000),
    raise: fc.constantFrom(...months).chain(day),
    structure: fc.constantFrom('plain', 'standard', 'balanced', 'fuel', 'union', 'half_basic'),
    law: fc.constantFrom('none', 'PK'),
    currency: fc.constantFrom('PKR', 'JPY', 'KWD'),
    day_basis: fc.constantFrom('calendar_days', 'working_days', 'fixed_30', 'fixed_26'),
    joins: fc.oneof(fc.constant('2020-01-01'), day('2026-02')),
    known: fc.constantFrom(...months),
    absent: absences,
    early: fc.record({ absent: days('2026-02'), half_day: days('2026-03'), unpaid_leave: days('2026-03') }),
    half_day: days('2026-04'),
    paid_leave: days('2026-04'),
    late: days('2026-04'),
    corrected: day('2026-03'),
    overtime: fc.array(fc.constantFrom('2026-03-10', '2026-04-10', '2026-04-20'), { maxLength: 3 }),
    loans: fc.array(amount(90_000), { maxLength: 3 }),
    bonus: fc.array(amount(50_000), { maxLength: 2 }),
    deductions: fc.array(amount(90_000), { maxLength: 2 }),
  })
  .map(of => {
    // UNION is 2,500.00, and dinars of a test are no fewer.
    const currency = of.law === 'PK' || of.structure === 'union' ? 'PKR' : of.currency
    const salaries = [`${of.gross} from 2020-01-01`]
    const raised = [...salaries, `${of.raised} from ${of.raise}`]
    return {
      name: 'any',
      law: of.law,
      currency,
      day_basis: of.day_basis as NonNullable<PayrollCase['day_basis']>,
      structure: of.structure,
      joins: of.joins,
      salaries,
      late_marks: '2 cost 0.50',
      ...of.early,
      runs: months.map(month => ({
        month,
        ...(month >= of.known ? { salaries: raised } : {}),
        ...(month === '2026-04'
          ? {
              absent: of.absent,
              half_day: of.half_day,
              paid_leave: of.paid_leave,
              late: of.late,
              corrections: [`${of.corrected} is absent`],
              overtime: of.overtime.map(date => `4.00 h x 2.00 on ${date}`),
              installments: of.loans.map((due, n) => `LN-${n % 2} no ${n + 1} due 2026-0${n + 2} ${due}`),
              bonus: of.bonus,
              deductions: of.deductions,
            }
          : {}),
      })),
    }
  })

const ofType = ({ lines }: EntryResult, type: string) =>
  sumOfTexts(lines.filter(line => line.type === type).map(({ amount: text }) => text))

const check = (holdsOf: (ran: Ran, all: readonly Ran[]) => void) =>
  fc.assert(
    fc.property(cases, given => {
      const all = runHistory(given)
      for (const ran of all) holdsOf(ran, all)
    }),
    holds,
  )

describe('every entry', () => {
  it('is the sum of its lines, and its net is earnings less deductions and never below 0', () => {
    check(({ entry }) => {
      const [earnings, deductions] = [ofType(entry, 'earning'), ofType(entry, 'deduction')]
      expect(entry.total_earnings).toBe(earnings.toFixed(entry.total_earnings.split('.')[1]?.length ?? 0))
      expect(parseAmount(entry.total_deductions)).toEqual(deductions)
      expect(parseAmount(entry.net_salary)).toEqual(earnings.minus(deductions))
      expect(parseAmount(entry.employer_contributions)).toEqual(ofType(entry, 'employer_contribution'))
      for (const text of [entry.net_salary, ...entry.lines.map(line => line.amount)])
        expect(parseAmount(text).isNegative()).toBe(false)
    })
  })

  it('has the gross of its lines, and the deductions of its parts', () => {
    check(({ rules, entry }) => {
      const gross = entry.lines.filter(({ code }) => rules.components[code]!.affects_gross)
      expect(parseAmount(entry.gross_salary)).toEqual(sumOfTexts(gross.map(line => line.amount)))
      const time = [entry.absence_deduction, entry.unpaid_leave_deduction, entry.late_deduction]
      expect(sumOfTexts(time).lessThanOrEqualTo(parseAmount(entry.gross_salary))).toBe(true)
    })
  })

  it('has days that add up to the working days', () => {
    check(({ entry }) => {
      const { present_days, absent_days, leave_days, unpaid_leave_days, working_days } = entry
      expect(sumOfTexts([present_days, absent_days, leave_days, unpaid_leave_days])).toEqual(
        parseAmount(working_days),
      )
    })
  })

  it('has a reason for each line, and one line for each component', () => {
    check(({ entry: { lines } }) => {
      expect(lines.filter(({ because }) => because.length === 0)).toEqual([])
      expect(new Set(lines.map(({ salary_component_id }) => salary_component_id)).size).toBe(lines.length)
    })
  })

  it('is the same byte by byte, computed again, and with its facts in another order', () => {
    check(({ rules, facts, entry }) => {
      expect(JSON.stringify(computeEntry(rules, facts))).toBe(JSON.stringify(entry))
      expect(JSON.stringify(computeEntry(rules, reverse(facts)))).toBe(JSON.stringify(entry))
    })
  })

  it('takes no later installment of a loan before an earlier one', () => {
    check(({ facts, entry }) => {
      const claimed = new Set(entry.claims.map(({ object_id }) => object_id))
      const later = facts.installments.filter(({ id }) => claimed.has(id))
      for (const each of later)
        for (const other of facts.installments)
          if (other.loan_id === each.loan_id && other.installment_no < each.installment_no)
            expect(claimed.has(other.id)).toBe(true)
    })
  })
})

function reverse(facts: EmployeeFacts): EmployeeFacts {
  const month = { ...facts.month, packages: facts.month.packages.toReversed() }
  return {
    ...facts,
    month,
    locked_months: facts.locked_months
      .map(locked => ({
        ...locked,
        packages: locked.packages.toReversed(),
        overtime: locked.overtime.toReversed(),
      }))
      .toReversed(),
    overtime: facts.overtime.toReversed(),
    encashments: facts.encashments.toReversed(),
    adjustments: facts.adjustments.toReversed(),
    reimbursements: facts.reimbursements.toReversed(),
    installments: facts.installments.toReversed(),
  }
}

describe('a salary', () => {
  it('that is cut into segments of equal pay pays the same', () => {
    fc.assert(
      fc.property(cases, day('2026-03'), (given, cut) => {
        const runs = [{ month: '2026-03', cut_off: '2026-03-28' }]
        const whole = runHistory({ ...given, runs })[0]!.entry
        const again = `${given.salaries![0]!.split(' ')[0]} from ${cut}`
        const parts = runHistory({ ...given, runs, salaries: [...given.salaries!, again] })[0]!.entry
        const figures = ({ lines, net_salary, taxable_income }: EntryResult) => [
          net_salary,
          taxable_income,
          lines.map(({ code, amount: text }) => [code, text]),
        ]
        expect(figures(parts)).toEqual(figures(whole))
      }),
      holds,
    )
  })

  it('that is typed ahead changes nothing before it begins', () => {
    fc.assert(
      fc.property(cases, amount(900_000), (given, ahead) => {
        const runs = [{ month: '2026-03' }]
        const now = runHistory({ ...given, runs })[0]!.entry
        const salaries = [...given.salaries!, `${ahead} from 2026-04-01`]
        expect(runHistory({ ...given, runs, salaries })[0]!.entry).toEqual(now)
      }),
      holds,
    )
  })
})

describe('a locked month', () => {
  it('that nothing changed in owes nothing', () => {
    fc.assert(
      fc.property(cases, given => {
        const runs = [{ month: '2026-02' }, { month: '2026-03' }, { month: '2026-04' }]
        for (const { entry } of runHistory({ ...given, runs })) expect(entry.arrears).toEqual([])
      }),
      holds,
    )
  })

  it('comes to what it would have been, once its arrears are settled', () => {
    fc.assert(
      fc.property(cases, given => {
        const all = runHistory({
          ...given,
          runs: [...given.runs, { month: '2026-05' }, { month: '2026-06' }],
        })
        const [last] = all.slice(-1)
        const owed = all.slice(0, -1).flatMap(({ entry }) => entry.deferred)
        const isWaiting = owed.some(({ kind }) => kind === 'arrears')
        if (!isWaiting) expect(last!.entry.arrears).toEqual([])
      }),
      holds,
    )
  })
})
