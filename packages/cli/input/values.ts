// Reads a value of the command line as the contract says it, or says what it must be.

import { nearest } from '@muster/contract/nearest'
import { refuseUsage } from '../exits.ts'
import type { Field, Noun, Value } from '../tables/table.ts'
import { kebab } from '../tables/table.ts'
import { expand, expandField } from './fields.ts'

/** `called` is what a message names, such as --status or <id>. */
export function readValue(noun: Noun, value: Value, text: string, called: string): unknown {
  const { type = 'string' } = value
  if (type === 'array') return readItems(noun, value, text, called)
  if (type === 'object')
    return text.trim().startsWith('{') ? parseJson(text, called) : readPairs(noun, value, text, called)
  if (type === 'any') return /^[[{"]/.test(text.trim()) ? parseJson(text, called) : text
  if (type === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true'
    throw refuseUsage(`${called} must be true or false, and not "${text}".`)
  }
  const read = type === 'string' ? text : readNumber(type, text, called)
  checkValue(value, read, called)
  return read
}

export function parseJson(text: string, called: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refuseUsage(`${called} is not JSON: ${(error as Error).message}.`)
  }
}

function readNumber(type: string, text: string, called: string): number {
  const form = type === 'integer' ? /^-?\d+$/ : /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/
  if (form.test(text) && (type !== 'integer' || Number.isSafeInteger(Number(text)))) return Number(text)
  throw refuseUsage(
    `${called} must be a ${type === 'integer' ? 'whole number' : 'number'}, and not "${text}".`,
  )
}

/** Separated by commas, as JSON, or one object. */
function readItems(noun: Noun, { items = {} }: Value, text: string, called: string): unknown[] {
  const item = expand(noun, items)
  if (text.trim().startsWith('[')) {
    const list = parseJson(text, called)
    return Array.isArray(list) ? list : [list]
  }
  if (item.type === 'object') return [readValue(noun, item, text, called)]
  return text === '' ? [] : text.split(',').map(part => readValue(noun, item, part.trim(), called))
}

/** key=value,key=value, for objects of plain fields. */
function readPairs(noun: Noun, { object }: Value, text: string, called: string): object {
  const fields = noun.objects?.[object ?? ''] ?? []
  const pairs = text.split(',').map(pair => {
    const [name = '', ...rest] = pair.split('=')
    const wanted = kebab(name.trim())
    const field = fields.find(one => kebab(one.name) === wanted)
    if (!field)
      throw refuseUsage(
        `${called} takes JSON, or fields such as ${describePairs(fields)}, and not "${pair}".${didYouMean(
          wanted,
          fields.map(one => kebab(one.name)),
        )}`,
      )
    return [field.name, readValue(noun, expandField(noun, field), rest.join('='), `${called} ${name.trim()}`)]
  })
  return Object.fromEntries(pairs)
}

const describePairs = (fields: readonly Field[]): string =>
  fields
    .slice(0, 2)
    .map(({ name }) => `${kebab(name)}=...`)
    .join(',')

/** " Did you mean X?", or nothing. */
export function didYouMean(written: string, names: Iterable<string>, before = ''): string {
  const near = nearest(written, names)
  return near === undefined ? '' : ` Did you mean ${before}${near}?`
}

/** Refuses what the contract surely refuses; everything else the service decides. */
export function checkValue(value: Value, read: unknown, called: string): void {
  if (read === null || typeof read === 'object') return
  const must = findFault(value, read)
  if (must === undefined) return
  const near = value.enum && typeof read === 'string' ? didYouMean(read, value.enum.map(String)) : ''
  throw refuseUsage(`${called} must be ${must}, and not "${read}".${near}`)
}

/** What it must be, where it is not. */
function findFault(value: Value, read: unknown): string | undefined {
  if (value.enum) return value.enum.includes(read as string) ? undefined : `one of ${value.enum.join(', ')}`
  if (typeof read === 'number') return findNumberFault(value, read)
  if (typeof read !== 'string' || value.file) return undefined
  const { prefixes, format, pattern, expected, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = value
  if (prefixes && !prefixes.some(prefix => read.startsWith(prefix)))
    return `an id that starts with ${prefixes.join(' or ')}`
  if (format === 'date' && !isDate(read)) return expected ?? 'a date that exists, YYYY-MM-DD'
  if (format === 'date-time' && !isTimestamp(read))
    return expected ?? 'a timestamp, RFC 3339, such as 2026-01-31T09:00:00Z'
  if (format === 'email' && !/^[^\s@]+@[^\s@]+$/.test(read)) return expected ?? 'an e-mail address'
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(read))
    return expected ?? `of the form ${pattern}`
  const letters = [...read].length
  if (letters < minLength || letters > maxLength)
    return maxLength === Number.POSITIVE_INFINITY
      ? `of at least ${minLength} characters`
      : `of ${minLength} to ${maxLength} characters`
  return undefined
}

function findNumberFault({ minimum, maximum }: Value, read: number): string | undefined {
  if (minimum !== undefined && read < minimum) return `at least ${minimum}`
  if (maximum !== undefined && read > maximum) return `at most ${maximum}`
  return undefined
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (day === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toISOString().startsWith(text)
}

function isTimestamp(text: string): boolean {
  const [, date = ''] = /^(\d{4}-\d\d-\d\d)[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/.exec(text) ?? []
  return isDate(date) && !Number.isNaN(Date.parse(text))
}
