// Locks: the employees whose time changes, one change after the other, and the months that take none.

import { anyOf, type Bound, bind, type Db, type Given, prepared } from '@muster/db'
import { addDays, addMonths, type Day, firstOfMonth } from '@muster/engine'
import { conflict } from '../../http/problem.ts'

const locked = prepared('lock_employees_for_time', (query, given: Given<{ employees: readonly string[] }>) =>
  query
    .selectFrom('employees')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', anyOf(given.employees))
    .orderBy('id')
    .forNoKeyUpdate(),
)

// For a list of one PostgreSQL plans anew each time, because its plan for all lists expects ten.
const oneLocked = prepared('lock_employee_for_time', (query, given: Given<{ employee: string }>) =>
  query
    .selectFrom('employees')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.employee)
    .forNoKeyUpdate(),
)

/** Run it together with the reads that follow: each sees everything committed before the lock was granted. */
export function bindTimeLock(employees: readonly string[]): Bound {
  const [employee, ...others] = employees
  return employee !== undefined && others.length === 0
    ? bind(oneLocked, { employee })
    : bind(locked, { employees })
}

/** Others that change the time of the same employees wait until this transaction ends. */
export async function lockTime(db: Db, employees: readonly string[]): Promise<void> {
  await db.runBound(bindTimeLock(employees))
}

const lockedMonths = prepared('locked_months_between', (query, given: Given<{ first: Day; last: Day }>) =>
  query
    .selectFrom('locked_months')
    .select('month')
    .where('workspace_id', '=', given.workspace_id)
    .where('month', '>=', given.first)
    .where('month', '<=', given.last)
    .orderBy('month'),
)

/** The first days of the locked months that the span touches. */
export async function readLockedMonths(db: Db, first: Day, last: Day): Promise<ReadonlySet<Day>> {
  const rows = await db.run(lockedMonths, { first: firstOfMonth(first), last: firstOfMonth(last) })
  return new Set(rows.map(({ month }) => month))
}

/** Whether the payroll of the day's month is locked. */
export async function isLocked(db: Db, day: Day): Promise<boolean> {
  return (await readLockedMonths(db, day, day)).size > 0
}

/** Refuses a change of days whose payroll is locked, with a 409. */
export async function assertUnlocked(db: Db, first: Day, last: Day): Promise<void> {
  const [month] = await readLockedMonths(db, first, last)
  if (month) {
    throw conflict(
      `The payroll of ${month.slice(0, 7)} is locked, so nothing from ${month} to ${findLastDay(month)} can change any more.`,
    )
  }
}

const findLastDay = (month: Day): Day => addDays(addMonths(month, 1), -1)
