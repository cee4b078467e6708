// What callers and handlers may write where requests, answers and failures have types of their own.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compiled.ts'
import { generateAll, temporaryFolder } from './generated.ts'

const folder = temporaryFolder()

const pet = `{ id: '1', name: 'Mia', kind: 'cat' as const }`

const cases: Record<string, [document: string, code: string]> = {
  'request-without-what-is-read-only': [
    'directions',
    `const pet = await client.pets.create({ name: 'Mia', pin: '1', kind: 'cat', toys: [{ label: 'ball' }], mother: { name: 'Old', pin: '2', kind: 'cat' } })
    pet.id satisfies string
    pet.toys?.[0]?.bought_at satisfies string | undefined
    await client.pets.changePin('1', { pin: '2' })`,
  ],
  'request-with-read-only': [
    'directions',
    `await client.pets.create({ name: 'M', pin: '1', kind: 'cat', id: '1' })`,
  ],
  'request-with-read-only-in-a-list': [
    'directions',
    `await client.pets.create({ name: 'M', pin: '1', kind: 'cat', toys: [{ label: 'b', bought_at: 'x' }] })`,
  ],
  'answer-with-write-only': [
    'directions',
    `const pet = await client.pets.create({ name: 'M', pin: '1', kind: 'cat' })
    pet.pin`,
  ],
  'payload-as-it-is-sent': ['directions', `export const event = ${pet} satisfies WebhookEvent`],
  'payload-with-write-only': [
    'directions',
    `export const event = { ...${pet}, pin: '1' } satisfies WebhookEvent`,
  ],
  'handler-in-both-directions': [
    'directions',
    `export const handlers = { createPet: ({ body }) => ({ id: body.pin, name: body.name, kind: body.kind }), changePin: () => undefined } satisfies HandlersFor<'pets'>`,
  ],
  'handler-that-reads-read-only': [
    'directions',
    `export const handlers = { createPet: ({ body }) => ({ ...${pet}, id: body.id }), changePin: () => undefined } satisfies HandlersFor<'pets'>`,
  ],
  'discriminated-in-a-request': [
    'discriminators',
    `const animal = await client.animals.create({ home: 'house', kind: { type: 'Cat', lives: 9 } })
    if (animal.home === 'house' && animal.kind.type === 'Cat') animal.kind.id satisfies string`,
  ],
  'discriminated-wrongly': [
    'discriminators',
    `await client.animals.create({ home: 'house', kind: { type: 'CatRequest' } })`,
  ],
  'variant-of-another-kind': [
    'discriminators',
    `const animal = await client.animals.create({ home: 'wood' })
    if (animal.home === 'wood') animal.kind`,
  ],
  'enum-that-grew': [
    'open-enums',
    `const { kind, rank, states } = await client.orders.replace('sale', { type: 'order', kind: 'rent', rank: 1 })
    const later: typeof kind = 'lease'
    const rankLater: typeof rank = 3
    const known: typeof states = ['open', 'lost']
    console.log(later, rankLater, known)`,
  ],
  'enum-that-is-sent': [
    'open-enums',
    `await client.orders.replace('sale', { type: 'order', kind: 'lease', rank: 1 })`,
  ],
  'enum-in-a-path': [
    'open-enums',
    `await client.orders.replace('lease', { type: 'order', kind: 'rent', rank: 1 })`,
  ],
  'single-value-stays': [
    'open-enums',
    `const { type } = await client.orders.replace('sale', { type: 'order', kind: 'rent', rank: 1 })
    const other: typeof type = 'offer'
    console.log(other)`,
  ],
  'failure-and-its-body': [
    'failures-by-status',
    `const error: unknown = undefined
    if (!isFailureOf('createOrder', error)) throw error
    switch (error.status) {
      case 404: error.body satisfies undefined; break
      case 409: error.body.other satisfies string; break
      case 422: error.body.fields satisfies string[] | undefined; break
      case 418: error.body.title satisfies string; break
      case 500: error.body satisfies string; break
    }`,
  ],
  'failure-of-another-status': [
    'failures-by-status',
    `const error: unknown = undefined
    if (isFailureOf('createOrder', error) && error.status === 409) error.body.title`,
  ],
  'failure-of-an-operation-without': ['failures-by-status', `isFailureOf('ping', undefined)`],
  'null-where-it-may-be': [
    'null-in-every-way',
    `await client.dogs.create({ name: null, owner: null, size: null, age: null, notes: null, friends: ['Rex', null] })`,
  ],
  'null-where-it-may-not': [
    'lists-or-null',
    `const { names } = await client.dogs.find({ sizes: null, ages: [1] })
    names.length`,
  ],
  'json-of-any-depth': [
    'recursive-schemas',
    `const json: Json = ['a', { b: [[['c']]] }]\n    console.log(json)`,
  ],
  'json-with-a-number': ['recursive-schemas', `const json: Json = [{ b: [1] }]\n    console.log(json)`],
  'defaults-that-are-filled-in': [
    'body-defaults',
    `export const handlers = {
      createJob: ({ body }) => ({ name: body.name, tries: body.tries.valueOf() }),
      createStep: ({ body }) => void body?.tries.toFixed(),
      createMove: ({ body }) => void ('bark' in body ? body.bark?.toFixed() : body.note.concat(body.to)),
      createNote: ({ body }) => void body.kind.concat(body.name),
    } satisfies HandlersFor<'jobs'>`,
  ],
  'parameters-of-any-type': [
    'parameters-on-the-wire',
    `await client.styles.readTyped(1, { 'X-Either': true, 'X-Null': 3, 'X-Free': 'a' }, { cookie: false })
    await client.styles.readTyped('0b9f4c1e-7d5a-4c7e-9a53-1f0d2c3b4a59')
    await client.styles.read('a', 'b', ['c'], { a: 1 }, {}, { 'X-Where': { a: 1 }, 'X-Json': { b: 'c' } })
    export const handlers = {
      readTyped: ({ path, header, cookie }) => {
        path.id satisfies number | string
        header['x-either'] satisfies number | boolean | undefined
        header['x-null'] satisfies number | undefined
        header['x-free'] satisfies string | undefined
        cookie.cookie satisfies number | boolean | undefined
      },
      readStyles: ({ path, header }) => {
        path.where.a satisfies number | undefined
        header['x-json']?.b satisfies string | undefined
      },
      readExploded: () => undefined,
    } satisfies HandlersFor<'styles'>`,
  ],
  'headers-and-cookies': [
    'parameters-in-every-style',
    `await client.search.search([1, 2], { 'X-Tries': 3, 'X-Names': ['a'] }, { limit: 3, filter: { price: { min: 1 } } }, { session: 's' })`,
  ],
  'path-of-another-type': ['parameters-on-the-wire', `await client.styles.readTyped(true)`],
  'header-that-is-missing': ['parameters-in-every-style', `await client.search.search([1], {})`],
}

const imports: Record<string, string> = {
  isFailureOf: `import { isFailureOf } from '../GEN/errors.ts'`,
  WebhookEvent: `import type { WebhookEvent } from '../GEN/types.ts'`,
  'Json =': `import type { Json } from '../GEN/types.ts'`,
  HandlersFor: `import type { HandlersFor } from '../GEN/handlers.ts'`,
}

let diagnostics: Record<string, string>

beforeAll(() => {
  generateAll(folder)
  for (const [name, [document, code]] of Object.entries(cases)) {
    mkdirSync(join(folder, name))
    const used = Object.entries(imports).flatMap(([word, line]) => (code.includes(word) ? [line] : []))
    const lines = [
      `import { createClient } from '../GEN/client.ts'`,
      `import { createTransport } from '../GEN/transport.ts'`,
      ...used,
      `export const client = createClient(createTransport({ baseUrl: 'http://localhost' }))`,
      code,
    ]
    writeFileSync(join(folder, name, 'case.ts'), `${lines.join('\n').replaceAll('GEN', `${document}/gen`)}\n`)
  }
  diagnostics = compile(folder)
})

it.each([
  'request-without-what-is-read-only',
  'payload-as-it-is-sent',
  'handler-in-both-directions',
  'discriminated-in-a-request',
  'enum-that-grew',
  'failure-and-its-body',
  'null-where-it-may-be',
  'json-of-any-depth',
  'defaults-that-are-filled-in',
  'parameters-of-any-type',
  'headers-and-cookies',
])('compiles: %s', name => {
  expect(diagnostics[name]).toBeUndefined()
})

it.each([
  ['request-with-read-only', "'id' does not exist in type"],
  ['request-with-read-only-in-a-list', "Type 'string' is not assignable to type 'never'"],
  ['answer-with-write-only', "Property 'pin' does not exist"],
  ['payload-with-write-only', "'pin' does not exist in type"],
  ['handler-that-reads-read-only', "Property 'id' does not exist"],
  ['discriminated-wrongly', `Type '"CatRequest"' is not assignable to type '"Cat" | "Dog"'`],
  ['variant-of-another-kind', "Property 'kind' does not exist"],
  ['enum-that-is-sent', `Type '"lease"' is not assignable`],
  ['enum-in-a-path', `Argument of type '"lease"' is not assignable`],
  ['single-value-stays', `Type '"offer"' is not assignable to type '"order"'`],
  ['failure-of-another-status', "Property 'title' does not exist"],
  ['failure-of-an-operation-without', `Argument of type '"ping"' is not assignable`],
  ['null-where-it-may-not', "'names' is possibly 'null'"],
  ['json-with-a-number', "Type 'number' is not assignable"],
  ['path-of-another-type', "Argument of type 'boolean' is not assignable to parameter of type"],
  ['header-that-is-missing', "Property ''X-Tries'' is missing"],
])('does not compile: %s', (name, told) => {
  expect(diagnostics[name]).toContain(told)
})
