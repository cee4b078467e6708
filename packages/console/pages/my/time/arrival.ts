// Whether somebody is in, by their punches: the last one counts, and one without a direction turns around what was before.
import type { RecordOf } from '../../../records/kind.ts'

export type Punch = Pick<RecordOf<'Punch'>, 'punched_at' | 'direction' | 'is_ignored'>

interface Arrival {
  readonly status: 'in' | 'out'
  /** The moment of the last punch; undefined where it is too long ago to say anything. */
  readonly since: string | undefined
}

/** Longer than any shift: who has not punched out by then forgot to. */
const longestMs = 16 * 3_600_000

/** In whichever order they are. */
export function findArrival(punches: readonly Punch[], now: number): Arrival {
  const counted = punches
    .filter(({ is_ignored, punched_at }) => !is_ignored && now - Date.parse(punched_at) < longestMs)
    .sort((one, other) => Date.parse(one.punched_at) - Date.parse(other.punched_at))
  let isIn = false
  for (const { direction } of counted) isIn = direction === 'unknown' ? !isIn : direction === 'in'
  return { status: isIn ? 'in' : 'out', since: counted.at(-1)?.punched_at }
}
