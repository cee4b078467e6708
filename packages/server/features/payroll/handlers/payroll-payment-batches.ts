// Payroll payment batches: prepared, recorded and cancelled in the console.

import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { batches, cancelBatch, lockPendingBatch, recordBatch } from '../payments/batches.ts'
import { prepareBatch } from '../payments/prepare.ts'

export default {
  listPayrollPaymentBatches: batches.list,
  getPayrollPaymentBatch: batches.get,

  async createPayrollPaymentBatch(call) {
    await batches.check(call, call.body)
    const batch = await prepareBatch(call, call.body)
    const { id, payroll_run_id, number, total_payments, total_amount } = batch
    audit(call, 'payroll_payment_batch.created', id, { payroll_run_id, number, total_payments, total_amount })
    return batch
  },

  async recordPayrollPaymentBatch(call) {
    const db = call.db.long()
    const locked = await lockPendingBatch(call, call.path.id, 'recorded')
    await db.stampAhead(2 * locked.batch.total_payments, () => recordBatch(call, locked, call.body))
    audit(call, 'payroll_payment_batch.recorded', locked.batch.id, call.body)
    return batches.find(call, locked.batch.id)
  },

  async cancelPayrollPaymentBatch(call) {
    const db = call.db.long()
    const locked = await lockPendingBatch(call, call.path.id, 'cancelled')
    await db.stampAhead(locked.batch.total_payments, () => cancelBatch(db, locked))
    audit(call, 'payroll_payment_batch.cancelled', locked.batch.id, { number: locked.batch.number })
    return batches.find(call, locked.batch.id)
  },
} satisfies HandlersFor<'payroll_payment_batches'>
