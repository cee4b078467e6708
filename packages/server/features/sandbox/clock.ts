// The clock of a sandbox: moved forward by a duration or to a moment, and never back.

import type { SandboxClockMove } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { WriteContext } from '../../http/context.ts'
import { invalidField, type Problem } from '../../http/problem.ts'

/** Two years, as the database has it. */
const most = { seconds: 732 * 24 * 60 * 60, days: 732 }

// Of two that are sent at once each moves on from where the other one has left the clock.
const lockClock = statement<{ seconds: number }>(
  'lock_clock_of_sandbox',
  `select clock_ahead_seconds as seconds from companies where workspace_id = :workspace_id and id = :workspace_id for no key update`,
)

const moveClock = statement<unknown, { seconds: number }>(
  'move_clock_of_sandbox',
  `update companies set clock_ahead_seconds = :seconds where workspace_id = :workspace_id and id = :workspace_id`,
)

/** Moves the clock, of which `right` is the right time. */
export async function moveClockOf(
  call: WriteContext,
  right: Temporal.Instant,
  move: SandboxClockMove = {},
): Promise<void> {
  assertOne(move)
  const [clock] = await call.db.run(lockClock)
  const now = right.add(clock!)
  const { field, moment } = findMoment(call, now, move)
  const seconds = Math.ceil(now.until(moment).total('seconds'))
  if (seconds < 0) throw tooEarly(field, now)
  const ahead = clock!.seconds + seconds
  if (ahead > most.seconds) throw tooFar(field, right)
  await call.db.run(moveClock, { seconds: ahead })
}

function assertOne({ by, to }: SandboxClockMove): void {
  if (by === undefined && to === undefined)
    throw invalidField('by', say`is needed, or a moment in to: how far is the clock moved?`)
  if (by !== undefined && to !== undefined)
    throw invalidField('to', say`goes with no by: send one of the two`)
}

interface Target {
  readonly field: 'by' | 'to'
  readonly moment: Temporal.Instant
}

function findMoment(call: WriteContext, now: Temporal.Instant, { by, to }: SandboxClockMove): Target {
  if (to !== undefined) return { field: 'to', moment: Temporal.Instant.from(to) }
  const there = now.toZonedDateTimeISO(call.caller.workspace.timezone)
  try {
    return { field: 'by', moment: there.add(Temporal.Duration.from(by!)).toInstant() }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw invalidField('by', say`must be a duration such as P1M or P1DT12H`)
  }
}

const tooEarly = (field: string, now: Temporal.Instant): Problem =>
  invalidField(
    field,
    say`must not be in the past of the sandbox, whose clock says ${now.toString({ smallestUnit: 'second' })}; a reset sets it right`,
  )

const tooFar = (field: string, right: Temporal.Instant): Problem =>
  invalidField(
    field,
    say`would set the clock more than ${most.days} days ahead, the most; the last moment is ${right.add({ seconds: most.seconds }).toString({ smallestUnit: 'second' })}`,
  )
