// Salary components: what pay is made of; those that payroll pays by are made with the workspace.

import type { SalaryComponent } from '@muster/contract'
import { type Given, prepared, stamp } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { invalid, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { type ComponentDraft, settleComponent } from '../check-component.ts'
import { readInternals, readPayComponents } from '../pay-components.ts'
import { addToStructures, assertStructures, lockStructures } from '../structure-lines.ts'

const components = resource('SalaryComponent')

const formulaSet = prepared(
  'set_formula_of_salary_component',
  (query, given: Given<{ id: string; formula: string | null }>) =>
    query
      .updateTable('salary_components')
      .set({ formula: given.formula, updated_at: stamp })
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.id),
)

async function settle(call: Context, draft: ComponentDraft, is_system: boolean) {
  const codes = new Set((await readPayComponents(call.db)).keys())
  const { currency_decimals } = call.caller.workspace
  const result = settleComponent(draft, { currency_decimals, codes, is_system })
  if ('refused' in result) throw invalid(result.refused)
  return result.settled
}

/** A mandatory component is in every structure, and structures stay free of circles. */
async function followInStructures(call: Context, { id, is_mandatory }: SalaryComponent): Promise<void> {
  const structures = await lockStructures(call.db)
  if (is_mandatory) await addToStructures(call.db, structures, [id])
  await assertStructures(call.db, structures, id)
}

export default {
  listSalaryComponents: components.list,
  getSalaryComponent: components.get,

  async createSalaryComponent(call) {
    const isEarning = call.body.type === 'earning'
    const draft = {
      category: null,
      calculation_type: 'fixed' as const,
      default_value: '0',
      formula: null,
      is_taxable: isEarning,
      affects_gross: isEarning,
      exemption_mode: 'none' as const,
      exemption_value: '0',
      is_mandatory: false,
      ...call.body,
    }
    const settled = await settle(call, draft, false)
    const component = await components.insert(call, { ...draft, ...settled })
    if (component.is_mandatory) await followInStructures(call, component)
    return component
  },

  async updateSalaryComponent(call) {
    const before = await components.lock(call, call.path.id)
    const { formula: oldFormula, is_system } = await readInternals(call.db, before.id)
    const { formula: sent, ...changes } = call.body
    const isByFormula = (changes.calculation_type ?? before.calculation_type) === 'formula'
    if (is_system && changes.category !== undefined && changes.category !== before.category)
      throw invalidField('category', say`must be ${before.category}, because payroll pays by this component`)
    const formula = sent === undefined && isByFormula ? oldFormula : (sent ?? null)
    const { default_value, exemption_value } = await settle(
      call,
      { ...before, ...(isByFormula && { default_value: '0' }), ...changes, formula },
      is_system,
    )
    if (formula !== oldFormula) await call.db.run(formulaSet, { id: before.id, formula })
    const written = await components.write(call, before, { ...changes, default_value, exemption_value })
    if (formula !== oldFormula || written !== before) await followInStructures(call, written)
    return formula === oldFormula ? written : components.find(call, before.id)
  },

  async getSalaryComponentFormula(call) {
    const { id } = await components.find(call, call.path.id)
    const { formula } = await readInternals(call.db, id)
    return { object: 'salary_formula' as const, id, formula }
  },
} satisfies HandlersFor<'salary_components'>
