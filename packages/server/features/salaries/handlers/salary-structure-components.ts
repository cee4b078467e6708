// Salary structure components: what a structure has, and how each amount is calculated in it.

import type { SalaryStructureComponent } from '@muster/contract'
import { type Given, prepared, statement } from '@muster/db'
import { type Choice, parseFormula, settleChoice } from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalid, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { isPlaceable } from '../check-component.ts'
import { assertStructures, lockStructures, readStructureLines } from '../structure-lines.ts'

const parts = resource('SalaryStructureComponent')

const selectSalaryComponentToPlace = prepared(
  'salary_component_to_place',
  (query, given: Given<{ id: string }>) =>
    query
      .selectFrom('salary_components')
      .select([
        'code',
        'type',
        'category',
        'calculation_type',
        'is_system',
        'is_active',
        'is_mandatory',
        'display_order',
      ])
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.id),
)

const formulaOf = prepared('formula_of_salary_structure_component', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('salary_structure_components')
    .select('formula')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

type Part = Choice & { readonly id: string; readonly is_mandatory: boolean; readonly display_order: number }

const updateSalaryStructureComponentRow = statement<SalaryStructureComponent, Part>(
  'update_salary_structure_component',
  `update salary_structure_components
   set calculation_type = :calculation_type, default_value = :value, formula = :formula, is_mandatory = :is_mandatory, display_order = :display_order
   where workspace_id = :workspace_id and id = :id returning ${parts.fields.selected}`,
)

const deleteSalaryStructureComponentRow = prepared(
  'delete_salary_structure_component',
  (query, given: Given<{ id: string }>) =>
    query
      .deleteFrom('salary_structure_components')
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.id),
)

async function readPlaced(call: Context, id: string) {
  const [component] = await call.db.run(selectSalaryComponentToPlace, { id })
  if (!component) throw invalidField('salary_component_id', say`names no record of this workspace`)
  return component
}

/** The terms in canonical text; `default_value` is the contract's name of the value. */
function settle(call: Context, sent: Choice, inherited: Parameters<typeof settleChoice>[1]): Choice {
  const settled = settleChoice(sent, inherited, call.caller.workspace.currency_decimals)
  if ('choice' in settled) return settled.choice
  throw invalid(
    settled.refused.map(({ field, message }) => ({
      field: field === 'value' ? 'default_value' : field,
      message,
    })),
  )
}

/** A formula of the structure that names the component would have no amount for it. */
async function assertUnnamed(call: Context, { salary_structure_id }: SalaryStructureComponent, code: string) {
  const lines = await readStructureLines(call.db, [salary_structure_id])
  const naming = lines.find(({ formula }) => {
    const parsed = formula === null ? null : parseFormula(formula)
    return parsed && 'formula' in parsed && parsed.formula.names.has(code)
  })
  if (naming)
    throw conflict(say`The formula of ${naming.component.code} names ${code}; change the formula first.`)
}

export default {
  listSalaryStructureComponents: parts.list,
  getSalaryStructureComponent: parts.get,

  async createSalaryStructureComponent(call) {
    const { calculation_type = null, default_value: value = null, formula = null, ...body } = call.body
    await lockStructures(call.db)
    const component = await readPlaced(call, body.salary_component_id)
    if (!component.is_active)
      throw invalidField('salary_component_id', say`names a component that is not active`)
    if (!isPlaceable(component as Parameters<typeof isPlaceable>[0]))
      throw invalidField(
        'salary_component_id',
        say`names ${component.code}, whose amount payroll computes itself; it needs no structure`,
      )
    const choice = settle(call, { calculation_type, value, formula }, component.calculation_type as 'fixed')
    const { is_mandatory, display_order } = component
    const part = await parts.insert(call, {
      is_mandatory,
      display_order,
      ...body,
      calculation_type: choice.calculation_type,
      default_value: choice.value,
      formula: choice.formula,
    })
    await assertStructures(
      call.db,
      [part.salary_structure_id],
      part.salary_component_id,
      'salary_component_id',
    )
    return part
  },

  async updateSalaryStructureComponent(call) {
    await lockStructures(call.db)
    const before = await parts.lock(call, call.path.id)
    const [stored] = await call.db.run(formulaOf, { id: before.id })
    const { calculation_type: own } = await readPlaced(call, before.salary_component_id)
    const { calculation_type = before.calculation_type, formula: sent } = call.body
    const isByFormula = calculation_type === 'formula'
    const isChanged = calculation_type !== before.calculation_type
    const { default_value: value = isChanged ? null : before.default_value } = call.body
    const formula = sent === undefined && isByFormula ? stored!.formula : (sent ?? null)
    const choice = settle(call, { calculation_type, value, formula }, own as 'fixed')
    const { is_mandatory = before.is_mandatory, display_order = before.display_order } = call.body
    const [after] = await call.db.run(updateSalaryStructureComponentRow, {
      id: before.id,
      calculation_type: choice.calculation_type,
      value: choice.value,
      formula: choice.formula,
      is_mandatory,
      display_order,
    })
    await assertStructures(call.db, [before.salary_structure_id], before.salary_component_id)
    return after!
  },

  async deleteSalaryStructureComponent(call) {
    await lockStructures(call.db)
    const part = await parts.lock(call, call.path.id)
    const { code, is_mandatory } = await readPlaced(call, part.salary_component_id)
    if (is_mandatory)
      throw conflict(say`The component ${code} is mandatory, so every structure has it; change that first.`)
    await assertUnnamed(call, part, code)
    await call.db.run(deleteSalaryStructureComponentRow, { id: part.id })
    return part
  },

  async getSalaryStructureComponentFormula(call) {
    const { id } = await parts.find(call, call.path.id)
    const [found] = await call.db.run(formulaOf, { id })
    return { object: 'salary_formula' as const, id, formula: found!.formula }
  },
} satisfies HandlersFor<'salary_structure_components'>
