// What holds of answers: of every one, of those to requests that keep the contract, and of those to others.

import { isDeepStrictEqual } from 'node:util'
import type { RawAnswer } from '../fixtures/make.ts'
import { assertConforms } from '../http/conforms.ts'
import { whileDelivering } from '../server/delivering.ts'
import { server } from '../server/server.ts'
import type { Call } from './call.ts'
import { type Operation, operations, parametersIn, type Schema } from './contract.ts'
import { isKnown } from './requests.ts'
import { keyFor, type World } from './world.ts'

/** Those that wait for work which a worker does. */
const goesOn: ReadonlySet<string> = new Set(['triggerSandbox'])

/** Told once, for all operations. */
const everywhere = [405, 406]
const ofStatus: Readonly<Record<number, readonly string[]>> = {
  401: ['www-authenticate'],
  405: ['allow'],
  415: ['accept', 'accept-encoding'],
}
const ofAll = [
  'content-type',
  'content-length',
  'cache-control',
  'date',
  'connection',
  'keep-alive',
  'request-id',
  'ratelimit',
  'ratelimit-limit',
  'ratelimit-policy',
  'ratelimit-remaining',
  'ratelimit-reset',
]

/** Sends the request; throws where the answer is not one that the contract documents. */
export async function answerTo(call: Call, world: World): Promise<RawAnswer> {
  const { operation, parts, target } = call
  const sent = call.send(keyFor(operation, world))
  const answer = await (goesOn.has(operation.id) ? whileDelivering(sent) : sent)
  const { status, text } = answer
  const documented = operation.headers.get(status)
  if (status >= 500 || !(documented || everywhere.includes(status)))
    throw new Error(`${operation.id} answered ${status}: ${text}`)
  // As it was sent, with its sentences.
  const json = answer.json === undefined ? undefined : JSON.parse(text)
  assertConforms(parts.method, `${server.base_url}${target}`, { status, headers: answer.headers, json })
  assertHeaders(answer, [...ofAll, ...(documented ?? []), ...(ofStatus[status] ?? [])])
  return answer
}

function assertHeaders({ status, headers, text, json }: RawAnswer, allowed: readonly string[]): void {
  const header = (name: string) => headers.get(name)
  expect([...headers.keys()].filter(name => !allowed.includes(name))).toEqual([])
  expect(header('cache-control')).toBe('no-store')
  expect(header('content-length')).toBe(String(Buffer.byteLength(text)))
  expect(header('request-id')).toMatch(/^req_[0-9a-f]{32}$/)
  if (status >= 400 && !headers.has('idempotent-replay'))
    expect(json).toMatchObject({ status, request_id: header('request-id') })
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map(name => header(`ratelimit-${name}`))
  expect(header('ratelimit')).toBe(`"default";r=${remaining};t=${reset}`)
  expect(header('ratelimit-policy')).toBe(`"default";q=${limit};w=60`)
  expect(Number(remaining)).toBeLessThan(Number(limit))
  expect(Number(reset)).toBeGreaterThanOrEqual(1)
  expect(Number(reset)).toBeLessThanOrEqual(60)
}

/** The answer to a request that keeps the contract; whether it was the success. */
export async function assertTaken(call: Call, world: World): Promise<boolean> {
  const { operation } = call
  const answer = await answerTo(call, world)
  if (answer.status === operation.status) {
    assertKept(call, answer)
    await assertRepeated(call, answer, world)
    await assertPaged(call, answer, world)
    return true
  }
  const mayBeMissing = isRemovable(operation) || !isKnown(operation, world)
  const documented = mayBeMissing ? [400, 404, 409] : [400, 409]
  if (!documented.includes(answer.status)) throw new Error(`answered ${answer.status}: ${answer.text}`)
  if (answer.status === 400) await assertDecided(call, answer, world)
  return false
}

/** Whether some operation deletes what this one works on. */
const isRemovable = ({ path }: Operation): boolean =>
  operations.some(operation => operation.method === 'DELETE' && path.startsWith(operation.path))

/** What a schema says is told all at once, so a refusal that a mistake in the query hides came from a rule behind it. */
async function assertDecided(call: Call, refusal: RawAnswer, world: World): Promise<void> {
  const { json } = await answerTo(call.anew().with('no_such_parameter=1'), world)
  if (!isDeepStrictEqual(fieldsIn(json), ['no_such_parameter']))
    throw new Error(`answered 400: ${refusal.text}`)
}

/** Texts come back as they were sent, without the blanks around them. */
function assertKept({ operation, parts }: Call, { json }: RawAnswer): void {
  for (const [field, sent] of Object.entries(parts.value ?? {})) {
    const schema = operation.body!.properties![field]!
    if (typeof sent === 'string' && isFree(schema) && field in json)
      expect({ [field]: json[field] }).toEqual({ [field]: kept(sent, schema) })
  }
}

const isFree = ({ enum: values, const: only, format, pattern, 'x-references': target }: Schema): boolean =>
  [values, only, format, pattern, target].every(fact => fact === undefined)

function kept(text: string, schema: Schema): string | null {
  const trimmed = text.trim()
  return trimmed === '' && [schema.type].flat().includes('null') ? null : trimmed
}

/** Under a key the same request has the same answer, byte for byte. */
async function assertRepeated(call: Call, first: RawAnswer, world: World): Promise<void> {
  if (call.parts.headers['Idempotency-Key'] === undefined) return
  const again = await answerTo(call, world)
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect(again.headers.get('idempotent-replay')).toBe('true')
}

/** The next page is there, and has none of this one. */
async function assertPaged(call: Call, { json }: RawAnswer, world: World): Promise<void> {
  if (!json.next_cursor) return
  const [place] = parametersIn(call.operation, 'query').filter(({ schema }) => schema.name === 'Cursor')
  const next = await answerTo(call.with(`${place!.name}=${json.next_cursor}`), world)
  expect(next.status).toBe(200)
  const ids = new Set(idsOf(json))
  expect(idsOf(next.json).filter(id => ids.has(id))).toEqual([])
}

const idsOf = ({ data }: { data: { id: string }[] }): string[] => data.map(({ id }) => id)

/** The answer to a request that breaks the contract. */
export async function assertRefused(call: Call, world: World): Promise<void> {
  const { status, text, json } = await answerTo(call, world)
  const { status: wanted, fields } = call.expected!
  if (status !== wanted) throw new Error(`answered ${status}, not ${wanted}: ${text}`)
  if (fields && !isDeepStrictEqual(fieldsIn(json), fields))
    throw new Error(`did not name ${JSON.stringify(fields)}: ${text}`)
}

const fieldsIn = (problem: { errors?: { field: string }[] }): string[] | undefined =>
  problem.errors?.map(({ field }) => field).sort()
