// Boots what was generated for documents with stubs for handlers, and calls every operation with the emitted client.
//
// node exercise.ts DOCUMENT FOLDER [DOCUMENT FOLDER ...]: prints for each what was called and what failed.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import express, { type ErrorRequestHandler, type Router } from 'express'
import {
  classifyContent,
  findMainContent,
  loadDocument,
  type Model,
  makeModel,
  methodNames,
  type Operation,
} from '../../packages/codegen/index.ts'
import { inputOf, sent } from './inputs.ts'
import { Sampler } from './sample.ts'

type Call = Record<'path' | 'query' | 'header' | 'cookie' | 'body', unknown>
type Handlers = Record<string, (call: Call) => unknown>
type Method = (...args: unknown[]) => Promise<unknown>

interface Emitted {
  createValidation(): unknown
  createRouter(handlers: Handlers, options: object): Router
  createTransport(options: { baseUrl: string }): unknown
  createClient(transport: unknown): Record<string, Record<string, Method>>
  Content: new (bytes: Uint8Array, mediaType: string) => object
}

async function emitted(folder: string): Promise<Emitted> {
  const names = ['express', 'transport', 'client', 'handlers', 'validation']
  return Object.assign(
    {},
    ...(await Promise.all(names.map(name => import(join(resolve(folder), 'gen', `${name}.ts`))))),
  )
}

async function boot(code: Emitted, handlers: Handlers) {
  const failed: ErrorRequestHandler = (error, _request, response, _next) => {
    response
      .status(error.status ?? 500)
      .json({ message: error.message, ...(!error.status && { stack: error.stack }) })
  }
  const options = { context: () => ({}), validate: code.createValidation() }
  const server = express().use(code.createRouter(handlers, options), failed).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** A redirect has no body to compare, and what stands behind a # is not sent. */
const isCallable = ({ path, success }: Operation): boolean => success.status < 300 && !path.includes('#')

const plain = (value: unknown): object => JSON.parse(JSON.stringify(value))

const lowered = (header: object): object =>
  Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), value]))

class Exercise {
  readonly #model: Model
  readonly #code: Emitted
  readonly #calls = new Map<string, Call>()
  readonly #answers: Sampler
  readonly failures: Record<string, string> = {}
  called = 0

  constructor(model: Model, code: Emitted) {
    this.#model = model
    this.#code = code
    this.#answers = new Sampler(model.document)
  }

  async run(): Promise<void> {
    const server = await boot(this.#code, this.#handlers())
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const client = this.#code.createClient(this.#code.createTransport({ baseUrl }))
    for (const tag of this.#model.tags) {
      for (const [operation, name] of methodNames(tag)) {
        if (isCallable(operation))
          await this.#try(operation, (...args) => client[tag.property]![name]!(...args))
      }
    }
    server.close()
    server.closeAllConnections()
  }

  #handlers(): Handlers {
    const handler = (operation: Operation) => (call: Call) => {
      this.#calls.set(operation.id, call)
      return this.#answerOf(operation)
    }
    return Object.fromEntries(this.#model.operations.map(operation => [operation.id, handler(operation)]))
  }

  #answerOf({ success }: Operation): unknown {
    const content = findMainContent(success.contents)
    if (!content) return undefined
    const writing = classifyContent(content)
    if (writing === 'json') return this.#answers.value(content.schema ?? {})
    const bytes = writing === 'text' ? new TextEncoder().encode(sent.text) : sent.bytes
    return new this.#code.Content(bytes, content.mediaType.includes('*') ? 'image/png' : content.mediaType)
  }

  async #try(operation: Operation, method: Method): Promise<void> {
    this.called++
    const [full, sparing] = [true, false].map(isFull => new Sampler(this.#model.document, isFull))
    try {
      // Fields that exclude one another are optional: where all of them are refused, those that are required do.
      await this.#compare(operation, method, full!).catch(() => this.#compare(operation, method, sparing!))
    } catch (error) {
      const { body, message } = error as Error & { body?: object }
      this.failures[operation.id] = `${message} ${JSON.stringify(body) ?? ''}`
    }
  }

  async #compare(operation: Operation, method: Method, sampler: Sampler): Promise<void> {
    const { args, path, query, header, cookie, body, isJson } = inputOf(operation, sampler)
    const answer = await method(...args)
    const call = this.#calls.get(operation.id)
    assert(call, 'its handler was not called')
    assert.deepEqual(plain(call.path), path)
    assert.partialDeepStrictEqual(plain(call.query), query)
    assert.partialDeepStrictEqual(plain(call.header), lowered(header))
    assert.deepEqual(plain(call.cookie), cookie)
    if (isJson) assert.partialDeepStrictEqual({ body: call.body }, { body })
    const content = findMainContent(operation.success.contents)
    if (content && classifyContent(content) === 'json' && operation.method !== 'HEAD')
      assert.deepEqual(answer, this.#answerOf(operation))
  }
}

/** What a document of somebody else is read by; a strict document is read in the same way. */
const load = async (source: string) =>
  process.env.FOREIGN
    ? (await import('../../packages/codegen/document/foreign/load.ts')).loadForeign(source)
    : loadDocument(source)

const args = process.argv.slice(2)
const results: Record<string, object> = {}
for (let at = 0; at < args.length; at += 2) {
  const [source = '', folder = ''] = args.slice(at, at + 2)
  const model = makeModel(await load(source))
  const exercise = new Exercise(model, await emitted(folder))
  await exercise.run()
  const { called, failures } = exercise
  results[source] = { operations: model.operations.length, called, failures }
}
console.log(JSON.stringify(results, null, 1))
