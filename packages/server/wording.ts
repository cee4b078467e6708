// Wording: what the contract demands of a value, told to the caller who sent another one.

import { type OperationFacts, type SchemaFacts, schemas, type ValueFacts } from '@muster/contract'

export type Known = Partial<Omit<ValueFacts, 'items' | 'fields'>> & {
  readonly items?: ValueFacts | string
  readonly fields?: SchemaFacts['fields']
}

const bodies = schemas as Record<string, SchemaFacts>

/** `/body/items/2/amount` as `items[2].amount`; the body itself as `body`. */
export function fieldAt(path: string): string {
  const [place = '', ...steps] = path.split('/').slice(1)
  if (steps.length === 0) return place || 'body'
  if (place === 'headers') return steps[0] === 'idempotency-key' ? 'Idempotency-Key' : steps[0]!
  return steps.reduce(
    (field, step, index) => inside(field, index > 0 && isIndex(step) ? Number(step) : unescaped(step)),
    '',
  )
}

/** The name of a field or an item inside another one. */
export function inside(field: string, step: string | number): string {
  if (typeof step === 'number') return `${field}[${step}]`
  return field === '' ? step : `${field}.${step}`
}

/** What the contract says of the value that the validator's path leads to. */
export function factsAt(operation: OperationFacts, path: string): Known | undefined {
  const [place = '', ...steps] = path.split('/').slice(1)
  if (place !== 'body') {
    const { path: inPath, query, header } = operation.parameters
    const all = place === 'query' ? query : place === 'headers' ? header : inPath
    return all.find(({ name }) => name.toLowerCase() === steps[0]?.toLowerCase())
  }
  return steps.reduce<Known | undefined>((at, step) => stepped(at, unescaped(step)), bodyOf(operation))
}

export function bodyOf({ body }: OperationFacts): Known {
  return { type: 'object', ref: body?.schema ?? '' }
}

/** What is known of a field or an item inside. */
export function stepped(at: Known | undefined, step: string): Known | undefined {
  if (at?.type === 'array') return typeof at.items === 'object' && isIndex(step) ? at.items : undefined
  const fields = at?.fields ?? bodies[at?.ref ?? '']?.fields ?? {}
  return Object.hasOwn(fields, step) ? fields[step] : at?.values
}

const isIndex = (step: string): boolean => /^\d+$/.test(step)

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

const types: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
}

const formats: Readonly<Record<string, string>> = {
  date: 'a date that exists, YYYY-MM-DD',
  'date-time': 'a timestamp, RFC 3339, such as 2026-01-31T09:00:00Z',
  email: 'an e-mail address',
}

/** The message for a value that breaks one keyword of its schema; the validator's own where there are no words for it. */
export function worded(keyword: string, message: string, facts: Known = {}): string {
  const wanted = wantedBy(keyword, facts)
  if (wanted !== undefined) return `must be ${wanted}`
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'minProperties':
      return 'must hold at least one field'
    case 'minLength':
      return least(facts.minLength, 'character', 'must have', 'must not be empty')
    case 'maxLength':
      return most(facts.maxLength, 'character', 'must have')
    case 'minItems':
      return least(facts.minItems, 'value', 'must hold', 'must not be empty')
    case 'maxItems':
      return most(facts.maxItems, 'value', 'must hold')
    case 'uniqueItems':
      return 'must not hold the same value twice'
    default:
      return message
  }
}

function wantedBy(keyword: string, facts: Known): string | undefined {
  const orNull = facts.nullable ? ' or null' : ''
  switch (keyword) {
    case 'type':
      return facts.type && types[facts.type] && `${types[facts.type]}${orNull}`
    case 'format':
      return formats[facts.format ?? '']
    case 'pattern':
      return facts.extensions?.['x-expected'] as string | undefined
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

function least(count = 1, noun: string, verb: string, ofOne: string): string {
  return count === 1 ? ofOne : `${verb} at least ${count} ${noun}s`
}

function most(count = 1, noun: string, verb: string): string {
  return `${verb} at most ${count} ${noun}${count === 1 ? '' : 's'}`
}
