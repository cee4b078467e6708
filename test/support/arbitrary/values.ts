// Values that keep a schema, of every kind that it allows.

import fc, { type Arbitrary } from 'fast-check'
import { isNullable, type JsonType, type Schema, typesOf } from './contract.ts'
import { Verbatim } from './json.ts'

/** The ids of the records of a named schema. */
export type Ids = (schema: string) => readonly string[]

/** A value that keeps the schema, as a body holds it. */
export function validOf(schema: Schema, ids: Ids): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { 'x-references': target } = schema
  if (target !== undefined && isNullable(schema) && ids(target).length === 0) return fc.constant(null)
  const kinds = typesOf(schema).map(type => ({
    arbitrary: ofType(type, schema, ids),
    weight: type === 'null' ? 1 : 4,
  }))
  return fc.oneof(...kinds)
}

/** A value that keeps the schema and is not null. */
export const presentOf = (schema: Schema, ids: Ids): Arbitrary<unknown> =>
  validOf(schema, ids).filter(value => value !== null)

function ofType(type: JsonType, schema: Schema, ids: Ids): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return integerOf(schema).chain(number => fc.constantFrom<unknown>(number, new Verbatim(`${number}.0`)))
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'string':
      return padded(fc.oneof({ weight: 2, arbitrary: textOf(schema, ids) }, ...telling(schema)))
    case 'array':
      return arrayOf(schema, ids)
    case 'object':
      return objectOf(schema, ids)
  }
}

/** A pattern may leave to a rule behind it what hardly any text keeps that matches; then an example does. */
function telling({ pattern, examples = [], 'x-references': target }: Schema): Arbitrary<string>[] {
  return pattern === undefined || target !== undefined
    ? []
    : examples.filter(example => example !== null).map(example => fc.constant(String(example)))
}

const int4 = { min: -(2 ** 31), max: 2 ** 31 - 1 }

function integerOf({ minimum, maximum }: Schema): Arbitrary<number> {
  return fc.integer({ min: minimum ?? int4.min, max: maximum ?? int4.max })
}

function arrayOf({ items = {}, minItems = 0, maxItems = 5, uniqueItems }: Schema, ids: Ids) {
  const options = { minLength: minItems, maxLength: maxItems }
  return uniqueItems
    ? fc.uniqueArray(validOf(items, ids), { ...options, selector: kept })
    : fc.array(validOf(items, ids), options)
}

/** `7.0` and `7` are the same value, and so are texts that differ in the blanks around them. */
function kept(value: unknown): unknown {
  if (value instanceof Verbatim) return Number(value.text)
  return typeof value === 'string' ? value.trim() : value
}

export function objectOf(schema: Schema, ids: Ids): Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], minProperties = 0 } = schema
  const fields = Object.entries(properties).filter(([, field]) => isPossible(field, ids))
  return fc
    .record(Object.fromEntries(fields.map(([name, field]) => [name, validOf(field, ids)])), {
      requiredKeys: required as string[],
    })
    .filter(value => Object.keys(value).length >= minProperties)
}

/** The required fields and no others. */
export const leastOf = (schema: Schema, ids: Ids): Arbitrary<Record<string, unknown>> => {
  const { properties = {}, required = [] } = schema
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return objectOf({ ...schema, properties: Object.fromEntries(needed), minProperties: 0 }, ids)
}

/** A reference needs a record to name. */
export function isPossible(schema: Schema, ids: Ids): boolean {
  const target = schema['x-references']
  return target === undefined || isNullable(schema) || ids(target).length > 0
}

// Once, because to make one of them takes a millisecond.
const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
const codePoint = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })

/** What no text of up to 300 characters may hold, by what the contract says of limits. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A small document, or bytes that are none. */
const bytes = fc
  .oneof(fc.uint8Array({ maxLength: 60 }), fc.constant(Buffer.from('%PDF-1.4\n%%EOF\n')))
  .map(some => Buffer.from(some).toString('base64'))

/** A text that keeps the schema, also after it was trimmed. */
export function textOf(schema: Schema, ids: Ids): Arbitrary<string> {
  const { enum: values, format, pattern, contentEncoding, minLength = 0, maxLength = 200 } = schema
  const target = schema['x-references']
  if (target !== undefined) return oneOf(ids(target))
  if (values) return oneOf(values.filter(value => value !== null).map(String))
  if (format) return ofFormat(format)
  if (contentEncoding) return bytes
  if (pattern) {
    const expression = new RegExp(pattern, 'u')
    // What a text must not be is left to the filter: a lookahead cannot be generated from.
    const generable = new RegExp(pattern.replace(/\(\?![^()]*\)/g, ''), 'u')
    return fc
      .stringMatching(generable, { maxLength })
      .filter(text => text.trim() === text && expression.test(text) && [...text].length >= minLength)
  }
  const longest = fc.constantFrom('x', 'é', 'ع', '😀').map(unit => unit.repeat(maxLength))
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.string({ unit: grapheme, maxLength: Math.min(maxLength, 40) }) },
      { weight: 4, arbitrary: fc.string({ unit: codePoint, maxLength: Math.min(maxLength, 40) }) },
      { weight: 1, arbitrary: longest },
    )
    .map(text => (maxLength <= 300 ? text.replaceAll(unseen, '') : text.replaceAll('\0', '')))
    .filter(text => hasLength(text.trim(), minLength, maxLength))
}

/** Counted in code points, as JSON Schema and PostgreSQL do. */
function hasLength(text: string, least: number, most: number): boolean {
  const length = [...text].length
  return length >= least && length <= most
}

function oneOf(texts: readonly string[]): Arbitrary<string> {
  return texts.length > 0 ? fc.constantFrom(...texts) : fc.constant('nothing')
}

const dayBetween = (min: string, max: string): Arbitrary<string> =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))

const day = fc.oneof(dayBetween('2015-01-01', '2030-12-31'), dayBetween('1900-01-01', '9999-12-31'))

const digits = (max: number) => fc.integer({ min: 0, max }).map(number => String(number).padStart(2, '0'))

const offset = fc.oneof(
  fc.constantFrom('Z', 'z', '-00:00', '+14:00', '-12:00'),
  fc.tuple(fc.constantFrom('+', '-'), digits(13), fc.constant(':'), digits(59)).map(parts => parts.join('')),
)

const instant = fc
  .tuple(day, fc.constantFrom('T', 't'), digits(23), digits(59), digits(59), fc.nat(999_999_999), offset)
  .map(([date, t, hour, minute, second, fraction, zone]) => {
    const decimals = fraction % 3 === 0 ? '' : `.${fraction}`
    return `${date}${t}${hour}:${minute}:${second}${decimals}${zone}`
  })

function ofFormat(format: string): Arbitrary<string> {
  switch (format) {
    case 'date':
      return day
    case 'date-time':
      return instant
    case 'email':
      return fc.emailAddress()
    default:
      throw new Error(
        `The generators do not know the format ${format}; teach them in values.ts and flaws.ts.`,
      )
  }
}

/** Texts in a body are trimmed, so blanks around one change nothing. */
function padded(text: Arbitrary<string>): Arbitrary<string> {
  const blanks = { weight: 1, arbitrary: fc.constantFrom(' ', '\t\r\n', '\u00a0', '\ufeff\u3000') }
  const around = fc.oneof({ weight: 9, arbitrary: fc.constant('') }, blanks)
  return fc.tuple(around, text, around).map(parts => parts.join(''))
}

/** The text of a valid query parameter, header or path parameter. */
export function parameterOf(schema: Schema, ids: Ids): Arbitrary<string> {
  const [type] = typesOf(schema)
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  if (type === 'array') {
    const { items = {}, minItems = 0, maxItems = 5 } = schema
    const listed = { minLength: Math.max(minItems, 1), maxLength: Math.min(maxItems, 5) }
    return fc.array(parameterOf(items, ids), listed).map(texts => texts.join())
  }
  if (type !== 'integer') return textOf(schema, ids).filter(text => text !== '')
  const { minimum = 0, maximum = int4.max } = schema
  const small = fc.integer({ min: minimum, max: Math.min(minimum + 3, maximum) }).map(String)
  const any = integerOf(schema).map(String)
  // What is taken as the most is taken however large it is.
  const beyond = fc.constantFrom('2147483648', '9'.repeat(40), '00000000000000000007')
  return fc.oneof({ weight: 5, arbitrary: small }, any, schema.maximum === undefined ? beyond : any)
}
