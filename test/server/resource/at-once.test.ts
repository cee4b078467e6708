// Two operations at once on one record, each of which leaves it where the other does not take it: one is done, and the other one finds its status.

import { type Binding, bindings, explainRefusal, type OperationFacts } from '@muster/contract'
import { makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { kinds } from '../../support/lives/kinds.ts'
import type { Kind, RecordInState } from '../../support/lives/life.ts'
import { listWrites, readRecord, send } from '../../support/lives/writes.ts'

const known: Readonly<Record<string, Binding>> = bindings

interface Pair {
  readonly one: OperationFacts
  readonly other: OperationFacts
  /** The statuses that both take. */
  readonly from: readonly string[]
}

const leadsTo = ({ to = [] }: Binding, { from }: Binding): boolean =>
  to.length === 0 || to.some(status => from.includes(status))

/** Each pair of which one excludes the other, whichever is first; an operation excludes itself, too. */
function listPairs(kind: Kind): Pair[] {
  const writes = listWrites(kind).filter(({ id }) => id in known)
  return writes.flatMap((one, n) =>
    writes.slice(n).flatMap(other => {
      const [a, b] = [known[one.id]!, known[other.id]!]
      const from = a.from.filter(status => b.from.includes(status))
      return from.length === 0 || leadsTo(a, b) || leadsTo(b, a) ? [] : [{ one, other, from }]
    }),
  )
}

// Payroll is worked on by tasks: of two that are asked for at once, the later one is told of the task. To enable an endpoint takes its receiver.
const tried = Object.entries(kinds).filter(([name]) => !/payroll|webhookEndpoints/i.test(name))
const collections = Object.entries(
  Object.groupBy(
    tried,
    ([
      ,
      {
        collections: [first],
      },
    ]) => first!,
  ),
)
const raced = collections.flatMap(([collection, of = []]): [string, Kind[]][] => {
  const pairs = of.flatMap(([, kind]) => listPairs(kind))
  return pairs.length > 0 ? [[collection, of.map(([, kind]) => kind)]] : []
})

interface Race {
  readonly kind: Kind
  readonly who: Pick<TestMember, 'browser'>
  readonly record: RecordInState
}

const read = ({ kind, who, record }: Race) => readRecord(who, kind.readAt ?? kind.collections[0]!, record.id)

/** What is wrong with how a pair has ended; undefined where the record takes neither, for another reason than its status. */
async function run(race: Race, { one, other }: Pair): Promise<string[] | undefined> {
  const { kind, who, record } = race
  const answers = await Promise.all(
    [one, other].map(async facts => {
      const body = record.bodies?.[facts.id] ?? kind.bodies[facts.id]
      const { status, json } = await send(who, facts, record.id, { body, isTried: false })
      return { facts, status, detail: String(json?.detail) }
    }),
  )
  const refused = answers.filter(({ status }) => status >= 300)
  if (refused.length === 2 && refused.every(({ facts, detail }) => kind.refusals?.[facts.id]?.test(detail)))
    return undefined
  const left = String((await read(race))?.status)
  const [lost] = refused
  const isTold =
    lost?.status === 409 && lost.detail.startsWith(String(explainRefusal(known[lost.facts.id]!, left)))
  if (refused.length === 1 && isTold) return []
  const told = answers.map(({ facts: { id }, status, detail }) => `${id} ${status} ${detail}`)
  return [`${told.join(', ')}; it is ${left} now.`]
}

/** Runs each pair once, on as many sets of records as that takes. */
async function* findMistakes(of: readonly Kind[]): AsyncGenerator<string> {
  const waiting = new Map(of.flatMap(listPairs).map(pair => [`${pair.one.id} + ${pair.other.id}`, pair]))
  for (let before = Number.POSITIVE_INFINITY; waiting.size > 0 && waiting.size < before; ) {
    before = waiting.size
    for (const kind of of) yield* runEach(kind, waiting)
  }
  for (const pair of waiting.keys()) yield `No record takes ${pair}.`
}

/** Runs one pair of those that wait on each record of a new set. */
async function* runEach(kind: Kind, waiting: Map<string, Pair>): AsyncGenerator<string> {
  const { workspace, member, records } = await kind.live()
  const who = member ?? (await makeFullMember(workspace.id, 'Owner'))
  for (const record of Object.values(records)) {
    const race = { kind, who, record }
    const { status = '', deleted } = (await read(race)) ?? {}
    const next = [...waiting].find(([, { from }]) => !deleted && from.includes(status))
    if (!next) continue
    const [name, pair] = next
    const mistakes = await run(race, pair)
    if (!mistakes) continue
    waiting.delete(name)
    yield* mistakes
  }
}

describe('of two operations at once that exclude each other', () => {
  it.each(raced)(
    'on one of %s one is done, and the other one is refused by what it has left',
    async (_, of) => {
      const mistakes: string[] = []
      for await (const mistake of findMistakes(of)) mistakes.push(mistake)
      expect(mistakes).toEqual([])
    },
  )
})
