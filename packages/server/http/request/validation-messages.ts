// Validation messages: what the contract demands of a value, in words for the caller who sent another one.

import { type OperationFacts, type SchemaFacts, schemas, type ValueFacts } from '@muster/contract'

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
  const place = { field: inside(field, own), facts: stepInto(facts, step) }
  if (slash === -1) return place
  return within((sent as Readonly<Record<string, unknown>> | undefined)?.[step], path.slice(slash + 1), place)
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

const types: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'a timestamp, RFC 3339, such as 2026-01-31T09:00:00Z',
  email: 'an e-mail address',
}

/** The message for a value that breaks one keyword of its schema; the validator's own where there are no words for it. */
export function writeMessage(keyword: string, message: string, facts: Known = {}): string {
  const wanted = describeWanted(keyword, facts)
  if (wanted !== undefined) return `must be ${wanted}`
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'minProperties':
      return 'must hold at least one field'
    case 'minLength':
      return describeMin(facts.minLength, 'character', 'must have', 'must not be empty')
    case 'maxLength':
      return describeMax(facts.maxLength, 'character', 'must have')
    case 'minItems':
      return describeMin(facts.minItems, 'value', 'must hold', 'must not be empty')
    case 'maxItems':
      return describeMax(facts.maxItems, 'value', 'must hold')
    case 'uniqueItems':
      return 'must not hold the same value twice'
    default:
      return message
  }
}

function describeWanted(keyword: string, facts: Known): string | undefined {
  const orNull = facts.nullable ? ' or null' : ''
  const expected = facts.extensions?.['x-expected'] as string | undefined
  switch (keyword) {
    case 'type':
      return facts.type && types[facts.type] && `${types[facts.type]}${orNull}`
    case 'format':
      return expected ?? formats[facts.format ?? '']
    case 'pattern':
      return expected
    case 'enum':
      return facts.enum && `one of ${facts.enum.join(', ')}${orNull}`
    case 'const':
      return facts.const === undefined ? undefined : String(facts.const)
    case 'minimum':
      return facts.minimum === undefined ? undefined : `at least ${facts.minimum}`
    case 'maximum':
      return facts.maximum === undefined ? undefined : `at most ${facts.maximum}`
    default:
      return undefined
  }
}

function describeMin(count = 1, noun: string, verb: string, ofOne: string): string {
  return count === 1 ? ofOne : `${verb} at least ${count} ${noun}s`
}

function describeMax(count = 1, noun: string, verb: string): string {
  return `${verb} at most ${count} ${noun}${count === 1 ? '' : 's'}`
}
