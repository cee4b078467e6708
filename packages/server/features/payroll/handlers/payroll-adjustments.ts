// Payroll adjustments: bonuses, additions and deductions of one employee, for one month or several.

import type { PayrollAdjustment } from '@muster/contract'
import { checkAdjustmentMonths, explainTaken, listMonths } from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, invalid } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { lockOwner, readNamedEmployee } from '../../timekeeping/index.ts'
import { findComponent } from '../inputs/adjustment-component.ts'
import { readTakenMonths } from '../inputs/adjustments.ts'

const adjustments = resource('PayrollAdjustment')

const cancel = moveTo<PayrollAdjustment>(adjustments, 'cancelled', 'cancelled_at = made.at')

type Months = Pick<PayrollAdjustment, 'from_month' | 'to_month'>

function checkMonths(months: Months, joining_date: string): void {
  const mistakes = checkAdjustmentMonths(months, joining_date)
  if (mistakes.length > 0) throw invalid(mistakes)
}

export default {
  listPayrollAdjustments: adjustments.list,
  getPayrollAdjustment: adjustments.get,

  async createPayrollAdjustment(call) {
    const { employee_id, kind, from_month, to_month = from_month } = call.body
    const { employee } = await readNamedEmployee(call.db, employee_id)
    checkMonths({ from_month, to_month }, employee.joining_date)
    const salary_component_id = await findComponent(call.db, kind, call.body.salary_component_id)
    return adjustments.insert(call, { ...call.body, to_month, salary_component_id })
  },

  async updatePayrollAdjustment(call) {
    const { employee } = await lockOwner(adjustments, call)
    const before = await adjustments.lockFor(call, 'updatePayrollAdjustment')
    const after = { ...before, ...call.body }
    checkMonths(after, before.from_month === after.from_month ? before.from_month : employee.joining_date)
    const refused = explainTaken(before, after, await readTakenMonths(call.db, before.id))
    if (refused !== null) throw conflict(refused)
    if (after.kind !== before.kind || after.salary_component_id !== before.salary_component_id)
      await findComponent(call.db, after.kind, after.salary_component_id)
    return adjustments.write(call, before, { ...call.body })
  },

  async cancelPayrollAdjustment(call) {
    await lockOwner(adjustments, call)
    const before = await adjustments.lockFor(call, 'cancelPayrollAdjustment')
    const taken = await readTakenMonths(call.db, before.id)
    const last = taken.at(-1)
    if (last !== undefined)
      throw conflict(
        say`Payroll runs have taken it for ${listMonths(taken)}. To end it after them, set to_month to ${last}.`,
      )
    return cancel(call, before.id)
  },
} satisfies HandlersFor<'payroll_adjustments'>
