// Former places: the branches and departments that employees were in before, each with its last day.

import type { Employee } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addDays } from '@muster/engine'
import { type Moment, today } from '../../http/context.ts'

interface Left {
  readonly employee_id: string
  readonly place_id: string | null
  readonly effective_to: string
}

// A place that was changed twice in a day is that of neither yesterday nor today.
const leaving = (place: 'branch' | 'department') =>
  statement<unknown, Left>(
    `leave_${place}`,
    `insert into employee_${place}_history (workspace_id, employee_id, ${place}_id, effective_to)
     values (:workspace_id, :employee_id, :place_id, :effective_to)
     on conflict on constraint employee_${place}_history_pkey do nothing`,
  )
const leaveBranch = leaving('branch')
const leaveDepartment = leaving('department')

/**
 * Keeps the branch and the department that an employee leaves, with yesterday as their last day: earlier days keep the
 * previous branch's holidays, and payroll reports a month in the department of then.
 */
export async function keepPlaces(
  call: Moment & { readonly db: Db },
  before: Employee,
  after: Employee,
): Promise<void> {
  const { id: employee_id, branch_id, department_id } = before
  const effective_to = addDays(today(call), -1)
  if (branch_id !== after.branch_id)
    await call.db.run(leaveBranch, { employee_id, place_id: branch_id, effective_to })
  if (department_id !== after.department_id)
    await call.db.run(leaveDepartment, { employee_id, place_id: department_id, effective_to })
}
