// Records what the demo answers, so that the examples of the docs are what somebody sees: one record of each list.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContract } from '../../../scripts/contract.ts'
import {
  fileOfRecordings,
  isRecorded,
  type Recordings,
  readRecordings,
} from '../../../scripts/examples/recordings.ts'
import { root } from '../contract/page.ts'
import type { OperationWithSamples } from '../contract/samples.ts'
import type { SampledApi } from './apis.ts'
import type { SamplesDemo } from './demo.ts'
import { type Ids, placeSamples } from './ids.ts'
import { filesOf } from './run.ts'
import { addressIn, bodyIn } from './sent.ts'
import { now, type ServedDemo } from './served.ts'

type Json = null | boolean | number | string | Json[] | { [field: string]: Json }
type Fields = { [field: string]: Json }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value : [])

const prefixOf = (record: unknown): string => (isFields(record) ? String(record.id).slice(0, 3) : '')

/** What is committed is what was recorded; `npm run record` makes it so. */
export function assertRecordings(audience: SampledApi['name'], recordings: Recordings): void {
  const recordingsFile = fileOfRecordings(audience)
  if (process.env.UPDATE_RECORDINGS === '1') {
    writeFileSync(recordingsFile, JSON.stringify(recordings, null, 2))
    spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', recordingsFile])
  }
  try {
    expect(recordings).toEqual(readRecordings(audience))
  } catch (cause) {
    throw new Error(
      'The demo answers otherwise than the docs show. Where this is meant, run npm run record, then npm run generate, and commit what they write.',
      { cause },
    )
  }
}

/** On a copy of its own: what changes records is done, too, in the order of the docs. */
export async function record(demo: ServedDemo, { api, takeIds }: SamplesDemo): Promise<Recordings> {
  const ids = takeIds()
  const started = Date.now() - dayMs
  const asked = api.operations.filter(
    ({ id, hasBody, answer }) => isRecorded(id, hasBody) && answer !== undefined,
  )
  const sources = new Map(placeSamples('curl', api, demo, ids).map(({ id, source }) => [id, source]))
  const answers: [string, Json][] = []
  const files = filesOf(demo)
  const isWrite = ({ method }: OperationWithSamples) => method !== 'GET'
  // There are events once something has been done.
  const last = ({ id }: OperationWithSamples) => id === 'listEvents'
  const reads = asked.filter(one => !isWrite(one) && !last(one))
  const twins = new Set(api.operations.map(({ id, answer }) => `${id} ${objectOf(answer)}`))
  for (const operation of [...reads, ...asked.filter(isWrite), ...asked.filter(last)]) {
    if (hasTwin(operation, twins)) continue
    const source = sources.get(operation.id)!
    const written = addressIn(source)
    const isShown = operation.method === 'GET' && !ids.isPrepared(operation)
    const shown = isShown ? findShown(operation, written, ids) : undefined
    const [, query = ''] = written.split('?')
    const place = shown ? `${placeShown(operation, shown)}${query && `?${query}`}` : written
    const body = bodyIn(source, name => files[name]!)
    const ask = { method: operation.method, path: place, key: api.keyFor(demo, operation), body }
    const answer = await read(demo, operation, ask, shown?.id)
    const isShort = JSON.stringify(answer).length <= longest
    if (isShort || whole.includes(operation.id)) answers.push([operation.id, answer])
  }
  const inOrder = asked.flatMap(({ id }) => answers.filter(([other]) => other === id))
  const { components } = readContract().document
  const events = api.name === 'public' ? await readEvents(demo) : []
  const normalised = (entries: readonly (readonly [string, Json])[]) =>
    Object.fromEntries(entries.map(([name, value]) => [name, normalise(value, started, components)]))
  return { answers: normalised(inOrder), events: normalised(events) }
}

const dayMs = 86_400_000
/** In characters: nobody reads more of an answer in the docs. What is longer stays composed. */
const longest = 5_000
/** Answers of which each line is a part of one sum. */
const whole = ['previewEmploymentEnd']

const prefixShown = ({ answer }: OperationWithSamples): string =>
  prefixOf(isFields(answer) && Array.isArray(answer.data) ? answer.data[0] : answer)

const objectOf = (record: unknown): string => String(isFields(record) ? record.object : '')

/** Whether the record of a list is that of another operation. */
const hasTwin = ({ answer, id }: OperationWithSamples, twins: ReadonlySet<string>): boolean => {
  const [first] = isFields(answer) ? listOf(answer.data) : []
  const object = objectOf(first)
  const kind = object.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return id.startsWith('list') && twins.has(`get${kind} ${object}`)
}

/** The record that a read shows, or, where its address names no such record, the one that the address names. */
function findShown(operation: OperationWithSamples, written: string, ids: Ids): ReturnType<Ids['show']> {
  const shown = ids.show(prefixShown(operation))
  const named = written.match(id)?.at(-1)?.slice(0, 3)
  const isNamed = named === undefined || named === prefixShown(operation) || shown?.owner !== undefined
  return isNamed ? shown : ids.show(named)
}

function placeShown(
  { path }: OperationWithSamples,
  shown: { id: string; owner: string | undefined },
): string {
  const [first, ...others] = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name)
  if (first === undefined) return path
  if (shown.owner === undefined) return path.replace(first, shown.id)
  return others.reduce((text, name) => text.replace(name, shown.id), path.replace(first, shown.owner))
}

async function read(
  demo: ServedDemo,
  { id }: OperationWithSamples,
  asked: Asked,
  shown: string | undefined,
): Promise<Json> {
  const answer = await ask(demo, asked)
  if (!Array.isArray(answer.data) || !Object.hasOwn(answer, 'has_more')) return answer
  const one = answer.data.find(record => isFields(record) && record.id === shown) ?? answer.data[0]
  if (one === undefined) throw new Error(`The demo has nothing that ${id} lists. Add some to it.`)
  // A feed says where to go on from.
  const next = answer.next_cursor !== null && isFields(one) && answer.has_more === false ? one.id! : null
  return { data: [one], has_more: false, next_cursor: next }
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly key: string
  readonly body?: string | undefined
}

async function ask({ base_url }: ServedDemo, { method, path, key, body }: Asked): Promise<Fields> {
  const typed = body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = Object.assign({ authorization: `Bearer ${key}` }, typed)
  const request = Object.assign({ method, headers }, body !== undefined && { body })
  const response = await fetch(`${base_url}${path}`, request)
  const answer = (await response.json()) as Fields
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer
}

/** What events of each type have carried, of those that the operations above have fired. */
async function readEvents(demo: ServedDemo): Promise<[string, Json][]> {
  const { data } = await ask(demo, { method: 'GET', path: '/v1/events?limit=100', key: demo.key })
  const carried = listOf(data).flatMap((event): [string, Json][] =>
    isFields(event) ? [[String(event.type), event.data!]] : [],
  )
  return [...new Map(carried.toReversed())].sort(
    ([one], [other]) => Number(one > other) - Number(one < other),
  )
}

const id = /\b([a-z]{3})_[0-9a-z]{26}\b/g
const receiver = /http:\/\/127\.0\.0\.1:\d+\/hook/g
const instant = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g

/** The same each time: ids are those of the examples, the record's own first, and what the clock of the machine said is that of the demo. */
function normalise(answer: Json, started: number, components: unknown): Json {
  const known = new Map<string, string>()
  const counts = new Map<string, number>()
  const rename = (found: string, prefix: string) => {
    const name = known.get(found) ?? nameOf(prefix, counts)
    known.set(found, name)
    return name
  }
  const [first] = isFields(answer) ? listOf(answer.data) : []
  const own = isFields(first) ? first : answer
  if (isFields(own)) String(own.id).replace(id, rename)
  const text = JSON.stringify(answer)
    .replace(id, rename)
    .replace(receiver, () => String(exampleIn(components, 'url')))
    .replace(instant, time => (Date.parse(time) > started ? now : time))
  const settle = (name: string, value: Json) => (isByChance(name) ? exampleIn(components, name) : value)
  return JSON.parse(text, settle) as Json
}

/** Whether a field holds what is made by chance, or is of the machine. */
const isByChance = (name: string): boolean =>
  ['secret', 'prefix', 'duration_ms', 'commit', 'order_reference'].includes(name)

/** The first example of a field of that name; null where there is none. */
function exampleIn(node: unknown, name: string): Json {
  if (typeof node !== 'object' || node === null) return null
  const field = isFields(node) && isFields(node.properties) ? node.properties[name] : undefined
  if (isFields(field) && Array.isArray(field.examples)) return field.examples[0] ?? null
  for (const part of Object.values(node)) {
    const found = exampleIn(part, name)
    if (found !== null) return found
  }
  return null
}

/** The first is that of all examples. */
function nameOf(prefix: string, counts: Map<string, number>): string {
  const count = counts.get(prefix) ?? 0
  counts.set(prefix, count + 1)
  return `${prefix}_01k21fe3zefz69jqj7htb647${86 + count}`
}
