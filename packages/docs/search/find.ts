// The search: the same in the browser and in its test.

import MiniSearch, { type Options } from 'minisearch'
import { wordsFor } from './synonyms.ts'
import { splitWords, toTerm } from './terms.ts'

/** A place that can be found. */
export interface Entry {
  /** The path of the page, with `#` and the id of the part. */
  readonly id: string
  readonly title: string
  readonly keywords: string
  /** The title of its page, of a part. */
  readonly page: string
  readonly group: string
  readonly text: string
}

export type Hit = Pick<Entry, 'id' | 'title' | 'page' | 'group'>

export const options: Options<Entry> = {
  fields: ['title', 'keywords', 'page', 'text'],
  storeFields: ['title', 'page', 'group'],
  tokenize: splitWords,
  processTerm: toTerm,
}

export const readIndex = (json: string): MiniSearch<Entry> => MiniSearch.loadJSON(json, options)

const boost = { title: 5, keywords: 4, page: 3, text: 1 }
/** A guide explains what an operation only lists, by the beginning of an address; the first that fits counts. */
const weights: readonly (readonly [path: string, weight: number])[] = [
  ['guides/statuses', 1],
  ['guides/', 1.6],
  ['errors/', 1.1],
  ['events/', 0.7],
  ['changelog/', 0.9],
  ['workspace/', 0.8],
]

const weigh = (id: string): number => weights.find(([path]) => id.startsWith(path))?.[1] ?? 1

/** The best first. */
export function find(index: MiniSearch<Entry>, question: string, most = 8): Hit[] {
  const others = wordsFor(splitWords(question))
  const fuzzy = (term: string) => (term.length > 5 ? 0.2 : false)
  const typed = { queries: [question], boost, prefix: true, fuzzy }
  const meant = { queries: [others.join(' ')], boost: halve(boost), prefix: false }
  const found = index.search(
    { combineWith: 'OR', queries: others.length > 0 ? [typed, meant] : [typed] },
    { boostDocument: id => weigh(String(id)) },
  )
  const hits = found.map(({ id, title, page, group, score }) => ({ id, title, page, group, score }) as Scored)
  return bringGuide(spread(hits))
    .slice(0, most)
    .map(({ id, title, page, group }) => ({ id, title, page, group }))
}

interface Scored extends Hit {
  readonly score: number
}

const pageOf = ({ id }: Hit): string => id.split('#')[0]!

/** Of a page at most two places come before those of others. */
function spread(hits: readonly Scored[]): Scored[] {
  const counts = new Map<string, number>()
  const isEarly = hits.map(hit => {
    const count = (counts.get(pageOf(hit)) ?? 0) + 1
    counts.set(pageOf(hit), count)
    return count <= 2
  })
  return [...hits.filter((_, n) => isEarly[n]), ...hits.filter((_, n) => !isEarly[n])]
}

/** Beside operations, the best guide is seen at once: it says how they belong together. Several places of it count. */
function bringGuide(hits: readonly Scored[]): Scored[] {
  const guides = Map.groupBy(
    hits.filter(({ group, id }) => group === 'guides' && weigh(id) > 1),
    pageOf,
  )
  const sum = (places: readonly Scored[]) => places.slice(0, 3).reduce((all, { score }) => all + score, 0)
  const [best] = [...guides.values()].sort((one, other) => sum(other) - sum(one))
  const [guide] = best ?? []
  const isSeen = hits.slice(0, 3).some(hit => guide && pageOf(hit) === pageOf(guide))
  if (!guide || isSeen || sum(best!) < hits[0]!.score / 4) return [...hits]
  return [...hits.slice(0, 2), guide, ...hits.slice(2).filter(hit => hit !== guide)]
}

const halve = (weights: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight / 2]))
