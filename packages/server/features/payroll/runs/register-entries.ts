// Entries of a register: each beside that of the month before, with the reasons of the difference in words.

import type { PayrollChangeReason, PayrollRegisterEntry } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type ChangeReason, explainChange, type PaidEntry, sumMoney } from '@muster/engine'
import { wordChange } from './change-words.ts'
import { additionsOf, pendingBatchOf } from './entry-details.ts'

/** SQL: what the entry paid, as the engine compares it; with why there are adjustments, where `adjustments` says it. */
export const writePaid = (entry: string, adjustments: string): string => `json_build_object(
  'gross_salary', ${entry}.gross_salary::text, 'total_earnings', ${entry}.total_earnings::text,
  'total_deductions', ${entry}.total_deductions::text, 'absent_days', ${entry}.absent_days::text,
  'unpaid_leave_days', ${entry}.unpaid_leave_days::text, 'late_count', ${entry}.late_count::text,
  'overtime_hours', ${entry}.overtime_hours::text,
  'salary_from', (select a.effective_from from salary_assignments a
    where a.workspace_id = :workspace_id and a.id = ${entry}.salary_assignment_id),
  'had_salary', exists (select from salary_assignments a
    join salary_assignments x on x.workspace_id = :workspace_id and x.employee_id = a.employee_id and x.effective_from < a.effective_from
    where a.workspace_id = :workspace_id and a.id = ${entry}.salary_assignment_id),
  'month', (select to_char(make_date(r.year, r.month, 1), 'YYYY-MM') from payroll_runs r
    where r.workspace_id = :workspace_id and r.id = ${entry}.payroll_run_id),
  'lines', (select coalesce(json_agg(json_build_object('code', s.code, 'name', s.name, 'type', l.type,
      'affects_gross', s.affects_gross, 'amount', l.amount::text)), '[]')
    from payroll_entry_components l join salary_components s on s.workspace_id = :workspace_id and s.id = l.salary_component_id
    where l.workspace_id = :workspace_id and l.payroll_entry_id = ${entry}.id),
  'adjustments', ${adjustments})`

/** SQL: why the run adjusted the pay of the entry. */
const adjustmentsOf = (entry: string): string => `(
    select coalesce(json_agg(json_build_object('kind', j.kind, 'reason', j.reason) order by j.id), '[]')
    from payroll_claims c
    join payroll_adjustments j on j.workspace_id = :workspace_id and j.id = split_part(c.object_id, ':', 1)
    where c.workspace_id = :workspace_id and c.payroll_run_id = ${entry}.payroll_run_id and c.employee_id = ${entry}.employee_id
      and c.kind = 'adjustment' and j.salary_component_id is null)`

const own = [
  'id',
  'employee_id',
  'department_id',
  'status',
  'gross_salary',
  'total_earnings',
  'total_deductions',
  'net_salary',
  'employer_contributions',
] as const

interface Row extends Pick<PayrollRegisterEntry, (typeof own)[number]> {
  readonly employee_code: string
  readonly first_name: string
  readonly last_name: string
  readonly total_additions: string
  readonly has_warnings: boolean
  readonly pending_batch: number | null
  readonly previous_net_salary: string | null
  readonly paid: PaidEntry
  readonly paid_before: PaidEntry | null
}

/** SQL: whether something was found when the entry was calculated. */
export const hasWarnings = (entry: string): string =>
  `(${entry}.warnings <> '[]' or ${entry}.deferred <> '[]')`

const selectRegisterEntries = statement<Row, { ids: readonly string[]; before: string | null }>(
  'payroll_register_entries',
  `select ${own.map(name => `p.${name}`).join(', ')}, e.employee_code, e.first_name, e.last_name,
     ${additionsOf('p')} as total_additions, ${hasWarnings('p')} as has_warnings, ${pendingBatchOf('p')} as pending_batch,
     b.net_salary as previous_net_salary, ${writePaid('p', adjustmentsOf('p'))} as paid,
     case when b.id is null then null else ${writePaid('b', adjustmentsOf('b'))} end as paid_before
   from payroll_entries p
   join employees e on e.workspace_id = :workspace_id and e.id = p.employee_id
   left join payroll_entries b on b.workspace_id = :workspace_id and b.payroll_run_id = :before::text and b.employee_id = p.employee_id
   where p.workspace_id = :workspace_id and p.id = any(:ids)`,
)

interface Wanted {
  readonly ids: readonly string[]
  /** The run that they are compared with. */
  readonly before: string | null
  readonly decimals: number
}

/** In the order of the ids. */
export async function readRegisterEntries(
  db: Db,
  { ids, before, decimals }: Wanted,
): Promise<PayrollRegisterEntry[]> {
  const rows = await db.run(selectRegisterEntries, { ids, before })
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => toEntry(byId.get(id)!, before !== null, decimals))
}

function toEntry(row: Row, isCompared: boolean, decimals: number): PayrollRegisterEntry {
  const { paid: now, paid_before, ...entry } = row
  const reasons = isCompared ? wordReasons(explainChange(paid_before, now, decimals)) : []
  return {
    object: 'payroll_register_entry',
    ...entry,
    difference: isCompared
      ? sumMoney(
          reasons.map(({ difference }) => difference),
          decimals,
        )
      : null,
    reasons,
  }
}

export const wordReasons = (reasons: readonly ChangeReason[]): PayrollChangeReason[] =>
  reasons.map(reason => ({ ...reason, text: wordChange(reason) }))
