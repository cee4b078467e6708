// Values for a schema, good and bad: those that fit it, and each of them with one thing changed.
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolveReference,
  type SchemaObject,
} from '../../../packages/codegen/index.ts'
import { Sampler } from '../sample.ts'

/** A field that no schema names. */
const strange = 'strange'

/** One of each kind. */
const kinds: readonly Json[] = [null, 'x', 0, true, [], {}]
const choices = [0, 1, 2, 3]
/** A value is changed no deeper than this, and no more of its fields and items than these. */
const limits = { depth: 3, fields: 24, items: 2 }

/** As many as are asked for, spread over all that there are. */
export function listValues(document: OpenApiDocument, schema: JsonObject, count: number): Json[] {
  const seeds = choices.flatMap(choice => {
    return [true, false].map(isFull => new Sampler(document, isFull, choice).value(schema as SchemaObject))
  })
  const words = new Words(document)
  words.read(schema)
  const given = [...kinds, ...seeds]
  const changed = distinct(seeds).flatMap(seed => [...change(seed, words, 0)])
  const first = distinct(given)
  const others = distinct([...given, ...changed]).slice(first.length)
  const left = count - first.length
  const step = Math.max(1, others.length / left)
  const spread = Array.from({ length: Math.min(left, others.length) }, (_, at) => {
    return others[Math.floor(at * step)]!
  })
  return [...first, ...spread]
}

const distinct = (values: readonly Json[]): Json[] => [
  ...new Map(values.map(value => [JSON.stringify(value), value])).values(),
]

/** A value with one thing changed somewhere in it. */
function* change(value: Json, words: Words, depth: number): Generator<Json> {
  for (const other of [...kinds, ...(isWord(value) ? words.values : [])]) yield other
  if (depth === limits.depth) return
  if (Array.isArray(value)) yield* changeList(value, words, depth)
  else if (isObject(value)) yield* changeObject(value, words, depth)
}

const isWord = (value: Json): boolean => value !== null && typeof value !== 'object'

function* changeList(list: readonly Json[], words: Words, depth: number): Generator<Json> {
  yield list.slice(0, -1)
  const first = list[0] ?? 'x'
  for (const more of [1, 2, 5]) yield [...list, ...Array.from({ length: more }, () => first)]
  for (const at of list.slice(0, limits.items).keys())
    for (const item of change(list[at]!, words, depth + 1)) yield list.with(at, item)
}

function* changeObject(object: JsonObject, words: Words, depth: number): Generator<Json> {
  const names = Object.keys(object)
  for (const name of names.slice(0, limits.fields)) {
    const { [name]: _, ...others } = object
    yield others
    for (const value of change(object[name]!, words, depth + 1)) yield { ...object, [name]: value }
  }
  const isMissing = (name: string) => !names.includes(name)
  for (const name of [...words.names, strange].filter(isMissing).slice(0, limits.fields))
    for (const value of ['x', 1, {}]) yield { ...object, [name]: value }
}

/** The names and values that a schema speaks of itself, and through references beside others. */
class Words {
  readonly names = new Set<string>()
  readonly values = new Set<Json>()
  readonly #document: OpenApiDocument
  readonly #seen = new Set<Json>()

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  read(schema: Json, depth = 0): void {
    if (!isObject(schema) || this.#seen.has(schema) || depth > 4) return
    this.#seen.add(schema)
    const { $ref, enum: values, const: constant, required, properties, dependentRequired } = schema
    if (typeof $ref === 'string')
      this.read(resolveReference(this.#document as unknown as Json, $ref) ?? null, depth)
    for (const value of [...(Array.isArray(values) ? values : []), constant ?? null]) this.values.add(value)
    for (const name of Array.isArray(required) ? required : []) this.#name(String(name))
    for (const map of [properties, dependentRequired])
      if (isObject(map)) for (const name of Object.keys(map)) this.#name(name)
    for (const key of [
      'allOf',
      'anyOf',
      'oneOf',
      'if',
      'then',
      'else',
      'not',
      'items',
      'additionalProperties',
    ])
      for (const part of [schema[key] ?? null].flat()) this.read(part, depth + 1)
    for (const map of [properties, schema.dependentSchemas, schema.patternProperties])
      if (isObject(map)) for (const part of Object.values(map)) this.read(part, depth + 1)
  }

  /** This one is no field of a literal, but says what it inherits. */
  #name(name: string): void {
    if (name !== '__proto__') this.names.add(name)
  }
}
