// dates.ts: how an emitted client makes dates of texts in answers, and texts of dates in requests.

import { type GeneratedFile, writeKey, writeLiteral } from '../../output/emit.ts'
import type { DateMode } from './kinds.ts'
import type { DatePlans, Plan } from './plans.ts'

export function makeDatesFile({ schemas, answers, webhooks }: DatePlans, mode: DateMode): GeneratedFile {
  const text = [
    head,
    writeTable('What each schema with dates has where.', 'schemas', schemas, 'Plan'),
    writeTable(
      'The same of answers, by operation and status.',
      'answers',
      answers,
      '{ readonly [status: string]: Plan }',
    ),
    ...(webhooks.size > 0
      ? [writeTable('The same of webhooks.', 'webhooks', webhooks, 'Plan'), webhook]
      : []),
    mode === 'date' ? ofDate : ofTemporal,
    reading,
  ]
  return { path: 'dates.ts', text: text.join('\n') }
}

function writeTable(
  title: string,
  name: string,
  plans: ReadonlyMap<string, Plan | Record<string, Plan>>,
  type: string,
): string {
  const lines = [...plans].map(
    ([key, plan]) => `  ${writeKey(key)}: ${writeLiteral(plan, '  ', key.length + 3)},\n`,
  )
  return `/** ${title} */
const ${name}: { readonly [name: string]: ${type} } = {${lines.length > 0 ? '\n' : ''}${lines.join('')}}
`
}

const head = `/** Where a value has dates: by its fields, its items, or the schema that it is. */
type Plan =
  | 'instant'
  | 'day'
  | { readonly ref: string }
  | { readonly all: readonly Plan[] }
  | { readonly any: readonly Plan[] }
  | { readonly by: string; readonly variants: { readonly [value: string]: Plan } }
  | {
      readonly fields?: { readonly [name: string]: Plan }
      /** Of the fields that have no name here. */
      readonly rest?: Plan
      readonly named?: readonly string[]
      readonly items?: Plan
      readonly first?: readonly (Plan | null)[]
    }

/** A server sent a text where a date has to be. */
export class DateError extends Error {
  readonly place: string
  readonly text: string

  constructor(place: string, text: string) {
    super(\`\${place} is no date: \${JSON.stringify(text)}\`)
    this.name = 'DateError'
    this.place = place
    this.text = text
  }
}
`

const webhook = `/** The payload of a webhook as its type says, from what its JSON was parsed to. */
export function readWebhook<Payload>(name: string, payload: unknown): Payload {
  const plan = Object.hasOwn(webhooks, name) ? webhooks[name] : undefined
  return (plan === undefined ? payload : revive(plan, payload, [name], true)) as Payload
}
`

const ofDate = `// RFC 3339: without an offset, a text names no instant.
const dateTime = /^(\\d{4})-(\\d\\d)-(\\d\\d)[T ]\\d\\d:\\d\\d(:\\d\\d([.]\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)$/i

function parse(_: 'instant' | 'day', text: string): Date | undefined {
  const [, year, month, day] = dateTime.exec(text) ?? []
  const date = new Date(text)
  if (day === undefined || Number.isNaN(date.getTime())) return undefined
  // The 31st of a shorter month would be a day of the next.
  return Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() ? undefined : date
}

/** The text of a date; undefined for anything else. */
function write(value: object): string | undefined {
  if (!(value instanceof Date)) return undefined
  if (Number.isNaN(value.getTime())) throw new RangeError('An invalid date cannot be sent.')
  return value.toISOString()
}
`

const ofTemporal = `function parse(kind: 'instant' | 'day', text: string): Temporal.Instant | Temporal.PlainDate | undefined {
  try {
    if (kind === 'instant') return Temporal.Instant.from(text)
    return /^\\d{4}-\\d\\d-\\d\\d$/.test(text) ? Temporal.PlainDate.from(text) : undefined
  } catch {
    return undefined
  }
}

/** The text of a date; undefined for anything else. */
const write = (value: object): string | undefined =>
  value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : undefined
`

const reading = `/** What was answered, with dates in place of their texts. */
export function readDates(operation: string, status: number, body: unknown): unknown {
  const plans = Object.hasOwn(answers, operation) ? answers[operation] : undefined
  const plan = plans?.[status] ?? plans?.[\`\${String(status)[0]}XX\`] ?? plans?.['default']
  return plan === undefined ? body : revive(plan, body, [operation], true)
}

/** What is sent, with texts in place of dates. */
export function writeDates<Value>(value: Value): Value {
  return replace(value) as Value
}

function replace(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(replace)
  const text = write(value)
  if (text !== undefined) return text
  const type: unknown = Object.getPrototypeOf(value)
  if (type !== Object.prototype && type !== null) return value
  const copy = Object.create(type as object | null) as object
  for (const [key, one] of Object.entries(value))
    Object.defineProperty(copy, key, { value: replace(one), enumerable: true, configurable: true, writable: true })
  return copy
}

/** @param isSure whether a text that is no date is a mistake, and not one of another variant */
function revive(plan: Plan, value: unknown, place: (string | number)[], isSure: boolean): unknown {
  if (typeof plan === 'string') {
    if (typeof value !== 'string') return value
    const date = parse(plan, value)
    if (date === undefined && isSure) throw new DateError(place.join('.'), value)
    return date ?? value
  }
  if ('ref' in plan) return revive(schemas[plan.ref]!, value, place, isSure)
  if ('all' in plan) return plan.all.reduce<unknown>((found, one) => revive(one, found, place, isSure), value)
  if ('any' in plan) return plan.any.reduce<unknown>((found, one) => revive(one, found, place, false), value)
  if (typeof value !== 'object' || value === null) return value
  if ('by' in plan) {
    const key = Object.hasOwn(value, plan.by) ? (value as Record<string, unknown>)[plan.by] : undefined
    const variant = typeof key === 'string' && Object.hasOwn(plan.variants, key) ? plan.variants[key] : undefined
    return variant === undefined ? value : revive(variant, value, place, isSure)
  }
  const holder = value as Record<string | number, unknown>
  const change = (key: string | number, one: Plan) => {
    place.push(key)
    holder[key] = revive(one, holder[key], place, isSure)
    place.pop()
  }
  if (Array.isArray(value)) {
    for (const index of value.keys()) {
      const own = plan.first && index < plan.first.length ? plan.first[index] : plan.items
      if (own) change(index, own)
    }
    return value
  }
  for (const [key, one] of Object.entries(plan.fields ?? {})) if (Object.hasOwn(value, key) && key !== '__proto__') change(key, one)
  const { rest, named = [] } = plan
  if (rest) for (const key of Object.keys(value)) if (!named.includes(key) && key !== '__proto__') change(key, rest)
  return value
}
`
