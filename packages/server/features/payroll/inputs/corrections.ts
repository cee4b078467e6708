// Corrections as runs read them: what locked days should have been.

import { anyOf, type Db, type Given, lit, prepared } from '@muster/db'
import type { Day } from '@muster/engine'

export interface CorrectionRow {
  readonly id: string
  readonly employee_id: string
  readonly date: Day
  readonly half: 'first_half' | 'second_half' | 'full'
  readonly counts_as: 'present' | 'absent' | 'paid_leave' | 'unpaid_leave'
  readonly reason: string
}

interface Wanted {
  readonly employees: readonly string[]
  readonly first: Day
  readonly last: Day
}

const selectPayrollCorrectionsBetween = prepared(
  'payroll_corrections_between',
  (query, given: Given<Wanted>) =>
    query
      .selectFrom('payroll_corrections')
      .select(['id', 'employee_id', 'date', 'half', 'counts_as', 'reason'])
      .where('workspace_id', '=', given.workspace_id)
      .where('employee_id', '=', anyOf(given.employees))
      .where('date', '>=', given.first)
      .where('date', '<=', given.last)
      .where('status', '=', lit('active'))
      .orderBy('employee_id')
      .orderBy('date')
      .orderBy('half'),
)

/** The active ones of days from the first to the last. A day has one for the whole of it, or one for each half. */
export function readCorrections(db: Db, of: Wanted): Promise<CorrectionRow[]> {
  return db.run(selectPayrollCorrectionsBetween, { employees: of.employees, first: of.first, last: of.last })
}
