// Load in two forms: a closed loop, which finds the most that is answered, and an open loop at a fixed rate, which finds how long callers wait.

import { Connection } from './connection.ts'

export interface Target {
  /** Connections are spread over these evenly. */
  readonly ports: readonly number[]
  /** The next request, as HTTP/1.1 text. */
  readonly request: () => string
}

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  readonly requests: number
  /** How often each status was the answer. */
  readonly statuses: ReadonlyMap<number, number>
}

/** One request, in milliseconds of `performance.now()`. */
export interface Timed {
  readonly request: string
  /** This end of its connection. */
  readonly port: number
  /** When it should have started, and did. */
  readonly due: number
  readonly sent: number
  readonly until: number
  /** All connections had a request when it was due. */
  readonly hasQueued: boolean
}

class Latencies {
  readonly #milliseconds: number[] = []
  readonly #statuses = new Map<number, number>()

  add(milliseconds: number, status: number): void {
    this.#milliseconds.push(milliseconds)
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
  }

  over(seconds: number): Measured {
    const sorted = Float64Array.from(this.#milliseconds).sort()
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
    const requests = sorted.length
    return {
      perSecond: requests / seconds,
      p50: at(0.5),
      p99: at(0.99),
      longest: at(1),
      requests,
      statuses: this.#statuses,
    }
  }
}

function connected({ ports }: Target, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => Connection.open(ports[n % ports.length]!)))
}

/** Closed loop: each connection sends its next request as soon as the last is answered. */
export async function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  const latencies = new Latencies()
  const open = await connected(target, connections)
  const started = performance.now()
  const until = started + seconds * 1000
  const converse = (connection: Connection): Promise<void> =>
    new Promise(resolve => {
      const next = () => {
        const sent = performance.now()
        connection.send(target.request(), status => {
          const now = performance.now()
          latencies.add(now - sent, status)
          if (now < until) next()
          else resolve()
        })
      }
      next()
    })
  await Promise.all(open.map(converse))
  const elapsed = (performance.now() - started) / 1000
  for (const connection of open) connection.close()
  return latencies.over(elapsed)
}

/** More than a service at well under its peak has under way at once; requests beyond it wait here, which counts. */
const maxUnderWay = 128

/**
 * Open loop: requests start at random, independent of each other and of the answers (Poisson), at so many a second. Each
 * latency is counted from the moment at which its request should have started, so that a stall is felt by all that it
 * held up (no coordinated omission). The timer adds up to a millisecond.
 */
export async function measureAt(
  target: Target,
  rate: number,
  seconds: number,
  onAnswer?: (timed: Timed) => void,
): Promise<Measured> {
  const latencies = new Latencies()
  const open = await connected(target, maxUnderWay)
  const idle = [...open]
  const waiting: number[] = []
  const begin = (connection: Connection, due: number, hasQueued: boolean): void => {
    const request = target.request()
    const sent = performance.now()
    connection.send(request, status => {
      const until = performance.now()
      latencies.add(until - due, status)
      onAnswer?.({ request, port: connection.port, due, sent, until, hasQueued })
      const next = waiting.shift()
      if (next === undefined) idle.push(connection)
      else begin(connection, next, true)
    })
  }
  const started = performance.now()
  const until = started + seconds * 1000
  await new Promise<void>(resolve => {
    let due = started
    const tick = () => {
      const now = performance.now()
      for (; due <= now && due < until; due += gap(rate)) {
        // In turn: a server closes one that stays without a request.
        const connection = idle.shift()
        if (connection) begin(connection, due, false)
        else waiting.push(due)
      }
      if (due < until) setTimeout(tick, due - now)
      else if (idle.length === open.length) resolve()
      else setTimeout(tick, 1)
    }
    tick()
  })
  for (const connection of open) connection.close()
  return latencies.over(seconds)
}

/** Milliseconds to the next arrival. */
function gap(rate: number): number {
  return (-Math.log(1 - Math.random()) / rate) * 1000
}
