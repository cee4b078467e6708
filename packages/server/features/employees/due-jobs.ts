// Due jobs: changes whose day has come in their workspace, shown by the employees from then on.

import type { Employee } from '@muster/contract'
import { type Database, statement, type WriteDb } from '@muster/db'
import { emitAll } from '../../events/outbox.ts'
import { followDue, selectDue } from '../../runtime/rounds/due-workspaces.ts'
import { lockTime } from '../timekeeping/index.ts'
import { employees } from './employees.ts'

/** So many employees change in one transaction. */
const pieceSize = 200

const isDueOn = (
  day: string,
  row: string,
): string => `not ${row}.is_applied and ${row}.effective_from <= ${day} and exists (select from employees e
  where e.workspace_id = ${row}.workspace_id and e.id = ${row}.employee_id and not e.deleted
    and coalesce(e.separation_date, 'infinity') >= ${row}.effective_from)`

const workspacesWithChanges = selectDue('workspaces_with_due_job_changes', 'job_changes', day =>
  isDueOn(day, 'r'),
)

const isDue = isDueOn(':today::date', 'j')

const selectEmployees = statement<{ employee_id: string }, { today: string; many: number }>(
  'employees_with_due_job_changes',
  `select distinct j.employee_id from job_changes j where j.workspace_id = :workspace_id and ${isDue}
   order by j.employee_id limit :many::integer`,
)

/** The fields of a job that an employee shows. */
const shown = [
  'department_id',
  'designation_id',
  'branch_id',
  'employment_type_id',
  'reporting_manager_id',
] as const satisfies readonly (keyof Employee)[]

// What nobody changes of the employee stays, as its stamp does: then no event is fired either.
const applyDueRows = statement<Employee, { employees: readonly string[]; today: string }>(
  'apply_due_job_changes',
  `with due as (
     update job_changes j set is_applied = true, updated_at = stamp()
     where j.workspace_id = :workspace_id and j.employee_id = any(:employees) and ${isDue}
     returning j.employee_id, j.effective_from, ${shown.map(field => `j.${field}`).join(', ')}
   ), latest as (
     select distinct on (employee_id) employee_id, effective_from, ${shown.join(', ')} from due order by employee_id, effective_from desc
   )
   update employees set ${shown.map(field => `${field} = d.${field}`).join(', ')}, updated_at = stamp()
   from latest d where employees.workspace_id = :workspace_id and employees.id = d.employee_id
     and (${shown.map(field => `employees.${field}`).join(', ')}) is distinct from (${shown.map(field => `d.${field}`).join(', ')})
     and not exists (select from job_changes l where l.workspace_id = :workspace_id and l.employee_id = d.employee_id
       and l.is_applied and not l.is_first and l.effective_from > d.effective_from)
   returning ${employees.fields.selected}`,
)

/** Applies one piece of what is due; false where nothing is left. */
async function applyPiece(db: WriteDb, today: string): Promise<boolean> {
  const due = await db.run(selectEmployees, { today, many: pieceSize })
  const ids = due.map(({ employee_id }) => employee_id)
  if (ids.length === 0) return false
  await lockTime(db, ids)
  const changed = await db.run(applyDueRows, { employees: ids, today })
  emitAll(
    db,
    changed.map(object => ({ type: 'employee.updated', object })),
  )
  return ids.length === pieceSize
}

/** Calendars know the day already, so holidays and leave follow no second time. */
export async function applyDueJobs(database: Database, now: Temporal.Instant): Promise<void> {
  await followDue(database, workspacesWithChanges, now, async (workspace_id, today) => {
    while (await database.write(workspace_id, db => applyPiece(db, today)));
  })
}
