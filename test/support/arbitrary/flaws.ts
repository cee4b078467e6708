// Values with one flaw, and the name of the field that the API has to tell.

import fc, { type Arbitrary } from 'fast-check'
import { type Schema, typesOf } from './contract.ts'
import { inside, jsonOf, Verbatim } from './json.ts'
import { brokenNumbers, brokenTexts, cased, halves, otherTypes } from './odd.ts'
import { type Ids, leastOf, presentOf, validOf } from './values.ts'

export interface Flawed {
  readonly value: unknown
  /** The field that is wrong. */
  readonly field: string
  /** It is told of alone, because it is met before or after all that the schema says. */
  readonly alone?: true
}

/** Values that break the schema in one place, in themselves or somewhere inside; one arbitrary for each kind. */
export function flawsOf(schema: Schema, ids: Ids, field: string): Arbitrary<Flawed>[] {
  const own = ownFlaws(schema, ids).map(flaw => flaw.map(value => ({ value, field: field || 'body' })))
  return [...own, ...objectFlaws(schema, ids, field), ...itemFlaws(schema, ids, field)]
}

function ownFlaws(schema: Schema, ids: Ids): Arbitrary<unknown>[] {
  const types = typesOf(schema)
  const { minProperties } = schema
  return [
    ...otherTypes(schema),
    ...(types.includes('string') ? [halves, ...brokenTexts(schema)] : []),
    ...(types.includes('integer') || types.includes('number') ? brokenNumbers(schema) : []),
    ...(types.includes('array') ? brokenLists(schema, ids) : []),
    ...(types.includes('object') && minProperties ? [fc.constant({})] : []),
  ]
}

function brokenLists({ items = {}, minItems = 0, maxItems, uniqueItems }: Schema, ids: Ids) {
  const item = validOf(items, ids)
  const filled = (count: number) => fc.array(item, { minLength: count, maxLength: count })
  return [
    ...(minItems > 0 ? [filled(minItems - 1)] : []),
    ...(maxItems === undefined ? [] : [filled(maxItems + 1)]),
    ...(uniqueItems ? [item.map(value => [value, value])] : []),
  ]
}

function itemFlaws(schema: Schema, ids: Ids, field: string): Arbitrary<Flawed>[] {
  const { items, maxItems = 5 } = schema
  if (!items || !typesOf(schema).includes('array')) return []
  const others = presentOf({ ...schema, maxItems: maxItems - 1 }, ids) as Arbitrary<unknown[]>
  const mark = '[*]'
  return flawsOf(items, ids, mark).map(flaw =>
    fc.tuple(others, fc.nat(), flaw).map(([list, at, broken]) => {
      const index = at % (list.length + 1)
      const place = broken.field.replace(mark, inside(field, index))
      return { ...broken, field: place, value: list.toSpliced(index, 0, broken.value) }
    }),
  )
}

type Values = Record<string, unknown>

function objectFlaws(schema: Schema, ids: Ids, field: string): Arbitrary<Flawed>[] {
  const { properties, required = [], unevaluatedProperties } = schema
  if (!properties || !typesOf(schema).includes('object')) return []
  const others = presentOf(schema, ids) as Arbitrary<Values>
  const missing = required.map(name =>
    others.map(({ [name]: _, ...value }) => ({ value, field: inside(field, name) })),
  )
  const wrong = Object.entries(properties).flatMap(([name, property]) =>
    flawsOf(property, ids, inside(field, name)).map(flaw =>
      fc
        .tuple(others, flaw)
        .map(([value, broken]) => ({ ...broken, value: { ...value, [name]: broken.value } })),
    ),
  )
  const closed = unevaluatedProperties === false
  return [...missing, ...wrong, twice(others, field), ...(closed ? unknown(others, properties, field) : [])]
}

/** No fields, though every object has some of them, and the path to others would be split at them. */
const oddNames = [
  'constructor',
  'toString',
  'a/b',
  'a~1b',
  'a~0b',
  'a.b',
  'a[0]',
  '0',
  ' ',
  'ключ',
  '\0',
  '\ud800',
]

const refusedAtOnce = ['__proto__', '']

function unknown(
  others: Arbitrary<Values>,
  properties: Schema['properties'],
  field: string,
): Arbitrary<Flawed>[] {
  const known = Object.keys(properties ?? {})
  const names = [fc.string(), cased(known), fc.constantFrom(...oddNames)]
  const named = names.map(name =>
    fc
      .tuple(others, name, fc.constantFrom<unknown>(1, 'a', null, true, [[]], { a: { b: 1 } }))
      .filter(([, key]) => !known.includes(key) && !refusedAtOnce.includes(key))
      .map(([value, key, inner]) => ({ value: { ...value, [key]: inner }, field: inside(field, key) })),
  )
  const atOnce = fc.tuple(others, fc.constantFrom(...refusedAtOnce)).map(([value, key]) => ({
    value: { ...value, [key]: { polluted: true } },
    field: inside(field, key),
    alone: true as const,
  }))
  return [...named, atOnce]
}

/** Readers differ on which of two values under one key counts. */
function twice(others: Arbitrary<Values>, field: string): Arbitrary<Flawed> {
  const filled = others.filter(value => Object.keys(value).length > 0)
  return fc.tuple(filled, fc.nat()).map(([value, at]) => {
    const key = Object.keys(value)[at % Object.keys(value).length]!
    const text = `${jsonOf(value).slice(0, -1)},${JSON.stringify(key)}:${jsonOf(value[key])}}`
    return { value: new Verbatim(text), field: inside(field, key), alone: true }
  })
}

/** The least objects with a reference that names no record of its kind. */
export function misleading(schema: Schema, ids: Ids, kinds: readonly string[]): Arbitrary<Flawed>[] {
  const references = Object.entries(schema.properties ?? {}).filter(([, field]) => field['x-references'])
  return references.map(([name, field]) => {
    const others = kinds.filter(kind => kind !== field['x-references']).flatMap(ids)
    const id = fc.constantFrom('xxx_01k21fe3zefz69jqj7htb64786', '-', '0', 'null', 'a'.repeat(64), ...others)
    return fc
      .tuple(leastOf(schema, ids), id)
      .map(([least, value]) => ({ value: { ...least, [name]: value }, field: name, alone: true as const }))
  })
}
