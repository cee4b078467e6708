// Settling: takes from the earnings of an entry what law, loans and other deductions ask for, as far as net pay suffices.

import { say } from '@muster/sentences'
import { type Amount, sumAmounts } from '../../amounts.ts'
import { endOfMonth } from '../../months.ts'
import type { PayComponent } from '../../salaries/index.ts'
import { type MonthArrears, sumArrears, sumTaxableArrears } from '../arrears.ts'
import { Currency, zero } from '../currency.ts'
import type { EmployeeFacts, ExemptLine, InstallmentFact } from '../facts.ts'
import type { OneOffPay } from '../one-off.ts'
import type { PayrollRules } from '../rules.ts'
import { type Bases, computeStatutory, type StatutoryPay } from '../tax/statutory.ts'
import { type TaxedOtherPay, taxMonth, taxOtherPay } from '../tax/taxable.ts'
import { computeFullPackage, type FullPackage, sumFull } from '../time/package-amounts.ts'
import { findNearestPackage, type TimePay } from '../time/time-pay.ts'
import { type Booking, book, bookSome, ofType, sumBookings } from './booking.ts'
import { type Cut, cutToNet, type Due } from './cuts.ts'
import type { Deferred } from './entry.ts'

export interface Settling {
  readonly rules: PayrollRules
  readonly facts: EmployeeFacts
  readonly time: TimePay
  readonly one_off: OneOffPay
}

export interface Settled {
  /** All of the entry. */
  readonly bookings: readonly Booking[]
  readonly arrears: readonly MonthArrears[]
  /** Null where the arrears are paid and not taken. */
  readonly arrears_taken: Amount | null
  readonly taxable: Amount
  /** Under components that are exempt in part. */
  readonly exempt_lines: readonly ExemptLine[]
  /** By base of the pack. */
  readonly amounts: Bases
  readonly statutory: StatutoryPay
  readonly cut: Cut
  readonly deferred: readonly Deferred[]
}

/** `due` is what arrears come to in all, signed; `arrears` are those that this entry settles. */
export function settle(settling: Settling, arrears: readonly MonthArrears[], due: Amount): Settled {
  const { rules, facts, time, one_off } = settling
  const currency = new Currency(rules)
  const because = arrears.map(each => each.because)
  const isTaken = due.isNegative()
  const settledArrears = sumArrears(arrears)
  const paid = isTaken ? [] : bookSome(rules.components.ARREARS, settledArrears, because)
  const package_lines = time.bookings
  const earnings = [...ofType(package_lines, 'earning'), ...one_off.bookings, ...paid]
  const other = taxOtherThanTime(settling)
  const taxable = sumAmounts([time.taxable, currency.round(other.taxed), sumTaxableArrears(arrears, rules)])
  const amounts = listAmounts(settling, earnings, taxable, isTaken ? settledArrears : zero)
  const statutory = computeStatutory({ rules, facts, amounts, full_month: expectMonth(settling) })
  const owed: Due = {
    kind: 'arrears',
    component: rules.components.ARREARS_DED,
    amount: settledArrears.negated(),
    because,
    object_id: null,
  }
  const cut = cutToNet({
    kind: facts.kind,
    currency,
    available: sumBookings(earnings).minus(one_off.reimbursed).minus(time.deducted),
    dues: [
      ...ofType(statutory.bookings, 'deduction').map(each => makeDue(each, lawKind(each.component))),
      ...ofType(package_lines, 'deduction').map(each => makeDue(each, packageKind(each.component))),
      ...(isTaken && !owed.amount.isZero() ? [owed] : []),
      ...one_off.recoveries,
    ],
    installments: listInstallments(facts),
    LOAN: rules.components.LOAN,
  })
  return {
    bookings: [
      ...earnings,
      ...time.deductions.bookings,
      ...cut.bookings,
      ...[...package_lines, ...statutory.bookings].filter(
        ({ component }) => component.type === 'employer_contribution',
      ),
    ],
    arrears,
    arrears_taken: isTaken ? (cut.taken.find(each => each.due.kind === 'arrears')?.amount ?? zero) : null,
    taxable,
    exempt_lines: other.lines,
    amounts,
    statutory,
    cut,
    deferred: [...cut.deferred, ...(isTaken ? deferArrears(settling, due, settledArrears) : [])],
  }
}

function taxOtherThanTime({ rules, facts, time, one_off }: Settling): TaxedOtherPay {
  const { exemptions } = facts.law
  return taxOtherPay({
    one_off: one_off.bookings,
    time: time.taxed,
    earlier: exemptions,
    components: rules.components,
  })
}

function makeDue({ component, amount, because }: Booking, kind: Due['kind']): Due {
  return { kind, component, amount, because, object_id: null }
}

const lawKind = ({ code, category }: PayComponent): Due['kind'] =>
  code === 'TAX' || category === 'tax' ? 'tax' : 'social_security'

const packageKind = ({ category }: PayComponent): Due['kind'] =>
  category === 'provident_fund' ? 'provident_fund' : 'component'

/** Arrears that an entry has no room for. */
function deferArrears({ rules, facts }: Settling, due: Amount, settled: Amount): Deferred[] {
  const { currency_decimals, components } = rules
  const rest = due.minus(settled).negated()
  if (rest.isZero()) return []
  const currency = new Currency({ currency_decimals })
  const { code } = components.ARREARS_DED
  const text = say`${code} ${currency.text(due.negated())} is cut to the ${currency.text(settled.negated())} that is left of pay; ${facts.kind === 'final' ? say`${currency.text(rest)} is still owed` : say`the next run takes ${currency.text(rest)}`}`
  return [{ kind: 'arrears', code, object_id: null, amount: currency.text(rest), text }]
}

/** Only regular and final runs take them, and a regular one only those that are due. */
function listInstallments({ kind, month, installments }: EmployeeFacts): InstallmentFact[] {
  if (kind !== 'regular' && kind !== 'final') return []
  const isDue = ({ due_year, due_month }: InstallmentFact) =>
    kind === 'final' || due_year * 12 + due_month <= month.year * 12 + month.month
  return installments.filter(isDue)
}

/** Of this run, by base; taken arrears reduce gross pay. */
function listAmounts(
  { time, one_off }: Settling,
  earnings: readonly Booking[],
  taxable: Amount,
  taken: Amount,
): Bases {
  const isPay = ({ component }: Booking) => component.affects_gross || component.is_taxable
  const social = [...time.earned, ...one_off.bookings].filter(
    ({ component }) => component.contributes_to_eobi,
  )
  const amounts = {
    taxable,
    gross: sumBookings(earnings.filter(isPay)).minus(time.deducted).plus(taken),
    eobi: sumBookings(social),
    social_security: sumBookings(social),
  }
  if (!time.last) return amounts
  const { taxable: of_tax, gross, eobi, social_security } = amounts
  return { taxable: of_tax, gross, eobi, social_security, monthly_wage: time.last.gross }
}

/** A full month under the package of the last day: what later months of the year are expected to be, each rounded. */
function expectMonth({ rules, facts, time }: Settling): Bases {
  const full = time.last ?? findLastPackage(rules, facts)
  if (!full) return { taxable: zero }
  const earnings = full.lines
    .filter(({ component }) => component.type === 'earning')
    .map(({ component, amount }) => book(component, amount, []))
  const basic = sumFull(full, ({ category }) => category === 'basic')
  const taxable = taxMonth({ earnings, basic, deducted: zero, units: 1, of: 1 })
  return { taxable: new Currency(rules).round(taxable) }
}

function findLastPackage(rules: PayrollRules, { month }: EmployeeFacts): FullPackage | null {
  const employed = month.days.findLast(({ is_employed }) => is_employed)
  const last = findNearestPackage(month.packages, employed?.date ?? endOfMonth(month))
  return last ? computeFullPackage(rules, last, month.days) : null
}
