// Grading that payroll asks for: the days of a month are graded now instead of when the clock comes to them.

import { ahead, type Database, type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import { findUngradedDays, isGradingBehind, readGradedRecords } from '../grading/index.ts'
import { regradeWithLeave } from '../leave/index.ts'
import { lockTime, readTimeFacts } from '../timekeeping/index.ts'
import { pieceSize } from './employment-changes.ts'
import { gradeWorkspace } from './grading-scheduler.ts'

interface Workspace {
  readonly workspace_id: string
  readonly timezone: string
}

interface Days {
  readonly first_day: Day
  /** At the latest yesterday: the clock never passes a day that is not over. */
  readonly last_day: Day
}

/** A standstill of a month and what it queued is caught up in these, with some to spare. */
const maxRounds = 10

interface Graded {
  readonly id: string
  readonly is_whole: boolean
}

// Grading leaves a record of each day, also of rest days: who has as many as there are days needs no closer look. All are
// counted in one scan: one for each employee took PostgreSQL twice as long.
const following = statement<Graded, { after: string } & Days>(
  'employees_to_grade_for_payroll',
  `with piece as materialized (
     select id from employees where workspace_id = :workspace_id and not deleted and id > :after order by id limit ${pieceSize}),
   graded as (
     select employee_id, count(*) as days from attendance_records
     where workspace_id = :workspace_id and employee_id = any(array(select id from piece)) and date between :first_day and :last_day
       and not deleted group by employee_id)
   select p.id, coalesce(g.days, 0) = :last_day::date - :first_day::date + 1 as is_whole
   from piece p left join graded g on g.employee_id = p.id order by p.id`,
)

/**
 * Grades what is due of the days, in transactions of its own: what the clock and the queue have left, then each working
 * day that should have a record and has none. Returns how many days of the last kind there were.
 */
export async function gradeForPayroll(
  database: Database,
  workspace: Workspace,
  days: Days,
  now: Temporal.Instant,
): Promise<number> {
  const { workspace_id } = workspace
  const reader = database.reader(workspace_id)
  for (let round = 0; round < maxRounds; round++) {
    if (!(await isGradingBehind(reader, days.first_day, days.last_day))) break
    await gradeWorkspace(database, workspace, now)
  }
  let ungraded = 0
  for await (const piece of ahead(readEmployees(reader, days), 1)) {
    const employees = piece.filter(({ is_whole }) => !is_whole).map(({ id }) => id)
    if (employees.length > 0)
      ungraded += await gradePiece(database, workspace_id, { ...days, employees }, now)
  }
  return ungraded
}

async function* readEmployees(db: Db, { first_day, last_day }: Days): AsyncGenerator<readonly Graded[]> {
  let piece: readonly Graded[]
  let after = ''
  do {
    piece = await db.run(following, { first_day, last_day, after })
    yield piece
    after = piece.at(-1)?.id ?? ''
  } while (piece.length === pieceSize)
}

type Span = Days & { readonly employees: readonly string[] }

/** Only those who have such days are locked, and looked at again then. */
async function gradePiece(
  database: Database,
  workspace_id: string,
  span: Span,
  now: Temporal.Instant,
): Promise<number> {
  const find = async (db: Parameters<typeof readTimeFacts>[0], employees: readonly string[]) => {
    const own = { ...span, employees }
    return findUngradedDays(await readTimeFacts(db, employees), await readGradedRecords(db, own), own, now)
  }
  const found = await find(database.reader(workspace_id), span.employees)
  if (found.length === 0) return 0
  const employees = [...new Set(found.map(({ employee_id }) => employee_id))].sort()
  return database.write(workspace_id, async db => {
    await lockTime(db, employees)
    const ungraded = await find(db, employees)
    const days = ungraded.map(({ employee_id, date }) => ({ employee_id, first_day: date, last_day: date }))
    await regradeWithLeave(
      { db, now },
      days.map(each => ({ ...each, is_exact: true })),
    )
    return ungraded.length
  })
}
