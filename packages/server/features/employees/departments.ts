// The departments that employees were in before: payroll reports a month in the department of then.

import type { Employee } from '@muster/contract'
import { statement } from '@muster/db'
import { addDays } from '@muster/engine'
import { type Inside, today } from '../../http/context.ts'

// A department that was changed twice in a day is that of neither yesterday nor today.
const left = statement<unknown, { employee_id: string; department_id: string; effective_to: string }>(
  'leave_department',
  `insert into employee_department_history (workspace_id, employee_id, department_id, effective_to)
   values (:workspace_id, :employee_id, :department_id, :effective_to)
   on conflict on constraint employee_department_history_pkey do nothing`,
)

/** Keeps the department that an employee leaves, with yesterday as its last day. */
export async function keepDepartment(call: Inside, before: Employee, after: Employee): Promise<void> {
  if (before.department_id === after.department_id) return
  const { id: employee_id, department_id } = before
  await call.db.run(left, { employee_id, department_id, effective_to: addDays(today(call), -1) })
}
