// Composes an example of a schema from those of its fields: ids of the right objects, a state, and times in order.

import { isObject, type Json, type JsonObject, resolveReference } from '@muster/codegen'
import { snake } from '../../packages/contract/document.ts'
import { findVerb, type Lifeline, lifelines, stateAfter, usualBeginning } from './lifelines.ts'
import type { Outcomes } from './outcomes.ts'

/** The record that is shown, and what is happening to it. */
interface Subject {
  readonly object: string
  readonly moment: string
  readonly isRequest: boolean
}

/** Marks a field that a request does without. */
const left = Symbol('left out')

const listStates = ({ states = {} }: Lifeline): string[][] => Object.values(states).map(fields => [...fields])

export class Sampler {
  readonly #document: JsonObject
  readonly #schemas: JsonObject
  readonly #outcomes: Outcomes

  constructor(document: JsonObject, outcomes: Outcomes = new Map()) {
    this.#document = document
    this.#outcomes = outcomes
    this.#schemas = (document.components as JsonObject).schemas as JsonObject
  }

  /** @param moment the operation or the event at which it is sent */
  sample(schema: Json, moment: string, isRequest: boolean): Json {
    const value = this.#value(schema, { object: '', moment, isRequest }, '')
    return value === left ? null : (value as Json)
  }

  /** An id of an object, such as dep_01k21fe3zefz69jqj7htb64786; of one that is shown in another way, by its example. */
  id(object: string): string | undefined {
    const schema = this.#schemas[object]
    const prefix = (isObject(schema) ? schema['x-id-prefix'] : undefined) ?? this.#findShownPrefix(object)
    return prefix === undefined ? undefined : `${String(prefix)}_01k21fe3zefz69jqj7htb64786`
  }

  #findShownPrefix(object: string): string | undefined {
    const { examples } = this.flat(this.fields(this.#schemas[object] ?? null).id ?? null)
    return Array.isArray(examples) ? /^([a-z]{3})_/.exec(String(examples[0]))?.[1] : undefined
  }

  /** The fields of a schema, those of what it is composed of included. */
  fields(schema: Json): JsonObject {
    return (this.flat(schema).properties ?? {}) as JsonObject
  }

  /** The fields that a schema asks for. */
  listRequired(schema: Json): readonly string[] {
    return [this.flat(schema).required ?? []].flat().map(String)
  }

  #value(schema: Json, subject: Subject, name: string): Json | typeof left {
    const flat = this.flat(schema)
    if (flat.properties && Object.keys(flat.properties).length > 0 && own(schema) === undefined)
      return this.#object(flat, { ...subject, object: this.#recordIn(schema) ?? subject.object })
    const example = own(schema)
    if (example !== undefined) return example
    if (flat.const !== undefined) return flat.const
    if (flat['x-references'] !== undefined) return this.#reference(flat, subject)
    if (isGeneric(flat)) return this.#ofName(flat, subject, name)
    return this.#ofType(flat, subject, name)
  }

  #ofType(flat: JsonObject, subject: Subject, name: string): Json | typeof left {
    const [example] = Array.isArray(flat.examples) ? flat.examples : []
    if (example !== undefined) return example
    const types = [flat.type].flat()
    const values = Array.isArray(flat.enum) ? flat.enum : []
    if (types.includes('null') || values.includes(null)) return subject.isRequest ? left : null
    if (values.length > 0) return values[0]!
    const variants = [flat.oneOf, flat.anyOf].find(Array.isArray)
    if (variants) return this.#value(variants[0]!, subject, name)
    if (types.includes('array')) {
      const item = flat.items === undefined ? left : this.#value(flat.items, subject, name)
      return item === left ? [] : [item as Json]
    }
    if (types.includes('boolean')) return flat.default ?? false
    if (types.includes('integer') || types.includes('number')) return flat.default ?? flat.minimum ?? 1
    return types.includes('object') ? {} : 'text'
  }

  /** A composed object with all its fields; in a request, with those that its sender decides about. */
  #object(flat: JsonObject, subject: Subject): JsonObject {
    const life = lifelines[subject.object.replace(/(Create|Update)$/, '')] ?? {}
    const state = stateAfter(life, subject.moment, this.#listPossible(flat, subject))
    const set = life.states?.[state ?? ''] ?? []
    const unset = listStates(life)
      .flat()
      .filter(field => subject.isRequest || !set.includes(field))
    const omitted = [...unset, ...(life.without ?? [])]
    const isFirst = state !== undefined && state === Object.keys(life.states ?? {})[0]
    const fixed = { ...life.values, ...(isFirst && life.atFirst) }
    const required = [flat.required ?? []].flat()
    const made: JsonObject = {}
    for (const [name, field] of Object.entries(flat.properties as JsonObject)) {
      if (
        subject.isRequest ? omitted.includes(name) && !required.includes(name) : this.#isKept(field, subject)
      )
        continue
      const value = Object.hasOwn(fixed, name) ? fixed[name]! : this.#value(field, subject, name)
      if (value === left && !required.includes(name)) continue
      made[name] = value === left ? null : value
      if ((name === 'status' || name === 'stage') && state !== undefined) made[name] = state
      if (subject.isRequest) continue
      if (unset.includes(name) && this.#isNullable(field)) made[name] = null
      else if (set.includes(name))
        made[name] = this.#findReached(field, value as Json, life, countTimes(set, name))
      if (name === 'updated_at') made[name] = timeAt(life, set.filter(isTime).length)
      if (name === 'deleted') made[name] = ['delete', 'deleted'].includes(findVerb(subject.moment))
    }
    return made
  }

  /** The states in which the operation can leave a record, where it is the one that its address names. */
  #listPossible({ properties }: JsonObject, { moment, isRequest }: Subject): readonly string[] | undefined {
    const outcome = isRequest ? undefined : this.#outcomes.get(moment)
    const { object = null } = properties as JsonObject
    return outcome && this.flat(object).const === snake(outcome.kind) ? outcome.states : undefined
  }

  /** Whether a field is a secret that is not shown at this moment. */
  #isKept(field: Json, { moment }: Subject): boolean {
    return this.flat(field)['x-secret'] !== undefined && !/^(create|rotate)|Secret$/.test(moment)
  }

  #isNullable(field: Json): boolean {
    return [this.flat(field).type].flat().includes('null')
  }

  /** What a field holds by then, on its day after the beginning. */
  #findReached(field: Json, value: Json, life: Lifeline, day: number): Json {
    const { type, format, examples } = this.flat(field)
    if (own(field) !== undefined && own(field) !== null) return value
    if (format === 'date-time') return timeAt(life, day)
    if (format === 'date') return timeAt(life, day).slice(0, 10)
    const reference = this.flat(field)['x-references']
    if (reference !== undefined) return this.id([reference].flat().map(String)[0]!) ?? null
    const [example] = Array.isArray(examples) ? examples.filter(one => one !== null) : []
    return example ?? ([type].flat().includes('string') ? 'Not as agreed' : value)
  }

  #reference(flat: JsonObject, { isRequest }: Subject): Json | typeof left {
    const isNullable = [flat.type].flat().includes('null')
    if (isNullable) return isRequest ? left : null
    const id = this.id([flat['x-references']!].flat().map(String)[0]!) ?? null
    return [flat.type].flat().includes('array') ? [id] : id
  }

  /** A value of a type that says nothing of its field: an id of the record itself, or a time. */
  #ofName(flat: JsonObject, { object, isRequest }: Subject, name: string): Json | typeof left {
    const life = lifelines[object] ?? {}
    if ([flat.type].flat().includes('null')) return isRequest ? left : null
    if (flat.format === 'date') return timeAt(life, 0).slice(0, 10)
    if (flat.format === 'date-time') return timeAt(life, 0)
    return this.id(object) ?? `${name === 'id' ? 'rec' : name.replace(/_id$/, '')}_01k21fe3zefz69jqj7htb64786`
  }

  /** The object whose record a schema is. */
  #recordIn(schema: Json): string | undefined {
    const ref = isObject(schema) ? schema.$ref : undefined
    return typeof ref === 'string' ? ref.split('/').at(-1) : undefined
  }

  /** A schema with all that it is composed of, its reference followed. */
  flat(schema: Json): JsonObject {
    if (!isObject(schema)) return {}
    const { $ref, allOf, ...rest } = schema
    const target = typeof $ref === 'string' ? (resolveReference(this.#document, $ref) ?? null) : null
    const parts = [target, ...(Array.isArray(allOf) ? allOf : [])].map(part => this.flat(part))
    const properties = Object.assign({}, ...[...parts, rest].map(part => part.properties))
    return Object.assign({}, ...parts, rest, { properties })
  }
}

/** The example that stands at a field itself. */
function own(schema: Json): Json | undefined {
  if (!isObject(schema)) return undefined
  if (schema.const !== undefined) return schema.const
  return Array.isArray(schema.examples) ? schema.examples[0] : undefined
}

/** Whether a schema is one of the scalars that stand at many fields. */
const isGeneric = ({ format, pattern }: JsonObject): boolean =>
  format === 'date' || format === 'date-time' || pattern === '^[A-Za-z0-9_-]+$'

const isTime = (field: string): boolean => /_(at|on|date)$/.test(field)

/** How many times are set until a field is, its own included. */
const countTimes = (set: readonly string[], name: string): number =>
  set.slice(0, set.indexOf(name) + 1).filter(isTime).length

/** The beginning of a record, or so many days later. */
function timeAt({ begins = usualBeginning }: Lifeline, days: number): string {
  return new Date(Date.parse(begins) + days * 86_400_000).toISOString()
}
