// Homes: in which of several databases each workspace lives, as the databases themselves have told this process.

import { setTimeout as sleep } from 'node:timers/promises'
import { Unavailable } from '../connections/failures.ts'
import { isMoved } from '../statements/fence.ts'
import { homeStatement } from '../statements/statement.ts'
import type { Cell } from './databases.ts'

/** A workspace is between two databases for longer than a request waits. Nothing was changed. */
export class BetweenCells extends Unavailable {
  static of(what: string): BetweenCells {
    return new BetweenCells(new Error(`${what} is on its way from one database to another.`))
  }
}

const livesHere = homeStatement<{ id: string }, { workspace: string }>(
  'workspace_lives_here',
  'select id from companies where workspace_id = :workspace and id = :workspace',
)

/** Of how many things it is remembered where they are. */
export const maxRemembered = 100_000
/** How long something is waited for that is between two databases, and how long between two looks. */
export const waitMs = 5_000
export const pauseMs = 50

type Answer = 'here' | 'not here' | 'moved' | { readonly error: unknown }

export class Homes {
  readonly #cells: readonly Cell[]
  readonly #patienceMs: number
  readonly #known = new Map<string, Cell>()
  /** Whoever asks meanwhile waits for the same answer. */
  readonly #asking = new Map<string, Promise<Cell | undefined>>()

  constructor(cells: readonly Cell[], patienceMs: number) {
    this.#cells = cells
    this.#patienceMs = patienceMs
  }

  /** Undefined where no database has such a workspace. */
  async find(workspace: string): Promise<Cell | undefined> {
    return this.#known.get(workspace) ?? this.#ask(workspace)
  }

  /** The workspace is there no more. */
  forget(workspace: string, cell: Cell): void {
    if (this.#known.get(workspace) === cell) this.#known.delete(workspace)
  }

  #ask(workspace: string): Promise<Cell | undefined> {
    return this.#asking.getOrInsertComputed(workspace, () =>
      this.#look(workspace).finally(() => this.#asking.delete(workspace)),
    )
  }

  async #look(workspace: string): Promise<Cell | undefined> {
    const until = performance.now() + this.#patienceMs
    for (;;) {
      const answers = await Promise.all(this.#cells.map(cell => askWhether(cell, workspace)))
      const homes = this.#cells.filter((_, n) => answers[n] === 'here')
      if (homes.length > 1) throw livesTwice(workspace, homes)
      const [home] = homes
      if (home) return this.#remember(workspace, home)
      for (const answer of answers) if (typeof answer === 'object') throw answer.error
      if (!answers.includes('moved')) return undefined
      if (performance.now() > until) throw BetweenCells.of(workspace)
      await sleep(pauseMs)
    }
  }

  #remember(workspace: string, home: Cell): Cell {
    if (this.#known.size >= maxRemembered) this.#known.clear()
    this.#known.set(workspace, home)
    return home
  }
}

/** Whether it lives in one of them, and is not between two. */
export async function livesInOne(cells: readonly Cell[], workspace: string): Promise<boolean> {
  const answers = await Promise.all(cells.map(cell => askWhether(cell, workspace)))
  for (const answer of answers) if (typeof answer === 'object') throw answer.error
  return answers.includes('here')
}

async function askWhether({ database }: Cell, workspace: string): Promise<Answer> {
  try {
    const found = await database.lookUp(livesHere, { workspace })
    return found.length > 0 ? 'here' : 'not here'
  } catch (error) {
    return isMoved(error) ? 'moved' : { error }
  }
}

/** What would be written in the one would be missing in the other. */
function livesTwice(workspace: string, homes: readonly Cell[]): Error {
  const names = homes.map(({ name }) => name).join(' and ')
  return new Error(
    `${workspace} lives in ${names}, and nothing of it is read or written. List it as left in moved_workspaces of all but one.`,
  )
}
