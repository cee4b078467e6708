// What sheets of a payroll run begin with: the run, and what its lines come to by component.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { nameMonth } from '@muster/engine'
import { say } from '@muster/sentences'
import { conflict, invalidField, Problem } from '../../../http/problem.ts'
import { findRun } from '../runs/run-details.ts'

/** What making a sheet of a run needs. */
export interface SheetWork {
  readonly payroll_run_id: string
  readonly currency_decimals: number
  readonly signal: AbortSignal
  readonly tell: (progress: { readonly done: number; readonly total: number }) => void
}

/** The run that an export names, or a problem that says why there is no sheet of it. */
export async function findSheetRun(
  db: Db,
  payroll_run_id: string | null | undefined,
  from: 'processed' | 'locked',
): Promise<PayrollRunDetail> {
  if (!payroll_run_id) throw invalidField('payroll_run_id', say`is needed for this kind`)
  const run = await findRun(db, payroll_run_id).catch(error => {
    throw error instanceof Problem && error.code === 'not_found'
      ? invalidField('payroll_run_id', say`names no payroll run of this workspace`)
      : error
  })
  const { status } = run
  const isLocked = status === 'locked' || status === 'disbursed'
  if (from === 'locked' && !isLocked)
    throw conflict(
      say`The payroll run is ${status}; a journal is of a locked one, whose figures do not change any more.`,
    )
  if (status === 'draft')
    throw conflict(say`The payroll run is a draft, whose figures do not stand yet. Process it first.`)
  return run
}

/** `payroll-register-2026-04`, with the kind of a run that is not regular. */
export function nameSheet(noun: string, run: PayrollRunDetail): string {
  return [noun, nameMonth(run), ...(run.kind === 'regular' ? [] : [run.kind])].join('-')
}

export type LineType = 'earning' | 'deduction' | 'employer_contribution'

export interface BookedComponent {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: LineType
}

const selectComponentsBookedInPayrollRun = statement<BookedComponent, { run: string }>(
  'components_booked_in_payroll_run',
  `select c.id, c.code, c.name, l.type from payroll_entry_components l
   join salary_components c on c.workspace_id = :workspace_id and c.id = l.salary_component_id
   where l.workspace_id = :workspace_id and l.payroll_run_id = :run
   group by c.id, c.code, c.name, l.type order by l.type, min(l.display_order), c.code, c.id`,
)

export const readBooked = (db: Db, run: string): Promise<BookedComponent[]> =>
  db.run(selectComponentsBookedInPayrollRun, { run })

export interface Sums {
  readonly entries: number
  readonly earnings: string
  readonly deductions: string
  readonly net: string
  readonly contributions: string
  /** Of the lines alone. Imported entries may have none. */
  readonly earning_lines: string
  readonly deduction_lines: string
  readonly contribution_lines: string
  readonly without_lines: number
}

const ofLines = (type: LineType) =>
  `(select coalesce(sum(l.amount), 0)::text from payroll_entry_components l
    where l.workspace_id = :workspace_id and l.payroll_run_id = :run and l.type = '${type}')`

const selectSumsOfPayrollRun = statement<Sums, { run: string }>(
  'sums_of_payroll_run',
  `select count(*)::int as entries, coalesce(sum(p.total_earnings), 0)::text as earnings, coalesce(sum(p.total_deductions), 0)::text as deductions,
     coalesce(sum(p.net_salary), 0)::text as net, coalesce(sum(p.employer_contributions), 0)::text as contributions,
     ${ofLines('earning')} as earning_lines, ${ofLines('deduction')} as deduction_lines,
     ${ofLines('employer_contribution')} as contribution_lines,
     (count(*) filter (where p.total_earnings + p.total_deductions + p.employer_contributions <> 0 and not exists (
       select from payroll_entry_components l where l.workspace_id = :workspace_id and l.payroll_entry_id = p.id)))::int as without_lines
   from payroll_entries p where p.workspace_id = :workspace_id and p.payroll_run_id = :run`,
)

export async function readSums(db: Db, run: string): Promise<Sums> {
  const [sums] = await db.run(selectSumsOfPayrollRun, { run })
  return sums!
}
