// Requests that keep the contract, of any operation.

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import { Call, type Parts } from './call.ts'
import { type Operation, type Parameter, parametersIn } from './contract.ts'
import { jsonOf } from './json.ts'
import { type Ids, isPossible, parameterOf, validOf } from './values.ts'

/** Where the records are that requests may name. */
export interface Records {
  readonly ids: Ids
  /** The path parameters of each record that a path leads to. */
  paths(path: string): readonly Readonly<Record<string, string>>[]
}

/** Whether there is a record for the operation to work on. */
export const isKnown = (operation: Operation, records: Records): boolean =>
  parametersIn(operation, 'path').length === 0 || records.paths(operation.path).length > 0

export const validCall = (operation: Operation, records: Records): Arbitrary<Call> =>
  validParts(operation, records).map(parts => new Call(operation, parts))

export function validParts(operation: Operation, records: Records): Arbitrary<Parts> {
  const { method, body, path } = operation
  const bodies = body
    ? fc
        .tuple(validOf(body, records.ids).map(jsonOf), wrapping)
        .map(([text, wrap]) => ({ ...wrap(text), value: JSON.parse(text) }))
    : fc.constant({ headers: {} })
  return fc
    .tuple(
      pathOf(operation, records.paths(path)),
      queryOf(operation, records),
      keyOf(operation),
      harmless,
      bodies,
    )
    .map(([named, query, key, headers, sent]) => ({
      method,
      path: named,
      query,
      ...sent,
      headers: { ...headers, ...key, ...sent.headers },
    }))
}

function pathOf(operation: Operation, all: readonly Readonly<Record<string, string>>[]) {
  // What is deleted may be gone for the others, so one is left to them.
  const known = operation.method === 'DELETE' ? all.slice(0, -1) : all
  const names = parametersIn(operation, 'path').map(({ name }) => name)
  const nothing = Object.fromEntries(names.map(name => [name, 'nothing']))
  return fc
    .tuple(
      fc.constantFrom(...(known.length > 0 ? known : [nothing])),
      fc.constantFrom(asItIs, asItIs, byteByByte),
    )
    .map(([ids, write]) => Object.fromEntries(names.map(name => [name, write(ids[name]!)])))
}

const asItIs = (text: string): string => text

/** `%61` is `a`. */
export const byteByByte = (text: string): string =>
  [...Buffer.from(text)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')

function queryOf(operation: Operation, { ids }: Records): Arbitrary<string[]> {
  // A cursor is a list's own to give.
  const known = parametersIn(operation, 'query').filter(
    ({ schema }) => schema.name !== 'Cursor' && isPossible(schema, ids),
  )
  const given = known.map(parameter => {
    const pair = fc
      .tuple(parameterOf(parameter.schema, ids), fc.constantFrom(...writings(parameter)))
      .map(([text, write]) => [`${parameter.name}=${write(text)}`])
    return parameter.required ? pair : fc.option(pair, { nil: [], freq: 2 })
  })
  return fc.tuple(...given).map(pairs => pairs.flat())
}

/** A colon and a plus sign need no encoding in an instant. */
const writings = ({ schema }: Parameter) =>
  schema.format === 'date-time' ? [asItIs, encodeURIComponent] : [encodeURIComponent, byteByByte]

function keyOf(operation: Operation): Arbitrary<Record<string, string>> {
  // A dry run makes nothing that others go on from; dry-runs-of-all.test.ts tries each operation.
  const kept = parametersIn(operation, 'header').filter(({ name }) => name !== 'Dry-Run')
  const given = kept.map(({ name, required, schema }) => {
    const header = parameterOf(schema, () => []).map(value => ({ [name]: value }))
    return required ? header : fc.option(header, { nil: {}, freq: 2 })
  })
  return fc.tuple(...given).map(headers => Object.assign({}, ...headers))
}

/** Headers that change nothing. */
const harmless = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string | string[]>>(
    ...['*/*', 'application/*;q=0.1', 'text/html, application/json;q=0.5', 'application/json'].map(
      Accept => ({
        Accept,
      }),
    ),
    { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' },
    { Cookie: 'session=\xff\x80', 'X-HTTP-Method-Override': 'DELETE' },
    { 'If-None-Match': '*', 'If-Modified-Since': 'yesterday', Range: 'bytes=0-0' },
    { 'Accept-Encoding': 'gzip', 'Accept-Language': '\xe9', 'Accept-Charset': 'utf-16' },
    { 'X-Forwarded-For': 'nowhere, \xff', Forwarded: 'for="_x"', 'X-Forwarded-Proto': 'gopher' },
    { 'Request-Id': 'mine', 'X-Request-Id': ['a', 'b'], traceparent: '00-0-0-0' },
    { Upgrade: 'h2c', Connection: 'Upgrade, HTTP2-Settings', 'HTTP2-Settings': '' },
    { Expect: '100-continue' },
  ),
)

type Wrap = (text: string) => Pick<Parts, 'headers' | 'body'>

const typed =
  (type: string): Wrap =>
  text => ({ headers: { 'Content-Type': type }, body: text })

const packed =
  (coding: string, pack: (text: string) => Buffer): Wrap =>
  text => {
    const body = pack(text)
    return { headers: { 'Content-Type': 'application/json', 'Content-Encoding': coding }, body }
  }

/** One body in the many ways in which it may be sent. */
const wrapping: Arbitrary<Wrap> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(typed('application/json')) },
  fc.constantFrom(
    typed('Application/JSON; charset=UTF-8'),
    typed('application/json;charset="utf-8"; v=1'),
    packed('gzip', gzipSync),
    packed('DEFLATE', deflateSync),
    packed('br', brotliCompressSync),
    packed('identity', Buffer.from),
    text => ({ ...typed('application/json')(`\ufeff \n${text}\t`) }),
    text => ({ headers: { ...chunked, 'Content-Type': 'application/json' }, body: text }),
  ),
)

/** No length is told. */
export const chunked = { 'Transfer-Encoding': 'chunked', 'Content-Length': [] }
