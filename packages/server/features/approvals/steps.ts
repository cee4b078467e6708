// The rows of steps: written when an approval begins, and moved one after another.

import type { ApprovalKind } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { findDueDay, openNext, type StepRule } from '@muster/engine'
import { tellAsked } from '../messages/index.ts'
import { readTimeFacts } from '../timekeeping/index.ts'
import { readOrganisation } from './organisation.ts'

export interface Step extends StepRule {
  readonly position: number
  readonly quorum: 'any' | 'all'
  readonly escalate_after_days: number | null
}

interface Of {
  readonly id: string
  readonly employee_id: string
}

/** Of an approval, whom a step of it can ask. */
interface OfKind extends Of {
  readonly kind: ApprovalKind
}

const insertSteps = statement<unknown, Of & { steps: string }>(
  'insert_approval_steps',
  `insert into approval_steps (workspace_id, approval_id, position, employee_id, approver, role_id, member_id, quorum, escalate_after_days)
   select :workspace_id, :id, s.position, :employee_id, s.approver, s.role_id, s.member_id, s.quorum, s.escalate_after_days
   from json_to_recordset(:steps::json) as s (position int, approver text, role_id text, member_id text, quorum text, escalate_after_days int)`,
)

const skipSteps = statement<unknown, { id: string; positions: readonly number[] }>(
  'skip_approval_steps',
  `update approval_steps set status = 'skipped', reason = 'decided_before', ended_at = stamp()
   where workspace_id = :workspace_id and approval_id = :id and position = any(:positions::int[])`,
)

const openStep = statement<
  unknown,
  { id: string; position: number; reason: string | null; due_at: string | null }
>(
  'open_approval_step',
  `update approval_steps set status = 'open', opened_at = stamp(), reason = :reason, due_at = :due_at::timestamptz
   where workspace_id = :workspace_id and approval_id = :id and position = :position`,
)

const insertAsked = statement<unknown, Of & { position: number; asked: string }>(
  'insert_approval_assignments',
  `insert into approval_assignments (workspace_id, approval_id, position, employee_id, member_id, via)
   select :workspace_id, :id, :position, :employee_id, a.member_id, a.via
   from json_to_recordset(:asked::json) as a (member_id text, via text)`,
)

/** Writes the steps of an approval, and opens the first that asks somebody. */
export async function beginSteps(db: Db, of: OfKind, rules: readonly Omit<Step, 'position'>[]) {
  // A policy of a former release says nothing of days.
  const steps = rules.map(({ approver, role_id, member_id, quorum, escalate_after_days = null }, at) => ({
    position: at + 1,
    approver,
    role_id,
    member_id,
    quorum,
    escalate_after_days,
  }))
  await db.run(insertSteps, { id: of.id, employee_id: of.employee_id, steps: JSON.stringify(steps) })
  await advance(db, of, steps, new Set())
}

/** Opens the next of the steps that are to come; false where none is left, so that all is decided. */
export async function advance(
  db: Db,
  { id, kind, employee_id }: OfKind,
  coming: readonly Step[],
  decided: ReadonlySet<string>,
): Promise<boolean> {
  if (coming.length === 0) return false
  const there = await readOrganisation(db, kind, {
    employee_id,
    role_ids: coming.flatMap(({ role_id }) => role_id ?? []),
    member_ids: coming.flatMap(({ member_id }) => member_id ?? []),
  })
  const { skipped, opened } = openNext(coming, there, decided)
  if (skipped > 0)
    await db.run(skipSteps, { id, positions: coming.slice(0, skipped).map(({ position }) => position) })
  if (!opened) return false
  const { position, escalate_after_days } = coming[skipped]!
  const due_at = await findDueAt(db, employee_id, escalate_after_days)
  await db.run(openStep, { id, position, reason: opened.reason, due_at })
  await db.run(insertAsked, { id, employee_id, position, asked: JSON.stringify(opened.asked) })
  await tellAsked(db, id)
  return true
}

const selectNow = statement<{ at: string }>(
  'moment_of_step',
  'select stamp() as at from companies where workspace_id = :workspace_id and id = :workspace_id',
)

/** The same time of the day, so many working days later: whoever is asked then hears of it while people work. */
async function findDueAt(db: Db, employee_id: string, days: number | null): Promise<string | null> {
  if (days === null) return null
  const [now] = await db.run(selectNow)
  const { timezone, calendars } = await readTimeFacts(db, [employee_id])
  const local = Temporal.Instant.from(now!.at).toZonedDateTimeISO(timezone.name)
  const day = findDueDay(calendars.get(employee_id)!, local.toPlainDate().toString(), days)
  const due = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: timezone.name,
    plainTime: local.toPlainTime(),
  })
  return due.toInstant().toString({ fractionalSecondDigits: 3 })
}
