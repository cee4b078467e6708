// Person cells: the rows of one person in all databases in which they are a member.

import { personStatement } from '../statements/statement.ts'
import type { Cell } from './databases.ts'
import { maxRemembered } from './homes.ts'

const isMember = personStatement<{ id: string }, { person_id: string }>(
  'person_is_member_here',
  'select id from members where person_id = :person_id limit 1',
)

/** How long it counts where somebody is a member, while a database is away. */
const rememberedMs = 600_000
/** How often it is looked at again. */
const lookedAtMs = 60_000

interface Known {
  readonly cells: ReadonlySet<Cell>
  readonly at: number
}

export class PersonCells {
  readonly #cells: readonly Cell[]
  readonly #known = new Map<string, Known>()

  constructor(cells: readonly Cell[]) {
    this.#cells = cells
  }

  /** All rows. All databases are asked, and one that is away is missed if the person is a member there or nobody knows. */
  async read<Row>(person_id: string, send: (cell: Cell) => Promise<Row[]>): Promise<Row[]> {
    const [answers] = await Promise.all([
      Promise.allSettled(this.#cells.map(send)),
      this.#learn(person_id).catch(() => undefined),
    ])
    const known = this.#known.get(person_id)
    const isKnown = known !== undefined && performance.now() - known.at < rememberedMs
    return answers.flatMap((answer, n) => {
      if (answer.status === 'fulfilled') return answer.value
      if (isKnown && !known.cells.has(this.#cells[n]!)) return []
      throw answer.reason
    })
  }

  /** The rows of a change: each database has to do it. */
  async change<Row>(send: (cell: Cell) => Promise<Row[]>): Promise<Row[]> {
    const answers = await Promise.allSettled(this.#cells.map(send))
    return answers.flatMap(answer => {
      if (answer.status === 'rejected') throw answer.reason
      return answer.value
    })
  }

  async #learn(person_id: string): Promise<void> {
    const known = this.#known.get(person_id)
    if (known && performance.now() - known.at < lookedAtMs) return
    const found = await Promise.all(
      this.#cells.map(async ({ database }) => (await database.lookUp(isMember, { person_id })).length > 0),
    )
    if (this.#known.size >= maxRemembered) this.#known.clear()
    this.#known.set(person_id, {
      cells: new Set(this.#cells.filter((_, n) => found[n])),
      at: performance.now(),
    })
  }
}
