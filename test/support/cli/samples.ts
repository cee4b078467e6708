// A sample of each operation, from the examples of the contract: what it is called with, and the same as a command.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expand, expandField } from '../../../packages/cli/input/fields.ts'
import type { Field, Noun, Operation, Value } from '../../../packages/cli/tables/table.ts'
import { kebab } from '../../../packages/cli/tables/table.ts'
import { tables } from './world.ts'

export interface Listed {
  readonly name: string
  readonly verb: string
  readonly noun: Noun
  readonly operation: Operation
}

/** Every command of the API. */
export const commands: readonly Listed[] = Object.keys(tables.nouns()).flatMap(name => {
  const noun = tables.noun(name)
  return Object.entries(noun.verbs).map(([verb, operation]) => ({ name, verb, noun, operation }))
})

type Json = Record<string, unknown>

interface Document {
  readonly paths: Record<string, Record<string, { requestBody?: { content: Record<string, Media> } }>>
}
interface Media {
  readonly example?: Json
  readonly examples?: Record<string, { value: Json }>
}

export interface Sample {
  readonly ids: readonly string[]
  readonly query: Json
  readonly body: Json | undefined
}

export const ulid = '01k21fe3zefz69jqj7htb64786'

/** The body is the document's example; what has none is made of the facts of its fields. */
export function makeSample({ noun, operation }: Listed, document: Document): Sample {
  const ids = (operation.ids ?? []).map(id => String(sampleValue(noun, expandField(noun, id))))
  const query = (operation.query ?? []).map(field => [
    field.name,
    sampleValue(noun, expandField(noun, field)),
  ])
  const media = document.paths[operation.path]?.[operation.method]?.requestBody?.content['application/json']
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value
  return {
    ids,
    query: Object.fromEntries(query),
    body: operation.body && (example ?? bodyOf(noun, operation.body)),
  }
}

const bodyOf = (noun: Noun, fields: readonly Field[]): Json =>
  Object.fromEntries(fields.map(field => [field.name, sampleValue(noun, expandField(noun, field))]))

function sampleValue(noun: Noun, value: Value): unknown {
  const { type = 'string', format, prefixes, minimum = 1, items, object } = value
  if (value.enum) return value.enum[0]
  if (value.file) return Buffer.from('a file').toString('base64')
  if (prefixes) return `${prefixes[0]}${ulid}`
  if (format === 'date') return '2026-08-01'
  if (format === 'date-time') return '2026-08-01T09:00:00Z'
  if (format === 'email') return 'somebody@example.com'
  if (type === 'integer' || type === 'number') return minimum
  if (type === 'boolean') return false
  if (type === 'array') return [sampleValue(noun, expand(noun, items ?? {}))]
  if (type === 'object') return bodyOf(noun, noun.objects?.[object ?? ''] ?? [])
  return fitting(value)
}

const tried = [
  'abc',
  'Ay1',
  '12',
  '1',
  '0.5',
  '09:00',
  '100.00',
  'PK',
  'PKR',
  'Asia/Karachi',
  '2026-08',
  '0123456789abcdef',
  '+92 42 3576 1200',
  '2026-27',
  '2026',
  '123456',
  'https://example.com/hook',
  'E00042',
  'PK36SCBL0000001123456702',
  'a'.repeat(64),
  'ABCDEFGHIJKL',
  'a-b.example',
  'en',
]

/** The first that the pattern takes. */
function fitting({ pattern, minLength = 0, maxLength = 1_000 }: Value): string {
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  const found = tried.find(fits)
  if (found === undefined)
    throw new Error(`Nothing tried fits ${pattern}; add to tried, in test/support/cli/samples.ts.`)
  return found
}

/** The sample as somebody types it: a flag for each field, files by their names. */
export function typeSample(
  { name, verb, noun, operation }: Listed,
  { ids, query, body = {} }: Sample,
  folder: string,
): string[] {
  const flags = Object.entries(query).map(([field, value]) => `--${kebab(field)}=${String(value)}`)
  const said = Object.entries(body).flatMap(([field, value]) => {
    const known = operation.body?.find(one => one.name === field)
    return typeField(known && expandField(noun, known), field, value, folder)
  })
  const cleared = Object.entries(body).flatMap(([field, value]) => (value === null ? [kebab(field)] : []))
  const clear = cleared.length > 0 ? [`--clear=${cleared.join(',')}`] : []
  const yes = operation.isFinal ? ['--yes'] : []
  return [name, verb, ...ids, ...flags, ...said, ...clear, ...yes]
}

function typeField(field: Field | undefined, name: string, value: unknown, folder: string): string[] {
  const flag = `--${kebab(name)}`
  if (value === null) return []
  if (field?.file) {
    const file = `${name.replaceAll('.', '-')}.bin`
    writeFileSync(join(folder, file), Buffer.from(String(value), 'base64'))
    return [flag, `@${file}`]
  }
  if (Array.isArray(value)) {
    const isPlain = value.every(item => typeof item !== 'object' && !String(item).includes(','))
    return [`${flag}=${isPlain ? value.join(',') : JSON.stringify(value)}`]
  }
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([inner, of]) =>
      typeField(undefined, `${name}.${inner}`, of, folder),
    )
  return [`${flag}=${typeof value === 'string' && value.startsWith('@') ? `@${value}` : String(value)}`]
}
