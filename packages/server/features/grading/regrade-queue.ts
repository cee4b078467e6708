// The regrade queue: days that a change affects and that the job grades again, because they are too many for one request.

import { type Db, statement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { liftLock } from '../timekeeping/index.ts'
import type { Days } from './grading-ranges.ts'

// Days that are queued twice are graded once. Who adds days makes the job begin that entry anew.
const queueRegrade = statement<
  unknown,
  { employee_id: string; branch_id: string; is_exact: boolean; is_employment_changed: boolean; spans: string }
>(
  'queue_regrade',
  `insert into attendance_regrades as q (workspace_id, employee_id, branch_id, is_exact, is_employment_changed, days)
   select :workspace_id, :employee_id, :branch_id, :is_exact, :is_employment_changed, range_agg(daterange(first_day, last_day, '[]'))
   from json_to_recordset(:spans::json) as d (first_day date, last_day date)
   on conflict on constraint attendance_regrades_pkey do update set days = q.days + excluded.days, step_after = ''`,
)

/** Queues a span of days of one employee. */
export async function queueDays(db: Db, days: Days): Promise<void> {
  const { employee_id, first_day, last_day, is_exact = false, is_employment_changed = false } = days
  const spans = JSON.stringify([{ first_day, last_day }])
  await db.run(queueRegrade, { employee_id, branch_id: '', is_exact, is_employment_changed, spans })
}

const queueRegradeAhead = statement<unknown, { today: string }>(
  'queue_regrade_ahead',
  `insert into attendance_regrades as q (workspace_id, employee_id, branch_id, is_exact, is_employment_changed, days)
   select :workspace_id, employee_id, '', true, false, range_agg(daterange(date, date, '[]')) from attendance_records
   where workspace_id = :workspace_id and date > :today and not deleted group by employee_id order by employee_id
   on conflict on constraint attendance_regrades_pkey do update set days = q.days + excluded.days, step_after = ''`,
)

/** Queues the days to come that have a record: those of leave. */
export async function queueAhead(db: Db, today: Day): Promise<void> {
  await db.run(queueRegradeAhead, { today })
}

/** Queues single days of every present or former employee of the branch, or of the whole workspace if it is null. */
export async function queueBranch(db: Db, branch_id: string | null, days: readonly Day[]): Promise<void> {
  const spans = JSON.stringify(days.map(day => ({ first_day: day, last_day: day })))
  const everybody = { employee_id: '', branch_id: branch_id ?? '' }
  await db.run(queueRegrade, { ...everybody, is_exact: true, is_employment_changed: false, spans })
}

/** Queues all days of a span, of every present or former employee of the workspace. */
export async function queueEverybody(db: Db, first_day: Day, last_day: Day): Promise<void> {
  const spans = JSON.stringify([{ first_day, last_day }])
  await db.run(queueRegrade, {
    employee_id: '',
    branch_id: '',
    is_exact: true,
    is_employment_changed: false,
    spans,
  })
}

/** No date is earlier. */
const firstDay = '1900-01-01'

/**
 * Takes back what `closeDays` has just closed: the lock is at `through`, and `former` is what `closeDays` returned. An error
 * where the lock has moved since.
 */
export async function reopenDays(db: Db, through: Day, former: Day | null): Promise<void> {
  await liftLock(db, through, former)
  await queueEverybody(db, former === null ? firstDay : addDays(former, 1), through)
}
