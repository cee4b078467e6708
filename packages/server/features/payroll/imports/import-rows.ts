// The rows of an imported entry, as the pipeline writes them.

import type { PayrollImportEntry } from '@muster/contract'
import { canonicalDecimal } from '@muster/engine'
import { type EntryColumns, type EntryRows, figureNames } from '../pipeline/entries/entry-rows.ts'
import { type ImportFacts, readFigures } from './check-import.ts'

/** An amount with the digits of the currency. */
export const writeDigits =
  (decimals: number) =>
  (amount: string): string =>
    canonicalDecimal(amount, decimals) ?? amount

export interface Importing {
  readonly facts: ImportFacts
  /** `2025-08`. */
  readonly month: string
}

/** What is written of an entry; its employee is known. */
export function makeRows(entry: PayrollImportEntry, place: number, { facts, month }: Importing): EntryRows {
  const { components, decimals } = facts
  const employee = facts.employees.get(place)!
  const digits = writeDigits(decimals)
  const lines = entry.lines ?? []
  return {
    employee_id: employee.id,
    employee_code: employee.employee_code,
    entry: Object.assign(makeFigures(entry, digits), {
      department_id: employee.department_id,
      // Without one the row was refused.
      salary_assignment_id: employee.salary_assignment_id!,
      payment_method: entry.payment_method ?? employee.payment_method,
      month_taxable: digits(entry.taxable_income),
      overtime_amount: digits('0'),
      basis: '',
      law: writeLaw(entry, digits),
      warnings: '[]',
      deferred: '[]',
      explanation: JSON.stringify(lines.map(({ code, amount }) => [code, digits(amount), []])),
      // It has no reasons, and no warnings.
      gaps: null,
    }),
    lines: lines.map(({ code, amount }) => {
      const { id, type, is_taxable, display_order } = components.get(code)!
      return { salary_component_id: id, type, amount: digits(amount), is_taxable, display_order }
    }),
    claims: [
      { kind: 'time', object_id: `${employee.id}:${month}`, amount: null, first_day: null, last_day: null },
    ],
    arrears: [],
  }
}

type Figures = Pick<EntryColumns, (typeof figureNames)[number]>

/** Counts of days are zero, whatever the file says. */
function makeFigures(entry: PayrollImportEntry, digits: (amount: string) => string): Figures {
  const figures = new Map<string, string>(Object.entries(readFigures(entry)))
  const columns = figureNames.map(name => {
    const amount = figures.get(name)
    if (amount !== undefined) return [name, digits(amount)]
    return [name, counts.has(name) ? 0 : '0.00']
  })
  return Object.fromEntries(columns) as Figures
}

const counts: ReadonlySet<string> = new Set(['late_count', 'early_leave_count', 'holidays'])

/** What the year to date adds up. */
function writeLaw(
  { taxable_income, tax_amount }: PayrollImportEntry,
  digits: (amount: string) => string,
): string {
  return JSON.stringify({
    amounts: { taxable: digits(taxable_income) },
    withheld: { TAX: digits(tax_amount) },
  })
}
