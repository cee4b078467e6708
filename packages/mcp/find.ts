// Finding: the operations that a few words mean, the best first.

import type { Operation } from './api.ts'
import type { Catalog } from './catalog.ts'

/** What people say, and what the contract calls it. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  absent: ['attendance', 'leave'],
  absence: ['attendance', 'leave'],
  away: ['leave', 'application'],
  off: ['leave', 'application'],
  vacation: ['leave', 'application'],
  sick: ['leave', 'application'],
  holiday: ['holiday', 'leave'],
  boss: ['employee', 'reporting'],
  manager: ['employee', 'reporting'],
  person: ['employee'],
  people: ['employee'],
  staff: ['employee'],
  who: ['employee'],
  worker: ['employee'],
  hire: ['employee', 'candidate'],
  earn: ['compensation', 'salary', 'payroll'],
  pay: ['payroll', 'salary', 'compensation'],
  payslip: ['salary', 'slip', 'payroll', 'entry'],
  wage: ['salary', 'compensation'],
  net: ['payroll', 'entry'],
  deduction: ['payroll', 'entry', 'component'],
  bonus: ['payroll', 'entry', 'component'],
  tax: ['payroll', 'entry', 'component'],
  advance: ['loan'],
  borrow: ['loan'],
  owe: ['loan', 'installment'],
  available: ['balance'],
  left: ['balance'],
  remaining: ['balance'],
  leave: ['application'],
  laptop: ['asset'],
  equipment: ['asset'],
  expense: ['expense', 'claim'],
  receipt: ['expense', 'claim', 'item'],
  late: ['attendance', 'record'],
  clock: ['punch', 'attendance'],
  hour: ['attendance', 'overtime'],
  title: ['designation'],
  team: ['department', 'employee'],
  office: ['branch'],
  site: ['branch', 'geofenced'],
  announced: ['announcement'],
  half: ['attendance', 'record'],
  news: ['announcement'],
  vacancy: ['job', 'opening'],
  applicant: ['candidate', 'job', 'application'],
  contract: ['employment', 'contract'],
  expire: ['document'],
  passport: ['employee', 'document'],
  currency: ['company'],
  workspace: ['company'],
  key: ['me'],
}

/** Words of a sentence that say nothing of what is wanted. */
const empty = new Set(
  'a an and are at by did do does for from had has have how i in is it its me my next of on or our than that the their this to was what when where which why will with week month year last much many'.split(
    ' ',
  ),
)

const most = 8

/** `listLeaveApplications` and "leave applications" become leave and application; no more than endings are cut. */
function wordsOf(text: string): string[] {
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return (spaced.match(/[a-z]+/g) ?? []).map(word =>
    word
      .replace(/ies$/, 'y')
      .replace(/(ss|x|ch|sh)es$/, '$1')
      .replace(/([^s])s$/, '$1'),
  )
}

/** What an operation says of itself, by how much a word counts there. */
function weigh(operation: Operation): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  }
  add(Object.keys(operation.parameters).join(' '), 1)
  add(operation.about ?? '', 1)
  add(operation.tag, 2)
  add(operation.summary, 3)
  add(operation.id, 4)
  return weights
}

export class Finder {
  readonly #weights: readonly (readonly [Operation, ReadonlyMap<string, number>])[]
  /** By word, in how few operations it stands. */
  readonly #rarity = new Map<string, number>()

  constructor(catalog: Catalog) {
    this.#weights = [...catalog.operations.values()].map(operation => [operation, weigh(operation)])
    for (const [, weights] of this.#weights)
      for (const word of weights.keys()) this.#rarity.set(word, (this.#rarity.get(word) ?? 0) + 1)
    for (const [word, count] of this.#rarity)
      this.#rarity.set(word, Math.log(1 + this.#weights.length / count))
  }

  /** A line for each of the best. */
  find(text: string): string {
    const asked = wordsOf(text).filter(word => !empty.has(word))
    const wanted = new Map<string, number>(
      asked.flatMap(word => (meanings[word] ?? []).map(other => [other, 0.7] as const)),
    )
    for (const word of asked) wanted.set(word, 1)
    const found = this.#weights
      .map(([operation, weights]) => [operation, this.#score(wanted, weights)] as const)
      .filter(([, score]) => score > 0)
      .sort(([a, first], [b, second]) => second - first || rank(a) - rank(b))
    if (found.length === 0)
      return `Nothing is found for "${text}". Try other words, such as employees, leave, payroll.`
    return found
      .slice(0, most)
      .map(([operation]) => tell(operation))
      .join('\n')
  }

  #score(wanted: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): number {
    let score = 0
    for (const [word, share] of wanted)
      score += share * (weights.get(word) ?? 0) * (this.#rarity.get(word) ?? 0)
    return score
  }
}

/** Of those that say the same, a list is wanted most, and a change least. */
function rank({ method, isPage }: Operation): number {
  if (isPage) return 0
  return method === 'get' ? 1 : 2
}

const tell = ({ id, method, summary }: Operation): string =>
  `${id}: ${summary}${method === 'get' ? '' : ' (changes something)'}`
