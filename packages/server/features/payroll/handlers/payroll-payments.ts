// Payroll payments: payments of payroll entries, in the console.

import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { failPayment, payments } from '../payments/payments.ts'

export default {
  listPayrollPayments: payments.list,
  getPayrollPayment: payments.get,

  async failPayrollPayment(call) {
    const { reason } = call.body
    const payment = await failPayment(call, reason)
    audit(call, 'payroll_payment.failed', payment.id, { reason })
    return payment
  },
} satisfies HandlersFor<'payroll_payments'>
