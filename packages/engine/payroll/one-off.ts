// One-off pay: overtime, encashed leave, adjustments, reimbursements and gratuity, as bookings and claims.

import { asIs, say } from '@muster/sentences'
import { type Amount, parseAmount } from '../amounts.ts'
import type { Day } from '../days.ts'
import { endOfMonth, nameMonth } from '../months.ts'
import { Currency } from './currency.ts'
import { type Booking, book, bookSome, compareTexts, sumBookings, toLine } from './entry/booking.ts'
import type { Due } from './entry/cuts.ts'
import type { Claim, PayWarning } from './entry/entry.ts'
import type { AdjustmentFact, EmployeeFacts } from './facts.ts'
import { computeGratuity } from './gratuity.ts'
import type { PayrollRules } from './rules.ts'
import { payOvertime } from './time/overtime-pay.ts'
import { computeFullPackage, sumFull } from './time/package-amounts.ts'
import { findNearestPackage } from './time/time-pay.ts'

export interface OneOffPay {
  readonly bookings: readonly Booking[]
  readonly claims: readonly Claim[]
  readonly overtime_hours: Amount
  readonly overtime: Amount
  readonly bonus: Amount
  readonly addition: Amount
  /** What is paid back and what no deduction touches. */
  readonly reimbursed: Amount
  /** Adjustments that take; they may be cut. */
  readonly recoveries: readonly Due[]
  readonly warnings: readonly PayWarning[]
}

/** A bonus run pays adjustments alone, and a correction none of this. */
export function payOneOff(rules: PayrollRules, facts: EmployeeFacts): OneOffPay {
  const { kind } = facts
  const paysAll = kind === 'regular' || kind === 'final'
  const overtime = payOvertime(rules, facts.month, paysAll ? facts.overtime : [])
  const adjustments = sortById(kind === 'correction' ? [] : facts.adjustments)
  const encashments = paysAll ? bookEncashments(rules, facts) : []
  const reimbursements = paysAll ? bookReimbursements(rules, facts) : []
  const gratuity = kind === 'final' ? bookGratuity(rules, facts) : []
  const of = (wanted: AdjustmentFact['kind']) =>
    adjustments.filter(each => each.kind === wanted).map(each => bookAdjustment(rules, each))
  const [bonuses, additions] = [of('bonus'), of('addition')]
  const reasons = overtime.paid.map(({ because }) => because)
  return {
    bookings: [
      ...bookSome(rules.components.OVERTIME, overtime.amount, reasons),
      ...bonuses,
      ...additions,
      ...encashments,
      ...reimbursements,
      ...gratuity,
    ],
    claims: [
      ...overtime.paid.map(({ request, amount }) => claim(rules, 'overtime', request.id, amount)),
      ...adjustments
        .filter(each => each.kind !== 'deduction')
        .map(each => claim(rules, 'adjustment', nameAdjustment(facts, each.id), parseAmount(each.amount))),
      ...(paysAll ? sortById(facts.encashments) : []).map(({ id, amount }) =>
        claim(rules, 'encashment', id, parseAmount(amount)),
      ),
      ...(paysAll ? sortById(facts.reimbursements) : []).map(({ id, amount }) =>
        claim(rules, 'expense_claim', id, parseAmount(amount)),
      ),
      ...claimGratuity(rules, facts, gratuity),
    ],
    overtime_hours: overtime.hours,
    overtime: overtime.amount,
    bonus: sumBookings(bonuses),
    addition: sumBookings(additions),
    reimbursed: sumBookings(reimbursements),
    recoveries: adjustments.filter(each => each.kind === 'deduction').map(each => recover(rules, each)),
    warnings: overtime.warnings,
  }
}

export function claim(rules: PayrollRules, kind: Claim['kind'], object_id: string, amount: Amount): Claim {
  return { kind, object_id, amount: new Currency(rules).text(amount), days: null }
}

/** An adjustment is claimed month by month. */
export function nameAdjustment({ month }: EmployeeFacts, id: string): string {
  return `${id}:${nameMonth(month)}`
}

const sortById = <Of extends { readonly id: string }>(list: readonly Of[]): Of[] =>
  [...list].sort((a, b) => compareTexts(a.id, b.id))

function bookAdjustment({ components }: PayrollRules, of: AdjustmentFact): Booking {
  const usual = { bonus: components.BONUS, addition: components.ADJ_ADD, deduction: components.ADJ_DED }
  return book(of.component ?? usual[of.kind], parseAmount(of.amount), [
    toLine(of.kind, asIs(of.reason), of.amount, { refs: [of.id] }),
  ])
}

function bookEncashments({ components }: PayrollRules, { encashments }: EmployeeFacts): Booking[] {
  return sortById(encashments).map(({ id, days, amount }) =>
    book(components.LEAVE_ENCASH, parseAmount(amount), [
      toLine('encashment', say`${days} days of leave, at the salary when it was approved`, amount, {
        refs: [id],
      }),
    ]),
  )
}

function bookReimbursements({ components }: PayrollRules, { reimbursements }: EmployeeFacts): Booking[] {
  return sortById(reimbursements).map(({ id, claim_number, amount }) =>
    book(components.REIMBURSE, parseAmount(amount), [
      toLine('reimbursement', say`Expense claim ${claim_number}`, amount, { refs: [id] }),
    ]),
  )
}

const endService = ({ employee, month }: EmployeeFacts): Day => employee.separation_date ?? endOfMonth(month)

/** Once for an employment: somebody who comes back earns another one. */
function claimGratuity(rules: PayrollRules, facts: EmployeeFacts, paid: readonly Booking[]): Claim[] {
  const { id, joining_date: first } = facts.employee
  const last = endService(facts)
  return paid.map(({ amount }) => ({
    kind: 'gratuity',
    object_id: `${id}:${last}`,
    amount: new Currency(rules).text(amount),
    days: { first, last },
  }))
}

/** Of the last package, for the service from the joining date. A last day that was moved adds what is due beyond what was paid. */
function bookGratuity(rules: PayrollRules, facts: EmployeeFacts): Booking[] {
  const { employee, month, gratuity_paid: before } = facts
  const { gratuity, currency_decimals, components } = rules
  const separation_date = endService(facts)
  const last = findNearestPackage(month.packages, separation_date)
  if (!gratuity || !last || (before && separation_date <= before.through)) return []
  const full = computeFullPackage(rules, last, month.days)
  const base = sumFull(full, ({ contributes_to_gratuity }) => contributes_to_gratuity)
  const { joining_date } = employee
  const { amount, because } = computeGratuity({
    rule: gratuity,
    base: new Currency(rules).text(base),
    joining_date,
    separation_date,
    currency_decimals,
  })
  const whole = parseAmount(amount)
  if (!before) return bookSome(components.GRATUITY, whole, because)
  const paid = parseAmount(before.amount)
  if (!whole.greaterThan(paid)) return []
  const text = say`Paid before, for the service through ${before.through}`
  const less = toLine('gratuity_paid', text, new Currency(rules).text(paid.negated()))
  return bookSome(components.GRATUITY, whole.minus(paid), [...because, less])
}

function recover(rules: PayrollRules, of: AdjustmentFact): Due {
  const { component, amount, because } = bookAdjustment(rules, of)
  return { kind: 'recovery', component, amount, because, object_id: of.id }
}
