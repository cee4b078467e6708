// The work of a task on a payroll run: what is claimed of its row, and how it ends in the commit of what it did.

import type { PayrollOperation } from '@muster/contract'
import type { ClaimedTask, HeldTask, Work as WorkOf } from '../../../background/task.ts'
import { makeTasks } from '../../../background/tasks.ts'

export { callAs, TakenOver, tellPieces } from '../../../background/task.ts'

export interface ClaimedPayrollTask extends ClaimedTask {
  readonly kind: PayrollOperation['kind']
  readonly payroll_run_id: string
  readonly payroll_payment_batch_id: string | null
  /** The body of the request that asked for it; empty where it had none. */
  readonly input: object
  /** Of a lock that another process had begun: whether its days are closed. */
  readonly is_closed: boolean
}

export interface HeldPayrollTask extends HeldTask {
  /** Of a lock: whether it has closed its days, and what was closed before. */
  readonly is_closed: boolean
  readonly closed_from: string | null
}

export type Work = WorkOf<ClaimedPayrollTask>

export const payrollTasks = makeTasks<ClaimedPayrollTask, HeldPayrollTask>({
  table: 'payroll_operations',
  noun: 'payroll_operation',
  claims: ['payroll_run_id', 'payroll_payment_batch_id', 'input', 'is_closed'],
  holds: ['is_closed', 'closed_from'],
})

export const { hold: holdTask, holdToTakeBack, finish: finishTask } = payrollTasks
