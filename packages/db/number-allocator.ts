// The number allocator: hands out numbers once, in order, without locking a counter's row until a commit reaches the disk.

import type { SystemStatement } from './statements/statement.ts'

/** A number of one counter, with whatever else the counter's statement returned. */
export type Ticket<Row> = Row & { readonly number: number }

/** A statement that moves a counter on by :count and returns the first of the numbers taken. */
export type Counter<Row> = SystemStatement<
  Row & { first: number },
  { workspace: string; count: number },
  'home'
>

type Take = <Row>(
  counter: Counter<Row>,
  workspaceId: string,
  count: number,
) => Promise<Row & { first: number }>

interface Desk {
  waiting: { resolve(ticket: Ticket<unknown>): void; reject(error: unknown): void }[]
  /** Numbers in hand, lowest first: taken ahead, or back from a transaction that was rolled back. */
  inHand: Ticket<unknown>[]
  busy: boolean
  /** When numbers were last taken, and how many. */
  lastAt: number
  lastCount: number
}

// While creates follow each other closely, numbers are taken ahead: what a restart then leaves unused is a gap of at
// most this many, and at a person's pace none.
const maxAhead = 16
const closelyMs = 20

/** Callers that ask while a statement is in progress are served together by the next one. */
export class Tickets {
  readonly #take: Take
  readonly #desks = new Map<string, Desk>()

  constructor(take: Take) {
    this.#take = take
  }

  next<Row>(counter: Counter<Row>, workspaceId: string): Promise<Ticket<Row>> {
    const desk = this.#findDesk(counter, workspaceId)
    const ready = desk.inHand.shift()
    if (ready) return Promise.resolve(ready as Ticket<Row>)
    return new Promise((resolve, reject) => {
      desk.waiting.push({ resolve: resolve as (ticket: Ticket<unknown>) => void, reject })
      if (!desk.busy) void this.#serve(desk, counter, workspaceId)
    })
  }

  /** Only for a number that certainly was not used. */
  giveBack<Row>(counter: Counter<Row>, workspaceId: string, ticket: Ticket<Row>): void {
    keep(this.#findDesk(counter, workspaceId), [ticket])
  }

  /** Lets go of the numbers in hand. */
  forget(): void {
    for (const desk of this.#desks.values()) desk.inHand = []
  }

  async #serve<Row>(desk: Desk, counter: Counter<Row>, workspaceId: string): Promise<void> {
    desk.busy = true
    while (desk.waiting.length > 0) {
      const served = desk.waiting.splice(0)
      while (served.length > 0 && desk.inHand.length > 0) served.shift()!.resolve(desk.inHand.shift()!)
      if (served.length === 0) continue
      try {
        const count = served.length + ahead(desk)
        const row = await this.#take(counter, workspaceId, count)
        Object.assign(desk, { lastAt: performance.now(), lastCount: count })
        const tickets = Array.from({ length: count }, (_, n) => ({ ...row, number: row.first + n }))
        for (const { resolve } of served) resolve(tickets.shift()!)
        keep(desk, tickets)
      } catch (error) {
        for (const { reject } of served) reject(error)
      }
    }
    desk.busy = false
  }

  #findDesk(counter: SystemStatement, workspaceId: string): Desk {
    const key = `${counter.name} ${workspaceId}`
    const desk = () => ({ waiting: [], inHand: [], busy: false, lastAt: -closelyMs, lastCount: 0 })
    return this.#desks.getOrInsertComputed(key, desk)
  }
}

function ahead({ lastAt, lastCount }: Desk): number {
  return performance.now() - lastAt < closelyMs ? Math.min(maxAhead, lastCount) : 0
}

function keep({ inHand }: Desk, tickets: readonly Ticket<unknown>[]): void {
  inHand.push(...tickets)
  inHand.sort((a, b) => a.number - b.number)
}
