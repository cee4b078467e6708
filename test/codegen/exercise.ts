// Boots what was generated for a document with stubs for handlers, and calls every operation with the emitted client.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import express, { type ErrorRequestHandler, type Router } from 'express'
import {
  type Content,
  type Json,
  loadDocument,
  mainContent,
  makeModel,
  methodNames,
  type Operation,
  writingOf,
} from '../../packages/codegen/index.ts'
import { Sampler } from './sample.ts'

type Call = Record<'path' | 'query' | 'header' | 'cookie' | 'body', unknown>
type Method = (...args: unknown[]) => Promise<unknown>

interface Emitted {
  createValidation(): unknown
  createRouter(handlers: Record<string, (call: Call) => unknown>, options: object): Router
  createTransport(options: { baseUrl: string }): unknown
  createClient(transport: unknown): Record<string, Record<string, Method>>
  Content: new (bytes: Uint8Array, mediaType: string) => object
}

const [source = '', folder = '', ...handledHeaders] = process.argv.slice(2)
const model = makeModel(await loadDocument(source))
const sampler = new Sampler(model.document)
const sparing = new Sampler(model.document, false)
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

function bodyOf(content: Content, sampler: Sampler): unknown {
  const writing = writingOf(content)
  if (writing === 'text') return sent.text
  if (writing === 'bytes') return new Blob([sent.bytes])
  return sampler.value(content.schema ?? {}, 'request')
}

const isEmpty = (value: Json): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).every(isEmpty))

/** What an operation is called with, and in which order the client's method takes it. */
function inputOf(operation: Operation, sampler: Sampler) {
  const of = (place: string) =>
    operation.parameters.filter(one => one.in === place && !handledHeaders.includes(one.name))
  const named = (place: string) => {
    const values = of(place).map(one => [one.name, sampler.value(one.schema, 'request')] as const)
    // What is empty leaves no trace in a query.
    return Object.fromEntries(values.filter(([, value]) => !isEmpty(value)))
  }
  const { body } = operation
  const content = body && mainContent(body.contents)
  const isJson = content !== undefined && writingOf(content) === 'json'
  const input = {
    query: named('query'),
    header: named('header'),
    cookie: named('cookie'),
    body: content && bodyOf(content, sampler),
  }
  const groups: [value: unknown, isThere: boolean, isRequired: boolean][] = [
    [input.body, body !== undefined, body?.required === true],
    ...(['query', 'header', 'cookie'] as const).map((place): [unknown, boolean, boolean] => [
      input[place],
      of(place).length > 0,
      of(place).some(one => one.required),
    ]),
  ]
  const path = named('path')
  const there = groups.filter(([, isThere]) => isThere)
  const ordered = [
    ...there.filter(([, , isRequired]) => isRequired),
    ...there.filter(([, , isRequired]) => !isRequired),
  ]
  return { ...input, path, isJson, args: [...Object.values(path), ...ordered.map(([value]) => value)] }
}

const plain = (value: unknown): object => JSON.parse(JSON.stringify(value))

async function callAndCompare(operation: Operation, method: Method, sampler: Sampler): Promise<void> {
  const { args, path, query, header, cookie, body, isJson } = inputOf(operation, sampler)
  const answer = await method(...args)
  const call = calls.get(operation.id)
  assert(call, 'its handler was not called')
  assert.deepEqual(plain(call.path), path)
  assert.partialDeepStrictEqual(plain(call.query), query)
  assert.partialDeepStrictEqual(plain(call.header), lowered(header))
  assert.deepEqual(plain(call.cookie), cookie)
  if (isJson) assert.partialDeepStrictEqual({ body: call.body }, { body })
  const content = mainContent(operation.success.contents)
  if (content && writingOf(content) === 'json' && operation.method !== 'HEAD')
    assert.deepEqual(answer, resultOf(operation))
}

const lowered = (header: object): object =>
  Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), value]))

let called = 0

/** A redirect has no body to compare, and what stands behind a # is not sent. */
const isCallable = ({ path, success }: Operation): boolean => success.status < 300 && !path.includes('#')

async function exercise(client: ReturnType<Emitted['createClient']>): Promise<Record<string, string>> {
  const failures: Record<string, string> = {}
  for (const tag of model.tags) {
    for (const [operation, name] of methodNames(tag)) {
      if (!isCallable(operation)) continue
      called++
      const group = client[tag.property]!
      const method: Method = (...args) => group[name]!(...args)
      try {
        // Fields that exclude one another are optional: where all of them are refused, those that are required do.
        await callAndCompare(operation, method, sampler).catch(() =>
          callAndCompare(operation, method, sparing),
        )
      } catch (error) {
        const { body, message } = error as Error & { body?: object }
        failures[operation.id] = `${message} ${JSON.stringify(body) ?? ''}`
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
console.log(JSON.stringify({ operations: model.operations.length, called, failures }, null, 1))
