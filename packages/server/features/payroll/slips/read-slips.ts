// Slips to print: what they store, as it was at the lock, and the employer at their head.

import { type Db, statement } from '@muster/db'
import { findAdditions } from '@muster/engine'
import type { Payslip, PayslipLine } from '@muster/formats'
import type { Files } from '../../../files/index.ts'
import {
  type PrintedLetterhead,
  readLetterheads,
  TemplateFault,
  writeAmountInWords,
} from '../../letters/index.ts'

interface SlipRow {
  readonly id: string
  readonly slip_number: string | null
  readonly language: string | null
  readonly generated_at: string
  /** JSON. */
  readonly printed: string
  readonly letterhead: string | null
  readonly currency: string
  readonly currency_decimals: number
}

const selectSalarySlipsToPrint = statement<SlipRow, { ids: string[] }>(
  'salary_slips_to_print',
  `select s.id, s.slip_number, s.language, s.generated_at, s.printed, s.letterhead, c.currency, c.currency_decimals
   from salary_slips s join companies c on c.workspace_id = :workspace_id
   where s.workspace_id = :workspace_id and s.id = any(:ids)`,
)

export interface SlipToPrint {
  readonly id: string
  readonly slip: Payslip
}

/** Those of the slips that are there. */
export async function readSlips(db: Db, files: Files, ids: readonly string[]): Promise<SlipToPrint[]> {
  const rows = await db.run(selectSalarySlipsToPrint, { ids: [...ids] })
  const heads = await readLetterheads(
    db,
    files,
    rows.map(({ letterhead }) => letterhead),
  )
  return rows.map(row => ({ id: row.id, slip: toPayslip(row, heads.get(row.letterhead)!) }))
}

/** What `make_salary_slips` stores, with each figure as its text. */
interface Printed {
  readonly month: string
  readonly employee: Payslip['employee']
  readonly entry: Payslip['days'] &
    Readonly<
      Record<
        | 'gross_salary'
        | 'total_earnings'
        | 'total_deductions'
        | 'employer_contributions'
        | 'net_salary'
        | 'taxable_income'
        | 'tax_amount'
        | 'payment_method',
        string
      >
    >
  /** Null where the entry has none. */
  readonly lines: readonly PayslipLine[] | null
  /** Not of slips of former releases. */
  readonly still_owed?: string | null
  readonly tax_year: string
  readonly year_to_date: Payslip['year_to_date']
}

function toPayslip(row: SlipRow, { employer }: PrintedLetterhead): Payslip {
  const { month, employee, entry, lines, still_owed, tax_year, year_to_date } = parseExactly(
    row.printed,
  ) as Printed
  const { currency, currency_decimals, language } = row
  const isEnglish = language === null || /^en\b/.test(language)
  return {
    employer,
    slip_number: row.slip_number,
    language,
    generated_at: row.generated_at,
    month,
    currency,
    currency_decimals,
    employee,
    days: entry,
    lines: lines ?? [],
    gross_salary: entry.gross_salary,
    total_additions: findAdditions(entry, currency_decimals),
    total_earnings: entry.total_earnings,
    total_deductions: entry.total_deductions,
    employer_contributions: entry.employer_contributions,
    net_salary: entry.net_salary,
    net_in_words: isEnglish ? writeWords(entry.net_salary, { currency, currency_decimals }) : null,
    still_owed: still_owed ?? null,
    taxable_income: entry.taxable_income,
    tax_amount: entry.tax_amount,
    payment_method: entry.payment_method,
    tax_year,
    year_to_date,
  }
}

/** Null where an amount is too long for words. */
function writeWords(amount: string, currency: Parameters<typeof writeAmountInWords>[1]): string | null {
  try {
    return writeAmountInWords(amount, currency)
  } catch (error) {
    if (error instanceof TemplateFault) return null
    throw error
  }
}

/** JSON with its numbers as the text that they have in it: as numbers, long amounts would be rounded. */
function parseExactly(text: string): unknown {
  type Reviver = (key: string, value: unknown, context: { readonly source: string }) => unknown
  const keepSource: Reviver = (_, value, { source }) => (typeof value === 'number' ? source : value)
  return JSON.parse(text, keepSource as (key: string, value: unknown) => unknown)
}
