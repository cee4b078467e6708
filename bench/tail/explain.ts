// Explains how long a request took: each of its milliseconds has one cause, by what the processes did at that moment.

import { covered, firstAfter, type Span } from './spans.ts'

export const causes = {
  load: 'the load was late',
  queue: 'all connections of the load had a request',
  unscheduled: "the server's thread got no processor",
  collection: 'the server collected garbage',
  turn: 'the server was in one long turn',
  busy: 'the server answered others, one after the other',
  log: 'PostgreSQL waited for its log',
  lock: 'PostgreSQL waited for a lock',
  file: 'PostgreSQL waited for a data file',
  starved: 'PostgreSQL got no processor',
  running: 'PostgreSQL ran',
  unknown: 'not attributed',
} as const

export type Cause = keyof typeof causes

/** `several` where no cause has a third of the time. */
export type MainCause = Cause | 'several'

/** A request in milliseconds of the machine's clock. */
export interface Asked {
  /** When it should have been sent, was sent, and when its answer was read. */
  readonly due: number
  readonly sent: number
  readonly until: number
  /** When the server had its head and had sent its answer; undefined where the server did not note it. */
  readonly handled: Span | undefined
  readonly writes: boolean
  /** It was sent as soon as another one was answered. */
  readonly hasQueued: boolean
}

/** What was counted between two looks at the processes, in milliseconds. */
export interface Stretch extends Span {
  /** The server's thread. */
  readonly run: number
  readonly wait: number
  /** All of PostgreSQL's processes together. */
  readonly postgresRun: number
  readonly postgresWait: number
}

/** How many of PostgreSQL's connections were at what. */
export interface Activity {
  readonly at: number
  readonly running: number
  readonly log: number
  readonly lock: number
  readonly file: number
}

export interface Trace {
  /** In order, and none overlaps another one. */
  readonly collections: readonly Span[]
  readonly turns: readonly Span[]
  readonly stretches: readonly Stretch[]
  readonly activity: readonly Activity[]
}

/** Milliseconds by cause; together they are the whole request. */
export type Parts = Readonly<Record<Cause, number>>

/** A look at PostgreSQL tells nothing of moments that are further away. */
const nearMs = 15

/**
 * The server has one thread. Where it ran, or wanted to, the request waited for it. Where it slept, it had done all that
 * it could do, so the request waited for PostgreSQL.
 */
export function explain(asked: Asked, trace: Trace): Parts {
  const parts = Object.fromEntries(Object.keys(causes).map(cause => [cause, 0])) as Record<Cause, number>
  const { due, sent, until } = asked
  const { from: arrived, until: answered } = asked.handled ?? { from: sent, until }
  parts[asked.hasQueued ? 'queue' : 'load'] = sent - due
  parts.load += until - answered
  let explained = 0
  for (let n = firstAfter(trace.stretches, sent); n < trace.stretches.length; n++) {
    const stretch = trace.stretches[n]!
    if (stretch.from >= answered) break
    const span = { from: Math.max(sent, stretch.from), until: Math.min(answered, stretch.until) }
    explained += span.until - span.from
    const asleep = addThread(parts, span, stretch, trace)
    if (span.until <= arrived) parts.unknown += asleep
    else addDatabase(parts, asleep, asked.writes, stretch, trace.activity)
  }
  parts.unknown += Math.max(0, answered - sent - explained)
  return parts
}

/** Adds what the server's thread was at; the milliseconds in which it slept. */
function addThread(parts: Record<Cause, number>, span: Span, stretch: Stretch, trace: Trace): number {
  const length = span.until - span.from
  const share = length / (stretch.until - stretch.from)
  let left = length
  const take = (cause: Cause, milliseconds: number) => {
    const taken = Math.min(left, milliseconds)
    parts[cause] += taken
    left -= taken
  }
  // First, for a collection may get no processor either.
  take('unscheduled', stretch.wait * share)
  const collected = covered(span, trace.collections)
  take('collection', collected)
  const ran = Math.max(0, stretch.run * share - collected)
  take(covered(span, trace.turns) > length / 2 ? 'turn' : 'busy', ran)
  return left
}

/** Nobody knows which connection has the request: each that could be it is as likely as the others. */
function addDatabase(
  parts: Record<Cause, number>,
  asleep: number,
  writes: boolean,
  { from, postgresRun, postgresWait }: Stretch,
  activity: readonly Activity[],
): void {
  const look = nearest(activity, from)
  const [log, lock] = writes && look ? [look.log, look.lock] : [0, 0]
  const all = look ? look.running + look.file + log + lock : 0
  if (!look || all === 0) {
    parts.unknown += asleep
    return
  }
  const each = asleep / all
  parts.log += each * log
  parts.lock += each * lock
  parts.file += each * look.file
  const scheduled = postgresRun + postgresWait
  const starved = scheduled === 0 ? 0 : postgresWait / scheduled
  parts.starved += each * look.running * starved
  parts.running += each * look.running * (1 - starved)
}

function nearest(activity: readonly Activity[], moment: number): Activity | undefined {
  let [low, high] = [0, activity.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (activity[middle]!.at >= moment) high = middle
    else low = middle + 1
  }
  const [before, after] = [activity[low - 1], activity[low]]
  const near = !before || (after && after.at - moment < moment - before.at) ? after : before
  return near && Math.abs(near.at - moment) <= nearMs ? near : undefined
}

/** The cause of most of it, if that is a third or more. */
export function mainCause(parts: Parts): MainCause {
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0)
  const [cause, most] = (Object.entries(parts) as [Cause, number][]).reduce((one, other) =>
    other[1] > one[1] ? other : one,
  )
  return most * 3 >= all ? cause : 'several'
}
