// Secret homes: which of several databases knows a secret, such as that of a key or of a session.

import { setTimeout as sleep } from 'node:timers/promises'
import { systemStatement } from '../statements/statement.ts'
import type { Cell } from './databases.ts'
import { BetweenCells, livesInOne, maxRemembered, pauseMs } from './homes.ts'

interface Listed {
  readonly workspace_id: string
  readonly state: 'arriving' | 'left'
}

const listMoved = systemStatement<Listed>(
  'list_moved_workspaces',
  'select workspace_id, state from moved_workspaces order by workspace_id',
)

/** Asks a database for the rows of these digests. */
type Send<Row> = (cell: Cell, digests: readonly string[]) => Promise<Row[]>

const unanswered = new WeakMap<readonly unknown[], unknown>()

/**
 * Why these rows may not be all: a database did not answer, or a workspace is between two. A secret that is not among them is
 * not known to be wrong. Undefined where they are all.
 */
export const findUnanswered = (rows: readonly unknown[]): unknown => unanswered.get(rows)

/** The digest of a row that says whose it is, as it is asked for. */
function readDigest(row: unknown): string | undefined {
  const { digest } = row as { readonly digest?: unknown }
  return Buffer.isBuffer(digest) ? `\\x${digest.toString('hex')}` : undefined
}

/** Those of the digests for which there is no row. A row that does not say which it is of is taken to be of all. */
function findMissing(digests: readonly string[], rows: readonly unknown[]): string[] {
  const found = rows.map(readDigest)
  if (rows.length > 0 && found.includes(undefined)) return []
  const known = new Set(found)
  return digests.filter(digest => !known.has(digest))
}

export class SecretHomes {
  readonly #cells: readonly Cell[]
  readonly #patienceMs: number
  readonly #known = new Map<string, Cell>()
  /** The lists of moved workspaces when they were last looked at. */
  #lists = ''

  constructor(cells: readonly Cell[], patienceMs: number) {
    this.#cells = cells
    this.#patienceMs = patienceMs
  }

  /**
   * The rows of whoever knows one of the digests. Those that were found before are asked of one database each, and all others
   * of all. Where nothing is found and a database did not answer, its failure is thrown.
   */
  async ask<Row>(digests: readonly string[], send: Send<Row>): Promise<Row[]> {
    const rows: Row[] = []
    const unknown: string[] = []
    let failure: { readonly error: unknown } | undefined
    const byCell = Map.groupBy(digests, digest => this.#known.get(digest))
    const asked = [...byCell].map(async ([cell, some]) => {
      if (!cell) return void unknown.push(...some)
      try {
        const found = await send(cell, some)
        rows.push(...found)
        const missing = findMissing(some, found)
        for (const digest of missing) this.#known.delete(digest)
        unknown.push(...missing)
      } catch (error) {
        failure = { error }
      }
    })
    await Promise.all(asked)
    if (unknown.length > 0) {
      const answer = await this.#askAll(unknown, send)
      rows.push(...answer.rows)
      failure ??= answer.failure
    }
    if (failure && rows.length === 0) throw failure.error
    if (failure) unanswered.set(rows, failure.error)
    return rows
  }

  /** Asks all databases. What is found nowhere may be between two of them, and is asked for again. */
  async #askAll<Row>(digests: readonly string[], send: Send<Row>) {
    const until = performance.now() + this.#patienceMs
    for (;;) {
      const answers = await Promise.allSettled(this.#cells.map(cell => send(cell, digests)))
      const rows: Row[] = []
      let failure: { readonly error: unknown } | undefined
      for (const [n, answer] of answers.entries()) {
        if (answer.status === 'rejected') failure ??= { error: answer.reason }
        else {
          rows.push(...answer.value)
          this.#remember(answer.value, digests, this.#cells[n]!)
        }
      }
      if (failure || findMissing(digests, rows).length === 0) return { rows, failure }
      try {
        if (!(await this.#isUnderWay())) return { rows, failure }
      } catch (error) {
        return { rows, failure: { error } }
      }
      if (performance.now() > until) return { rows, failure: { error: BetweenCells.of('A workspace') } }
      await sleep(pauseMs)
    }
  }

  #remember(rows: readonly unknown[], asked: readonly string[], cell: Cell): void {
    if (rows.length === 0) return
    if (this.#known.size >= maxRemembered) this.#known.clear()
    const found = rows.map(readDigest)
    const those = found.includes(undefined) ? asked : found
    for (const digest of those) this.#known.set(digest!, cell)
  }

  /** Whether a workspace has left one database and is not in another one yet; or whether one may have been a moment ago. */
  async #isUnderWay(): Promise<boolean> {
    const lists = await Promise.all(this.#cells.map(({ database }) => database.lookUp(listMoved, {})))
    const text = JSON.stringify(lists)
    const isAnother = text !== this.#lists
    this.#lists = text
    const all = lists.flat()
    const left = new Set(all.filter(({ state }) => state === 'left').map(({ workspace_id }) => workspace_id))
    if (isAnother) return true
    // One that lives in a third database has left the first long ago, while the second expects it.
    const between = all.filter(({ workspace_id, state }) => state === 'arriving' && left.has(workspace_id))
    const live = await Promise.all(between.map(({ workspace_id }) => livesInOne(this.#cells, workspace_id)))
    return live.includes(false)
  }
}
