// The tax year so far: what locked runs and openings say of each employee.

import { type Day, type LawFacts, type MonthExemptions, sumTexts } from '@muster/engine'
import type { TaxOpeningRow } from '../inputs/tax-openings.ts'
import type { RunFacts } from './run-facts.ts'

/** As an entry keeps it. */
export interface KeptLaw {
  readonly amounts: Readonly<Record<string, string>>
  readonly withheld: Readonly<Record<string, string>>
  /** Not of imported entries. */
  readonly exemptions?: MonthExemptions
}

/** A month of the tax year as the law counts it: one that is paid, or one that is expected to be. */
export interface CountedMonth {
  /** By its first day. */
  readonly month: Day
  /** As an entry keeps it. */
  readonly law: string
}

interface Known {
  readonly entries: readonly CountedMonth[]
  readonly openings: readonly TaxOpeningRow[]
  readonly facts: LawFacts['facts']
}

/** What the law is computed from for one employee of a run. */
export function makeLawFacts(run: RunFacts, { entries, openings, facts }: Known): LawFacts {
  const first = `${run.tax_year.start_date.slice(0, 7)}-01`
  const own = entries
    .filter(({ month }) => month >= first)
    .map(({ month, law }) => ({ month, law: JSON.parse(law) as KeptLaw }))
  const now = own.filter(({ month }) => month === run.first_day)
  const laws = own.map(({ law }) => law)
  const lawsNow = now.map(({ law }) => law)
  const opened = openings.map(({ taxable_income, tax_withheld }) => ({
    amounts: { taxable: taxable_income },
    withheld: { TAX: tax_withheld },
  }))
  const all = [...laws, ...opened]
  return {
    facts,
    to_date: addUp(all.map(({ amounts }) => amounts)),
    withheld: addUp(all.map(({ withheld }) => withheld)),
    this_month: addUp(lawsNow.map(({ amounts }) => amounts)),
    exemptions: lawsNow.flatMap(({ exemptions }) => exemptions ?? []),
  }
}

function addUp(tables: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const names = [...new Set(tables.flatMap(table => Object.keys(table)))].sort()
  return Object.fromEntries(names.map(name => [name, sumTexts(tables.flatMap(table => table[name] ?? []))]))
}
