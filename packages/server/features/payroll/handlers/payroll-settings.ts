// Payroll settings: how payroll is calculated and approved in the workspace; one record, made with the workspace.

import { checkGratuityYears } from '@muster/engine'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { assertFresh, nameHolder } from '../../../auth/authorize.ts'
import type { Caller } from '../../../auth/callers.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalid, Problem } from '../../../http/problem.ts'
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
    const before = await settings.lock(call, id)
    const { four_eyes = before.four_eyes } = call.body
    if (before.four_eyes && !four_eyes) assertMaySwitchOff(call.caller)
    const after = await settings.write(call, before, { ...call.body })
    if (four_eyes !== before.four_eyes) audit(call, 'payroll_settings.four_eyes_changed', id, { four_eyes })
    return after
  },
} satisfies HandlersFor<'payroll_settings'>

/** Those whom four eyes watch do not switch them off. */
function assertMaySwitchOff(caller: Caller): void {
  const { scopes, session } = caller
  if (!scopes.has('payroll.approve')) {
    throw new Problem(
      'insufficient_scope',
      say`To switch off four_eyes needs payroll.approve, which ${nameHolder(caller)} does not have. Ask somebody who approves payroll runs.`,
    )
  }
  if (session) assertFresh(session, say`To switch off four_eyes`)
}
