// Employees as records: read, locked, and started when their joining date has come.

import type { Employee } from '@muster/contract'
import { type Database, statement, systemStatement } from '@muster/db'
import { type Ahead, momentIn } from '../../auth/workspace.ts'
import { emit } from '../../events/outbox.ts'
import { type Context, today } from '../../http/context.ts'
import { resource } from '../../resource/resource.ts'
import { doForEach } from '../../runtime/each-workspace.ts'

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

const selectWorkspacesWithNewEmployees = systemStatement<{ workspace_id: string; timezone: string } & Ahead>(
  'workspaces_with_new_employees',
  `select workspace_id, timezone, clock_ahead_seconds from companies c
   where exists (select from employees e where e.workspace_id = c.workspace_id and e.status = 'new' and not e.deleted)`,
)

/** Starts the employments whose joining date has come in their workspace; each is a change of its own. */
export async function startDueEmployments(database: Database, now: Temporal.Instant): Promise<void> {
  await doForEach(
    await database.system(selectWorkspacesWithNewEmployees),
    ({ workspace_id, timezone, clock_ahead_seconds }) =>
      database.write(workspace_id, async db => {
        const started = await db.run(startDueEmploymentRows, {
          today: today({ now: momentIn({ clock_ahead_seconds }, now), caller: { workspace: { timezone } } }),
        })
        for (const employee of started) emit(db, 'employee.updated', employee)
      }),
  )
}
