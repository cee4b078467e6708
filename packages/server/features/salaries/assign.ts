// Assigning a salary: the package is composed, and the current one ends on the day before.

import type { SalaryAssignment, SalaryAssignmentCreate } from '@muster/contract'
import { audit } from '../../auth/audit.ts'
import type { WriteContext } from '../../http/context.ts'
import { keepHistory } from '../../resource/history.ts'
import { resource } from '../../resource/resource.ts'
import { endCurrent, lockSalaries } from './assignment-dates.ts'
import { composeFrom, composePackage, type OfferedStructure } from './compose-package.ts'
import { writeLines } from './persist-package.ts'

export const assignments = resource('SalaryAssignment', {
  filters: {
    effective_on:
      'effective_from <= :effective_on::date and (effective_to is null or effective_to >= :effective_on::date)',
    current: '(effective_to is null) = :current::boolean',
  },
})

/**
 * Assigns a salary from a day after the start of the current one; a 409 otherwise, a 400 where it does not add up.
 * `offered` is the structure, where it was read in the same transaction.
 */
export async function assignSalary(
  call: WriteContext,
  sent: SalaryAssignmentCreate,
  offered?: OfferedStructure,
): Promise<SalaryAssignment> {
  const { components = [], ...draft } = sent
  await assignments.check(call, draft)
  await lockSalaries(call.db, draft.employee_id)
  const chosen = { ...draft, components }
  const { currency_decimals } = call.caller.workspace
  const lines = offered ? composeFrom(offered, chosen, currency_decimals) : await composePackage(call, chosen)
  const former = await endCurrent(call, draft.employee_id, draft.effective_from)
  const assignment = await assignments.insert(call, draft)
  // What somebody earns is told as it changes: from the salary before to this one.
  if (former) keepHistory(call, assignments.fields, { before: former, after: assignment })
  await writeLines(call.db, assignment.id, lines)
  audit(call, 'salary_assignment.created', assignment.id, sent)
  return assignment
}
