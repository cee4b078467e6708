// Odd values: what is no value of a type, a format or a pattern, though someone might send it.

import fc, { type Arbitrary } from 'fast-check'
import { isNullable, type Schema, typesOf } from './contract.ts'
import { Verbatim } from './json.ts'

const samples = {
  string: ['text', 'true', '7', 'null', '[]'],
  integer: [7, 0, -1],
  number: [7.5, new Verbatim('1e-7')],
  boolean: [true, false],
  null: [null],
  array: [[], [[]], ['text']],
  object: [{}, { length: 1 }, { toString: 'text' }],
} as const

/** Values of every type that the schema does not allow. */
export function otherTypes(schema: Schema): Arbitrary<unknown>[] {
  const types = new Set<string>(typesOf(schema))
  if (types.has('number')) types.add('integer')
  const others = Object.entries(samples).filter(([type]) => !types.has(type))
  const [nothing, something] = [
    others.filter(([type]) => type === 'null'),
    others.filter(([type]) => type !== 'null'),
  ]
  return [nothing, something]
    .map(of => of.flatMap(([, values]) => [...values] as unknown[]))
    .filter(values => values.length > 0)
    .map(values => fc.constantFrom(...values))
}

/** Halves of characters, which no encoding has. */
export const halves = fc.constantFrom('a\ud800', '\udc00b', '\ude00\ud83d')

/** Texts that break what the schema says of texts; blanks may be nothing, and nothing may be fine. */
export function brokenTexts(schema: Schema): Arbitrary<string>[] {
  const { enum: values, const: only, format, pattern, minLength = 0, maxLength } = schema
  const known = (values ?? (only === undefined ? [] : [only])).filter(value => value !== null).map(String)
  const nullable = isNullable(schema)
  const told = (text: string) => !(nullable && text.trim() === '')
  const expression = new RegExp(pattern ?? '', 'u')
  const unit = fc.constantFrom('x', 'é', '😀')
  return [
    fc.constantFrom('a\0', '\0'),
    ...(known.length > 0
      ? [fc.oneof(fc.string(), cased(known)).filter(text => !known.includes(text.trim()) && told(text))]
      : []),
    ...(format ? ofFormat[format]!.map(texts => fc.constantFrom(...texts)) : []),
    ...(pattern
      ? [fc.string({ unit: 'binary' }).filter(text => !expression.test(text.trim()) && told(text))]
      : []),
    ...(minLength > 0 && !nullable ? [fc.constantFrom('', '  ', '\u00a0\t\ufeff')] : []),
    ...(minLength > 1 ? [unit.map(text => text.repeat(minLength - 1))] : []),
    ...(maxLength === undefined ? [] : [unit.map(text => text.repeat(maxLength + 1))]),
  ]
}

/** The same texts in another case, and a little longer. */
export const cased = (texts: readonly string[]): Arbitrary<string> =>
  fc.constantFrom(...texts.flatMap(text => [text.toUpperCase(), `${text}s`]))

/** Days that no calendar has, instants that no clock shows, and what others take for them. */
const ofFormat: Readonly<Record<string, readonly (readonly string[])[]>> = {
  date: [
    ['2026-02-30', '2025-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ['0000-01-01', '+002026-01-01', '-0001-01-01', '٢٠٢٦-٠١-٠١', '2026-1-1', '20260101', 'infinity', 'today'],
    ['2026-01-01T00:00:00Z', '1767225600', '01/02/2026', '2026-W01-1', '2026-001'],
  ],
  'date-time': [
    ['2026-01-01T00:00:60Z', '2016-12-31T23:59:60Z', '2026-01-01T24:00:00Z', '2026-01-01T00:60:00Z'],
    [
      '2026-01-01T00:00:00+23:59',
      '2026-01-01T00:00:00-15:00',
      '2026-01-01T00:00:00+0500',
      '2026-01-01T00:00:00+05',
    ],
    [
      '2026-02-30T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '2026-01-01T00:00:00',
      '2026-01-01',
      '2026-01-01 00:00:00Z',
    ],
    ['1767225600', 'now', 'infinity', '2026-01-01T00:00:00Z[UTC]', '2026-01-01T00:00Z', 'P1D'],
  ],
  email: [
    ['nobody', '@', 'a@', '@b.example', 'a b@c.example', 'a@b@c.example', 'a@b..example', 'a@b.example,c@d'],
  ],
}

const tooLarge = [
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '-9007199254740993',
  '1e19',
  '1e308',
  '1e400',
  '-1e400',
]

export function brokenNumbers(schema: Schema): Arbitrary<Verbatim>[] {
  const { minimum = -1e308, maximum = 1e308 } = schema
  const outside = tooLarge.filter(text => Number(text) > maximum || Number(text) < minimum)
  const beside = [
    schema.minimum === undefined ? [] : minimum - 1,
    schema.maximum === undefined ? [] : maximum + 1,
  ]
  const kinds = [
    outside,
    beside.flat().map(String),
    typesOf(schema).includes('number') ? [] : ['1.5', '0.1', '1e-1'],
  ]
  return kinds
    .filter(texts => texts.length > 0)
    .map(texts => fc.constantFrom(...texts.map(text => new Verbatim(text))))
}
