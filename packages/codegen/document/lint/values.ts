// Values that a document gives of its own: defaults, examples, and those of an enum. Each has to be one of its schema.
import type { Code } from '../codes.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { isJson } from '../media-types.ts'
import type { Place } from '../problems.ts'
import type { Kind } from '../walk.ts'
import { type Lint, listRepeated, resolvePart } from './looking.ts'
import { findMismatch } from './mismatch.ts'

export function checkValues(node: JsonObject, kind: Kind, place: Place | undefined, lint: Lint): void {
  if (kind === 'schema') {
    checkSchemaValues(node, place, lint)
    checkEnum(node, place, lint)
  }
  const isOfSchema = kind === 'parameter' || kind === 'header' || kind === 'mediaType'
  if (!isOfSchema || node.$ref !== undefined || !isObject(node.schema)) return
  if (!lint.isAsked('invalid-example')) return
  // What is written in another way than JSON is shown as it is written.
  if (kind === 'mediaType' && !isJson.test(place?.key ?? '')) return
  const schema = node.schema
  const check = (value: Json, ...keys: string[]) =>
    tellMismatch('invalid-example', 'example', { value, schema, keys }, place, lint)
  if (node.example !== undefined) check(node.example, 'example')
  for (const [name, example] of Object.entries(isObject(node.examples) ? node.examples : {})) {
    const { value } = isObject(example) ? resolvePart(example, lint) : {}
    if (value !== undefined) check(value, 'examples', name)
  }
}

function checkSchemaValues(node: JsonObject, place: Place | undefined, lint: Lint): void {
  const { default: usual, example, examples, ...schema } = node
  const { const: only, enum: _, ...rest } = schema
  const check = (code: Code, noun: string, value: Json | undefined, of: JsonObject, ...keys: string[]) => {
    if (value !== undefined && lint.isAsked(code))
      tellMismatch(code, noun, { value, schema: of, keys }, place, lint)
  }
  check('invalid-default', 'default', usual, schema, 'default')
  check('invalid-example', 'example', example, schema, 'example')
  check('invalid-const', 'constant', only, rest, 'const')
  if (!Array.isArray(examples)) return
  for (const [index, value] of examples.entries())
    check('invalid-example', 'example', value, schema, 'examples', String(index))
}

function checkEnum(node: JsonObject, place: Place | undefined, lint: Lint): void {
  const { enum: values, const: _, default: _usual, ...schema } = node
  if (!Array.isArray(values)) return
  if (values.length === 0) {
    const remedy = 'List its values, or remove the key.'
    lint.tell(place, { code: 'empty-enum', message: 'No value is one of this enum.', remedy }, 'enum')
  }
  for (const [index, value] of values.entries())
    tellMismatch('invalid-enum', 'value', { value, schema, keys: ['enum', String(index)] }, place, lint)
  for (const [value, index] of listRepeated(values, one => JSON.stringify(one))) {
    const message = `The value ${shorten(value)} stands twice in the enum.`
    const remedy = 'Remove one of them.'
    lint.tell(place, { code: 'duplicate-enum-value', message, remedy }, 'enum', String(index))
  }
}

interface Given {
  readonly value: Json
  readonly schema: JsonObject
  readonly keys: readonly string[]
}

function tellMismatch(
  code: Code,
  noun: string,
  { value, schema, keys }: Given,
  place: Place | undefined,
  lint: Lint,
): void {
  const found = findMismatch(value, schema, lint)
  if (!found) return
  const part = found.keys.reduce<Json>((whole, key) => (whole as JsonObject)[key]!, value)
  const at = found.keys.length > 0 ? ` at ${found.keys.join('.')}` : ''
  const message = `The ${noun}${at} ${shorten(part)} ${found.reason}.`
  lint.tell(place, { code, message, remedy: 'Correct the value, or the schema.' }, ...keys)
}

function shorten(value: Json): string {
  const text = JSON.stringify(value)
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
