// Locked runs: the months that were paid, and the rules that they were paid by.

import { type Db, statement } from '@muster/db'
import type { Day, PayrollRules } from '@muster/engine'

interface LockedRow {
  readonly id: string
  readonly kind: 'regular' | 'bonus' | 'final' | 'correction'
  readonly source: 'processed' | 'imported'
  /** Its first day. */
  readonly month: Day
  readonly run_date: Day
}

export interface LockedRun extends LockedRow {
  /** Null of an imported run. */
  readonly rules: PayrollRules | null
}

const selectLockedPayrollRuns = statement<
  LockedRow & { readonly rules: string | null },
  { id: string; since: Day; month: Day }
>(
  'locked_payroll_runs',
  `select id, kind, source, make_date(year, month, 1) as month, run_date, rules from payroll_runs
   where workspace_id = :workspace_id and id <> :id and locked_at is not null
     and make_date(year, month, 1) between :since::date and :month::date
   order by year, month, locked_at`,
)

/** Those of months from one on through that of a run, without the run itself. Their rules are read once for all employees. */
export async function readLockedRuns(
  db: Db,
  of: { readonly id: string; readonly since: Day; readonly month: Day },
): Promise<ReadonlyMap<string, LockedRun>> {
  const rows = await db.run(selectLockedPayrollRuns, { ...of })
  return new Map(
    rows.map(row => [row.id, { ...row, rules: row.rules === null ? null : JSON.parse(row.rules) }]),
  )
}
