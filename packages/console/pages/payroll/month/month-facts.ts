// What a month of pay is made of: its steps, what is ready for them, and how the figures of a run are named.
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { getPayrollReadiness } from '../../../gen/operations/payroll-readiness.ts'
import type { Output } from '../../../records/operation.ts'
import type { Run } from '../runs/run-facts.ts'
import type { Sums } from './equation.tsx'

export type Readiness = Output<'getPayrollReadiness'>
export type Point = Readiness['points'][number]
export type MonthStep = Readiness['step']

export const monthSteps: readonly MonthStep[] = ['prepare', 'check', 'approve', 'lock', 'pay', 'close']

/** Told to whoever makes the run, and to whoever approves it. */
export function useReadiness({ id, deleted }: Run): Readiness | undefined {
  const mayKnow = useObstacle()('getPayrollReadiness') === undefined
  const { data } = useRead(getPayrollReadiness, { path: { id } }, { enabled: mayKnow && !deleted })
  return data
}

/** Where the run stands for this person: what one checks, another one approves. */
export function findStep({ status, source }: Run, mayApprove: boolean): MonthStep {
  if (status === 'draft') return source === 'imported' ? 'approve' : 'prepare'
  if (status === 'processed') return mayApprove ? 'approve' : 'check'
  return ({ approved: 'lock', locked: 'pay', disbursed: 'close' } as const)[status]
}

export const sumsOf = (run: Run): Sums => ({
  gross: run.total_gross,
  additions: run.total_additions,
  deductions: run.total_deductions,
  net: run.total_net,
})

/** YYYY-MM */
export const monthOf = ({ run_date: date }: Run): string => date.slice(0, 7)
