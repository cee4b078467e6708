// Texts, numbers and lists as expressions of zod: their formats and limits.

import type { JsonObject } from '../../document/json.ts'
import { quote } from '../../output/emit.ts'

// Where zod reads a format more strictly than the server's validation, or more loosely, it is said what it has to be.
const formats: Readonly<Record<string, string>> = {
  date: 'z.iso.date()',
  'date-time': 'z.iso.datetime({ offset: true }).regex(/:\\d\\d:\\d\\d/)',
  email: 'z.email({ pattern: z.regexes.html5Email })',
  uuid: 'z.guid()',
  uri: 'z.url()',
  ipv4: 'z.ipv4()',
  ipv6: 'z.ipv6()',
  byte: 'z.base64()',
}

export function writeText({ format, pattern, minLength, maxLength }: JsonObject): string {
  const start = (typeof format === 'string' && formats[format]) || 'z.string()'
  const least = typeof minLength === 'number' && minLength > 0 ? `.min(${minLength})` : ''
  const most = typeof maxLength === 'number' ? `.max(${maxLength})` : ''
  const like = typeof pattern === 'string' ? `.regex(${writePattern(pattern)})` : ''
  return `${start}${least}${most}${like}`
}

/** With Unicode where it can be, and as it is where it escapes what Unicode does not know. */
export function writePattern(pattern: string): string {
  try {
    new RegExp(pattern, 'u')
    return `new RegExp(${quote(pattern)}, 'u')`
  } catch {
    return `new RegExp(${quote(pattern)})`
  }
}

const limits = [
  ['minimum', 'gte'],
  ['exclusiveMinimum', 'gt'],
  ['maximum', 'lte'],
  ['exclusiveMaximum', 'lt'],
  ['multipleOf', 'multipleOf'],
] as const

export function writeNumber(schema: JsonObject, type: 'integer' | 'number'): string {
  const whole = schema.format === 'int32' ? 'z.int32()' : 'z.int()'
  const start = type === 'integer' ? whole : 'z.number()'
  const checks = limits.map(([key, method]) => {
    const limit = schema[key]
    return typeof limit === 'number' ? `.${method}(${limit})` : ''
  })
  return start + checks.join('')
}

export function writeArrayChecks({ minItems, maxItems, uniqueItems }: JsonObject): string {
  const least = typeof minItems === 'number' && minItems > 0 ? `.min(${minItems})` : ''
  const most = typeof maxItems === 'number' ? `.max(${maxItems})` : ''
  return `${least}${most}${uniqueItems === true ? ".refine(isUnique, 'The same item is there twice')" : ''}`
}
