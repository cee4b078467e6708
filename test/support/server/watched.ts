// A server in a process of its own, and what it says: its log, line by line, and its spans.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StartOptions } from '../../../packages/server/server.ts'
import { ask, type RawAnswer, type RawRequest } from '../fixtures/make.ts'
import { testSecret } from '../jest/secret.ts'
import { startModule } from '../processes/children.ts'
import { found } from '../processes/until.ts'
import { server } from './server.ts'

export interface Span {
  readonly name: string
  readonly kind: number
  readonly attributes: Readonly<Record<string, unknown>>
  readonly status: number
  readonly id: string
  readonly trace: string
  readonly parent: string | undefined
  /** Milliseconds since 1970. */
  readonly from: number
  readonly until: number
}

/** What the log says of one request. */
export interface Line {
  readonly level: number
  readonly request_id: string
  readonly err?: Readonly<Record<string, unknown>>
  readonly [name: string]: unknown
}

export interface Watched {
  readonly base_url: string
  /** Everything printed and logged so far. */
  output(): string
  /** The log line of a request, once it is written. */
  lineOf(answer: RawAnswer): Promise<Line>
  /** The span of a request and then those of its stages, once it has ended. */
  spansOf(answer: RawAnswer): Promise<Span[]>
  ask(method: string, path: string, request?: RawRequest): Promise<RawAnswer>
  stop(): Promise<void>
}

const children: ChildProcess[] = []
afterAll(() => Promise.all(children.map(stop)))

/** Starts it on this worker's database. */
export async function watched(
  env: Readonly<Record<string, string>> = {},
  options: StartOptions = {},
): Promise<Watched> {
  const child = startModule(join(import.meta.dirname, 'serve-watched.ts'), [JSON.stringify(options)], {
    env: { ...process.env, DATABASE_URL: server.database_url, MUSTER_SECRET: testSecret, ...env },
    silent: true,
  })
  children.push(child)
  const output = collected(child)
  const spans: Span[] = []
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { port?: number; span?: Span }) => {
      if (message.span) spans.push(message.span)
      if (message.port) resolve(message.port)
    })
    child.once('close', code => reject(new Error(`The server ended with ${code}: ${output()}`)))
  })
  const base_url = `http://127.0.0.1:${port}`
  return {
    base_url,
    output,
    lineOf: answer => found(() => linesIn(output()).find(line => line.request_id === idOf(answer))),
    spansOf: answer => Promise.race([found(() => familyIn(spans, idOf(answer))), noSpan()]),
    ask: (method, path, request) => ask(base_url, method, path, request),
    stop: () => stop(child),
  }
}

export function linesIn(output: string): Line[] {
  const whole = output.slice(0, output.lastIndexOf('\n') + 1).split('\n')
  return whole.filter(text => text.startsWith('{')).map(text => JSON.parse(text) as Line)
}

/** The SDK fills an @opentelemetry/api of its own version or an earlier one, and a server with a later one tells it nothing. */
async function noSpan(): Promise<never> {
  await sleep(4_000, undefined, { ref: false })
  throw new Error('No span came: is the @opentelemetry/api of the server one that the SDK fills?')
}

const idOf = ({ headers }: RawAnswer): string | null => headers.get('request-id')

/** A request's span ends after those of its stages. */
function familyIn(spans: readonly Span[], id: string | null): Span[] | undefined {
  const root = spans.find(({ attributes }) => attributes['muster.request_id'] === id)
  return root && [root, ...spans.filter(({ parent }) => parent === root.id)]
}

function collected(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk
    })
  }
  return () => text
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
