// Changes of a run's entries in pieces: of all, or of those for which a condition holds.

import { endsOf, notByIndex, type Pieces, type Span, statement } from '@muster/db'

interface OfRun {
  readonly run: string
}

type ChangeOfEntries = Pieces<OfRun, unknown>

/**
 * Sets columns of the entries of a run for which a condition holds; `made.at` is the stamp. Both are SQL with no parameter but
 * that of the run, and the condition is none that an index would be looked up by.
 */
export const changingEntries = (name: string, set: string, condition: string): ChangeOfEntries => ({
  ends: statement<{ until: string }, OfRun & { rows: number }>(
    `ends_to_${name}`,
    endsOf(
      'id',
      `payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run and ${condition}`,
    ),
  ),
  change: statement<unknown, OfRun & Span>(
    name,
    `update payroll_entries set ${set}, updated_at = made.at from (select stamp() as at) as made
     where workspace_id = :workspace_id and id > :after and id <= :until and ${notByIndex('payroll_run_id')} = :run and ${condition}`,
  ),
})
