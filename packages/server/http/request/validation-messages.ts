// Validation messages: what the contract demands of a value, in words for the caller who sent another one.

import { type OperationFacts, type SchemaFacts, schemas, type ValueFacts } from '@muster/contract'
import { asIs, type Sentence, say, sayCount, sayWhole } from '@muster/sentences'

export type Known = Partial<Omit<ValueFacts, 'items' | 'fields'>> & {
  readonly items?: ValueFacts | string
  readonly fields?: SchemaFacts['fields']
}

const bodies = schemas as Record<string, SchemaFacts>

/** The name of a field or an item inside another one. */
export function inside(field: string, step: string | number): string {
  if (typeof step === 'number') return `${field}[${step}]`
  const name = step === '' ? '""' : step
  return field === '' ? name : `${field}.${name}`
}

export interface Place {
  /** The caller's name of it: `items[2].amount`, `limit`. */
  readonly field: string
  /** What the contract says of it; undefined where it says nothing. */
  readonly facts: Known | undefined
  /** What stands there; undefined outside of a body, where everything is text. */
  readonly sent?: unknown
}

/** Where the validator's path leads: `/body/items/2/amount`, `/query/limit`. */
export function placeAt({ parameters, ...operation }: OperationFacts, path: string, body: unknown): Place {
  const [where = '', ...steps] = path.split('/').slice(1)
  if (where === 'body' || where === '') {
    const whole = { field: 'body', facts: describeBody(operation) }
    return steps.length === 0 ? whole : within(body, steps.join('/'), { ...whole, field: '' })
  }
  const places = { query: parameters.query, headers: parameters.header, params: parameters.path }
  const [name = where, item] = steps
  const facts = places[where as keyof typeof places]?.find(
    known => known.name.toLowerCase() === name.toLowerCase(),
  )
  if (facts?.type === 'array' && item !== undefined)
    return {
      field: inside(facts.name, Number(item)),
      facts: { ...facts, type: facts.items as ValueFacts['type'] },
    }
  return { field: facts?.name ?? name, facts }
}

/** The validator writes an unknown field's name as it is, slashes and all: what was sent tells where names end. */
function within(sent: unknown, path: string, { field, facts }: Place): Place {
  const isWhole = isObject(sent) && Object.hasOwn(sent, path)
  const slash = isWhole ? -1 : path.indexOf('/')
  const step = slash === -1 ? path : path.slice(0, slash)
  const own = Array.isArray(sent) ? Number(step) : step
  const inner = (sent as Readonly<Record<string, unknown>> | undefined)?.[step]
  const place = { field: inside(field, own), facts: stepInto(facts, step), sent: inner }
  return slash === -1 ? place : within(inner, path.slice(slash + 1), place)
}

export function describeBody({ body }: Pick<OperationFacts, 'body'>): Known {
  return { type: 'object', ref: body?.schema ?? '' }
}

/** The facts of a field or an item inside. */
export function stepInto(at: Known | undefined, step: string): Known | undefined {
  if (at?.type === 'array') return typeof at.items === 'object' && isIndex(step) ? at.items : undefined
  const fields = at?.fields ?? bodies[at?.ref ?? '']?.fields ?? {}
  return Object.hasOwn(fields, step) ? fields[step] : at?.values
}

const isIndex = (step: string): boolean => /^\d+$/.test(step)

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const types: Readonly<Record<string, Sentence>> = {
  string: say`a string`,
  integer: say`an integer`,
  number: say`a number`,
  boolean: say`true or false`,
  object: say`an object`,
  array: say`an array`,
}

const formats: Readonly<Record<string, Sentence>> = {
  'date-time': say`a timestamp, RFC 3339, such as 2026-01-31T09:00:00Z`,
  email: say`an e-mail address`,
}

/** The message for a value that breaks one keyword of its schema; the validator's own where there are no words for it. */
export function writeMessage(
  keyword: string,
  message: Sentence,
  { facts = {}, sent }: Omit<Place, 'field'>,
): Sentence {
  const wanted = describeWanted(keyword, facts, sent)
  if (wanted !== undefined) return say`must be ${wanted}`
  switch (keyword) {
    case 'required':
      return say`is required`
    case 'minProperties':
      return say`must hold at least one field`
    case 'minLength':
      return describeMin(facts.minLength, say`character`, say`must have`, say`must not be empty`)
    case 'maxLength':
      return describeMax(facts.maxLength, say`character`, say`must have`)
    case 'minItems':
      return describeMin(facts.minItems, say`value`, say`must hold`, say`must not be empty`)
    case 'maxItems':
      return describeMax(facts.maxItems, say`value`, say`must hold`)
    case 'dependentRequired': {
      const [, other] = /when property (\w+) is present/.exec(String(message)) ?? []
      return other === undefined ? message : say`must be sent together with ${other}`
    }
    case 'uniqueItems':
      return say`must not hold the same value twice`
    default:
      return message
  }
}

function describeWanted(keyword: string, facts: Known, sent: unknown): Sentence | undefined {
  const orNull = facts.nullable ? say` or null` : ''
  switch (keyword) {
    case 'type':
    case 'enum': {
      if (facts.enum) return say`one of ${facts.enum.join(', ')}${orNull}`
      const wanted = describeType(facts, sent)
      return wanted && say`${wanted}${orNull}`
    }
    case 'format':
    case 'pattern':
      return describeText(facts)
    case 'const':
      return facts.const === undefined ? undefined : asIs(String(facts.const))
    case 'minimum':
      return facts.minimum === undefined ? undefined : say`at least ${facts.minimum}`
    case 'maximum':
      return facts.maximum === undefined ? undefined : say`at most ${facts.maximum}`
    default:
      return undefined
  }
}

/** What the contract says of a text: a date, an id, an amount. */
function describeText({ format = '', extensions = {} }: Known): Sentence | undefined {
  const expected = extensions['x-expected'] as string | undefined
  return expected === undefined ? formats[format] : sayWhole(expected)
}

/** Whoever sends nothing where a date stands is told of a date. A figure that comes as a number looks right to a program: it is told that it is a text. */
function describeType(facts: Known, sent: unknown): Sentence | undefined {
  const wanted = facts.type === 'string' ? describeText(facts) : undefined
  if (wanted === undefined) return types[facts.type ?? '']
  return typeof sent === 'number' && facts.extensions?.['x-decimal'] !== undefined
    ? say`${wanted}, as a string`
    : wanted
}

function describeMin(count = 1, noun: Sentence, verb: Sentence, ofOne: Sentence): Sentence {
  return count === 1 ? ofOne : say`${verb} at least ${sayCount(count, noun)}`
}

function describeMax(count = 1, noun: Sentence, verb: Sentence): Sentence {
  return say`${verb} at most ${sayCount(count, noun)}`
}
