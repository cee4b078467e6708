// Texts and numbers that fit their schemas.

import type { JsonObject } from '../../document/json.ts'
import { makeMatching } from './pattern.ts'

const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'mia@example.com',
  uuid: '0b9f4c1e-7d5a-4c7e-9a53-1f0d2c3b4a59',
  uri: 'https://example.com/a',
  url: 'https://example.com/a',
  'uri-reference': '/a',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'YQ==',
  regex: 'a',
  'json-pointer': '/a',
}

/** @param hint what the text is called, which says more than any other text */
export function makeText({ format, pattern, minLength = 0, maxLength }: JsonObject, hint: string): string {
  const [least, most] = [Number(minLength), Number(maxLength ?? Number.POSITIVE_INFINITY)]
  const isFit = (text: string) => text.length >= least && text.length <= most
  const known = typeof format === 'string' ? formats[format] : undefined
  if (typeof pattern === 'string') {
    const usual = [known, hint, ...Object.values(formats), '1', '100'].find(
      text => text !== undefined && isFit(text) && isMatch(pattern, text),
    )
    return usual ?? makeMatching(pattern, isFit) ?? known ?? hint
  }
  if (known !== undefined) return known
  const long = hint.length >= least ? hint : hint.padEnd(least, ' text')
  return isFit(long) ? long : long.slice(0, most)
}

function isMatch(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return false
  }
}

export function makeNumber(schema: JsonObject): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1, type } = schema
  const step = Number(multipleOf)
  const low = Math.max(
    limit(minimum, Number.NEGATIVE_INFINITY),
    limit(exclusiveMinimum, Number.NEGATIVE_INFINITY),
  )
  const high = Math.min(
    limit(maximum, Number.POSITIVE_INFINITY),
    limit(exclusiveMaximum, Number.POSITIVE_INFINITY),
  )
  const isFit = (value: number) =>
    value >= low && value <= high && value !== exclusiveMinimum && value !== exclusiveMaximum
  const from = Number.isFinite(low)
    ? Math.ceil(low / step) * step
    : Math.min(step, Math.floor(high / step) * step)
  const made = [step, from, from + step, (low + high) / 2, high].filter(Number.isFinite)
  const whole = [type].flat().includes('integer') ? made.filter(Number.isInteger) : made
  return whole.find(isFit) ?? whole[0] ?? 0
}

const limit = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual)
