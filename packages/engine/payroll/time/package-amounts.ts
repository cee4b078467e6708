// What the lines of a salary package come to in a full month; formulas of days are computed for the month.

import { say } from '@muster/sentences'
import { type Amount, parseAmount } from '../../amounts.ts'
import {
  dependsOnMonth,
  type PayComponent,
  resolvePackage,
  type SalaryPackage,
} from '../../salaries/index.ts'
import type { PayWarning } from '../entry/entry.ts'
import type { MonthFacts } from '../facts.ts'
import type { PayrollRules } from '../rules.ts'

export interface FullLine {
  readonly component: PayComponent
  /** Of a full month. */
  readonly amount: Amount
  /** Where it is a percentage. */
  readonly percent: Amount | null
}

export interface FullPackage {
  readonly package: SalaryPackage
  readonly gross: Amount
  readonly lines: readonly FullLine[]
  readonly warnings: readonly PayWarning[]
}

/** Tax and social security are left out: they are computed from the law. */
export function computeFullPackage(
  { currency_decimals }: Pick<PayrollRules, 'currency_decimals'>,
  chosen: SalaryPackage,
  days: MonthFacts['days'],
): FullPackage {
  const { gross_salary, lines } = chosen
  const working_days = days.filter(({ is_workday }) => is_workday).length
  const month = { days: days.length, working_days }
  const resolved = dependsOnMonth(lines)
    ? resolvePackage({ gross_salary, lines, currency_decimals, month })
    : { lines, warnings: [] }
  const refused = 'refused' in resolved ? resolved.refused : []
  const stands = 'refused' in resolved ? { lines, warnings: [] } : resolved
  return {
    package: chosen,
    gross: parseAmount(gross_salary),
    lines: stands.lines
      .filter(({ component: { category } }) => category !== 'tax' && category !== 'social_security')
      .map(({ component, calculation_type, value, amount }) => ({
        component,
        amount: parseAmount(amount),
        percent: calculation_type === 'percentage' ? parseAmount(value) : null,
      })),
    warnings: [
      ...stands.warnings.map(({ text }) => ({ code: 'formula', text })),
      ...refused.map(({ field, message }) => ({
        code: 'formula',
        text: say`The salary from ${chosen.effective_from} counts as it was assigned: ${field} ${message}`,
      })),
    ],
  }
}

export function sumFull({ lines }: FullPackage, holds: (component: PayComponent) => boolean): Amount {
  return lines.reduce(
    (sum, { component, amount }) =>
      component.type === 'earning' && holds(component) ? sum.plus(amount) : sum,
    parseAmount('0'),
  )
}
