// Salary assignments: what each employee earns from when to when, one after the other.

import type { SalaryAssignment, SalaryAssignmentUpdate, SalaryPackage } from '@muster/contract'
import { type Given, type Locked, prepared, stamp, statement } from '@muster/db'
import { addDays, canonicalDecimal } from '@muster/engine'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context, WriteContext } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { assertLive } from '../../../resource/resource.ts'
import { assignments, assignSalary } from '../assign.ts'
import { lockSalaries, moveEndBefore } from '../assignment-dates.ts'
import { type ChosenLine, composePackage, resolveLines } from '../compose-package.ts'
import { readLines, writeLines } from '../persist-package.ts'

const deleteSalaryAssignmentRow = statement<unknown, { id: string }>(
  'delete_salary_assignment',
  `with lines as (
     delete from salary_assignment_components where workspace_id = :workspace_id and salary_assignment_id = :id)
   delete from salary_assignments where workspace_id = :workspace_id and id = :id`,
)

const touchSalaryAssignment = prepared('touch_salary_assignment', (query, given: Given<{ id: string }>) =>
  query
    .updateTable('salary_assignments')
    .set({ updated_at: stamp })
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

const endSet = statement<unknown, { id: string; effective_to: string | null }>(
  'set_end_of_salary_assignment',
  `update salary_assignments set effective_to = :effective_to::date, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id`,
)

async function lockAssignment(
  call: WriteContext & { path: { id: string } },
): Promise<Locked<SalaryAssignment>> {
  const known = await assignments.find(call, call.path.id)
  assertLive('salary assignment', known)
  await lockSalaries(call.db, known.employee_id)
  const before = await assignments.lock(call, call.path.id)
  assignments.watch(call, before)
  return before
}

type Updating = WriteContext & { body: SalaryAssignmentUpdate }

/** The lines of the assignment as it will be; undefined where they stay. */
async function recompose(
  call: Updating,
  before: SalaryAssignment,
): Promise<readonly ChosenLine[] | undefined> {
  const { components, gross_salary = before.gross_salary } = call.body
  const { salary_structure_id = before.salary_structure_id } = call.body
  if (components || salary_structure_id !== before.salary_structure_id)
    return composePackage(call, { salary_structure_id, gross_salary, components: components ?? [] })
  if (call.body.gross_salary === undefined) return undefined
  const { currency_decimals } = call.caller.workspace
  const lines = await readLines(call.db, before.id)
  return resolveLines(lines, { gross_salary, currency_decimals }, new Map())
}

/** Whether amounts or what they follow from differ from the stored ones; then they are written. */
async function writeChanged(
  { db }: Context,
  id: string,
  lines: readonly ChosenLine[] | undefined,
): Promise<boolean> {
  if (!lines || JSON.stringify(await readLines(db, id)) === JSON.stringify(lines)) return false
  await writeLines(db, id, lines)
  return true
}

/** An earlier start ends the assignment before it first, or both would be in force; a later one lets it go on. */
async function writeDates(call: Updating, before: Locked<SalaryAssignment>): Promise<SalaryAssignment> {
  const { components: _, effective_to, ...draft } = call.body
  const { effective_from = before.effective_from } = draft
  const { db } = call
  const isEarlier = effective_from < before.effective_from
  if (isEarlier) await moveEndBefore(call, before, addDays(effective_from, -1))
  const isEndMoved = effective_to !== undefined && effective_to !== before.effective_to
  // The end is not among the fields that a new assignment has, so it is set by itself.
  if (isEndMoved) await db.run(endSet, { id: before.id, effective_to })
  const written = await assignments.write(call, before, draft)
  if (effective_from > before.effective_from) await moveEndBefore(call, before, addDays(effective_from, -1))
  return isEndMoved ? assignments.find(call, before.id) : written
}

function showPackage(gross_salary: string, lines: readonly ChosenLine[]): SalaryPackage {
  const components = lines.map(({ component, calculation_type, value, formula, is_overridden, amount }) => ({
    salary_component_id: component.id,
    code: component.code,
    name: component.name,
    type: component.type,
    calculation_type,
    value,
    formula,
    is_overridden,
    amount,
  }))
  return { gross_salary, components }
}

export default {
  listSalaryAssignments: assignments.list,
  getSalaryAssignment: assignments.get,

  createSalaryAssignment: call => assignSalary(call, call.body),

  async previewSalaryAssignment(call) {
    const { gross_salary, salary_structure_id, components = [] } = call.body
    await assignments.check(call, { gross_salary, salary_structure_id })
    const lines = await composePackage(call, { gross_salary, salary_structure_id, components })
    const { currency_decimals } = call.caller.workspace
    // What is more precise was refused.
    return showPackage(canonicalDecimal(gross_salary, currency_decimals)!, lines)
  },

  async updateSalaryAssignment(call) {
    const before = await lockAssignment(call)
    const { components: _, effective_to: __, ...draft } = call.body
    await assignments.check(call, draft, before)
    const lines = await recompose(call, before)
    const after = await writeDates(call, before)
    const isRecomposed = await writeChanged(call, before.id, lines)
    if (!isRecomposed && after === before) return before
    if (after === before) await call.db.run(touchSalaryAssignment, { id: before.id })
    audit(call, 'salary_assignment.updated', before.id, call.body)
    return assignments.find(call, before.id)
  },

  async deleteSalaryAssignment(call) {
    const known = await assignments.find(call, call.path.id)
    if (known.deleted) return known
    const before = await lockAssignment(call)
    await call.db.run(deleteSalaryAssignmentRow, { id: before.id })
    await moveEndBefore(call, before, before.effective_to)
    audit(call, 'salary_assignment.deleted', before.id, before)
    return assignments.find(call, before.id)
  },

  async getSalaryAssignmentPackage(call) {
    const { id, gross_salary, deleted } = await assignments.find(call, call.path.id)
    if (deleted) throw notFound(say`package of the deleted salary assignment`, id)
    return showPackage(gross_salary, await readLines(call.db, id))
  },
} satisfies HandlersFor<'salary_assignments'>
