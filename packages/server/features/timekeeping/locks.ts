// Locks: the time of an employee changes once at a time, and not on days that payroll has closed.

import {
  anyOf,
  type Bound,
  bind,
  type Db,
  endsOf,
  type Given,
  inPieces,
  prepared,
  type Span,
  statement,
} from '@muster/db'
import { type Day, explainLock } from '@muster/engine'
import { say } from '@muster/sentences'
import { conflict } from '../../http/problem.ts'

const lockEmployeesForTime = prepared(
  'lock_employees_for_time',
  (query, given: Given<{ employees: readonly string[] }>) =>
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
    : bind(lockEmployeesForTime, { employees })
}

/** Others that change the time of the same employees wait until this transaction ends. */
export async function lockTime(db: Db, employees: readonly string[]): Promise<void> {
  await db.runBound(bindTimeLock(employees))
}

/** Refuses a change of days that payroll has closed, with a 409. The facts were read after the employee was locked. */
export function assertUnlocked(
  { locked_through }: { readonly locked_through: Day | null },
  first: Day,
  last = first,
): void {
  const why = explainLock(locked_through, first, last)
  if (why !== null) throw conflict(say`${why}.`)
}

// In the order of their ids, as everybody locks them.
const everybodyLocked = {
  ends: statement<{ until: string }, { rows: number }>(
    'ends_of_everybody',
    endsOf('id', 'employees where workspace_id = :workspace_id'),
  ),
  change: statement<{ count: number }, Span>(
    'lock_everybody_for_time',
    `select count(*)::int from (
       select from employees where workspace_id = :workspace_id and id > :after and id <= :until order by id for no key update) as locked`,
  ),
}

const timeLock = prepared('time_lock', (query, given: Given) =>
  query.selectFrom('time_locks').select('locked_through').where('workspace_id', '=', given.workspace_id),
)

const writeTimeLock = statement<unknown, { through: Day }>(
  'close_days',
  `insert into time_locks as l (workspace_id, locked_through) values (:workspace_id, :through)
   on conflict on constraint time_locks_pkey do update set locked_through = excluded.locked_through
   where l.locked_through < excluded.locked_through`,
)

const liftTimeLock = statement<{ locked_through: Day }, { through: Day }>(
  'lift_time_lock',
  `delete from time_locks where workspace_id = :workspace_id and locked_through = :through returning locked_through`,
)

/** The last day that payroll has closed; null where it has closed none. */
export async function readTimeLock(db: Db): Promise<Day | null> {
  const [row] = await db.run(timeLock)
  return row?.locked_through ?? null
}

/**
 * Closes all days through the given one, for the payroll run that pays them. Whoever is changing somebody's time ends
 * first, and whoever comes later is refused. Returns the last day that was closed before; a lock never moves back.
 */
export async function closeDays(db: Db, through: Day): Promise<Day | null> {
  await inPieces(db, everybodyLocked, {})
  const former = await readTimeLock(db)
  await db.run(writeTimeLock, { through })
  return former
}

/**
 * Takes back what `closeDays` has just closed: `former` is what it returned. An error where the lock is no longer at
 * `through`. Days that were to change meanwhile are behind, so `reopenDays` of grading is the way to call it.
 */
export async function liftLock(db: Db, through: Day, former: Day | null): Promise<void> {
  const [lock] = await db.run(liftTimeLock, { through })
  if (!lock) throw new Error(`Payroll is not locked through ${through}, so this lock cannot be taken back.`)
  if (former !== null) await db.run(writeTimeLock, { through: former })
}
