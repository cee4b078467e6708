// The dates of salary assignments: each ends where the next begins, so writing one moves the end of the one before.

import type { SalaryAssignment } from '@muster/contract'
import { type Db, type Given, lit, prepared, statement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { say } from '@muster/sentences'
import type { WriteContext } from '../../http/context.ts'
import { conflict, invalidField } from '../../http/problem.ts'
import { describeFields } from '../../resource/fields.ts'
import { keepHistory } from '../../resource/history.ts'

const fields = describeFields('SalaryAssignment')

const lockEmployeeForSalary = prepared(
  'lock_employee_for_salary',
  (query, given: Given<{ employee_id: string }>) =>
    query
      .selectFrom('employees')
      .select('deleted')
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.employee_id)
      .forNoKeyUpdate(),
)

/** Two who write assignments of one employee do it one after the other. A 409 where the employee is deleted. */
export async function lockSalaries(db: Db, employee_id: string): Promise<void> {
  const [employee] = await db.run(lockEmployeeForSalary, { employee_id })
  if (!employee) throw invalidField('employee_id', say`names no record of this workspace`)
  if (employee.deleted) throw conflict(say`This employee is deleted, so no salary of theirs can change.`)
}

const selectCurrentSalaryAssignment = prepared(
  'current_salary_assignment',
  (query, given: Given<{ employee_id: string }>) =>
    query
      .selectFrom('salary_assignments')
      .select(['id', 'effective_from'])
      .where('workspace_id', '=', given.workspace_id)
      .where('employee_id', '=', given.employee_id)
      .where('effective_to', 'is', lit(null)),
)

const endSalaryAssignment = statement<SalaryAssignment, { id: string; effective_to: Day }>(
  'end_salary_assignment',
  `update salary_assignments set effective_to = :effective_to::date, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${fields.selected}`,
)

/**
 * Ends the current assignment on the day before the new one begins; a 409 where that is no later day. What it is then;
 * undefined where there is none.
 */
export async function endCurrent(
  call: WriteContext,
  employee_id: string,
  effective_from: Day,
): Promise<SalaryAssignment | undefined> {
  const [open] = await call.db.run(selectCurrentSalaryAssignment, { employee_id })
  if (!open) return undefined
  assertLater(open, effective_from)
  const effective_to = addDays(effective_from, -1)
  const [ended] = await call.db.run(endSalaryAssignment, { id: open.id, effective_to })
  keepHistory(call, fields, { before: { ...ended, effective_to: null }, after: ended! })
  return ended
}

/** A 409 where a new assignment would not start after the current one. */
export function assertLater(open: Pick<SalaryAssignment, 'effective_from'>, effective_from: Day): void {
  if (effective_from <= open.effective_from)
    throw conflict(
      say`The current salary assignment starts on ${open.effective_from}; a new one starts after that day. To correct the current one, change it.`,
    )
}

const moveEndOfSalaryAssignment = statement<
  SalaryAssignment,
  { employee_id: string; ends: Day; effective_to: Day | null }
>(
  'move_end_of_salary_assignment',
  `update salary_assignments set effective_to = :effective_to::date, updated_at = stamp()
   where workspace_id = :workspace_id and employee_id = :employee_id and effective_to = :ends::date
     and effective_from <= coalesce(:effective_to::date, 'infinity') returning ${fields.selected}`,
)

type Dated = Pick<SalaryAssignment, 'employee_id' | 'effective_from'>

/** Moves the end of the assignment that ends on the day before this one, if there is one. */
export async function moveEndBefore(
  call: WriteContext,
  { employee_id, effective_from }: Dated,
  effective_to: Day | null,
): Promise<void> {
  const ends = addDays(effective_from, -1)
  const [moved] = await call.db.run(moveEndOfSalaryAssignment, { employee_id, ends, effective_to })
  if (moved) keepHistory(call, fields, { before: { ...moved, effective_to: ends }, after: moved })
}
