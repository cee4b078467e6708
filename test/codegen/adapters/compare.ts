// Sends the same requests to the three servers of what was generated, good ones and bad ones, and compares the answers.
//
// node compare.ts DOCUMENT FOLDER [DOCUMENT FOLDER ...]: prints for each how many were sent and where answers differ.
import { isDeepStrictEqual } from 'node:util'
import {
  classifyContent,
  findMainContent,
  loadDocument,
  type Model,
  makeModel,
  methodNames,
  type Operation,
} from '../../../packages/codegen/index.ts'
import { listOwnAnswers } from '../../../packages/codegen/targets/answer-types.ts'
import { handledHeaders, inputOf, sent as samples } from '../inputs.ts'
import { Sampler } from '../sample.ts'
import { bootAll, type Call, type Handlers, type Load, loading } from './boot.ts'
import { type Answered, ask, bend, record, type Sent } from './requests.ts'

type Method = (...args: unknown[]) => Promise<unknown>
type Client = Record<string, Record<string, Method>>
type Answer = ReturnType<typeof listOwnAnswers>[number]
type Content = new (bytes: Uint8Array, mediaType: string, fileName?: string) => object
type Serialized = new (json: string) => object

const values: Record<string, unknown> = { integer: 7, number: 0.5, boolean: true, array: ['a', 'b'] }

type Ports = readonly (readonly [server: string, port: number])[]

interface Told {
  status: number
  headers: object
  body: string
  calls: readonly unknown[]
}

interface Difference {
  request: string
  answers: Record<string, Told>
}

class Comparison {
  readonly #model: Model
  readonly #load: Load
  readonly #answers: Sampler
  readonly #calls: unknown[] = []
  readonly differences: Difference[] = []
  /** The requests that a framework itself takes otherwise, as the manual says. */
  readonly known: string[] = []
  sent = 0
  statuses: Record<string, number> = {}

  constructor(model: Model, load: Load) {
    this.#model = model
    this.#load = load
    this.#answers = new Sampler(model.document)
  }

  async run(): Promise<void> {
    const handlers = await this.#handlers()
    const { ports, close } = await bootAll(this.#load, handlers, { bodyLimit: 20_000, ...this.#security() })
    const { createClient } = await this.#load('client')
    const { createTransport } = await this.#load('transport')
    for (const tag of this.#model.tags) {
      for (const [operation, name] of methodNames(tag)) {
        const { args } = inputOf(operation, this.#answers)
        const made = await record(fetch => {
          const client = createClient!(createTransport!({ baseUrl: 'http://localhost', fetch })) as Client
          return client[tag.property]![name]!(...args)
        })
        if (made) await this.#compareAll(operation, made, ports)
      }
    }
    await close()
  }

  async #compareAll(operation: Operation, made: Sent, ports: Ports): Promise<void> {
    const own = listOwnAnswers(operation, handledHeaders)
    const variants = own.flatMap((_, at) => [`own ${at}`, `torn ${at}`])
    for (const [name, sent] of bend(made, ['failure', 'problem', 'text', 'file', ...variants])) {
      const answers: Record<string, Told> = {}
      for (const [server, port] of ports) answers[server] = await this.#ask(port, sent, operation)
      this.sent++
      const others = Object.keys(answers).filter(
        server => !isDeepStrictEqual(answers[server], answers.express),
      )
      if (others.length === 0) continue
      const { body: _, ...bare } = sent
      const express = await this.#ask(ports[0]![1], bare, operation)
      const isKnown = others.every(server => isLikely(server, sent, answers[server]!, express))
      if (isKnown) this.known.push(`${operation.id}: ${name}`)
      else this.differences.push({ request: `${operation.id}: ${name}`, answers })
    }
  }

  async #ask(port: number, sent: Sent, operation: Operation): Promise<Told> {
    this.#calls.length = 0
    const answered = await ask(port, sent)
    this.statuses[answered.status] = (this.statuses[answered.status] ?? 0) + 1
    return { ...select(answered, operation), calls: [...this.#calls] }
  }

  #security(): object {
    if (this.#model.schemes.length === 0) return {}
    const find = (credential: unknown) => credential
    return { security: Object.fromEntries(this.#model.schemes.map(({ name }) => [name, find])) }
  }

  async #handlers(): Promise<Handlers> {
    const code = await this.#load('handlers')
    const handler = (operation: Operation) => (call: Call) => {
      this.#calls.push(JSON.parse(JSON.stringify([operation.id, call])))
      return this.#answer(operation, String(call.variant ?? ''), code as Record<string, unknown>)
    }
    return Object.fromEntries(this.#model.operations.map(operation => [operation.id, handler(operation)]))
  }

  #answer(operation: Operation, variant: string, code: Record<string, unknown>): unknown {
    if (variant === 'failure') throw new Error('It failed.')
    if (variant === 'problem') throw Object.assign(new Error('It is taken.'), { status: 409 })
    const usual = this.#bodyOf(operation.success, code)
    if (variant === 'text' && usual?.constructor !== code.Content)
      return new (code.Serialized as Serialized)(JSON.stringify(usual ?? null))
    if (variant === 'file')
      return new (code.Content as Content)(samples.bytes, 'text/csv', `a/"plan" 50%25 ${'منصوبہ'}'.csv`)
    const [kind, at] = variant.split(' ')
    const own = listOwnAnswers(operation, handledHeaders)[Number(at)]
    return own ? this.#ownAnswer(own, kind === 'torn', code) : usual
  }

  #ownAnswer(own: Answer, isTorn: boolean, code: Record<string, unknown>): unknown {
    const status = Number(own.key.replaceAll('X', '1')) || 299
    const headers = own.headers.map(({ name, type }) => [name, isTorn ? 'a\r\nb: c' : (values[type] ?? 'a')])
    const answer = code.answer as (status: number, body: unknown, sent: object) => unknown
    return answer(status, this.#bodyOf(own, code), { headers: Object.fromEntries(headers) })
  }

  #bodyOf({ contents }: Pick<Answer, 'contents'>, code: Record<string, unknown>): object | undefined {
    const content = findMainContent(contents)
    if (!content) return undefined
    const writing = classifyContent(content)
    if (writing === 'json') return this.#answers.value(content.schema ?? {}) as object
    const bytes = writing === 'text' ? new TextEncoder().encode(samples.text) : samples.bytes
    const mediaType = content.mediaType.includes('*') ? 'image/png' : content.mediaType
    return new (code.Content as Content)(bytes, mediaType)
  }
}

/**
 * Whether an answer is what the manual says: a request of fetch has no body with GET and HEAD, and Fastify refuses paths
 * that cannot be decoded.
 */
function isLikely(server: string, { method, path, body }: Sent, answer: Told, withoutBody: Told): boolean {
  if (server === 'hono')
    return body !== undefined && /^(GET|HEAD)$/.test(method) && isDeepStrictEqual(answer, withoutBody)
  return server === 'fastify' && /%(?![\da-f]{2})/i.test(path.replace(/\?.*/, '')) && answer.status === 400
}

/** What a contract says of an answer, and what says how to read it. */
function select({ status, headers, body }: Answered, operation: Operation) {
  const declared = operation.answers.flatMap(answer => answer.headers.map(({ name }) => name.toLowerCase()))
  const read = ['content-type', 'content-disposition', 'allow', 'www-authenticate', 'location', 'set-cookie']
  const names = [...new Set([...read, ...declared])].filter(name => headers[name] !== undefined)
  return {
    status,
    headers: Object.fromEntries(names.map(name => [name, normal(name, headers[name]!)])),
    body,
  }
}

/** Parameters of a media type may stand in any order. */
const normal = (name: string, value: string | string[]): unknown =>
  name === 'content-type' ? String(value).toLowerCase().split(/;\s*/).sort() : value

const args = process.argv.slice(2)
const results: Record<string, object> = {}
for (let at = 0; at < args.length; at += 2) {
  const [source = '', folder = ''] = args.slice(at, at + 2)
  const comparison = new Comparison(makeModel(loadDocument(source)), loading(folder))
  await comparison.run()
  const { sent, statuses, known, differences } = comparison
  results[source] = { sent, statuses, known, differences }
}
console.log(JSON.stringify(results, null, 1))
