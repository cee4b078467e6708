// Payslips, as whoever was paid reads them.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { explainPayslip } from '../slips/payslip-change.ts'
import { findPayslip, listPayslips, readPayslipYears } from '../slips/payslips.ts'

const employees = resource('Employee')

export default {
  listPayslips: call => listPayslips(call),
  getPayslip: ({ db, path }) => findPayslip(db, path.id),
  getPayslipChange: ({ db, path, caller }) => explainPayslip(db, path.id, caller.workspace.currency_decimals),

  async getPayslipYears(call) {
    const { id } = await employees.find(call, call.path.id)
    return readPayslipYears(call.db, id)
  },
} satisfies HandlersFor<'payslips'>
