// What operations of the small documents are called with, made of their schemas.
import {
  type Content,
  classifyContent,
  findMainContent,
  type Json,
  type Operation,
  type Parameter,
} from '../../packages/codegen/index.ts'
import type { Sampler } from './sample.ts'

/** Headers that the documents of these tests leave to the transport. */
export const handledHeaders = ['Idempotency-Key']
export const sent = { text: 'text', bytes: new Uint8Array([1, 2, 3]) }

const isEmpty = (value: Json): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).every(isEmpty))

/** What an operation is called with, and in which order the client's method takes it. */
export function inputOf(operation: Operation, sampler: Sampler) {
  const of = (place: Parameter['in']) =>
    operation.parameters.filter(one => one.in === place && !handledHeaders.includes(one.name))
  const named = (place: Parameter['in']) => {
    const values = of(place).map(one => [one.name, sampler.value(one.schema)] as const)
    // What is empty leaves no trace in a query.
    return Object.fromEntries(values.filter(([, value]) => !isEmpty(value)))
  }
  const { body } = operation
  const content = body && findMainContent(body.contents)
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
  const isSent = content !== undefined && !['GET', 'HEAD'].includes(operation.method)
  const args = [...Object.values(path), ...ordered.map(([value]) => value)]
  return { ...input, path, isJson: isSent && classifyContent(content) === 'json', args }
}

function bodyOf(content: Content, sampler: Sampler): unknown {
  const writing = classifyContent(content)
  if (writing === 'text') return textOf(content, sampler)
  return writing === 'bytes' ? new Blob([sent.bytes]) : sampler.value(content.schema ?? {})
}

/** Text that stands for a number or for a flag, where the schema asks for one. */
function textOf({ schema }: Content, sampler: Sampler): string {
  const value = schema && sampler.value(schema)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : sent.text
}
