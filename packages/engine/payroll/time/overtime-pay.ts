// Overtime: each request at the rate of the package that is in force on its day, and rounded once.

import { say } from '@muster/sentences'
import { type Amount, type Because, parseAmount, sumAmounts } from '../../amounts.ts'
import { assignmentOn } from '../../salaries/index.ts'
import { Currency } from '../currency.ts'
import type { PayWarning } from '../entry/entry.ts'
import type { MonthFacts, OvertimeFact } from '../facts.ts'
import type { PayrollRules } from '../rules.ts'
import { computeFullPackage, sumFull } from './package-amounts.ts'
import { findNearestPackage } from './time-pay.ts'

export interface PaidOvertime {
  readonly request: OvertimeFact
  readonly amount: Amount
  readonly because: Because
}

export interface OvertimePay {
  readonly paid: readonly PaidOvertime[]
  readonly amount: Amount
  readonly hours: Amount
  readonly warnings: readonly PayWarning[]
}

/** The rate is that of a full month, whatever was worked of it, and is not rounded. */
export function payOvertime(
  rules: PayrollRules,
  month: MonthFacts,
  requests: readonly OvertimeFact[],
): OvertimePay {
  const currency = new Currency(rules)
  const priced = [...requests]
    .sort((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1))
    .map(request => priceRequest(rules, month, request, currency))
  const paid = priced.flatMap(each => each.paid)
  return {
    paid,
    amount: sumAmounts(paid.map(({ amount }) => amount)),
    hours: sumAmounts(paid.map(({ request }) => parseAmount(request.hours))),
    warnings: priced.flatMap(each => each.warnings),
  }
}

function priceRequest(
  rules: PayrollRules,
  month: MonthFacts,
  request: OvertimeFact,
  currency: Currency,
): Pick<OvertimePay, 'paid' | 'warnings'> {
  const { date, hours, rate_multiplier } = request
  const chosen = assignmentOn(month.packages, date) ?? findNearestPackage(month.packages, date)
  if (!chosen) {
    const text = say`Overtime on ${date} is not paid: the employee has no salary assignment`
    return { paid: [], warnings: [{ code: 'overtime_without_salary', text }] }
  }
  const full = computeFullPackage(rules, chosen, month.days)
  const base = sumFull(full, ({ contributes_to_overtime }) => contributes_to_overtime)
  const divisor = rules.overtime_hours_per_month
  // Divided last, so that only the amount is rounded.
  const exact = parseAmount(hours)
    .times(base)
    .times(parseAmount(rate_multiplier))
    .dividedBy(parseAmount(divisor))
  const amount = currency.round(exact)
  const text = say`${hours} h on ${date} at ${currency.text(base)} / ${divisor} x ${rate_multiplier}`
  const source = { id: chosen.id, from: chosen.effective_from }
  const because = { rule: 'overtime', text, amount: currency.text(amount), source, refs: [request.id] }
  return { paid: [{ request, amount, because }], warnings: full.warnings }
}
