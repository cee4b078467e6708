// Tries each write of a record in each of its states, and holds what the server does against what the contract says of statuses.

import { type Binding, bindings, explainRefusal, type OperationFacts, operations } from '@muster/contract'
import { makeFindAddressed } from '../../../packages/contract/bindings.ts'
import type { Contract } from '../../../packages/contract/document.ts'
import { readContract } from '../../../scripts/contract.ts'
import type { RawAnswer } from '../fixtures/make.ts'
import { makeFullMember, type TestMember } from '../fixtures/people.ts'
import { whileDelivering } from '../server/delivering.ts'
import { deliver } from '../server/server.ts'
import type { Kind, RecordInState } from './life.ts'
import { listWrites, readRecord, type ShownRecord, send } from './writes.ts'

const findAddressed = makeFindAddressed(readContract().document as unknown as Contract)

/** Undefined where no status binds the operation. */
const findBinding = ({ id }: OperationFacts): Binding | undefined =>
  (bindings as Readonly<Record<string, Binding>>)[id]

/** The collections whose records have a status, each with its statuses: those whose writes are of one record. */
export function listCollections(): ReadonlyMap<string, readonly string[]> {
  const writes = (Object.values(operations) as readonly OperationFacts[]).filter(
    ({ method, path }) => method !== 'get' && /\{id\}(\/\w+)?$/.test(path),
  )
  return new Map(
    writes.flatMap(({ path }) => {
      const [record, collection = ''] = /^\/\w+\/(\w+)\/\{id\}/.exec(path) ?? []
      const { statuses = [] } = (record && findAddressed(record)) || {}
      return statuses.length > 0 ? [[collection, statuses]] : []
    }),
  )
}

interface Try {
  readonly kind: Kind
  readonly who: Pick<TestMember, 'browser'>
  /** What the life calls its state. */
  readonly state: string
  readonly record: RecordInState
  readonly facts: OperationFacts
}

interface Tried extends Try {
  readonly before: ShownRecord | undefined
  readonly status: string
  readonly answer: RawAnswer
  /** Its status afterwards, where it was done. */
  readonly end?: string
}

/** Where a collection does other than the contract says; a sentence each. */
export async function* findMistakes(
  kinds: readonly Kind[],
  collection: string,
  statuses: readonly string[],
): AsyncGenerator<string> {
  const missing = new Set(statuses)
  // What is said to lead somewhere, until it is seen to.
  const unseen = new Set(
    listWrites({ collections: [collection] }).filter(facts => findBinding(facts)?.to !== undefined),
  )
  for (const kind of kinds) {
    const idle = new Set(Object.keys(kind.refusals ?? {}))
    for await (const tried of tryAll(kind, unseen)) {
      missing.delete(tried.status)
      if (isExpected(tried)) idle.delete(tried.facts.id)
      if (readEnd(tried) !== undefined) unseen.delete(tried.facts)
      yield* judge(tried)
    }
    for (const id of idle)
      yield `${id} is refused for no other reason. Remove it from the refusals of its kind.`
  }
  for (const status of missing)
    yield `No record of ${collection} is ${status}. Add one to its kind in test/support/lives.`
  for (const { id } of unseen)
    yield `Nothing shows where ${id} leads. Add a record that it takes to test/support/lives.`
}

/** What cannot be tried without being done comes last, and then what shows only so where it leads. */
async function* tryAll(kind: Kind, unseen: ReadonlySet<OperationFacts>): AsyncGenerator<Tried> {
  const { workspace, member, records } = await kind.live()
  const who = member ?? (await makeFullMember(workspace.id, 'Owner'))
  const writes = listWrites({ collections: kind.collections })
  const pairs = writes.flatMap(facts =>
    Object.entries(records).map(([state, record]): Try => ({ kind, who, state, record, facts })),
  )
  const left: Try[] = []
  for (const pair of pairs) {
    const tried = Object.assign(await look(pair), { answer: await ask(pair, true) })
    if (/is not possible for/.test(tried.answer.text)) left.push(pair)
    else yield tried
  }
  for (const pair of left) yield* doIt(pair)
  for (const pair of pairs)
    if (unseen.has(pair.facts) && takes(pair.facts, (await look(pair)).status)) yield* doIt(pair)
}

/** Whether the contract says that the operation is possible in the status. */
const takes = (facts: OperationFacts, status: string): boolean =>
  findBinding(facts)?.from.includes(status) ?? true

/** With what follows from it. */
async function* doIt(one: Try): AsyncGenerator<Tried> {
  const looked = await look(one)
  const answer = await whileDelivering(ask(one, false))
  if (answer.status === 202) await deliver()
  const { status } = answer.status < 300 ? await look(one) : looked
  yield Object.assign(looked, { answer, end: status })
}

/** In which status it left the record; undefined where nothing tells. */
function readEnd({ facts, record, answer, end }: Tried): string | undefined {
  if (answer.status >= 300) return undefined
  if (end !== undefined) return end
  const after = readStatus(facts, answer.json)
  return answer.json?.id === record.id && after !== 'undefined' ? after : undefined
}

/** The record as it is now, and its status. */
async function look(one: Try): Promise<Omit<Tried, 'answer'>> {
  const { kind, who, record, facts } = one
  const before = await readRecord(who, kind.readAt ?? kind.collections[0]!, record.id)
  return Object.assign({ before, status: readStatus(facts, before) }, one)
}

function readStatus({ path }: OperationFacts, record: object | undefined): string {
  const field = findAddressed(path)?.field ?? 'status'
  return String(new Map(Object.entries(record ?? {})).get(field))
}

function ask({ kind, who, record, facts }: Try, isTried: boolean): Promise<RawAnswer> {
  const body = record.bodies?.[facts.id] ?? kind.bodies[facts.id]
  return send(who, facts, record.id, { body, isTried })
}

async function* judge(tried: Tried): AsyncGenerator<string> {
  const { facts, state, before, status, answer } = tried
  const binding = findBinding(facts)
  const what = `${facts.id} of a record that is ${state}`
  const isTaken = answer.status < 300
  if (before?.deleted === true) {
    if (isTaken && facts.method !== 'delete') yield `${what} is taken, although the record is deleted.`
  } else if (binding && !binding.from.includes(status)) {
    const refusal = String(explainRefusal(binding, status))
    if (answer.status !== 409 || !(readAnswer(tried).includes(refusal) || isExpected(tried)))
      yield `${what} has to be refused with 409 and "${refusal}" It answered ${readAnswer(tried)}`
  } else if (!isTaken && !isExpected(tried))
    yield `${what} has to be taken, or its status left out of x-from. It answered ${readAnswer(tried)}`
  if (!isTaken) yield* judgeRefused(tried)
  const end = readEnd(tried)
  const ends = binding?.to ?? [status]
  if (binding && end !== undefined && !ends.includes(end))
    yield `${what} ends in ${end}, and the contract says ${ends.join(' or ')}.`
}

/** Its status with its words. */
const readAnswer = ({ answer: { status, json, text } }: Tried): string => `${status}: ${json?.detail ?? text}`

/** Whether the kind names this refusal as one that has another reason than the status. */
const isExpected = (tried: Tried): boolean =>
  tried.answer.status >= 300 && tried.kind.refusals?.[tried.facts.id]?.test(readAnswer(tried)) === true

/** A refusal leaves the record as it was; that of a dry run would not show it. */
async function* judgeRefused(tried: Tried): AsyncGenerator<string> {
  const { status } = await ask(tried, false)
  const what = `${tried.facts.id} of a record that is ${tried.state}`
  if (status < 300) yield `${what} is refused when it is tried, and then done.`
  const { before } = await look(tried)
  if (JSON.stringify(before) !== JSON.stringify(tried.before)) yield `${what} is refused, and changes it.`
}
