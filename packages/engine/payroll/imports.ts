// Imports: whether the figures of a past run agree with each other.

import { type Sentence, say, sayCount } from '@muster/sentences'
import { parseAmount, sumOfTexts } from '../amounts.ts'
import { canonicalDecimal } from '../money.ts'

/** The amounts of an entry, which an import gives and a run computes. */
export const entryAmounts = [
  'gross_salary',
  'total_earnings',
  'total_deductions',
  'net_salary',
  'employer_contributions',
  'taxable_income',
  'tax_amount',
  'loan_deduction',
  'absence_deduction',
  'unpaid_leave_deduction',
  'late_deduction',
  'bonus_amount',
  'adjustment_addition',
  'adjustment_deduction',
] as const
export type ImportedAmount = (typeof entryAmounts)[number]

export interface ImportedLine {
  readonly code: string
  readonly amount: string
}

export type ImportedFigures = Readonly<Record<ImportedAmount, string>>

type LineType = 'earning' | 'deduction' | 'employer_contribution'

export interface ImportMistake {
  readonly field: string
  readonly message: Sentence
}

const partsOfDeductions = [
  'tax_amount',
  'loan_deduction',
  'absence_deduction',
  'unpaid_leave_deduction',
  'late_deduction',
  'adjustment_deduction',
] as const
const partsOfEarnings = ['bonus_amount', 'adjustment_addition'] as const

const totalOf: Readonly<Record<LineType, ImportedAmount>> = {
  earning: 'total_earnings',
  deduction: 'total_deductions',
  employer_contribution: 'employer_contributions',
}

/** What is wrong with one entry. `types` are those of the workspace's components by code; `decimals` those of its currency. */
export function checkImportedEntry(
  figures: ImportedFigures,
  lines: readonly ImportedLine[],
  { types, decimals }: { readonly types: ReadonlyMap<string, LineType>; readonly decimals: number },
): ImportMistake[] {
  const precise = [
    ...entryAmounts.flatMap(field => checkDigits(field, figures[field], decimals)),
    ...lines.flatMap(({ amount }, place) => checkDigits(`lines[${place}].amount`, amount, decimals)),
  ]
  if (precise.length > 0) return precise
  return [
    ...checkNet(figures),
    ...checkGross(figures),
    ...checkParts(figures, 'total_deductions', partsOfDeductions),
    ...checkParts(figures, 'total_earnings', partsOfEarnings),
    ...checkLines(figures, lines, types),
  ]
}

function checkDigits(field: string, amount: string, decimals: number): ImportMistake[] {
  if (canonicalDecimal(amount, decimals) !== undefined) return []
  return [{ field, message: say`is ${amount}, and the currency has ${decimals} digits after the point` }]
}

function checkNet({ total_earnings, total_deductions, net_salary }: ImportedFigures): ImportMistake[] {
  const net = parseAmount(total_earnings).minus(parseAmount(total_deductions))
  if (net.equals(parseAmount(net_salary))) return []
  const figures = say`${total_earnings} less ${total_deductions} is ${net.toString()}`
  return [{ field: 'net_salary', message: say`is ${net_salary}, and ${figures}` }]
}

/** Earnings are gross pay and what is paid on top of it, so that less of them is a deduction. */
function checkGross({ gross_salary, total_earnings }: ImportedFigures): ImportMistake[] {
  if (parseAmount(gross_salary).lessThanOrEqualTo(parseAmount(total_earnings))) return []
  const message = say`is ${gross_salary}, more than the earnings of ${total_earnings}, which include it; what was not paid of it is a deduction`
  return [{ field: 'gross_salary', message }]
}

function checkParts(
  figures: ImportedFigures,
  field: ImportedAmount,
  parts: readonly ImportedAmount[],
): ImportMistake[] {
  const sum = sumOfTexts(parts.map(part => figures[part]))
  if (sum.lessThanOrEqualTo(parseAmount(figures[field]))) return []
  return [{ field, message: say`is ${figures[field]}, and its parts alone come to ${sum.toString()}` }]
}

function checkLines(
  figures: ImportedFigures,
  lines: readonly ImportedLine[],
  types: ReadonlyMap<string, LineType>,
): ImportMistake[] {
  if (lines.length === 0) return []
  const seen = new Set<string>()
  const wrong = lines.flatMap(({ code }, place) => {
    const isTwice = seen.has(code)
    seen.add(code)
    const field = `lines[${place}].code`
    if (!types.has(code)) return [{ field, message: say`is ${code}, which is no salary component` }]
    return isTwice ? [{ field, message: say`is ${code}, which has a line already` }] : []
  })
  if (wrong.length > 0) return wrong
  return (Object.keys(totalOf) as LineType[]).flatMap(type => {
    const field = totalOf[type]
    const sum = sumOfTexts(lines.filter(({ code }) => types.get(code) === type).map(({ amount }) => amount))
    if (sum.equals(parseAmount(figures[field]))) return []
    return [{ field, message: say`is ${figures[field]}, and the lines add up to ${sum.toString()}` }]
  })
}

export interface ImportedTotals {
  readonly total_employees: number
  readonly total_gross: string
  readonly total_deductions: string
  readonly total_net: string
  readonly total_employer_cost: string
}

/** The totals of entries. */
export function addUpImported(entries: readonly ImportedFigures[]): ImportedTotals {
  const sum = (name: ImportedAmount) => sumOfTexts(entries.map(entry => entry[name])).toString()
  return {
    total_employees: entries.length,
    total_gross: sum('gross_salary'),
    total_deductions: sum('total_deductions'),
    total_net: sum('net_salary'),
    total_employer_cost: sum('employer_contributions'),
  }
}

const sumNames = ['total_gross', 'total_deductions', 'total_net', 'total_employer_cost'] as const

/** Where the totals of a run are not those of its entries, with both figures. */
export function checkImportedTotals(totals: ImportedTotals, sums: ImportedTotals): ImportMistake[] {
  const total = totals.total_employees
  const mistakes = sumNames.flatMap(field => {
    const sum = parseAmount(sums[field])
    if (sum.equals(parseAmount(totals[field]))) return []
    return [{ field, message: say`is ${totals[field]}, and the entries add up to ${sum.toString()}` }]
  })
  const message = say`is ${total}, and there ${sums.total_employees === 1 ? say`is` : say`are`} ${sayCount(sums.total_employees, say`entry`, say`entries`)}`
  return total === sums.total_employees ? mistakes : [{ field: 'total_employees', message }, ...mistakes]
}
