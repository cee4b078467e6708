// The hands that prepare records on the demo: whoever works out the figures, whoever approves them, and whoever calls from outside.

import pg from 'pg'
import type { ServedDemo } from '../served.ts'

// biome-ignore lint/suspicious/noExplicitAny: what is prepared takes ids out of whatever comes back
export type Answer = any

export type Call = (method: string, path: string, body?: object) => Promise<Answer>

export interface Office {
  readonly demo: ServedDemo
  readonly figures: Call
  readonly approval: Call
  /** Active employees who have been paid, those who came first at the end. */
  readonly people: readonly Person[]
  /** What samples upload, by its name. */
  readonly files: Map<string, string>
  /** As its owner, for what no operation does. */
  readonly inDatabase: (sql: string, values?: unknown[]) => Promise<void>
}

export interface Person {
  readonly id: string
  readonly employee_code: string
}

/** What the demo has for an operation: by the prefix of an id, or by the text of the sample, what stands there instead. */
export type Prepared = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object | undefined
}

/** The answer, where it says that it was done. */
export async function send(address: string, { method, headers, body }: Sent): Promise<Response> {
  const typed = Object.assign({}, headers, body && { 'content-type': 'application/json' })
  const request = Object.assign({ method, headers: typed }, body && { body: JSON.stringify(body) })
  const response = await fetch(address, request)
  if (!response.ok) throw new Error(`${method} ${address} ${request.body ?? ''}: ${await response.text()}`)
  return response
}

const callAs =
  ({ base_url }: ServedDemo, key: string): Call =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${key}` }
    const text = await (await send(`${base_url}${path}`, { method, headers, body })).text()
    return text === '' || !/^[{[]/.test(text) ? text : JSON.parse(text)
  }

/** Whatever is done in it, and for what no operation does, its database. */
export async function inOffice<Made>(
  demo: ServedDemo,
  files: Map<string, string>,
  work: (office: Office) => Promise<Made>,
): Promise<Made> {
  const client = new pg.Client({ connectionString: demo.database_url })
  await client.connect()
  try {
    const figures = callAs(demo, demo.tokens.figures)
    const { data: people } = await figures('GET', '/v1/employees?status=active&limit=100')
    const approval = callAs(demo, demo.tokens.approval)
    const inDatabase = async (sql: string, values: unknown[] = []) => void (await client.query(sql, values))
    return await work({ demo, figures, approval, people, files, inDatabase })
  } finally {
    await client.end()
  }
}

/** Asks until it is so. */
export async function follow(ask: () => Promise<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (isSo(answer)) return answer
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
