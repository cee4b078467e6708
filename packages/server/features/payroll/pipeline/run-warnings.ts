// Warnings of a run about requests that nobody has decided on, and about people who were deleted.

import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import { nameMonth } from '@muster/engine'
import { encode, type Sentence, say, sayCount } from '@muster/sentences'
import { countPendingOvertime } from '../../attendance/index.ts'
import type { Run } from '../facts/run-facts.ts'

export interface RunWarning {
  readonly code: string
  readonly text: Sentence
}

interface WrittenWarning {
  readonly code: string
  readonly text: string
  readonly sentence: string
}

/** As a run keeps it and the console reads it. */
export const writeWarning = ({ code, text }: RunWarning): WrittenWarning => ({
  code,
  text: String(text),
  sentence: encode(text),
})

export const pendingOvertime = 'pending_overtime'

/** Overtime that is not decided is not paid; a later run pays what is approved by then. */
export async function warnOfPendingOvertime(
  db: Db,
  { kind, run_date }: Pick<Run, 'kind' | 'run_date'>,
): Promise<RunWarning[]> {
  if (kind !== 'regular') return []
  const { requests, employees } = await countPendingOvertime(db, run_date)
  if (requests === 0) return []
  const text = say`${sayCount(requests, say`overtime request`)} of ${sayCount(employees, say`employee`)}, dated through ${run_date}, ${requests === 1 ? say`is` : say`are`} pending and not paid. A later run pays what is approved by then.`
  return [{ code: pendingOvertime, text }]
}

const selectDeletedEmployeesOfPayrollMonth = statement<
  { employee_code: string },
  { first: Day; last: Day; month: string }
>(
  'deleted_employees_of_payroll_month',
  `select e.employee_code from employees e
   where e.workspace_id = :workspace_id and e.deleted and e.updated_at >= :first::date and e.joining_date <= :last::date
     and coalesce(e.separation_date, 'infinity') >= :first::date
     and not exists (select from payroll_claims c where c.workspace_id = :workspace_id and c.kind = 'time' and c.object_id = e.id || ':' || :month)
     and exists (select from salary_assignments a where a.workspace_id = :workspace_id and a.employee_id = e.id and a.effective_from <= :last::date)
   order by e.employee_code limit 20`,
)

/** A deletion is no separation: who was deleted since the month began is in no run. */
export async function warnOfDeleted(
  db: Db,
  run: Run,
  { first_day: first, last_day: last }: { readonly first_day: Day; readonly last_day: Day },
): Promise<RunWarning[]> {
  if (run.kind !== 'regular') return []
  const month = nameMonth(run)
  const rows = await db.run(selectDeletedEmployeesOfPayrollMonth, { first, last, month })
  if (rows.length === 0) return []
  const codes = rows.map(({ employee_code }) => employee_code).join(', ')
  const text = say`${codes}: deleted, so nobody pays their days of ${month}. Pay what they are owed otherwise.`
  return [{ code: 'deleted', text }]
}
