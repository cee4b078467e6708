// Payroll payment batches: prepared, recorded and cancelled in the console, by tasks.

import type { PayrollOperation } from '@muster/contract'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { assertCancellable } from '../payments/bank-files.ts'
import { assertRecordable, batches, lockPendingBatch } from '../payments/batches.ts'
import { assertPayable } from '../payments/prepare.ts'
import { lockIdleRun, startTask } from '../tasks/start-task.ts'

export default {
  listPayrollPaymentBatches: batches.list,
  getPayrollPaymentBatch: batches.get,

  async createPayrollPaymentBatch(call): Promise<PayrollOperation> {
    const { db, body } = call
    await batches.check(call, body)
    const run = await lockIdleRun(db, body.payroll_run_id)
    await assertPayable(db, run, body.payment_method ?? null)
    return startTask(call, run.id, 'prepare_payment', { input: body })
  },

  async recordPayrollPaymentBatch(call): Promise<PayrollOperation> {
    const locked = await lockPendingBatch(call, call.path.id, 'recordPayrollPaymentBatch')
    assertRecordable(call, locked, call.body)
    const about = { payroll_payment_batch_id: locked.batch.id, input: call.body }
    return startTask(call, locked.run.id, 'record_payment', about)
  },

  async cancelPayrollPaymentBatch(call): Promise<PayrollOperation> {
    const { run, batch } = await lockPendingBatch(call, call.path.id, 'cancelPayrollPaymentBatch')
    await assertCancellable(call.db, batch, call.body)
    const about = { payroll_payment_batch_id: batch.id, input: call.body ?? {} }
    return startTask(call, run.id, 'cancel_payment', about)
  },
} satisfies HandlersFor<'payroll_payment_batches'>
