// The tail: the longest 1 % of requests at 60 % of the peak, for minutes, each with what it waited for; the floor's beside them.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Pair, withFloorAndService } from './beside.ts'
import type { BenchWorkspace } from './data.ts'
import { fixed, median, percent, range, table } from './figures.ts'
import { type Measured, measureAt, type Timed } from './load.ts'
import { pick } from './requests.ts'
import { mixed } from './scenarios.ts'
import type { OwnServer } from './servers.ts'
import { type Cause, causes, explain, type MainCause, mainCause, type Parts } from './tail/explain.ts'
import { findHandled } from './tail/handled.ts'
import { type Collection, longTurnMs } from './tail/recorder.ts'
import { clockStart, merged, type Span } from './tail/spans.ts'
import { startWatcher, type Watcher } from './tail/watcher.ts'
import { assertAnswered, type Bench, middle, secondsUntilCompiled, side } from './turns.ts'

const load = 0.6
/** The floor's turn is a third of it. */
export const turnSeconds = 12
const longMs = 100
/** How much longer than the floor's its longest 1 % may take. */
const mostToFloor = 1.5

/** One of the longest 1 % of its turn, and where its time went. */
interface Long {
  readonly request: string
  readonly milliseconds: number
  readonly cause: MainCause
  readonly parts: Parts
}

interface Turn {
  readonly measured: Measured
  readonly tooLong: number
  readonly longest: readonly Long[]
  readonly collections: readonly Collection[]
  readonly turns: readonly Span[]
  /** Milliseconds between two looks at the processes, at most. */
  readonly gap: number
  readonly checkpoints: number
  readonly opened: number
}

export function tail(bench: Bench): Promise<string> {
  return withFloorAndService(bench, async pair => {
    const watcher = await startWatcher(bench.data.url)
    try {
      const { service, floor } = await inTurns(bench, pair, watcher)
      const file = join(bench.folder, 'tail.json')
      writeFileSync(file, JSON.stringify({ service: longestOf(service), floor: longestOf(floor) }))
      console.log(`each of the longest: ${file}`)
      return [waits(service, floor), whatOf(service, floor), aside(service)].join('\n\n')
    } finally {
      await watcher.stop()
    }
  })
}

async function inTurns(bench: Bench, { floor, service }: Pair, watcher: Watcher) {
  const closed = side(bench, [service], mixed.service)
  await closed(secondsUntilCompiled(bench))
  await side(bench, [floor], mixed.floor)(bench.warmUpSeconds)
  const peaks: number[] = []
  for (let n = 0; n < 3; n++) peaks.push((await closed(bench.seconds)).perSecond)
  const rate = median(peaks) * load
  const all = { service: [] as Turn[], floor: [] as Turn[] }
  const seconds = Math.min(turnSeconds, bench.tailMinutes * 60)
  for (let left = bench.tailMinutes * 60; left > 0; left -= seconds) {
    all.service.push(await watched(bench, service, mixed.service, rate, seconds, watcher))
    all.floor.push(await watched(bench, floor, mixed.floor, rate, seconds / 3, watcher))
    const told = [all.service, all.floor].map(turns => fixed(turns.at(-1)!.measured.p99, 1))
    console.log(`p99 ${told[0]} ms, the floor's ${told[1]} ms, at ${fixed(rate, 0)} a second`)
  }
  return all
}

async function watched(
  { data }: Bench,
  server: OwnServer,
  request: (workspace: BenchWorkspace) => string,
  rate: number,
  seconds: number,
  watcher: Watcher,
): Promise<Turn> {
  const timed: Timed[] = []
  const target = { ports: [server.port], request: () => request(pick(data.workspaces)) }
  const [[measured, recorded], seen] = await watcher.watch(server.pid, () =>
    server.record(() => measureAt(target, rate, seconds, each => timed.push(each))),
  )
  assertAnswered(measured)
  const trace = { ...recorded, ...seen, collections: merged(recorded.collections) }
  const longest = timed
    .toSorted((one, other) => other.until - other.due - (one.until - one.due))
    .slice(0, Math.ceil(timed.length / 100))
  const handled = findHandled(recorded.handled)
  const start = clockStart()
  return {
    measured,
    tooLong: timed.filter(({ due, until }) => until - due > longMs).length,
    longest: longest.map(each => {
      const moments = { due: start + each.due, sent: start + each.sent, until: start + each.until }
      const writes = !each.request.startsWith('GET')
      const { hasQueued, port } = each
      const parts = explain({ ...moments, handled: handled(port, moments), writes, hasQueued }, trace)
      const milliseconds = each.until - each.due
      return { request: nameRequest(each.request), milliseconds, cause: mainCause(parts), parts }
    }),
    collections: recorded.collections,
    turns: recorded.turns,
    gap: Math.max(...seen.stretches.map(({ from, until }) => until - from)),
    checkpoints: seen.checkpoints,
    opened: seen.opened,
  }
}

/** Its method and path, without what differs from one to the next. */
const nameRequest = (request: string): string =>
  request
    .slice(0, request.indexOf(' HTTP'))
    .replace(/\/[a-z]+_\w{20,}/g, '/{id}')
    .replace(/\?.*/, '?')

const longestOf = (turns: readonly Turn[]): Long[] => turns.flatMap(({ longest }) => longest)

function waits(service: readonly Turn[], floor: readonly Turn[]): string {
  const row = (title: string, turns: readonly Turn[], more: readonly string[]) => {
    const measured = turns.map(turn => turn.measured)
    const sum = (of: (turn: Turn) => number) => turns.reduce((all, turn) => all + of(turn), 0)
    return [
      title,
      fixed(
        sum(turn => turn.measured.requests),
        0,
      ),
      fixed(middle(measured, 'perSecond'), 0),
      fixed(middle(measured, 'p50'), 2),
      fixed(middle(measured, 'p99'), 2),
      fixed(Math.max(...measured.map(({ longest }) => longest)), 1),
      fixed(
        sum(turn => turn.tooLong),
        0,
      ),
      ...more,
    ]
  }
  const ratios = service.map(({ measured }, n) => measured.p99 / floor[n]!.measured.p99)
  const head = ['', 'requests', 'rate/s', 'p50 ms', 'p99 ms', 'longest ms', `above ${longMs} ms`]
  return table(
    [...head, 'p99 to the floor', 'range'],
    [
      row('Muster', service, [fixed(median(ratios), 2), range(ratios, 2)]),
      row('floor', floor, ['', '']),
      ['aim', '', '', '', '', '', '0', `at most ${fixed(mostToFloor, 2)}`, ''],
    ],
  )
}

/** By cause: of how many it is the main one, and how much of their time it is in all. */
function whatOf(service: readonly Turn[], floor: readonly Turn[]): string {
  const titles: Readonly<Record<MainCause, string>> = { ...causes, several: 'several, none of them a third' }
  const rows = (Object.keys(titles) as MainCause[]).map(cause => [
    titles[cause],
    ...told(longestOf(service), cause),
    ...told(longestOf(floor), cause),
  ])
  const one = (who: string) => [`${who}: of requests`, 'of their time', 'median ms', 'longest ms']
  return table(['the longest 1 %', ...one('Muster'), ...one('floor')], rows)
}

function told(longest: readonly Long[], cause: MainCause): string[] {
  const mainly = longest.filter(long => long.cause === cause).map(({ milliseconds }) => milliseconds)
  const time = longest.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const taken = longest.reduce((sum, { parts }) => sum + (cause === 'several' ? 0 : parts[cause as Cause]), 0)
  return [
    percent(mainly.length / longest.length),
    cause === 'several' ? '' : percent(taken / time),
    mainly.length > 0 ? fixed(median(mainly), 1) : '',
    mainly.length > 0 ? fixed(Math.max(...mainly), 1) : '',
  ]
}

/** What else was seen. */
function aside(turns: readonly Turn[]): string {
  const collections = turns.flatMap(turn => turn.collections)
  const collected = (isYoung: boolean) =>
    counted(collections.filter(collection => collection.isYoung === isYoung))
  const gaps = turns.map(({ gap }) => gap)
  const during = turns.filter(({ checkpoints }) => checkpoints > 0).length
  const seconds = turns.reduce((sum, { measured }) => sum + measured.requests / measured.perSecond, 0)
  return [
    `In ${fixed(seconds, 0)} s, Muster's server collected young garbage ${collected(true)}`,
    `it marked and swept the old ${collected(false)}`,
    `turns of its event loop let a timer wait for ${longTurnMs} ms or more ${counted(turns.flatMap(turn => turn.turns))}`,
    `connections to PostgreSQL that were opened: ${turns.reduce((sum, { opened }) => sum + opened, 0)}`,
    `a checkpoint went on in ${during} of ${turns.length} turns of the measurement`,
    `${fixed(median(gaps), 0)} ms at most were between two looks at the processes, in half of the turns`,
  ].join('; ')
}

function counted(spans: readonly Span[]): string {
  const lengths = spans.map(({ from, until }) => until - from)
  if (lengths.length === 0) return 'never'
  return `${lengths.length} times, for ${fixed(median(lengths), 1)} ms in the median and ${fixed(Math.max(...lengths), 1)} at most`
}
