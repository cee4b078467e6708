// Stamps ahead: a long write stamps a time that is still to come and commits at it, so that lists wait for its commit alone.

import { lockNotAvailable, readErrorCode } from '../connections/failures.ts'
import { fence } from '../statements/fence.ts'
import type { Statement } from '../statements/statement.ts'
import { standBehindBarrier } from './openings.ts'
import { bare, type Call, call, type Flushed } from './pipeline.ts'
import { callClock } from './sandboxes.ts'

/** The transaction that stamps. */
export interface Stamping {
  readonly workspace_id: string
  /** See Pool. */
  readonly isFenced: boolean
  /** One flush. */
  readonly send: (calls: readonly Call[]) => Promise<Flushed>
  /** Queues these calls for the commit in place of what is queued, which it returns. */
  readonly queue: (calls: Call[]) => Call[]
}

/** So few rows are stamped behind the barrier, as any other write does. */
const fewRows = 500
/** From how long before the stamp the barrier is held, at each try. Longer ones are for when others hold it. */
const marginsMs = [60, 240, 960]
/** A first guess; the next try takes what this one took. A row takes so long where nobody knows better. */
const leadFor = (rows: number, msARow = 0.15): number => 200 + rows * msARow
/** A pause is shorter than a statement may take. */
const maxPauseMs = 5_000

const savepoint = bare('savepoint stamping')
const undo = bare('rollback to savepoint stamping')

const own = (name: string, text: string, parameters: readonly string[] = []): Statement => ({
  reach: 'workspace',
  name,
  text,
  parameters,
})
const msUntilStamp = `1000 * extract(epoch from stamp() - real_stamp())`
const setStamp = own(
  'stamp_ahead',
  `select set_config('app.stamp', (real_stamp() + make_interval(secs => $1::float8 / 1000))::text, true)`,
  ['ms'],
)
const untilStamp = own('time_until_stamp', `select (${msUntilStamp})::float8 as ms`)
const pause = own('pause_until_stamp', 'select pg_sleep($1::float8 / 1000)', ['ms'])
const waitForStamp = own('wait_for_stamp', `select pg_sleep(greatest(0, ${msUntilStamp})::float8 / 1000)`)

/**
 * Runs `work`, which stamps about so many rows. It runs again from its beginning where it was not ready before the time
 * that it has stamped, and in the end behind the barrier.
 */
export async function stampAhead<Result>(
  stamping: Stamping,
  rows: number,
  work: () => Promise<Result>,
  msARow?: number,
): Promise<Result> {
  let leadMs = leadFor(rows, msARow)
  const queued = stamping.queue([])
  const clock = callClock(stamping.workspace_id)
  // The clock of a sandbox has set the time of the transaction, and is looked at again behind the barrier.
  for (const marginMs of rows > fewRows && clock.length === 0 ? marginsMs : []) {
    const began = performance.now()
    await sendAll(stamping, savepoint, call(setStamp, { ms: leadMs + marginMs }))
    stamping.queue([...queued])
    const result = await work()
    // What is queued for the commit stamps as well, such as events.
    await sendAll(stamping, ...stamping.queue([]))
    const tookMs = performance.now() - began
    if (await isReady(stamping, marginMs)) {
      stamping.queue([call(waitForStamp, {})])
      return result
    }
    await sendAll(stamping, undo)
    leadMs = Math.max(leadMs, 1.5 * tookMs)
  }
  stamping.queue(queued)
  await sendAll(stamping, standBehind(stamping), ...clock)
  return work()
}

const standBehind = ({ workspace_id, isFenced }: Stamping): Call =>
  call(fence(standBehindBarrier, isFenced), {}, workspace_id)

/** Waits until the stamp has nearly come, and then for the barrier; false where it came before that. */
async function isReady(stamping: Stamping, marginMs: number): Promise<boolean> {
  for (;;) {
    const [[left]] = (await sendAll(stamping, call(untilStamp, {}))) as [[{ ms: number }]]
    const ms = left.ms - marginMs
    if (left.ms <= 0) return false
    if (ms <= 0) break
    await sendAll(stamping, call(pause, { ms: Math.min(ms, maxPauseMs) }))
  }
  const { results, error } = await stamping.send([standBehind(stamping), call(untilStamp, {})])
  if (error && readErrorCode(error) !== lockNotAvailable) throw error
  return !error && (results[1]![0] as { ms: number }).ms > 0
}

async function sendAll(stamping: Stamping, ...calls: Call[]): Promise<Flushed['results']> {
  if (calls.length === 0) return []
  const { results, error } = await stamping.send(calls)
  if (error) throw error
  return results
}
