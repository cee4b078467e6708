// What is done for each kind of task on a payroll run, and the words of its failure.

import { type OperationId, operations, type PayrollOperation, type PayrollProblem } from '@muster/contract'
import { keep, type Sentence, say } from '@muster/sentences'
import { assertMay } from '../../../auth/authorize.ts'
import type { TaskHandler } from '../../../background/runner.ts'
import { cancelBatch, recordBatch } from '../payments/batches.ts'
import { prepareBatch } from '../payments/prepare.ts'
import { approveRun, checkRun } from '../pipeline/approve.ts'
import { abandonLock, lockPayroll } from '../pipeline/lock.ts'
import { processRun } from '../pipeline/process.ts'
import { reopenRun } from '../pipeline/reopen.ts'
import { type ClaimedPayrollTask, payrollTasks, type Work } from './task.ts'

interface Kind {
  /** What stopped, where it fails. */
  readonly name: Sentence
  /** The operation that begins it. */
  readonly by: OperationId
  readonly run: (work: Work) => Promise<void>
}

const kinds: Readonly<Record<PayrollOperation['kind'], Kind>> = {
  process: { name: say`Processing`, by: 'processPayrollRun', run: processRun },
  verify: { name: say`The verification`, by: 'verifyPayrollRun', run: checkRun },
  approve: { name: say`The approval`, by: 'approvePayrollRun', run: approveRun },
  lock: { name: say`The lock`, by: 'lockPayrollRun', run: lockPayroll },
  reopen: { name: say`The reopening`, by: 'reopenPayrollRun', run: reopenRun },
  prepare_payment: {
    name: say`The preparation of the payment`,
    by: 'createPayrollPaymentBatch',
    run: prepareBatch,
  },
  record_payment: {
    name: say`The recording of the payment`,
    by: 'recordPayrollPaymentBatch',
    run: recordBatch,
  },
  cancel_payment: {
    name: say`The cancellation of the payment`,
    by: 'cancelPayrollPaymentBatch',
    run: cancelBatch,
  },
}

export const payrollTaskHandler: TaskHandler<ClaimedPayrollTask> = {
  tasks: payrollTasks,
  // A calculation holds a piece of a workspace in memory, and two connections.
  atOnce: 2,
  run: work => kinds[work.task.kind].run(work),
  findRight: task => caller => assertMay(caller, operations[kinds[task.kind].by]),
  async abandon(work) {
    if (work.task.kind === 'lock') await abandonLock(work)
  },
  words: ({ kind }) => ({
    name: kinds[kind].name,
    unit: say`employee`,
    again: kind === 'lock' ? say`Ask for the lock again; it goes on where it was.` : say`Ask for it again.`,
  }),
  keepError: ({ field, message }): PayrollProblem => ({
    employee_id: null,
    employee_code: null,
    ...keep(say`${field} ${message}`),
  }),
}
