// The dates of salary assignments: each ends where the next begins, so writing one moves the end of the one before.

import type { SalaryAssignment } from '@muster/contract'
import { type Db, type Given, lit, prepared, statement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { conflict, invalidField } from '../../http/problem.ts'

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
  if (!employee) throw invalidField('employee_id', 'names no record of this workspace')
  if (employee.deleted)
    throw conflict(`The employee ${employee_id} is deleted, so no salary of theirs can change.`)
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

const endSalaryAssignment = statement<unknown, { id: string; effective_to: Day }>(
  'end_salary_assignment',
  `update salary_assignments set effective_to = :effective_to::date, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id`,
)

/** Ends the current assignment on the day before the new one begins; a 409 where that is no later day. */
export async function endCurrent(db: Db, employee_id: string, effective_from: Day): Promise<void> {
  const [open] = await db.run(selectCurrentSalaryAssignment, { employee_id })
  if (!open) return
  assertLater(open, effective_from)
  await db.run(endSalaryAssignment, { id: open.id, effective_to: addDays(effective_from, -1) })
}

/** A 409 where a new assignment would not start after the current one. */
export function assertLater(
  open: Pick<SalaryAssignment, 'id' | 'effective_from'>,
  effective_from: Day,
): void {
  if (effective_from <= open.effective_from)
    throw conflict(
      `The current salary assignment ${open.id} starts on ${open.effective_from}; a new one starts after that day. To correct the current one, change it.`,
    )
}

const moveEndOfSalaryAssignment = statement<
  unknown,
  { employee_id: string; ends: Day; effective_to: Day | null }
>(
  'move_end_of_salary_assignment',
  `update salary_assignments set effective_to = :effective_to::date, updated_at = stamp()
   where workspace_id = :workspace_id and employee_id = :employee_id and effective_to = :ends::date
     and effective_from <= coalesce(:effective_to::date, 'infinity')`,
)

type Dated = Pick<SalaryAssignment, 'employee_id' | 'effective_from'>

/** Moves the end of the assignment that ends on the day before this one, if there is one. */
export async function moveEndBefore(
  db: Db,
  { employee_id, effective_from }: Dated,
  effective_to: Day | null,
): Promise<void> {
  await db.run(moveEndOfSalaryAssignment, { employee_id, ends: addDays(effective_from, -1), effective_to })
}
