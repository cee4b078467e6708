// Employees: who works here, from the first day to after the last.

import { type Given, prepared } from '@muster/db'
import { say } from '@muster/sentences'
import { emit } from '../../../events/outbox.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalidField } from '../../../http/problem.ts'
import { allocateDue } from '../../leave/index.ts'
import type { PeopleServices } from '../../people/index.ts'
import { changeEmployee } from '../change.ts'
import { employees } from '../employees.ts'
import { hireEmployee } from '../hiring.ts'
import { inviteEmployee } from '../invite-employee.ts'
import { photos } from '../photos.ts'

const groupOf = prepared('leave_group_for_employee', (query, given: Given<{ leave_group_id: string }>) =>
  query
    .selectFrom('leave_groups')
    .select('is_active')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.leave_group_id),
)

const setLeaveGroupOfEmployee = prepared(
  'set_leave_group_of_employee',
  (query, given: Given<{ id: string; leave_group_id: string | null }>) =>
    query
      .updateTable('employees')
      .set({ leave_group_id: given.leave_group_id })
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.id),
)

export default ({ identity }: PeopleServices) =>
  ({
    listEmployees: employees.list,
    getEmployee: employees.get,

    createEmployee: call => hireEmployee(call, { ...call.body }),

    updateEmployee: call => changeEmployee(call, call.path.id, { ...call.body }),

    inviteEmployee: call => inviteEmployee(call, identity),

    async deleteEmployee(call) {
      const before = await employees.lock(call, call.path.id)
      const employee = await employees.remove(call, await photos.remove(call, before))
      if (employee !== before) emit(call.db, 'employee.deleted', employee)
      return employee
    },

    async assignEmployeeLeaveGroup(call) {
      const employee = await employees.lockLive(call, call.path.id)
      const { leave_group_id } = call.body
      if (leave_group_id !== null) {
        const [group] = await call.db.run(groupOf, { leave_group_id })
        if (!group) throw invalidField('leave_group_id', say`names no record of this workspace`)
        if (!group.is_active) throw invalidField('leave_group_id', say`names a group that is not active`)
      }
      await call.db.run(setLeaveGroupOfEmployee, { id: employee.id, leave_group_id })
      await allocateDue(call, [employee.id])
      return employee
    },
  }) satisfies HandlersFor<'employees'>
