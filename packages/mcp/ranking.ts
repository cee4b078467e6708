// Ranking: which texts are meant by a few words, the best first, by how rare each word is and where it stands.

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
  back: ['backup'],
  restore: ['backup'],
}

/** Words of a sentence that say nothing of what is wanted. */
const empty = new Set(
  'a an and are at by did do does for from had has have how i in is it its me my next of on or our than that the their this to up was what when where which why will with week month year last much many'.split(
    ' ',
  ),
)

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

/** Something with its texts, and how much a word counts in each of them. */
export interface Weighed<T> {
  readonly of: T
  readonly parts: readonly (readonly [text: string, weight: number])[]
}

function weigh({ parts }: Weighed<unknown>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const [text, weight] of parts)
    for (const word of wordsOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  return weights
}

export class Ranking<T> {
  readonly #weights: readonly (readonly [T, ReadonlyMap<string, number>])[]
  /** By word, in how few texts it stands. */
  readonly #rarity = new Map<string, number>()
  readonly #rank: (of: T) => number

  /** Of those that are meant alike, the lowest `rank` is first. */
  constructor(all: readonly Weighed<T>[], rank: (of: T) => number = () => 0) {
    this.#rank = rank
    this.#weights = all.map(one => [one.of, weigh(one)])
    for (const [, weights] of this.#weights)
      for (const word of weights.keys()) this.#rarity.set(word, (this.#rarity.get(word) ?? 0) + 1)
    for (const [word, count] of this.#rarity)
      this.#rarity.set(word, Math.log(1 + this.#weights.length / count))
  }

  find(text: string): T[] {
    const asked = wordsOf(text).filter(word => !empty.has(word))
    const wanted = new Map<string, number>(
      asked.flatMap(word => (meanings[word] ?? []).map(other => [other, 0.7] as const)),
    )
    for (const word of asked) wanted.set(word, 1)
    return this.#weights
      .map(([of, weights]) => [of, this.#score(wanted, weights)] as const)
      .filter(([, score]) => score > 0)
      .sort(([a, first], [b, second]) => second - first || this.#rank(a) - this.#rank(b))
      .map(([of]) => of)
  }

  #score(wanted: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): number {
    let score = 0
    for (const [word, share] of wanted)
      score += share * (weights.get(word) ?? 0) * (this.#rarity.get(word) ?? 0)
    return score
  }
}
