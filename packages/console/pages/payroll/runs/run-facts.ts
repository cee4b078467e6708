// A payroll run as its pages read it, and the steps that it goes through.
import { formatMonthName } from '../../../app/formats.ts'
import { sayOf, sayTogether } from '../../../app/words.ts'
import type { Output } from '../../../records/operation.ts'

export type Run = Output<'getPayrollRunDetail'>
export type Work = Output<'getPayrollOperation'>

export interface Step {
  /** The state that the run is in once the step is done. */
  readonly status: Run['status']
  readonly who: string | null
  readonly at: string | null
}

/** November 2026: what people call a run. */
export const nameMonth = ({ year, month }: Pick<Run, 'month' | 'year'>): string =>
  formatMonthName(`${year}-${String(month).padStart(2, '0')}`)

/** Another kind than the month's own says which. */
export function titleRun({ kind, ...run }: Run): string {
  const month = nameMonth(run)
  return kind === 'regular' ? month : sayTogether(month, sayOf('value', kind))
}

const order: readonly Run['status'][] = ['draft', 'processed', 'approved', 'locked', 'disbursed']

/** A run was in this state, or is. */
export const hasReached = (run: Run, status: Run['status']): boolean =>
  order.indexOf(run.status) >= order.indexOf(status)

/** Who did what and when, as far as the run is; the times of work come from its operations. */
export function listSteps(run: Run, works: readonly Work[]): readonly Step[] {
  const last = (kind: Work['kind']) => works.find(work => work.kind === kind && work.status === 'succeeded')
  const isImported = run.source === 'imported'
  const paid = last('record_payment')
  const steps: readonly Step[] = [
    { status: 'draft', who: run.created_by, at: run.created_at },
    { status: 'processed', who: run.processed_by, at: last('process')?.finished_at ?? null },
    { status: 'approved', who: run.approved_by, at: run.approved_at },
    { status: 'locked', who: run.locked_by, at: run.locked_at },
    { status: 'disbursed', who: paid?.started_by ?? null, at: run.disbursed_at },
  ]
  // The figures of an import are those of another system, so nothing is processed.
  return steps.filter(({ status }) => !(isImported && status === 'processed'))
}
