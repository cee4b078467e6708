// A schema of JSON Schema as an expression of zod whose type is that of types.ts.

import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { readSchemaName } from '../../document/references.ts'
import { writeKey, writeLiteral } from '../../output/emit.ts'
import { findField, flatten } from './flatten.ts'
import { writeArrayChecks, writeNumber, writePattern, writeText } from './values.ts'

const width = 110

export class SchemaWriter {
  /** The functions that what was written uses. */
  readonly helpers = new Set<string>()
  readonly #schemas: JsonObject
  readonly #constants: ReadonlyMap<string, string>
  readonly #recursive: ReadonlySet<string>

  constructor(schemas: JsonObject, constants: ReadonlyMap<string, string>, recursive: ReadonlySet<string>) {
    this.#schemas = schemas
    this.#constants = constants
    this.#recursive = recursive
  }

  /** @param neighbours what holds of the same value, and may declare what the schema only requires */
  write(schema: Json, indent = '', neighbours: readonly Json[] = []): string {
    if (schema === false || isNothing(schema)) return 'z.never()'
    if (!isObject(schema)) return 'z.unknown()'
    if (isObject(schema['x-optional'])) return `${this.write(schema['x-optional'], indent)}.optional()`
    const name = readSchemaName(schema.$ref)
    if (name !== undefined) return this.#refer(name)
    const flat = flatten(schema, this.#schemas)
    const { allOf, anyOf, oneOf, ...own } = flat
    const around = [...neighbours, flat]
    const parts = [
      ...(saysSomething(own) ? [this.#writeOwn(own, indent, around)] : []),
      ...list(allOf).map(part => this.write(part, indent, around)),
      ...this.#writeChoice(anyOf, 'union', indent, around),
      ...this.#writeChoice(oneOf, 'xor', indent, around),
    ]
    // What lets everything through says nothing next to another.
    const telling = parts.filter(part => part !== 'z.unknown()')
    const [first = 'z.unknown()', ...others] = telling
    return others.reduce((left, right) => `z.intersection(${left}, ${right})`, first)
  }

  #refer(name: string): string {
    const constant = this.#constants.get(name)
    if (constant === undefined) return 'z.unknown()'
    return this.#recursive.has(name) ? `z.lazy(() => ${constant})` : constant
  }

  /** Null among variants is none. */
  #writeChoice(
    choice: Json | undefined,
    kind: 'union' | 'xor',
    indent: string,
    neighbours: readonly Json[],
  ): string[] {
    if (!Array.isArray(choice) || choice.length === 0) return []
    const variants = choice.filter(one => !isNull(one))
    const isNullable = variants.length < choice.length
    const all = variants.map(one => this.write(one, indent, neighbours))
    const written = [...new Set(all)]
    if (written.includes('z.unknown()') && kind === 'union') return []
    if (written.length === 0) return ['z.null()']
    const [only = ''] = written
    // What fits two equal variants fits not exactly one.
    const isOne = variants.length === 1 || (written.length === 1 && kind === 'union')
    const several = (kind === 'xor' ? all : written).join(', ')
    return [`${isOne ? only : `z.${kind}([${several}])`}${isNullable ? '.nullable()' : ''}`]
  }

  #writeOwn(schema: JsonObject, indent: string, neighbours: readonly Json[]): string {
    if (schema.isBytes === true) return 'z.instanceof(Blob)'
    if (schema.const !== undefined) return this.#writeValues([schema.const])
    if (Array.isArray(schema.enum) && schema['x-open-enum'] !== true)
      return this.#writeValues(schema.enum.filter(value => isOfType(value, schema)))
    const types = listTypes(schema)
    const others = types.filter(type => type !== 'null')
    const written = others.map(type => this.#writeType(type, schema, indent, neighbours))
    if (written.length === 0) return types.includes('null') ? 'z.null()' : 'z.unknown()'
    const [only = ''] = written
    const all = written.length === 1 ? only : `z.union([${written.join(', ')}])`
    return types.includes('null') ? `${all}.nullable()` : all
  }

  #writeValues(values: readonly Json[]): string {
    const plain = values.filter(value => typeof value !== 'object')
    const objects = values.filter(value => typeof value === 'object' && value !== null)
    if (objects.length > 0) this.#use('isEqual')
    const custom = objects.map(value => {
      const text = JSON.stringify(value)
      return `z.custom<${text}>(value => isEqual(value, ${text}))`
    })
    const isTexts = plain.every(value => typeof value === 'string')
    const literal = writeLiteral([...new Set(plain)], '', 10)
    const all = plain.length > 0 ? [`z.${isTexts ? 'enum' : 'literal'}(${literal})`, ...custom] : custom
    const [only = ''] = all
    if (all.length === 0) return values.length > 0 ? 'z.null()' : 'z.never()'
    const written = all.length === 1 ? only : `z.union([${all.join(', ')}])`
    return values.includes(null) ? `${written}.nullable()` : written
  }

  #writeType(type: Json, schema: JsonObject, indent: string, neighbours: readonly Json[]): string {
    if (type === 'object') return this.#writeObject(schema, indent, neighbours)
    if (type === 'array') return this.#writeArray(schema, indent)
    if (type === 'string') return writeText(schema)
    if (type === 'integer' || type === 'number') return writeNumber(schema, type)
    return type === 'boolean' ? 'z.boolean()' : 'z.unknown()'
  }

  #writeObject(schema: JsonObject, indent: string, neighbours: readonly Json[]): string {
    const { additionalProperties: rest, unevaluatedProperties } = schema
    const patterns = listPatterns(schema)
    const isClosed = rest === false || unevaluatedProperties === false
    const others = isClosed && patterns.length > 0 ? { anyOf: patterns.map(([, one]) => one) } : rest
    const fields = this.#writeFields(schema, indent, neighbours)
    const checks = this.#writeSizes(schema)
    const named = isClosed && patterns.length > 0 ? writeNames(schema, patterns) : ''
    const values = isObject(others) ? this.write(others, indent) : 'z.unknown()'
    if (isClosed && patterns.length === 0) return `z.strictObject(${fields || '{}'})${checks}`
    if (fields === '') return `z.record(z.string(), ${values})${named}${checks}`
    const isLoose = others === true || (patterns.length > 0 && !isObject(others))
    const catching = isObject(others) ? `.catchall(${values})` : ''
    return `z.${isLoose ? 'looseObject' : 'object'}(${fields})${catching}${named}${checks}`
  }

  /** The fields between their brackets; empty where there are none. */
  #writeFields(schema: JsonObject, indent: string, neighbours: readonly Json[]): string {
    const properties = isObject(schema.properties) ? schema.properties : {}
    const required = new Set(list(schema.required).map(String))
    const undeclared = [...required].filter(name => !Object.hasOwn(properties, name))
    const all: [string, Json][] = [
      ...Object.entries(properties),
      ...undeclared.map((name): [string, Json] => [name, findField(name, neighbours, this.#schemas)]),
    ]
    if (all.length === 0) return ''
    const inner = `${indent}  `
    const members = all.map(([name, field]) => {
      const written = this.write(field, inner)
      return `${writeKey(name)}: ${required.has(name) ? this.#require(written) : `${written}.optional()`}`
    })
    const line = `{ ${members.join(', ')} }`
    if (indent.length + line.length <= width && !line.includes('\n')) return line
    return `{\n${members.map(member => `${inner}${member},\n`).join('')}${indent}}`
  }

  /** Zod takes a field that may be anything for one that may be left out. */
  #require(written: string): string {
    if (written !== 'z.unknown()') return written
    this.#use('isPresent')
    return `z.unknown().refine(isPresent, 'Required')`
  }

  #writeSizes({ minProperties, maxProperties }: JsonObject): string {
    const write = (sign: string, limit: Json | undefined) =>
      typeof limit === 'number' ? `.refine(value => Object.keys(value).length ${sign} ${limit})` : ''
    return write('>=', minProperties) + write('<=', maxProperties)
  }

  #writeArray(schema: JsonObject, indent: string): string {
    const { items, prefixItems, minItems, uniqueItems } = schema
    if (uniqueItems === true) this.#use('isUnique')
    const checks = writeArrayChecks(schema)
    if (!Array.isArray(prefixItems) || prefixItems.length === 0)
      return `z.array(${this.write(items ?? {}, indent)})${checks}`
    const least = typeof minItems === 'number' ? minItems : 0
    const places = prefixItems.map(
      (one, at) => `${this.write(one, indent)}${at < least ? '' : '.optional()'}`,
    )
    const rest = items === false ? '' : `, ${this.write(items ?? {}, indent)}`
    return `z.tuple([${places.join(', ')}]${rest})${checks.replace(/\.(?:min|max)\(\d+\)/g, '')}`
  }

  #use(helper: string): void {
    this.helpers.add(helper)
    if (helper !== 'isPresent') this.helpers.add('written')
  }
}

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const isNull = (schema: Json): boolean =>
  isObject(schema) && (schema.type === 'null' || (schema.const === null && schema.type === undefined))

/** The values of fields by patterns of their names. */
const listPatterns = ({ patternProperties }: JsonObject): [string, Json][] =>
  isObject(patternProperties)
    ? Object.entries(patternProperties).filter(([pattern]) => pattern !== '^__proto__$')
    : []

/** A field of a closed object is one that it names, or fits a pattern. */
function writeNames({ properties }: JsonObject, patterns: readonly [string, Json][]): string {
  const known = isObject(properties)
    ? writeLiteral(Object.keys(properties), '', Number.NEGATIVE_INFINITY)
    : '[]'
  const tests = patterns.map(([pattern]) => `${writePattern(pattern)}.test(name)`)
  const isKnown = known === '[]' ? [] : [`${known}.includes(name)`]
  return `.refine(value => Object.keys(value).every(name => ${[...isKnown, ...tests].join(' || ')}))`
}

/** What `not` refuses everything. */
const isNothing = (schema: Json): boolean =>
  isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0

/** What a schema without a type means by its keywords, as types.ts reads it. */
function listTypes(schema: JsonObject): readonly Json[] {
  if (schema.type !== undefined) return [schema.type].flat()
  if (schema.properties || schema.required || isObject(schema.additionalProperties)) return ['object']
  return schema.items || schema.prefixItems ? ['array'] : []
}

const telling = [
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'prefixItems',
  'isBytes',
]

const saysSomething = (schema: JsonObject): boolean => telling.some(key => schema[key] !== undefined)

/** A listed value that is of another type than the schema is none of its values. */
function isOfType(value: Json, { type }: JsonObject): boolean {
  if (type === undefined) return true
  return [type].flat().some(name => {
    if (name === 'null') return value === null
    if (name === 'array') return Array.isArray(value)
    if (name === 'object') return isObject(value)
    if (name === 'integer') return Number.isInteger(value)
    return typeof value === name
  })
}
