// Finding: the operations and the guides that a few words mean, the best first.

import type { Operation } from './api.ts'
import type { Catalog } from './catalog.ts'
import type { Guides } from './guides.ts'
import { Ranking, type Weighed } from './ranking.ts'

const most = 8

/** What an operation says of itself, by how much a word counts there. */
const weigh = (operation: Operation): Weighed<Operation> => ({
  of: operation,
  parts: [
    [Object.keys(operation.parameters).join(' '), 1],
    [operation.about ?? '', 1],
    [operation.tag, 2],
    [operation.summary, 3],
    [operation.id, 4],
  ],
})

export class Finder {
  readonly #operations: Ranking<Operation>
  readonly #guides: Guides

  constructor(catalog: Catalog, guides: Guides) {
    this.#operations = new Ranking([...catalog.operations.values()].map(weigh), rank)
    this.#guides = guides
  }

  /** A line for each of the best. */
  async find(words: string): Promise<string> {
    const operations = this.#operations.find(words).slice(0, most).map(tell)
    const lines = [...operations, ...(await this.#guides.find(words))]
    if (lines.length > 0) return lines.join('\n')
    return `Nothing is found for "${words}". Try other words, such as employees, leave, payroll.`
  }
}

/** Of those that say the same, a list is wanted most, and a change least. */
function rank({ method, isPage }: Operation): number {
  if (isPage) return 0
  return method === 'get' ? 1 : 2
}

const tell = ({ id, method, summary }: Operation): string =>
  `${id}: ${summary}${method === 'get' ? '' : ' (changes something)'}`
