// Tickets: numbers handed out once, in order, without holding a counter's row until somebody's commit reaches the disk.

import type { Statement } from './statement.ts'

/** A number of one counter, with whatever else the counter's statement returned. */
export type Ticket<Row> = Row & { readonly number: number }

/** A statement that moves a counter on by :count and returns the first of the numbers taken. */
export type Counter<Row> = Statement<Row & { first: number }>

type Take = <Row>(
  counter: Counter<Row>,
  workspaceId: string,
  count: number,
) => Promise<Row & { first: number }>

interface Desk {
  waiting: { resolve(ticket: Ticket<unknown>): void; reject(error: unknown): void }[]
  /** Numbers whose transaction was rolled back: given to the next, so that a refused request leaves no gap. */
  returned: Ticket<unknown>[]
  busy: boolean
}

/** Those who ask while a statement is under way are served together by the next one. */
export class Tickets {
  readonly #take: Take
  readonly #desks = new Map<string, Desk>()

  constructor(take: Take) {
    this.#take = take
  }

  next<Row>(counter: Counter<Row>, workspaceId: string): Promise<Ticket<Row>> {
    const desk = this.#deskOf(counter, workspaceId)
    const returned = desk.returned.shift()
    if (returned) return Promise.resolve(returned as Ticket<Row>)
    return new Promise((resolve, reject) => {
      desk.waiting.push({ resolve: resolve as (ticket: Ticket<unknown>) => void, reject })
      if (!desk.busy) void this.#serve(desk, counter, workspaceId)
    })
  }

  /** Only for a number that certainly was not used. */
  giveBack<Row>(counter: Counter<Row>, workspaceId: string, ticket: Ticket<Row>): void {
    const { returned } = this.#deskOf(counter, workspaceId)
    returned.push(ticket)
    returned.sort((a, b) => a.number - b.number)
  }

  async #serve<Row>(desk: Desk, counter: Counter<Row>, workspaceId: string): Promise<void> {
    desk.busy = true
    while (desk.waiting.length > 0) {
      const served = desk.waiting.splice(0)
      try {
        const row = await this.#take(counter, workspaceId, served.length)
        for (const [n, { resolve }] of served.entries()) resolve({ ...row, number: row.first + n })
      } catch (error) {
        for (const { reject } of served) reject(error)
      }
    }
    desk.busy = false
  }

  #deskOf(counter: Statement, workspaceId: string): Desk {
    const key = `${counter.name} ${workspaceId}`
    const known = this.#desks.get(key)
    if (known) return known
    const desk: Desk = { waiting: [], returned: [], busy: false }
    this.#desks.set(key, desk)
    return desk
  }
}
