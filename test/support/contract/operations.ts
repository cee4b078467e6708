// Operations as tests call all of them: for each a request that succeeds, made from the contract and its examples.

import { type OperationFacts, operations } from '@muster/contract'
import { publicContract } from '@muster/contract/public'
import { type RawAnswer, raw, type TestWorkspace } from '../fixtures/make.ts'
import { byHand } from './records-by-hand.ts'

/** Those of the API; what only the console may do has tests of its own. */
export const allOperations = (Object.values(operations) as readonly OperationFacts[]).filter(
  ({ extensions }) => extensions?.['x-audience'] === undefined,
)

/** Of these, what a live key is taken for: the others are about the sandbox of a test key. */
export const liveOperations = allOperations.filter(({ extensions }) => extensions['x-sandbox'] !== true)

/** One request; `ids` fill the braces of the operation's path. */
export interface Prepared {
  readonly operation: OperationFacts
  readonly ids: readonly string[]
  readonly body: object | undefined
}

export function send({ operation, ids, body }: Prepared, key: string | undefined): Promise<RawAnswer> {
  return raw(operation.method.toUpperCase(), filled(operation.path, ids), { key, body })
}

/** What is made of each. A few at once: records of one kind lock the same rows, and a request does not wait for long. */
export async function ofEach<Result>(
  work: (operation: OperationFacts) => Promise<Result>,
): Promise<Result[]> {
  const made: Result[] = []
  for (let from = 0; from < liveOperations.length; from += 8)
    made.push(...(await Promise.all(liveOperations.slice(from, from + 8).map(work))))
  return made
}

/** The requests of a workspace; each has records of its own, so that none is in another's way. */
export class Requests {
  readonly #workspace: TestWorkspace

  constructor(workspace: TestWorkspace) {
    this.#workspace = workspace
  }

  async of(operation: OperationFacts): Promise<Prepared> {
    const ids: string[] = []
    for (const { index } of operation.path.matchAll(/\/\{/g)) {
      ids.push(await this.#made(operation.path.slice(0, index), ids))
    }
    return { operation, ids, body: await this.#bodyOf(operation) }
  }

  all(): Promise<Prepared[]> {
    return ofEach(operation => this.of(operation))
  }

  /** The id of a record in a collection: put there by hand, posted, or there already. */
  async #made(collection: string, ids: readonly string[]): Promise<string> {
    const { id, key } = this.#workspace
    const put = byHand[collection]
    if (put) return put({ workspace: id, owners: ids, make: other => this.#made(other, []) })
    const post = operationAt('post', collection)
    if (post) {
      const request = { operation: post, ids, body: await this.#bodyOf(post) }
      const answer = await send(request, key)
      if (answer.status !== post.status) throw new Error(remedy(request, answer))
      return answer.json.id
    }
    const list = operationAt('get', collection)
    const answer = list && (await send({ operation: list, ids, body: undefined }, key))
    const [first] = (answer?.json.data as { id: string }[] | undefined) ?? []
    if (first) return first.id
    throw new Error(
      `No operation makes a record in ${collection}: say in test/support/contract/records-by-hand.ts, how one gets there.`,
    )
  }

  /** The least body: each required field with the contract's example of it. */
  async #bodyOf({ id, body }: OperationFacts): Promise<object | undefined> {
    if (!body) return undefined
    if (!body.schema || !body.mediaTypes.includes('application/json'))
      throw new Error(
        `${id} takes no JSON: teach bodyOf, in test/support/contract/operations.ts, what to send.`,
      )
    const entries = requiredOf(body.schema).map(async name => [name, await this.#valueOf(body.schema!, name)])
    return Object.fromEntries(await Promise.all(entries))
  }

  async #valueOf(schema: string, name: string): Promise<unknown> {
    const field = fieldsOf(schemas[schema]!)[name] ?? {}
    const target = field['x-references']
    if (target) return this.#made(collectionOf(target), [])
    const example = exampleOf(field)
    if (example === undefined)
      throw new Error(`${schema}.${name} has no example: give it one under examples in openapi.yaml.`)
    // Names and email addresses are unique.
    if (name === 'email') return `${++named}.${example}`
    return name === 'name' ? `${example} ${++named}` : example
  }
}

let named = 0

/** What to do where an operation refuses the request that is made for it. */
export function remedy({ operation, body }: Prepared, { status, json }: RawAnswer): string {
  return [
    `${operation.id} answered ${status} ${json?.code ?? ''}${body ? ` to ${JSON.stringify(body)}` : ''}: ${json?.detail}`,
    'In openapi.yaml the examples of the required fields have to make a valid request together;',
    'a record that has to be there first stands in byHand, in test/support/contract/records-by-hand.ts.',
  ].join(' ')
}

interface Field {
  readonly $ref?: string
  readonly allOf?: readonly Field[]
  readonly properties?: Readonly<Record<string, Field>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
  readonly 'x-references'?: string
}

const { schemas } = (JSON.parse(publicContract()) as { components: { schemas: Record<string, Field> } })
  .components

/** A change, which requires no field, sends what a new record needs; anything else the first field there is. */
function requiredOf(schema: string): readonly string[] {
  const fields = fieldsOf(schemas[schema]!)
  const required = [schema, schema.replace(/Update$/, 'Create')].map(name =>
    (schemas[name]?.required ?? []).filter(field => field in fields),
  )
  const least = required.find(names => names.length > 0) ?? Object.keys(fields).slice(0, 1)
  return told[schema]?.(least) ?? least
}

/** What no schema can say: that one of several fields is needed, or that a time has to be of the record's day. */
const told: Readonly<Record<string, (least: readonly string[]) => readonly string[]>> = {
  RegularisationCreate: least => [...least, 'requested_check_in_at'],
  AttendanceRecordUpdate: () => ['note'],
}

function fieldsOf(schema: Field): Readonly<Record<string, Field>> {
  const parts = [...(schema.allOf ?? []), ...(schema.$ref ? [resolved(schema)] : [])]
  return Object.assign({}, ...parts.map(fieldsOf), schema.properties)
}

function exampleOf(field: Field): unknown {
  const { examples, enum: values } = { ...(field.$ref && resolved(field)), ...field }
  return examples?.[0] ?? values?.[0]
}

function resolved({ $ref }: Field): Field {
  return schemas[$ref!.split('/').at(-1)!]!
}

export const operationAt = (method: string, path: string): OperationFacts | undefined =>
  allOperations.find(operation => operation.method === method && operation.path === path)

/** Where records of a schema are: the list of its pages. */
function collectionOf(schema: string): string {
  const list = allOperations.find(
    ({ result, path }) => result?.schema === `${schema}Page` && !path.includes('{'),
  )
  if (!list)
    throw new Error(
      `No operation lists ${schema}: teach collectionOf, in test/support/contract/operations.ts.`,
    )
  return list.path
}

function filled(path: string, ids: readonly string[]): string {
  let at = 0
  return path.replaceAll(/\{[^}]+\}/g, () => ids[at++]!)
}
