// Tax openings as runs read them: what a tax year had before Muster, or at another employer.

import { anyOf, type Db, type Given, lit, prepared } from '@muster/db'
import type { Day } from '@muster/engine'

export interface TaxOpeningRow {
  readonly id: string
  readonly employee_id: string
  readonly source: 'previous_system' | 'other_employer'
  readonly taxable_income: string
  readonly tax_withheld: string
  /** The last month that it covers, by its first day. */
  readonly through_month: Day
}

interface Wanted {
  readonly employees: readonly string[]
  /** As the law pack names it: `2025-26`. */
  readonly tax_year: string
  /** The first day of the run's month. An opening counts in the months after those that it covers. */
  readonly month: Day
}

const selectTaxOpeningsBeforeMonth = prepared('tax_openings_before_month', (query, given: Given<Wanted>) =>
  query
    .selectFrom('tax_openings')
    .select(['id', 'employee_id', 'source', 'taxable_income', 'tax_withheld', 'through_month'])
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', anyOf(given.employees))
    .where('tax_year', '=', given.tax_year)
    .where('through_month', '<', given.month)
    .where('deleted', '=', lit(false))
    .orderBy('employee_id')
    .orderBy('source'),
)

/** Those of one tax year alone: an opening never counts in the next. */
export function readTaxOpenings(db: Db, of: Wanted): Promise<TaxOpeningRow[]> {
  return db.run(selectTaxOpeningsBeforeMonth, {
    employees: of.employees,
    tax_year: of.tax_year,
    month: of.month,
  })
}
