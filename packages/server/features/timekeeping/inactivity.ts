// Inactivity: the days on which an employee has the status inactive, kept because a status has no dates.

import type { Employee } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'

const beginInactivity = statement<unknown, { employee_id: string; from_date: Day }>(
  'begin_inactivity',
  `insert into employee_inactivity (workspace_id, employee_id, from_date) values (:workspace_id, :employee_id, :from_date)`,
)

// A span that would end before it began is none.
const endInactivity = statement<unknown, { employee_id: string; to_date: Day }>(
  'end_inactivity',
  `with gone as (
     delete from employee_inactivity where workspace_id = :workspace_id and employee_id = :employee_id and to_date is null
       and from_date > :to_date)
   update employee_inactivity set to_date = :to_date
   where workspace_id = :workspace_id and employee_id = :employee_id and to_date is null and from_date <= :to_date`,
)

/** Keeps the days of a status that has changed: from today on, or until yesterday. */
export async function moveInactivity(db: Db, before: Employee, after: Employee, today: Day): Promise<void> {
  if (before.status === after.status) return
  const { id: employee_id } = after
  if (before.status === 'inactive') await db.run(endInactivity, { employee_id, to_date: addDays(today, -1) })
  if (after.status === 'inactive') await db.run(beginInactivity, { employee_id, from_date: today })
}

export interface Inactivity {
  readonly employee_id: string
  readonly from_date: Day
  /** Null: it goes on. */
  readonly to_date: Day | null
}

const between = statement<Inactivity, { employees: readonly string[]; first_day: Day; last_day: Day }>(
  'inactivity_between',
  `select employee_id, from_date, to_date from employee_inactivity
   where workspace_id = :workspace_id and employee_id = any(:employees) and from_date <= :last_day
     and (to_date is null or to_date >= :first_day) order by employee_id, from_date`,
)

/** The spans of the employees that touch the days, both included. */
export function readInactivity(
  db: Db,
  span: { readonly employees: readonly string[]; readonly first_day: Day; readonly last_day: Day },
): Promise<Inactivity[]> {
  return db.run(between, span)
}
