// Mistakes of HTTP: the wrong method, a body that is none, a media type that nothing here has, a key that opens nothing.

import { gzipSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import type { Expected, Parts } from './call.ts'
import { type Operation, operations } from './contract.ts'
import type { Mistake } from './mistake.ts'
import { chunked } from './requests.ts'

export function httpMistakes(operation: Operation): Arbitrary<Mistake>[] {
  const ofBody = operation.body
    ? [notTyped, notCoded, notPacked, notJson, notUtf8, tooDeep, tooLarge(operation)]
    : [none]
  const ofAccept = isJson(operation) ? [notAcceptable] : []
  const kinds = [...ofBody, ...ofAccept, notKeys].map(mistakes => fc.constantFrom(...mistakes))
  return [...kinds, wrongMethod(operation)]
}

function mistake(expected: Expected, change: Partial<Parts>): Mistake {
  const merged = (parts: Parts): Parts => ({
    ...parts,
    ...change,
    headers: { ...parts.headers, ...change.headers },
  })
  return { change: merged, expected, alone: true }
}

function wrongMethod({ path }: Operation): Arbitrary<Mistake> {
  const known = operations.filter(operation => operation.path === path).map(({ method }) => method)
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'PURGE', 'PROPFIND']
  const expected = { status: 405, fields: ['method'] }
  return fc
    .constantFrom(...others.filter(method => !known.includes(method)))
    .map(method => mistake(expected, { method }))
}

const header = (name: string, value: string | readonly string[]): Partial<Parts> => ({
  headers: { [name]: typeof value === 'string' ? value : [...value] },
})

/** A file is of the type of its record, so that a record that is not there is told first. */
const isJson = ({ result }: Operation): boolean => result !== 'nothing'

/** JSON is all that another answer can be. */
const notAcceptable = ['text/html', 'application/json;q=0', 'image/*, text/*', 'application/xml', 'json'].map(
  type => mistake({ status: 406, fields: ['Accept'] }, header('Accept', type)),
)

const notKeys = [
  'Bearer',
  'Basic bXN0OnRlc3Q=',
  'Bearer mst_live_none',
  'mst_live_none',
  'Bearer a b',
  '',
  'Bearer \xff\x80',
  `Bearer mst_live_${'x'.repeat(5000)}`,
  [],
  'bearer',
  'Bearer "x"',
].map(text => mistake({ status: 401 }, header('Authorization', text)))

const notTyped = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'json',
  '*/*',
  'application/json; charset=latin1',
  'application/json;charset=utf-16',
  'application/problem+json',
  '',
  'application /json',
  'application/json, text/plain',
  'application/merge-patch+json',
  '\xff',
  ';',
  [],
].map(type => mistake({ status: 415, fields: ['Content-Type'] }, header('Content-Type', type)))

const notCoded = ['zstd', 'compress', 'gzip, br', 'x-unknown', '\xff', 'identity;q=1', '*'].map(coding =>
  mistake({ status: 415, fields: ['Content-Encoding'] }, header('Content-Encoding', coding)),
)

const inBody: Expected = { status: 400, fields: ['body'] }
const halfPacked = gzipSync('{"name": "half of it"}').subarray(0, 20)

const notPacked = ['gzip', 'deflate', 'br'].flatMap(coding =>
  [
    ...['{}', 'not packed at all', '\xff\xff\xff\xff'].map(text => Buffer.from(text, 'latin1')),
    halfPacked,
  ].map(body => mistake(inBody, { ...header('Content-Encoding', coding), body })),
)

const sent = (body: string | Buffer): Mistake => mistake(inBody, { ...header('Content-Encoding', []), body })

const notJson = [
  '',
  ' ',
  '{',
  '{"a": 1',
  '{"a": 1,}',
  "{'a': 1}",
  '{a: 1}',
  '{"a": NaN}',
  '{"a": 01}',
  '{"a": .5}',
  '[]',
  '{} {}',
  'null',
  'true',
  '7',
  '"text"',
  '[{"name": "a"}]',
  '[{}, {}]',
  '<a/>',
  'name=a',
  '\0',
  '{"a": "\n"}',
  '{"a": "\\x41"}',
  '{"a": undefined}',
  '{"a": "\\ud83d}',
  '['.repeat(100_000),
  '{"a": 1e}',
  '/**/{}',
].map(sent)

/** Bytes within a text that would be JSON, and a byte order that is not ours. */
const notUtf8 = [
  ...['\xff', '\xc0\x80', '\xed\xa0\x80', '\xf4\x90\x80\x80', '\xc3', '\xe2\x82'].map(
    bytes => `{"a": "${bytes}"}`,
  ),
  '\xfe\xff\0{\0}',
  '\xff\xfe{\0}\0',
  '\xef\xbb\xbf',
  '\xef\xbb{}',
].map(bytes => sent(Buffer.from(bytes, 'latin1')))

const nested = (depth: number, open: string, close: string): string =>
  `{"a": ${open.repeat(depth - 1)}1${close.repeat(depth - 1)}}`

const tooDeep = [65, 66, 5_000, 100_000].flatMap(depth =>
  [nested(depth, '[', ']'), nested(depth, '{"a":', '}')].map(sent),
)

const tooLarge = ({ body_bytes }: Operation): Mistake[] => [
  mistake(
    { status: 413, fields: ['body'] },
    { ...header('Content-Encoding', 'gzip'), body: gzipSync(Buffer.alloc(body_bytes + 1, ' ')) },
  ),
]

const none = [
  ...['{}', 'null', 'x', ' '].map(body => mistake(inBody, { body })),
  mistake(inBody, { body: 'x', headers: { 'Content-Type': 'text/plain' } }),
  mistake(inBody, { body: 'x', headers: chunked }),
]
