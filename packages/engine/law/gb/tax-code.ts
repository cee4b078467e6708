// British tax codes: the table, the free pay and the basis that a PAYE code stands for (HMRC, PAYE tax table routines).

import { type Amount, parseAmount, toAmount } from '../../amounts.ts'
import { roundTo } from '../figures.ts'

const pattern =
  /^(?<nation>[SC]?)(?:(?<k>K?)(?<number>\d{1,6})(?<suffix>[LMNT]?)|(?<flat>BR|D\d|NT))(?<basis>W1|M1|X|W1\/?M1)?$/

/**
 * The free pay is that of one month or week, below zero where a K code adds to the pay. `standard`, `S` and `C` are the
 * tables of the three nations; a flat code is a table of its own.
 */
export function readTaxCode(
  text: string,
  facts: Readonly<Record<string, string | boolean>>,
  perYear: number,
): { tax_table: string; free_pay: string; tax_basis: string } | undefined {
  const code = pattern.exec(text.toUpperCase().replaceAll(/\s/g, ''))?.groups
  if (!code) return undefined
  const { nation = '', k, number, suffix, flat, basis } = code
  // A number has a suffix, and a K code has none.
  if (number !== undefined && (k === 'K') === (suffix !== '')) return undefined
  const isPeriodAlone = basis !== undefined || facts.week1_month1 === true
  const free = findFreePay(number ?? '0', perYear)
  return {
    tax_table: flat ? `${nation}${flat}` : nation || 'standard',
    free_pay: (k === 'K' ? free.negated() : free).toFixed(2),
    tax_basis: isPeriodAlone ? 'period' : 'cumulative',
  }
}

/** A code stands for ten times its number and 9 a year; each 500 of it are divided and rounded up for themselves. */
function findFreePay(number: string, perYear: number): Amount {
  const [code, one, most] = [parseAmount(number), parseAmount('1'), parseAmount('500')]
  if (code.isZero()) return code
  const rest = code.minus(one).modulo(most).plus(one)
  const each = (ofYear: Amount): Amount => roundTo(ofYear.dividedBy(toAmount(perYear)), ['0.01', 'up'])
  const whole = each(parseAmount('5000')).times(code.minus(rest).dividedBy(most))
  return each(rest.times(parseAmount('10')).plus(parseAmount('9'))).plus(whole)
}
