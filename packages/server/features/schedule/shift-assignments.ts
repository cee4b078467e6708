// Shift assignments after a change of an employment: no day is left without a shift when its first day moves or it begins again.

import type { Employee } from '@muster/contract'
import { type Db, type Given, prepared, statement } from '@muster/db'
import { type AssignedDays, gapsBeforeJoining, gapsBetween, isRehire } from '@muster/engine'
import { newId } from '../../resource/ids.ts'
import { readFormerEmployments } from '../timekeeping/index.ts'

const selectAssignmentsOfEmployee = prepared(
  'assignments_of_employee',
  (query, given: Given<{ employee_id: string }>) =>
    query
      .selectFrom('employee_shifts')
      .select(['id', 'shift_id', 'geofenced_site_id', 'effective_from', 'effective_to', 'created_at'])
      .where('workspace_id', '=', given.workspace_id)
      .where('employee_id', '=', given.employee_id),
)

const assignShiftBeforeOthers = statement<
  unknown,
  {
    id: string
    employee_id: string
    shift_id: string
    geofenced_site_id: string | null
    effective_from: string
    effective_to: string | null
  }
>(
  'assign_shift_before_others',
  `insert into employee_shifts (workspace_id, id, employee_id, shift_id, geofenced_site_id, effective_from, effective_to)
   values (:workspace_id, :id, :employee_id, :shift_id, :geofenced_site_id, :effective_from, :effective_to)`,
)

/** Without a shift attendance could not be graded: the default one is assigned, where the workspace has one. */
export const defaultAssigned = statement<
  unknown,
  { id: string; employee_id: string; effective_from: string; effective_to: string | null }
>(
  'assign_default_shift',
  `insert into employee_shifts (workspace_id, id, employee_id, shift_id, effective_from, effective_to)
   select :workspace_id, :id, :employee_id, id, :effective_from, :effective_to from shifts
   where workspace_id = :workspace_id and is_default`,
)

/**
 * An assignment is written once, so days that an earlier joining date adds get one of their own, with the shift and the
 * site of the one that follows. Who comes back without one in force gets the default shift, as a new employee does.
 * Called before the former employments move.
 */
export async function followEmployment(db: Db, before: Employee, after: Employee): Promise<void> {
  const { id: employee_id, joining_date } = after
  const isBack = isRehire(before, after)
  if (!isBack && joining_date >= before.joining_date) return
  const assignments = await db.run(selectAssignmentsOfEmployee, { employee_id })
  if (isBack) {
    const [gap] = gapsBetween(assignments, joining_date, joining_date)
    if (gap) await db.run(defaultAssigned, { id: newId('EmployeeShift'), employee_id, ...toDays(gap) })
    return
  }
  const former = await readFormerEmployments(db, employee_id)
  for (const gap of gapsBeforeJoining(assignments, former, joining_date, before.joining_date)) {
    const { shift_id, geofenced_site_id } = gap.next
    await db.run(assignShiftBeforeOthers, {
      id: newId('EmployeeShift'),
      employee_id,
      shift_id,
      geofenced_site_id,
      ...toDays(gap),
    })
  }
}

const toDays = ({ effective_from, effective_to }: Pick<AssignedDays, 'effective_from' | 'effective_to'>) => ({
  effective_from,
  effective_to,
})
