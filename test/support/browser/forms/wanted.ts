// What is to stand in a record once a form was filled: for each field of the contract a value, and another one to change it to.

import type { AnyOperation, Field, Schemas, Value } from '../../../../packages/console/records/operation.ts'
import type { Choices, Turn } from './choices.ts'
import { examplesOf, fieldsOf, partsOf } from './contract-forms.ts'
import { hintOf } from './hints.ts'

export type Wanted = Readonly<Record<string, unknown>>

/** By the names of the fields; what a hint leaves out is not filled. */
export async function wantedOf(
  operation: AnyOperation,
  turn: Turn,
  choices: Choices,
  current: Readonly<Record<string, unknown>> = {},
): Promise<Wanted> {
  const hasFile = 'content_base64' in fieldsOf(operation)
  const begun = operation.schemas[operation.body?.replace(/Update$/, 'Create') ?? ''] ?? {}
  const made = await Promise.all(
    Object.entries(fieldsOf(operation)).map(async ([name, own]) => {
      const facts = Object.assign({}, own, { default: current[name] ?? begun[name]?.default })
      const hint = hintOf(operation, name)
      if (hint?.skip !== undefined) return []
      if (hasFile && ofFile.includes(name)) return name === 'content_base64' ? [[name, file] as const] : []
      const value = hint?.value
        ? await hint.value(turn, choices)
        : await makeValue(
            { name, facts, schemas: operation.schemas, schema: operation.body ?? '', turn },
            choices,
          )
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
  return Object.fromEntries(made.flat())
}

/** One control for three fields. */
export const ofFile = ['file_name', 'content_type', 'content_base64']
export const file = { name: 'scan.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF\n' }

interface Place {
  readonly name: string
  readonly facts: Field | Value
  readonly schemas: Schemas
  readonly schema: string
  readonly turn: Turn
}

async function makeValue(place: Place, choices: Choices): Promise<unknown> {
  const { facts, name, turn } = place
  if (typeof facts.references === 'string' && facts.type === 'string')
    return choices.pick(facts.references, turn)
  if (facts.type === 'boolean') return (facts.default === true) === (turn === 1)
  if (facts.enum)
    return pickOther(
      facts.enum.filter(one => one !== null),
      facts.default,
      turn,
    )
  if (facts.type === 'array') return listOf(place, choices)
  if (facts.type === 'object') return objectOf(place, choices)
  if (facts.type === 'integer') return integerOf(place)
  if (facts.decimals !== undefined) return decimalOf(place)
  if (facts.format === 'date') return addDays(dayOf(place), turn)
  if (facts.format === 'date-time') return momentOf(place)
  if (facts.ref?.endsWith('TimeOfDay')) return timesOf(name)[turn]
  return textOf(name, place)
}

const exampleOf = ({ schema, name }: Place): unknown => examplesOf(schema, name).find(one => one !== null)

/** What ends comes after what begins. */
const isEnd = (name: string): boolean => /(^|_)(to|end|until|expiry|return|closing)(_|$)/.test(name)

const dayOf = (place: Place): string =>
  isEnd(place.name) ? '2031-05-14' : String(exampleOf(place) ?? '2026-11-02')

const timesOf = (name: string): readonly [string, string] =>
  isEnd(name) ? ['16:45:00', '00:00:00'] : ['07:05:00', '19:30:00']

/** Not what stands there by itself. */
function pickOther(choices: readonly unknown[], current: unknown, turn: Turn): unknown {
  const others = choices.filter(one => one !== current)
  return others[Math.min(turn, others.length - 1)] ?? choices[0]
}

function integerOf({ facts: { minimum = 0, maximum = 1_000 }, turn, ...place }: Place): number {
  const example = Number(exampleOf({ facts: { type: 'integer' }, turn, ...place }) ?? minimum)
  if (turn === 0) return example
  return example + 1 <= maximum ? example + 1 : example - 1
}

/** 185000.00 -> 185001.25 */
function decimalOf(place: Place): string {
  const example = String(exampleOf(place) ?? '12.50')
  if (place.turn === 0) return example
  const [whole = '0', fraction] = example.split('.')
  return fraction === undefined ? String(Number(whole) + 1) : `${Number(whole) + 1}.${fraction}`
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function momentOf(place: Place): string {
  const example = new Date(Date.parse(String(exampleOf(place) ?? '2026-11-02T04:10:00Z')))
  example.setUTCSeconds(0, 0)
  return new Date(example.getTime() + place.turn * 3_660_000).toISOString()
}

async function listOf(place: Place, choices: Choices): Promise<unknown> {
  const { facts, name, schemas, turn } = place
  const items = facts.items ?? { type: 'string' }
  if (items.enum) return turn === 0 ? items.enum.slice(0, 2) : items.enum.slice(1, 2)
  if (items.type === 'integer') return turn === 0 ? [5, 7] : [6]
  if (typeof items.references === 'string') return [await choices.pick(items.references, turn)]
  if (items.type === 'object') return [await objectOf({ ...place, facts: items, schemas }, choices)]
  const example = exampleOf(place)
  const lines = Array.isArray(example) ? example : [textOf(name, place)]
  return turn === 0 ? lines : lines.slice(0, 1)
}

async function objectOf(place: Place, choices: Choices): Promise<unknown> {
  const { facts, schemas, turn } = place
  const entries = await Promise.all(
    Object.entries(partsOf(facts, schemas)).map(async ([name, part]) => [
      name,
      await makeValue({ name, facts: part, schemas, schema: facts.ref ?? '', turn }, choices),
    ]),
  )
  return Object.fromEntries(entries)
}

const others: Readonly<Record<string, string>> = { CountryCode: 'AE', LanguageTag: 'ur' }

let count = 0

/** The contract's example; what has to be unique gets a number of its own. */
function textOf(name: string, place: Place): string {
  const example = exampleOf(place)
  const text = typeof example === 'string' ? example : `${name} ${place.turn}`
  const number = `${process.pid % 1_000}${++count}`
  if (place.facts.format === 'email') return `p${number}@example.com`
  if (/^(code|asset_tag|gl_code)$/.test(name)) return `X${number}`
  if (/(^|_)(phone\w*)$/.test(name)) return place.turn === 0 ? text : '+92 42 35870002'
  if (/(^|_)url$|^website$/.test(name)) return place.turn === 0 ? text : `${text}/${number}`
  if (/^color$/.test(name)) return place.turn === 0 ? '#12ab34' : '#00ff7f'
  if (/(^|_)name$|^title$/.test(name)) return `${text} ${number}`.slice(0, place.facts.maxLength)
  const other = others[place.facts.ref?.replace(/^Nullable/, '') ?? '']
  // What has a form of its own cannot be made longer.
  if (other !== undefined || place.facts.expected !== undefined)
    return place.turn === 0 ? text : (other ?? text)
  return place.turn === 0 ? text : `${text} (${number})`.slice(0, place.facts.maxLength)
}
