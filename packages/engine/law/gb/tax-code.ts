// British tax codes: the table, the free pay and the basis that a PAYE code stands for (HMRC, PAYE tax table routines).

import { type Amount, parseAmount, toAmount } from '../../amounts.ts'
import { roundTo } from '../figures.ts'

/** The flat codes of a nation: each is a table with one percent. */
const flatCodes: Readonly<Record<string, readonly string[]>> = {
  '': ['BR', 'D0', 'D1', 'NT'],
  S: ['BR', 'D0', 'D1', 'D2', 'D3'],
  C: ['BR', 'D0', 'D1'],
}

/** Each table that a code may stand for; the check of a pack asks for the slabs of each. */
export const taxTables: readonly string[] = [
  'standard',
  'S',
  'C',
  ...Object.entries(flatCodes).flatMap(([nation, codes]) => codes.map(code => `${nation}${code}`)),
]

export const wantedTaxCode =
  'a PAYE tax code: a number with L, M, N or T (1257L), K with a number (K475), 0T, BR, D0, D1 or NT; Scottish codes begin with S (S1257L, SBR, SD0 to SD3), Welsh ones with C (C1257L, CBR, CD0, CD1), but NT has no nation; W1 or M1 may follow (1257L M1)'

/** As HMRC's schema for submissions has it: no number but that of 0T begins with 0. X stands for W1 behind a number alone. */
const pattern =
  /^(?<nation>[SC]?)(?:(?:(?<k>K?)(?<number>[1-9]\d{0,5})(?<suffix>[LMNT]?)|0T)(?<mark>X?)|(?<flat>BR|D\d|NT))(?<basis>W1|M1|W1\/?M1)?$/

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
  const { nation = '', k, number, suffix, mark, flat, basis } = code
  // A number has a suffix, and a K code has none.
  if (number !== undefined && (k === 'K') === (suffix !== '')) return undefined
  if (flat !== undefined && !flatCodes[nation]!.includes(flat)) return undefined
  if (mark === 'X' && basis !== undefined) return undefined
  const isPeriodAlone = basis !== undefined || mark === 'X' || facts.week1_month1 === true
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
