// Requests that break the contract, each with the status and the fields that the answer has to tell.

import fc, { type Arbitrary } from 'fast-check'
import { Call, type Expected, type Parts } from './call.ts'
import { type Operation, operations, type Parameter, parametersIn, type Schema, typesOf } from './contract.ts'
import { flawsOf, misleading } from './flaws.ts'
import { httpMistakes } from './http.ts'
import { inside, jsonOf } from './json.ts'
import type { Mistake } from './mistake.ts'
import { brokenTexts } from './odd.ts'
import { byteByByte, isKnown, type Records, validParts } from './requests.ts'

/** A change that makes a valid request a wrong one. */
/** Requests with one mistake, an arbitrary for each kind; and at last some with several that are told at once. */
export function brokenCalls(operation: Operation, records: Records): Arbitrary<Call>[] {
  const valid = unkeyed(operation, records)
  const places = mistakesOf(operation, records)
  const single = places
    .flat()
    .map(kind => fc.tuple(valid, kind).map(([parts, mistake]) => made(operation, parts, [mistake])))
  const several = fc
    .tuple(...places.map(kinds => fc.option(fc.oneof(...kinds), { freq: 4 })))
    .map(options => options.filter(mistake => mistake !== null && !mistake.alone) as Mistake[])
    .filter(mistakes => mistakes.length > 0)
  return [...single, fc.tuple(valid, several).map(([parts, mistakes]) => made(operation, parts, mistakes))]
}

function made(operation: Operation, valid: Parts, mistakes: readonly Mistake[]): Call {
  const parts = mistakes.reduce((changed, { change }) => change(changed), valid)
  const [{ expected }] = mistakes as [Mistake]
  const fields = new Set(mistakes.flatMap(mistake => mistake.expected.fields ?? []))
  return new Call(operation, parts, { ...expected, ...(expected.fields && { fields: [...fields].sort() }) })
}

/** A key that was used before would be all that the answer speaks of. */
const unkeyed = (operation: Operation, records: Records): Arbitrary<Parts> =>
  validParts(operation, records).map(({ headers: { 'Idempotency-Key': _, ...headers }, ...parts }) => ({
    ...parts,
    headers,
  }))

/** By place: what is wrong in one of them hides nothing of the others, unless it is told alone. */
function mistakesOf(operation: Operation, records: Records): Arbitrary<Mistake>[][] {
  const paths = parametersIn(operation, 'path')
  return [
    queryMistakes(operation),
    httpMistakes(operation),
    paths.flatMap(parameter => [...wrongPaths(parameter), ...nowhere(operation, parameter, records)]),
    parametersIn(operation, 'header').flatMap(wrongHeaders),
    operation.body ? bodyMistakes(operation, operation.body, records) : [],
  ].filter(kinds => kinds.length > 0)
}

const refused = (field: string): Expected => ({ status: 400, fields: [field] })

const kindsOfRecords = [...new Set(operations.map(({ result }) => result))]

function bodyMistakes(operation: Operation, body: Schema, records: Records): Arbitrary<Mistake>[] {
  const { ids } = records
  const references = isKnown(operation, records) ? misleading(body, ids, kindsOfRecords) : []
  return [...flawsOf(body, ids, ''), ...references].map(flaw =>
    flaw.map(({ value, field, alone }) => ({
      change: parts => ({ ...parts, body: jsonOf(value), headers: unpacked(parts) }),
      expected: refused(field),
      ...(alone && { alone }),
    })),
  )
}

/** As it is, whatever was done to the body before. */
function unpacked({ headers }: Parts): Parts['headers'] {
  const { 'Content-Encoding': _, ...others } = headers
  return others
}

function queryMistakes(operation: Operation): Arbitrary<Mistake>[] {
  const known = parametersIn(operation, 'query')
  const odd = fc.constantFrom(
    'expand',
    'limit[]',
    '__proto__',
    'constructor',
    'toString',
    'Limit',
    'a.b',
    '',
    ' ',
  )
  const unknown = [odd, fc.string()].map(name =>
    fc
      .tuple(name, fc.string({ unit: 'grapheme', minLength: 1 }))
      .filter(([text]) => known.every(parameter => parameter.name !== text))
      .map(([text, value]) => asked(text, `${encodeURIComponent(text)}=${encodeURIComponent(value)}`)),
  )
  return [...unknown, ...known.flatMap(wrongParameters), ...known.map(givenTwice)]
}

/** Whatever was asked under the name is not asked any more. */
function asked(name: string, ...pairs: string[]): Mistake {
  const change = (parts: Parts): Parts => ({
    ...parts,
    query: [...parts.query.filter(pair => !pair.startsWith(`${name}=`)), ...pairs],
  })
  return { change, expected: refused(inside('', name)) }
}

/** A list with one wrong item, and one that is too long. */
function wrongLists({ name, schema: { items = {}, maxItems = 0 } }: Parameter): Arbitrary<Mistake>[] {
  const ask = (texts: readonly string[], field: string): Mistake => ({
    ...asked(name, `${name}=${texts.map(encodeURIComponent).join()}`),
    expected: refused(field),
  })
  // What cannot be stored is told of the whole list, and a comma begins another item.
  const [, ...kinds] = brokenTexts(items)
  const wrong = kinds.map(kind =>
    kind.filter(text => text !== '' && !text.includes(',')).map(text => ask([text], inside(name, 0))),
  )
  const [item] = items.enum ?? items.examples ?? []
  const whole = [Array(maxItems + 1).fill(String(item)), [`${item}\0`]]
  return [...wrong, fc.constantFrom(...whole).map(texts => ask(texts, name))]
}

function wrongParameters(parameter: Parameter): Arbitrary<Mistake>[] {
  const { name, schema } = parameter
  if (typesOf(schema).includes('array')) return wrongLists(parameter)
  const texts = parameterFlaws(schema).map(kind =>
    kind.map(text => asked(name, `${name}=${encodeURIComponent(text)}`)),
  )
  if (schema.name !== 'Cursor') return texts
  // It is well-formed, and no list gave it out: that is found out after all else.
  const forged = fc.base64String({ minLength: 4 }).map(text => text.replace(/[+/]/g, '_'))
  return [...texts, forged.map(text => ({ ...asked(name, `${name}=${text}`), alone: true as const }))]
}

function parameterFlaws(schema: Schema): Arbitrary<string>[] {
  const types = typesOf(schema)
  const { minimum, maximum } = schema
  const notNumbers = [
    '0x10',
    '1e1',
    '1.0',
    '1.5',
    'all',
    '',
    ' 2',
    '+2',
    '٣',
    '1_0',
    'NaN',
    '2\0',
    '1,5',
    '--1',
  ]
  const outside = [minimum === undefined ? [] : minimum - 1, maximum === undefined ? [] : maximum + 1].flat()
  if (types.includes('integer'))
    return [notNumbers, outside.map(String)].map(texts => fc.constantFrom(...texts))
  if (types.includes('boolean'))
    return [fc.constantFrom('True', '1', '0', 'yes', 'on', '', 'TRUE', 'true ', 'null')]
  return [fc.constant(''), ...brokenTexts(schema)]
}

function givenTwice({ name }: Parameter): Arbitrary<Mistake> {
  return fc.constantFrom('1', 'a', '', '%00').map(text => asked(name, `${name}=${text}`, `${name}=7`))
}

function wrongPaths({ name, schema }: Parameter): Arbitrary<Mistake>[] {
  const odd = fc.constantFrom(
    'a.b',
    '..',
    '%2e%2e',
    'a%2Fb',
    '{id}',
    '*',
    '"',
    "';--",
    'a;b=c',
    'a=b&c',
    '%20',
    '%00',
  )
  const texts = brokenTexts(schema).map(kind =>
    kind.chain(text => fc.constantFrom(encodeURIComponent(text || ' '), byteByByte(text || '\t'))),
  )
  return [odd, ...texts].map(kind => kind.map(text => ({ change: at(name, text), expected: refused(name) })))
}

const at =
  (name: string, text: string) =>
  (parts: Parts): Parts => ({ ...parts, path: { ...parts.path, [name]: text } })

/** What is no percent-encoding, nothing at all, or the id of no record. */
function nowhere({ path }: Operation, { name }: Parameter, { ids }: Records): Arbitrary<Mistake>[] {
  const place = path.slice(0, path.indexOf(`{${name}}`) + name.length + 2)
  const kind = operations.find(operation => operation.path === place)?.result
  const broken = ['%', '%zz', '%f', '%ff', 'a%c3', '%ED%A0%80', '%C0%80', '']
  const nothing = ['-', '0', 'null', 'undefined', 'a'.repeat(64), 'xxx_01k21fe3zefz69jqj7htb64786']
  const others = kindsOfRecords.filter(other => other !== kind).flatMap(ids)
  return [broken, [...nothing, ...others]].map(texts =>
    fc
      .constantFrom(...texts)
      .map(text => ({ change: at(name, text), expected: { status: 404 }, alone: true as const })),
  )
}

function wrongHeaders({ name, schema }: Parameter): Arbitrary<Mistake>[] {
  const { pattern = '', maxLength, enum: values } = schema
  const expression = new RegExp(pattern, 'u')
  const odd = ['', 'a b', 'a\tb', 'caf\xe9', '\x80', '\xff\xfe', 'first, second'].filter(
    text => !expression.test(text) || values?.includes(text) === false,
  )
  const long = maxLength === undefined ? [] : [maxLength + 1, 8000].map(length => 'x'.repeat(length))
  const twice = odd.includes('first, second') ? [['first', 'second']] : []
  const kinds: (string | string[])[][] = [odd, long, twice].filter(texts => texts.length > 0)
  return kinds.map(texts =>
    fc.constantFrom(...texts).map(value => ({
      change: parts => ({ ...parts, headers: { ...parts.headers, [name]: value } }),
      expected: refused(name),
      // What is told before the body is read.
      ...(values && { alone: true as const }),
    })),
  )
}
