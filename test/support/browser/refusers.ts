// Has the service itself refuse what a form sends: a request is changed on its way, so that the answer is a real one; and one is lost.

import type { Request, Route } from 'playwright-core'
import type {
  AnyOperation,
  Field,
  Fields,
  Schemas,
  Value,
} from '../../../packages/console/records/operation.ts'
import type { TestMember } from '../fixtures/people.ts'
import { isTrial } from './complaints.ts'
import { fieldsOf, partsOf, readOperations } from './forms/contract-forms.ts'

/** A write that somebody meant, with the operation that it is of. */
export interface Sent {
  readonly route: Route
  readonly operation: AnyOperation
}

/** What a page says above the form, by the kind of refusal. */
export const titles = {
  field: 'problem.refused',
  conflict: 'problem.conflict',
  missing: 'problem.not_found',
  forbidden: 'problem.right_missing',
  lost: 'problem.away',
} as const

export type Refusal = keyof typeof titles

export interface Refuser {
  readonly kind: Refusal
  readonly refuse: (sent: Sent) => Promise<void>
  /** Whether it can be had of an operation. */
  readonly fits: (operation: AnyOperation) => boolean
}

interface Givers {
  /** Somebody of the same workspace who may do next to nothing. */
  readonly lesser: Pick<TestMember, 'browser'>
  /** A department that is there: another one of its name is a conflict. */
  readonly department: { readonly name: string; readonly parent_id: string | null }
}

/** Every field of what is sent is refused. */
export const refuseFields: Refuser = {
  kind: 'field',
  refuse: spoil,
  fits: operation => Object.keys(fieldsOf(operation)).length > 0,
}

export const makeRefusers = ({ lesser, department }: Givers): readonly Refuser[] => [
  refuseFields,
  { kind: 'conflict', refuse: sent => answerConflict(sent, department), fits: () => true },
  { kind: 'missing', refuse: answerMissing, fits: ({ path }) => /\{id\}/.test(path) },
  { kind: 'forbidden', refuse: sent => sendAs(sent, lesser), fits: ({ needs }) => needs !== undefined },
  { kind: 'lost', refuse: lose, fits: () => true },
]

const lose = ({ route }: Sent): Promise<void> => route.abort('connectionrefused')

/** Every field holds what the contract does not take. */
async function spoil({ route, operation }: Sent): Promise<void> {
  const sent = (route.request().postDataJSON() ?? {}) as Readonly<Record<string, unknown>>
  const body = Object.assign({}, sent, spoilAll(fieldsOf(operation), sent, operation.schemas))
  await route.continue({ postData: JSON.stringify(body) })
}

const spoilAll = (fields: Fields, sent: Readonly<Record<string, unknown>>, schemas: Schemas) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { type }]) => type !== 'any')
      .map(([name, facts]) => [name, spoilOne(facts, sent[name], schemas)]),
  )

function spoilOne(facts: Field | Value, sent: unknown, schemas: Schemas): unknown {
  const { type, items } = facts
  if (type === 'array' && items?.type === 'object' && Array.isArray(sent) && sent.length > 0)
    return sent.map(one => Object.assign({}, one, spoilAll(partsOf(items, schemas), one, schemas)))
  return type === 'string' ? 5 : '?!'
}

/** As somebody who may not; tried only, because some may. */
async function sendAs({ route }: Sent, { browser }: Pick<TestMember, 'browser'>): Promise<void> {
  const cookie = `__Host-muster_session=${browser.cookie}`
  const headers = Object.assign({}, await route.request().allHeaders(), { cookie, 'dry-run': 'true' })
  const response = await route.fetch({ headers })
  if (response.status() === 403) await route.fulfill({ response })
  else await route.abort('connectionrefused')
}

/** What the service says to another department of a name. */
const answerConflict = (sent: Sent, { name, parent_id }: Givers['department']): Promise<void> =>
  answerAs(sent, 'POST', '/console/v1/departments', JSON.stringify({ name, parent_id }))

/** What it says of a record that nobody has. */
const answerMissing = (sent: Sent): Promise<void> =>
  answerAs(sent, 'PATCH', '/console/v1/departments/dep_00000000000000000000000000', '{"code":"X"}')

/** What is typed is valid in few forms, so that the refusal of another request stands for one that comes after that. */
async function answerAs({ route }: Sent, method: string, path: string, postData: string): Promise<void> {
  const request = route.request()
  const headers = Object.assign({}, await request.allHeaders(), {
    'content-type': 'application/json',
    'dry-run': 'true',
  })
  const url = String(new URL(path, request.url()))
  await route.fulfill({ response: await route.fetch({ url, method, headers, postData }) })
}

/** Everything but keeping it. */
export const tryOnly = async ({ route }: Sent): Promise<void> =>
  route.continue({ headers: Object.assign({}, route.request().headers(), { 'dry-run': 'true' }) })

/** Finds the operation of a request. */
export async function makeFindOperation(): Promise<(request: Request) => AnyOperation | undefined> {
  const operations = [...(await readOperations()).values()].map(operation => {
    const path = `${operation.path.startsWith('/v1/') ? '/console' : ''}${operation.path}`
    return { operation, at: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  })
  // /employees/count stands before /employees/{id}.
  operations.sort((one, other) => one.at.source.split('[^').length - other.at.source.split('[^').length)
  return request => {
    const { pathname } = new URL(request.url())
    const method = request.method().toLowerCase()
    return operations.find(({ operation, at }) => operation.method === method && at.test(pathname))?.operation
  }
}

/** Whether something would be changed by it. */
export const isWrite = (request: Request): boolean => request.method() !== 'GET' && !isTrial(request)
