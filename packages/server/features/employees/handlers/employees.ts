// Employees: who works here, from the first day to after the last.

import type { Employee } from '@muster/contract'
import { type Given, prepared } from '@muster/db'
import { decideEmployment, type Employment, type Refusal } from '@muster/engine'
import { emit } from '../../../events/outbox.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, type FieldError, invalid, invalidField } from '../../../http/problem.ts'
import type { Draft } from '../../../resource/checks.ts'
import { allocateDue } from '../../leave/index.ts'
import { readFormerEmployments } from '../../timekeeping/index.ts'
import { employees } from '../employees.ts'
import { followChange } from '../employment-changes.ts'
import { hireEmployee } from '../hiring.ts'

const groupOf = prepared('leave_group_for_employee', (query, given: Given<{ leave_group_id: string }>) =>
  query
    .selectFrom('leave_groups')
    .select('is_active')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.leave_group_id),
)

const grouped = prepared(
  'set_leave_group_of_employee',
  (query, given: Given<{ id: string; leave_group_id: string | null }>) =>
    query
      .updateTable('employees')
      .set({ leave_group_id: given.leave_group_id })
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.id),
)

/** The change of status and dates. Invalid data is reported before a forbidden transition. */
async function decided(call: Context, before: Employee, draft: Draft): Promise<Draft> {
  const change = draft as Partial<Employment>
  const isJoining = change.joining_date !== undefined && change.joining_date !== before.joining_date
  const former = isJoining ? await readFormerEmployments(call.db, before.id) : []
  const decision = decideEmployment(before as Employment, change, former)
  if ('employment' in decision) {
    const { separation_date } = decision.employment
    return separation_date === before.separation_date ? draft : { ...draft, separation_date }
  }
  const wrong = decision.refused.filter(refusal => refusal.kind === 'field')
  if (wrong.length > 0) throw invalid(wrong.map(asFieldError))
  await employees.check(call, draft, before)
  throw conflict(
    `This employee is ${before.status}: ${decision.refused.map(refusal => refusal.message).join('; ')}.`,
  )
}

function asFieldError({ field, message }: Refusal): FieldError {
  return { field, message }
}

export default {
  listEmployees: employees.list,
  getEmployee: employees.get,

  createEmployee: call => hireEmployee(call, { ...call.body }),

  async updateEmployee(call) {
    const before = await employees.lockLive(call, call.path.id)
    const draft = await decided(call, before, { ...call.body })
    const employee = await employees.write(call, before, draft)
    if (employee === before) return before
    emit(call.db, 'employee.updated', employee)
    await followChange(call, before, employee)
    return employee
  },

  async deleteEmployee(call) {
    const before = await employees.lock(call, call.path.id)
    const employee = await employees.remove(call, before)
    if (employee !== before) emit(call.db, 'employee.deleted', employee)
    return employee
  },

  async assignEmployeeLeaveGroup(call) {
    const employee = await employees.lockLive(call, call.path.id)
    const { leave_group_id } = call.body
    if (leave_group_id !== null) {
      const [group] = await call.db.run(groupOf, { leave_group_id })
      if (!group) throw invalidField('leave_group_id', 'names no record of this workspace')
      if (!group.is_active) throw invalidField('leave_group_id', 'names a group that is not active')
    }
    await call.db.run(grouped, { id: employee.id, leave_group_id })
    await allocateDue(call, [employee.id])
    return employee
  },
} satisfies HandlersFor<'employees'>
