// Employees as records: read, locked, and started when their joining date has come.

import type { Employee } from '@muster/contract'
import { type Database, statement } from '@muster/db'
import { emit } from '../../events/outbox.ts'
import type { Context } from '../../http/context.ts'
import { resource } from '../../resource/resource.ts'
import { followDue, selectDue } from '../../runtime/rounds/due-workspaces.ts'

export const employees = resource('Employee', { acyclic: 'reporting_manager_id' })

/** Answers 404 where the path names no employee; deleted ones stay readable. */
export async function assertExists(call: Context, id: string): Promise<void> {
  await employees.find(call, id)
}

const startDueEmploymentRows = statement<Employee, { today: string }>(
  'start_due_employments',
  `update employees set status = 'active', updated_at = stamp()
   where workspace_id = :workspace_id and status = 'new' and not deleted and joining_date <= :today
   returning ${employees.fields.selected}`,
)

const workspacesWithBeginners = selectDue(
  'workspaces_with_employments_to_start',
  'employees',
  day => `r.status = 'new' and not r.deleted and r.joining_date <= ${day}`,
)

/** Starts the employments whose joining date has come in their workspace; each is a change of its own. */
export async function startDueEmployments(database: Database, now: Temporal.Instant): Promise<void> {
  await followDue(database, workspacesWithBeginners, now, (workspace_id, today) =>
    database.write(workspace_id, async db => {
      for (const employee of await db.run(startDueEmploymentRows, { today }))
        emit(db, 'employee.updated', employee)
    }),
  )
}
