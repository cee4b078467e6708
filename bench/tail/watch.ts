// A process of its own that watches the others: every 2 ms how long they ran and waited, every 5 ms what PostgreSQL's connections wait for.

import pg from 'pg'
import type { Activity, Stretch } from './explain.ts'
import { Counts, type Scheduled, spreadBack } from './schedule.ts'
import { monotonic } from './spans.ts'

export interface Watched {
  readonly stretches: readonly Stretch[]
  readonly activity: readonly Activity[]
  /** Looks at PostgreSQL during which a checkpoint went on. */
  readonly checkpoints: number
  /** Connections that were made meanwhile. */
  readonly opened: number
}

/** Begins to watch the server of this pid, or ends it. */
export type Watching = { readonly server: number } | 'end'

const countMs = 2
const lookMs = 5

interface Found {
  readonly pid: number
  readonly kind: string
  readonly state: string | null
  readonly type: string | null
  readonly event: string | null
}

const looked = {
  name: 'look',
  text: `select pid, backend_type as kind, state, wait_event_type as type, wait_event as event
    from pg_stat_get_activity(null) where pid <> pg_backend_pid()`,
}

class Watch {
  readonly #server: Counts
  readonly #client: pg.Client
  readonly #postgres = new Map<number, { readonly counts: Counts; last: Scheduled }>()
  readonly #lengths: number[] = []
  readonly #untils: number[] = []
  readonly #counted = { run: [] as number[], wait: [] as number[], postgresRun: [] as number[] }
  readonly #postgresWait: number[] = []
  readonly #activity: Activity[] = []
  #checkpoints = 0
  #opened = 0
  #last: Scheduled
  #at = monotonic()
  #looking = Promise.resolve()
  readonly #timers: NodeJS.Timeout[]

  constructor(server: number, client: pg.Client) {
    this.#server = new Counts(server)
    this.#client = client
    this.#last = this.#server.read()!
    let isLooking = false
    this.#timers = [
      setInterval(() => this.#count(), countMs),
      setInterval(() => {
        if (isLooking) return
        isLooking = true
        this.#looking = this.#look().finally(() => (isLooking = false))
      }, lookMs),
    ]
  }

  async end(): Promise<Watched> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#looking
    this.#server.close()
    for (const { counts } of this.#postgres.values()) counts.close()
    const run = spreadBack(this.#counted.run, this.#lengths)
    const wait = spreadBack(this.#counted.wait, this.#lengths)
    const stretches = this.#untils.map((until, n) => ({
      from: until - this.#lengths[n]!,
      until,
      run: run[n]!,
      wait: wait[n]!,
      postgresRun: this.#counted.postgresRun[n]!,
      postgresWait: this.#postgresWait[n]!,
    }))
    return { stretches, activity: this.#activity, checkpoints: this.#checkpoints, opened: this.#opened }
  }

  #count(): void {
    const now = this.#server.read()
    const at = monotonic()
    if (!now) return
    this.#lengths.push(at - this.#at)
    this.#untils.push(at)
    this.#counted.run.push(now.run - this.#last.run)
    this.#counted.wait.push(now.wait - this.#last.wait)
    let [run, wait] = [0, 0]
    for (const each of this.#postgres.values()) {
      const counted = each.counts.read()
      if (!counted) continue
      run += counted.run - each.last.run
      wait += counted.wait - each.last.wait
      each.last = counted
    }
    this.#counted.postgresRun.push(run)
    this.#postgresWait.push(wait)
    this.#last = now
    this.#at = at
  }

  async #look(): Promise<void> {
    const { rows } = await this.#client.query<Found>(looked)
    const at = monotonic()
    const count = (of: (found: Found) => boolean) => rows.filter(found => isActive(found) && of(found)).length
    this.#activity.push({
      at,
      running: count(({ type }) => type === null),
      log: count(waitsForLog),
      lock: count(found => (found.type === 'Lock' || found.type === 'LWLock') && !waitsForLog(found)),
      file: count(found => (found.type === 'IO' || found.type === 'BufferPin') && !waitsForLog(found)),
    })
    if (rows.some(({ kind, event }) => kind === 'checkpointer' && event !== 'CheckpointerMain'))
      this.#checkpoints++
    this.#meet(rows)
  }

  /** Connections come and go. */
  #meet(rows: readonly Found[]): void {
    const there = new Set(rows.map(({ pid }) => pid))
    const isFirst = this.#postgres.size === 0
    const isNew = ({ kind, pid }: Found) => kind === 'client backend' && !this.#postgres.has(pid)
    if (!isFirst) this.#opened += rows.filter(isNew).length
    for (const [pid, { counts }] of this.#postgres)
      if (!there.has(pid)) {
        counts.close()
        this.#postgres.delete(pid)
      }
    for (const pid of there) {
      if (this.#postgres.has(pid)) continue
      try {
        const counts = new Counts(pid)
        const last = counts.read()
        if (last) this.#postgres.set(pid, { counts, last })
        else counts.close()
      } catch {
        // It has gone already.
      }
    }
  }
}

const isActive = ({ kind, state }: Found): boolean => kind === 'client backend' && state === 'active'

const waitsForLog = ({ type, event }: Found): boolean =>
  (type === 'IO' || type === 'LWLock') && /^wal/i.test(event ?? '')

const client = new pg.Client({ connectionString: process.argv[2]! })
await client.connect()
let watch: Watch | undefined
process.on('message', async (message: Watching) => {
  if (message === 'end') {
    process.send!(await watch!.end())
    return
  }
  watch = new Watch(message.server, client)
  process.send!('begun')
})
process.on('disconnect', () => process.exit())
process.send!('ready')
