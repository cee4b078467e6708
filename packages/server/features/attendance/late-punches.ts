// Late punches: stored for a day that payroll had locked, until somebody corrects its pay or says that it is right.

import type { LatePunch } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'

/** Whoever corrected the day before the punch arrived did not know of it. */
const correctedSql = `exists (select from payroll_corrections c where c.workspace_id = :workspace_id
  and c.employee_id = late_punches.employee_id and c.date = late_punches.date and c.status = 'active'
  and c.created_at >= late_punches.created_at)`

/** A lock that was taken back lets the punch count, as the grading of its day writes beside it. */
const countedSql = `(select p.graded_ignored = false from punches p where p.workspace_id = :workspace_id and p.id = late_punches.punch_id)`

/** SQL of the status. Payroll imports this feature, so its corrections are read by SQL of our own. */
const statusSql = `case when late_punches.dismissed_at is not null then 'dismissed' when ${correctedSql} then 'corrected'
  when ${countedSql} then 'counted' else 'waiting' end`

/** SQL of whether something is to be done. */
export const isWaitingSql = `${statusSql} = 'waiting'`

export const latePunches = resource('LatePunch', {
  computed: {
    punched_at:
      '(select p.punched_at from punches p where p.workspace_id = :workspace_id and p.id = late_punches.punch_id)',
    status: statusSql,
  },
  filters: { status: `${statusSql} = :status` },
})

const keepLatePunchRow = statement<unknown, { id: string; employee_id: string; punch_id: string; date: Day }>(
  'keep_late_punch',
  `insert into late_punches (workspace_id, id, employee_id, punch_id, date)
   values (:workspace_id, :id, :employee_id, :punch_id, :date)`,
)

/** Keeps that a punch came too late for its day. */
export async function keepLatePunch(
  db: Db,
  { employee_id, punch_id, date }: { employee_id: string; punch_id: string; date: Day },
): Promise<void> {
  await db.run(keepLatePunchRow, { id: newId('LatePunch'), employee_id, punch_id, date })
}

const dismissLatePunchesOfDay = statement<unknown, { employee_id: string; date: Day; reason: string }>(
  'dismiss_late_punches_of_day',
  `update late_punches set dismissed_at = made.at, dismissal_reason = :reason, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and employee_id = :employee_id
     and date = :date and ${isWaitingSql}`,
)

/** Of the whole day, as a correction would be: whoever looked at one of its punches has looked at them all. */
export async function dismissLatePunches(
  db: Db,
  { employee_id, date }: Pick<LatePunch, 'employee_id' | 'date'>,
  reason: string,
): Promise<void> {
  await db.run(dismissLatePunchesOfDay, { employee_id, date, reason })
}
