// The entry as it is written: figures that add up to its lines, its claims and its warnings.

import { say } from '@muster/sentences'
import { type Amount, formatAmount, must, parseAmount, roundHalfUp, sumOfTexts } from '../../amounts.ts'
import { endOfMonth, nameMonth } from '../../months.ts'
import { writeArrears } from '../arrears.ts'
import { Currency, toDays, toExactText, zero } from '../currency.ts'
import type { MonthExemptions, MonthFacts, PayDay, RunKind } from '../facts.ts'
import { claim, nameAdjustment } from '../one-off.ts'
import type { PayrollRules } from '../rules.ts'
import { sumMeasures } from '../tax/taxable.ts'
import { isWithin } from '../time/prorated-days.ts'
import { findNearestPackage, type TimePay, warn } from '../time/time-pay.ts'
import { makeLines, ofType, sumBookings } from './booking.ts'
import { sumOwed } from './cuts.ts'
import type { Claim, EntryFigures, EntryResult, PayLine, PayWarning } from './entry.ts'
import type { Settled, Settling } from './settle.ts'

/** The code of the warning of an entry whose final run leaves something owed. */
export const stillOwed = 'still_owed'

export function writeEntry(settling: Settling, settled: Settled): EntryResult {
  const { rules, facts, time, one_off } = settling
  const currency = new Currency(rules)
  const lines = makeLines(settled.bookings, currency)
  const figures = writeFigures(settling, settled, lines)
  const { month, employee } = facts
  const chosen = time.last?.package ?? findNearestPackage(month.packages, endOfMonth(month))
  return {
    salary_assignment_id: chosen?.id ?? null,
    payment_method: employee.payment_method,
    ...figures,
    lines,
    claims: listClaims(settling, settled),
    arrears: writeArrears(settled.arrears, currency),
    month_taxable: toExactText(time.taxable),
    overtime_amount: currency.text(one_off.overtime),
    law: {
      amounts: Object.fromEntries(
        Object.entries(settled.amounts).map(([base, amount]) => [base, currency.text(amount)]),
      ),
      withheld: listWithheld(settling, lines),
      exemptions: {
        measure: measure(time, currency),
        lines: settled.exempt_lines,
      },
    },
    warnings: listWarnings(settling, settled),
    unverified: settled.statutory.unverified,
    deferred: settled.deferred,
  }
}

function measure({ taxed }: TimePay, currency: Currency): MonthExemptions['measure'] {
  const sum = sumMeasures(taxed)
  return sum && { basic: currency.text(sum.basic), units: sum.units, of: sum.of }
}

/** Net is earnings less deductions, never below 0. */
function writeFigures(
  { rules, time, one_off }: Settling,
  settled: Settled,
  lines: readonly PayLine[],
): EntryFigures {
  const currency = new Currency(rules)
  const { bookings, arrears, cut } = settled
  const sum = (type: PayLine['type']) => sumBookings(ofType(bookings, type))
  const [earnings, deductions] = [sum('earning'), sum('deduction')]
  const net = earnings.minus(deductions)
  must(!net.isNegative(), () => `that a net of ${net} is not below 0`)
  assertLines(lines, earnings, deductions)
  const paid = settled.arrears_taken === null ? sumOf(arrears.map(({ amount }) => amount)) : zero
  const recovered = sumOf(cut.taken.flatMap(each => (isRecovery(each.due.kind) ? [each.amount] : [])))
  const tax = sumOf(cut.taken.flatMap(each => (each.due.kind === 'tax' ? [each.amount] : [])))
  const { counts, deductions: taken } = time
  return {
    working_days: toDays(counts.working),
    present_days: toDays(counts.present),
    absent_days: toDays(counts.absent),
    leave_days: toDays(counts.paid_leave),
    unpaid_leave_days: toDays(counts.unpaid_leave),
    half_days: toDays(counts.half_days * 2),
    late_count: counts.late_count,
    early_leave_count: counts.early_leave_count,
    holidays: counts.holidays,
    overtime_hours: formatAmount(roundHalfUp(one_off.overtime_hours)),
    gross_salary: currency.text(time.gross),
    total_earnings: currency.text(earnings),
    total_deductions: currency.text(deductions),
    net_salary: currency.text(net),
    employer_contributions: currency.text(sum('employer_contribution')),
    taxable_income: currency.text(settled.taxable),
    tax_amount: currency.text(tax),
    loan_deduction: currency.text(sumOf(cut.installments.map(each => parseAmount(each.total_due)))),
    absence_deduction: currency.text(taken.absence),
    unpaid_leave_deduction: currency.text(taken.unpaid_leave),
    late_deduction: currency.text(taken.late),
    bonus_amount: currency.text(one_off.bonus),
    adjustment_addition: currency.text(one_off.addition.plus(paid)),
    adjustment_deduction: currency.text(recovered),
  }
}

const isRecovery = (kind: string): boolean => kind === 'recovery' || kind === 'arrears'

const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((total, amount) => total.plus(amount), zero)

/** What the figures say is what the lines add up to. */
function assertLines(lines: readonly PayLine[], earnings: Amount, deductions: Amount): void {
  const of = (type: PayLine['type']) =>
    sumOfTexts(lines.filter(line => line.type === type).map(({ amount }) => amount))
  must(of('earning').equals(earnings), () => `that the earnings of the lines are ${earnings}`)
  must(of('deduction').equals(deductions), () => `that the deductions of the lines are ${deductions}`)
}

function listClaims({ rules, facts, one_off }: Settling, { cut }: Settled): Claim[] {
  return [
    ...claimTime(facts),
    ...one_off.claims,
    ...cut.taken
      .filter(({ due, amount }) => due.kind === 'recovery' && !amount.isZero())
      .map(({ due, amount }) => claim(rules, 'adjustment', nameAdjustment(facts, due.object_id!), amount)),
    ...cut.installments.map(({ id, total_due }) => claim(rules, 'installment', id, parseAmount(total_due))),
  ]
}

/** Each employment of the month under a name of its own: several runs may pay one month. */
function claimTime({ employee, month, kind }: Settling['facts']): Claim[] {
  if (kind !== 'regular' && kind !== 'final') return []
  const name = `${employee.id}:${nameMonth(month)}`
  return month.windows.flatMap(({ from, to, is_due }, n): Claim[] => {
    if (!is_due) return []
    const object_id = n === 0 ? name : `${name}:${n + 1}`
    return [{ kind: 'time', object_id, amount: null, days: { first: from, last: to } }]
  })
}

/** By the codes of the pack, after cuts: what the tax year has taken. */
function listWithheld({ rules }: Settling, lines: readonly PayLine[]): Record<string, string> {
  const codes = new Set(rules.law.pack?.lines.map(({ code }) => code))
  return Object.fromEntries(
    lines.filter(({ code }) => codes.has(code)).map(({ code, amount }) => [code, amount]),
  )
}

function listWarnings(
  { rules, facts, time, one_off }: Settling,
  { statutory, deferred }: Settled,
): PayWarning[] {
  const all = [
    ...time.warnings,
    ...warn('inactive', listInactive(facts.month), say`of inactivity: not paid`),
    ...one_off.warnings,
    ...statutory.warnings,
    ...deferred.map(({ kind, text }) => ({ code: `${kind}_deferred`, text })),
    ...tellOwed(rules, facts.kind, deferred),
  ]
  const texts = new Set<string>()
  return all.filter(({ code, text }) => {
    const isNew = !texts.has(code + text)
    texts.add(code + text)
    return isNew
  })
}

/** A final run that takes more than it pays: no run comes after it that could take the rest. */
function tellOwed(rules: PayrollRules, kind: RunKind, deferred: Settled['deferred']): PayWarning[] {
  const owed = sumOwed(kind, deferred)
  if (owed.isZero()) return []
  const text = say`In all ${new Currency(rules).text(owed)} is still owed after this final run, because its pay does not suffice`
  return [{ code: stillOwed, text }]
}

/** In an employment that the run pays. */
function listInactive({ days, windows }: MonthFacts): PayDay[] {
  const due = windows.filter(({ is_due }) => is_due)
  return days.filter(({ date, is_employed }) => !is_employed && due.some(window => isWithin(window, date)))
}
