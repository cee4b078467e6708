// Manual corrections: the values that people write over a day, and which of its punches still count then.

import { type Instant, toEpoch } from './instants.ts'
import type { Movement } from './sessions.ts'
import type { WrittenStatus } from './status.ts'

export type AttendanceSource = 'punch' | 'manual' | 'api' | 'import' | 'auto' | 'leave' | 'regularisation'

/** Null if it was not written: the punches decide. */
export interface WrittenDay {
  readonly source: AttendanceSource
  readonly status: WrittenStatus | null
  readonly check_in_at: Instant | null
  readonly check_out_at: Instant | null
}

/**
 * An arrival takes the place of the first one, a departure that of the last, and what was punched between stays. Both
 * are the whole day. A status says nothing of the times (C.2.5, 8), but who is written absent was not there.
 */
export function applyManualCorrections(
  punched: readonly Movement[],
  written: WrittenDay,
): readonly Movement[] {
  const { check_in_at, check_out_at, status } = written
  const isWhole = (check_in_at !== null && check_out_at !== null) || status === 'absent'
  const kept = isWhole ? [] : punched
  if (check_in_at === null && check_out_at === null) return kept
  // The service refuses a departure before the arrival; one that is stored nevertheless measures nothing.
  const isReversed = check_in_at !== null && check_out_at !== null && check_out_at <= check_in_at
  return replaceDeparture(replaceArrival(kept, check_in_at), isReversed ? null : check_out_at)
}

function replaceArrival(moves: readonly Movement[], check_in_at: Instant | null): readonly Movement[] {
  if (check_in_at === null) return moves
  const arrival = toEpoch(check_in_at)
  return [{ at: arrival, direction: 'in' }, ...moves.filter(({ at }) => at > arrival)]
}

function replaceDeparture(moves: readonly Movement[], check_out_at: Instant | null): readonly Movement[] {
  if (check_out_at === null) return moves
  const departure = toEpoch(check_out_at)
  const before = moves.filter(({ at }) => at < departure)
  const arrived = before.findLastIndex(({ direction }) => direction === 'in')
  return [...before.slice(0, arrived + 1), { at: departure, direction: 'out' }]
}
