// Payroll settings: how payroll is calculated and approved in the workspace; one record, made with the workspace.

import { checkGratuityYears } from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalid } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { readPayrollSettings } from '../inputs/settings.ts'

const settings = resource('PayrollSettings')

export default {
  async getPayrollSettings(call) {
    const { id } = await readPayrollSettings(call.db)
    return settings.find(call, id)
  },

  async updatePayrollSettings(call) {
    const mistakes = checkGratuityYears(call.body.gratuity_years ?? [])
    if (mistakes.length > 0) throw invalid(mistakes)
    const { id } = await readPayrollSettings(call.db)
    return settings.write(call, await settings.lock(call, id), { ...call.body })
  },
} satisfies HandlersFor<'payroll_settings'>
