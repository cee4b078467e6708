// Mistakes that a document can be generated with: each small text has one, which is found on its line under its code.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { codes } from '../../packages/codegen/document/codes.ts'
import { findWarnings } from '../../packages/codegen/document/lint/lint.ts'
import { type Problem, sortProblems } from '../../packages/codegen/document/problems.ts'
import { loadDocument, readDocument } from '../../packages/codegen/document/reading/load.ts'
import { Locator } from '../../packages/codegen/document/reading/locate.ts'
import { parseText } from '../../packages/codegen/document/reading/parse.ts'
import { done, head, mistakes, oldSchema, operation, schema } from './mistakes.ts'
import { mistakesOfSchemas } from './mistakes-of-schemas.ts'

const everyCode = Object.fromEntries(
  Object.entries(codes).map(([code, { level }]) => [code, level === 'silent' ? 'warning' : level]),
)

/** What is found: code, line and sentence. */
function find(text: string): string[] {
  const loaded = readDocument(parseText(text, 'a.yaml'), 'a.yaml')
  const locator = new Locator(text)
  const { warnings } = sortProblems(findWarnings(loaded.document, everyCode), everyCode)
  return warnings.map(
    ({ code, keys, message, remedy }) => `${locator.find(keys)?.line} ${code}: ${message} ${remedy}`,
  )
}

/** Nothing refers to the schemas of these texts. */
const withoutUnused = (lines: readonly string[]) =>
  lines.filter(line => !line.includes(' unused-component: '))

const all = [...mistakes, ...mistakesOfSchemas]

it.each(all)('%j is found', (text, line, code, message) => {
  const found = withoutUnused(find(text))
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(message)
  expect(found[0]!.split(': ')[0]).toBe(`${line} ${code}`)
})

it('has a text for each code that is no error', () => {
  const tried = new Set<string>(all.map(([, , code]) => code))
  const left = Object.entries(codes).filter(([code, { level }]) => level !== 'error' && !tried.has(code))
  expect(left.map(([code]) => code)).toEqual(['unused-component'])
})

it('finds a component that nothing but itself refers to', () => {
  const text = schema('properties: { next: { $ref: "#/components/schemas/A" } }')
  expect(find(text)).toEqual([
    '6 unused-component: Nothing refers to Pet. Remove it, or refer to it.',
    '7 unused-component: Nothing refers to A. Remove it, or refer to it.',
  ])
})

it.each([
  ['an extension', operation('x-sumary: All.')],
  ['a key of an example', schema('example: { propertis: 1, tpye: 2 }')],
  ['a key of a default', schema('default: { tpye: 2 }')],
  ['a property that is called nearly like a keyword', schema('properties: { tpye: {}, requird: {} }')],
  ['a keyword of somebody, which JSON Schema allows', schema('unit: metre')],
  [
    'a required name that an open object does not describe',
    schema('required: [owner]\n      properties: { name: {} }'),
  ],
  [
    'a branch that requires what stands beside it',
    schema('properties: { name: {}, id: {} }\n      anyOf: [{ required: [name] }, { required: [id] }]'),
  ],
  ['null in a nullable enum', oldSchema('type: string\n      nullable: true\n      enum: [a, null]')],
  ['a default that is null beside a type and null', schema('type: [string, "null"]\n      default: null')],
  [
    'an example without what only a response has',
    schema('required: [id]\n      properties: { id: { readOnly: true } }\n      example: {}'),
  ],
  ['limits that one value meets', schema('type: integer\n      minimum: 1\n      maximum: 1')],
  [
    'a description beside a reference in 3.0',
    oldSchema('$ref: "#/components/schemas/Pet"\n      description: One.'),
  ],
  [
    'a mapping to another host',
    schema('discriminator: { propertyName: kind, mapping: { a: https://example.com/other } }'),
  ],
  [
    'a variant that is composed of what has the field',
    schema(
      'oneOf: [{ allOf: [{ $ref: "#/components/schemas/Pet" }] }]\n      discriminator: { propertyName: kind }',
    ),
  ],
  [
    'a scheme of OpenID Connect, which lists no scopes',
    operation(
      'security: [{ a: [read] }]\ncomponents: { securitySchemes: { a: { type: openIdConnect, openIdConnectUrl: / } } }',
    ),
  ],
  ['tags that are declared nowhere', operation('tags: [pets]')],
  [
    'a header that is named in two ways of writing, in a path and its operation',
    `${head('3.1.1')}paths:\n  /pets:\n    parameters: [{ name: a, in: query, schema: {} }]\n    get: { parameters: [{ name: a, in: query, schema: {} }], ${done} }\n`,
  ],
])('leaves alone %s', (_, text) => {
  expect(withoutUnused(find(text))).toEqual([])
})

const folder = 'test/codegen/documents'
const count = (problems: readonly Problem[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(problems, ({ code }) => code)).map(([code, of]) => [code, of.length]),
  )

/** The warnings of a document, by code. */
const countWarnings = (path: string) =>
  count(sortProblems(findWarnings(loadDocument(path).document)).warnings)

it('finds nothing in the documents of these tests that is not there', () => {
  const found = readdirSync(folder)
    .filter(name => /\.yaml$/.test(name))
    .map(name => [name, countWarnings(join(folder, name))] as const)
    .filter(([, counts]) => Object.keys(counts).length > 0)
  expect(Object.fromEntries(found)).toEqual({
    'components-in-other-places.yaml': { 'unknown-keyword': 1 },
    'enums-of-every-kind.yaml': { 'empty-enum': 2 },
    'in-several-files.yaml': { 'missing-discriminator-field': 1 },
    'keywords-of-types-in-3-0.yaml': { 'invalid-enum': 2 },
    'keywords-of-types.yaml': { 'invalid-const': 1, 'invalid-enum': 8, 'unknown-required': 1 },
    'operations-with-odd-names.yaml': { 'unknown-tag': 1 },
    'parameters-on-the-wire.yaml': { 'missing-schema': 1 },
    'unions-that-share.yaml': { 'missing-discriminator-field': 1 },
    'variants-used-alone.yaml': { 'missing-discriminator-field': 2 },
  })
})

/** Published by others and not part of the repository; each of these was looked at and is a mistake. */
const published: [name: string, warnings: Record<string, number>][] = [
  ['apideck-hris.yaml', { 'idle-keyword': 14 }],
  ['box.json', { 'idle-keyword': 8 }],
  ['discord.json', { 'empty-enum': 2 }],
  ['polar.json', {}],
]

describe.each(published)('%s', (name, warnings) => {
  const path = join('../shared/fixtures/openapi', name)
  if (existsSync(path)) it('has these warnings', () => expect(countWarnings(path)).toEqual(warnings))
  else it.skip('is published elsewhere and left out here', () => undefined)
})
