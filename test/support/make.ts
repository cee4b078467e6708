// Makes what a test needs and no more: a workspace with keys, an SDK client on it, and raw requests.

import type { Employee, Scope } from '@muster/contract'
import { Database } from '@muster/db'
import { Muster, type MusterOptions } from '@muster/sdk'
import pg from 'pg'
import { secretsFrom } from '../../packages/server/auth/secrets.ts'
import {
  allScopes,
  createKey,
  createWorkspace,
  type NewKey,
  type NewWorkspace,
} from '../../packages/server/cli/operators.ts'
import { assertConforms } from './conforms.ts'
import { testSecret } from './global-setup.ts'
import { server } from './server.ts'

let opened: Database | undefined
const secrets = secretsFrom(testSecret)

function database(): Database {
  opened ??= new Database({ url: server.database_url, poolSize: 2 })
  return opened
}

afterAll(async () => {
  await opened?.close()
  opened = undefined
})

export interface TestWorkspace {
  readonly id: string
  /** A key with every scope. */
  readonly key: string
  /** The SDK under that key; every answer is held against the contract. */
  readonly muster: Muster
}

let made = 0

/** A workspace on the scale plan, in Karachi, fiscal year from July, with the defaults of a new one. */
export async function makeWorkspace(options: Partial<NewWorkspace> = {}): Promise<TestWorkspace> {
  const id = await createWorkspace(database(), {
    name: `Workspace ${++made}`,
    country: 'PK',
    currency: 'PKR',
    timezone: 'Asia/Karachi',
    plan: 'scale',
    fiscal_year_start_month: 7,
    ...options,
  })
  const key = await makeKey(id)
  return { id, key, muster: clientOf(key) }
}

export async function makeKey(
  workspaceId: string,
  options: Partial<NewKey> & { scopes?: readonly Scope[] } = {},
): Promise<string> {
  const { key } = await createKey(database(), secrets, {
    workspace_id: workspaceId,
    name: 'test',
    scopes: allScopes,
    ...options,
  })
  return key
}

/** The SDK without retries, so that a test sees each answer as it is. */
export function clientOf(apiKey: string, options: Partial<MusterOptions> = {}): Muster {
  return new Muster({ apiKey, baseUrl: server.base_url, maxRetries: 0, fetch: checkedFetch, ...options })
}

async function checkedFetch(request: Request): Promise<Response> {
  const response = await fetch(request)
  const text = await response.clone().text()
  const mediaType = response.headers.get('content-type') ?? ''
  assertConforms(
    request.method,
    request.url,
    response.status,
    mediaType,
    text === '' ? undefined : JSON.parse(text),
  )
  return response
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
  readonly json: any
}

export interface RawRequest {
  readonly key?: string | undefined
  readonly headers?: Record<string, string>
  /** Sent as it is where it is text, as JSON otherwise. */
  readonly body?: unknown
}

/** A request to any server, without a look at the contract. */
export async function ask(
  base_url: string,
  method: string,
  path: string,
  { key, headers, body }: RawRequest = {},
): Promise<RawAnswer> {
  const response = await fetch(`${base_url}${path}`, {
    method,
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = text.startsWith('{') ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, text, json }
}

/** A request as a caller without the SDK would send it; the answer is held against the contract. */
export async function raw(method: string, path: string, request?: RawRequest): Promise<RawAnswer> {
  const answer = await ask(server.base_url, method, path, request)
  const mediaType = answer.headers.get('content-type') ?? ''
  if (method !== 'HEAD')
    assertConforms(method, `${server.base_url}${path}`, answer.status, mediaType, answer.json)
  return answer
}

/** The database as its owner: to look at what no operation shows, and to age rows. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.database_url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

export interface StoredEvent {
  readonly id: string
  readonly type: string
  readonly object_id: string
  readonly data: Employee
}

/** The workspace's outbox, oldest first. */
export async function eventsOf(workspaceId: string): Promise<StoredEvent[]> {
  const rows = await inDatabase<StoredEvent & { data: unknown }>(
    'select id, type, object_id, data from events where workspace_id = $1 order by created_at, id',
    [workspaceId],
  )
  return rows.map(row => ({ ...row, data: JSON.parse(row.data as unknown as string) as Employee }))
}

export const ayesha = { first_name: 'Ayesha', last_name: 'Khan', joining_date: '2024-03-01' }
