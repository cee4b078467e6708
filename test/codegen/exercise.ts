// Boots what was generated for a document with stubs for handlers, and calls every operation with the emitted client.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import express, { type ErrorRequestHandler, type Router } from 'express'
import {
  type Content,
  loadDocument,
  mainContent,
  makeModel,
  methodNames,
  type Operation,
  writingOf,
} from '../../packages/codegen/index.ts'
import { Sampler } from './sample.ts'

type Call = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown }
type Method = (...args: unknown[]) => Promise<unknown>

interface Emitted {
  createValidation(): unknown
  createRouter(handlers: Record<string, (call: Call) => unknown>, options: object): Router
  createTransport(options: { baseUrl: string }): unknown
  createClient(transport: unknown): Record<string, Record<string, Method>>
  Content: new (bytes: Uint8Array, mediaType: string) => object
}

const [source = '', folder = ''] = process.argv.slice(2)
const model = makeModel(await loadDocument(source))
const sampler = new Sampler(model.document)
const code: Emitted = Object.assign(
  {},
  ...(await Promise.all(
    ['express', 'transport', 'client', 'handlers', 'validation'].map(
      file => import(join(resolve(folder), 'gen', `${file}.ts`)),
    ),
  )),
)

const calls = new Map<string, Call>()
const sent = { text: 'text', bytes: new Uint8Array([1, 2, 3]) }

function resultOf(operation: Operation): unknown {
  const content = mainContent(operation.success.contents)
  if (!content) return undefined
  const writing = writingOf(content)
  if (writing === 'json') return sampler.value(content.schema ?? {}, 'response')
  const bytes = writing === 'text' ? new TextEncoder().encode(sent.text) : sent.bytes
  return new code.Content(bytes, content.mediaType.includes('*') ? 'image/png' : content.mediaType)
}

function handlers(): Record<string, (call: Call) => unknown> {
  return Object.fromEntries(
    model.operations.map(operation => [
      operation.id,
      (call: Call) => {
        calls.set(operation.id, call)
        return resultOf(operation)
      },
    ]),
  )
}

async function boot() {
  const failed: ErrorRequestHandler = (error, _request, response, _next) => {
    response
      .status(error.status ?? 500)
      .json({ message: error.message, stack: error.stack.split('\n').slice(0, 6) })
  }
  const app = express().use(
    code.createRouter(handlers(), { context: () => ({}), validate: code.createValidation() }),
    failed,
  )
  const server = app.listen(0)
  await once(server, 'listening')
  return server
}

function bodyOf(content: Content): unknown {
  const writing = writingOf(content)
  if (writing === 'text') return sent.text
  if (writing === 'bytes') return new Blob([sent.bytes])
  return sampler.value(content.schema ?? {}, 'request')
}

/** The arguments in the order in which the client's methods take them. */
function argumentsOf(operation: Operation) {
  const value = (parameter: Operation['parameters'][number]) => sampler.value(parameter.schema, 'request')
  const of = (place: string, isRequired?: boolean) =>
    operation.parameters.filter(
      one => one.in === place && (isRequired === undefined || one.required === isRequired),
    )
  const named = (parameters: Operation['parameters']) =>
    Object.fromEntries(parameters.map(one => [one.name, value(one)]))
  const { body } = operation
  const path = named(of('path'))
  const query = named(of('query'))
  const headers = named(of('header', true))
  const content = body && mainContent(body.contents)
  const sentBody = content && bodyOf(content)
  const args = [...Object.values(path)] as unknown[]
  if (body?.required) args.push(sentBody)
  if (of('query', true).length > 0) args.push(query)
  if (of('header', true).length > 0) args.push(headers)
  if (body && !body.required) args.push(sentBody)
  if (of('query').length > 0 && of('query', true).length === 0) args.push(query)
  return { args, path, query, body: sentBody, isJson: content && writingOf(content) === 'json' }
}

async function exercise(client: ReturnType<Emitted['createClient']>): Promise<Record<string, string>> {
  const failures: Record<string, string> = {}
  for (const tag of model.tags) {
    for (const [operation, name] of methodNames(tag)) {
      try {
        const { args, path, query, body, isJson } = argumentsOf(operation)
        const answer = await client[tag.property]![name]!(...args)
        const call = calls.get(operation.id)!
        assert.deepEqual({ ...call.path }, path)
        assert.partialDeepStrictEqual(JSON.parse(JSON.stringify(call.query)), query)
        if (isJson && body !== undefined) assert.partialDeepStrictEqual(call.body as object, body as object)
        const content = mainContent(operation.success.contents)
        if (content && writingOf(content) === 'json' && operation.method !== 'HEAD')
          assert.deepEqual(answer, resultOf(operation))
      } catch (error) {
        const { body, message, stack } = error as Error & { body?: { message: string } }
        failures[operation.id] =
          `${message.split('\n').slice(0, 40).join('\n')} ${body ? JSON.stringify(body) : stack}`
      }
    }
  }
  return failures
}

const server = await boot()
const baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`
const failures = await exercise(code.createClient(code.createTransport({ baseUrl })))
server.close()
server.closeAllConnections()
console.log(JSON.stringify({ operations: model.operations.length, failures }, null, 1))
