// What compiles against the emitted types, and what must not: one run of the compiler over all cases.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compiled.ts'
import { generateAll, temporaryFolder } from './generated.ts'
import { uses } from './uses.ts'

const folder = temporaryFolder()
const pet = `{ id: 'p1', name: 'Mia', kind: 'cat' as const }`
const rest = {
  listPets: `listPets: async ({ query }) => ({ items: [${pet}].slice(0, query.limit), next: null }),`,
  createPet: `createPet: ({ body }) => ({ id: 'p2', kind: 'dog' as const, ...body }),`,
  getPet: `getPet: ({ path }) => ({ ...${pet}, id: path.id }),`,
  deletePet: `deletePet: async () => {},`,
}

const slices = {
  complete: rest,
  missing: { ...rest, getPet: '' },
  unknown: { ...rest, feedPet: 'feedPet: () => undefined,' },
  'wrong-body': { ...rest, getPet: `getPet: () => ({ id: 1, name: 'Mia', kind: 'cat' as const }),` },
  'lacking-field': { ...rest, getPet: `getPet: () => ({ id: 'p1', name: 'Mia' }),` },
  'unknown-parameter': { ...rest, getPet: `getPet: ({ path }) => ({ ...${pet}, id: path.name }),` },
  'undeclared-field': { ...rest, createPet: `createPet: async () => ({ ...${pet}, ssn: '1' }),` },
  'undeclared-in-page': {
    ...rest,
    listPets: `listPets: () => ({ items: [{ ...${pet}, ssn: '1' }], next: null }),`,
  },
  'undeclared-deeper': {
    ...rest,
    getPet: `getPet: () => ({ ...${pet}, toys: [{ label: 'ball', price: 3 }] }),`,
  },
  'optional-undeclared': {
    ...rest,
    getPet: `getPet: () => ({ ...${pet}, ...(Math.random() > 1 && { ssn: '1' }) }),`,
  },
  'body-where-none': { ...rest, deletePet: `deletePet: () => ({ deleted: true }),` },
  serialized: { ...rest, getPet: `getPet: () => new Serialized('{}'),` },
  'wrongly-serialized': { ...rest, getPet: `getPet: () => new Serialized<{ room: string }>('{}'),` },
}

const calls = {
  'client-in-use': `
    const pet: Promise<Pet> = client.pets.create({ name: 'Mia' }, { idempotencyKey: 'k' })
    for await (const { name } of client.pets.list({ kind: ['cat'] })) name satisfies string
    const { items, next } = await client.pets.list()
    console.log(pet, items[0]?.toys, next)`,
  'client-without-argument': `await client.pets.get()`,
  'client-with-unknown-field': `await client.pets.create({ name: 'Mia', ssn: '1' })`,
  'client-with-unknown-filter': `await client.pets.list({ colour: 'red' })`,
}

// The tables do not say so themselves: every compiler would compare each of their fields.
const tables = `import { type OperationFacts, operations } from './gen/operations.ts'
import { type EnumFacts, enums, type SchemaFacts, scalars, schemas, type ValueFacts } from './gen/schemas.ts'
operations satisfies Record<string, OperationFacts>
schemas satisfies Record<string, SchemaFacts>
enums satisfies Record<string, EnumFacts>
scalars satisfies Record<string, ValueFacts>
`

let diagnostics: Record<string, string>

beforeAll(() => {
  generateAll(folder)
  for (const name of readdirSync(folder).filter(name => existsSync(join(folder, name, 'gen'))))
    writeFileSync(join(folder, name, 'tables.ts'), tables)
  for (const [name, handlers] of Object.entries(slices))
    writeSlice(name, Object.values(handlers).join('\n  '))
  for (const [name, call] of Object.entries(calls)) writeCall(name, call)
  for (const [name, lines] of Object.entries(uses)) {
    const imports = `import type { Call, HandlersFor, Result } from './gen/handlers.ts'`
    const keep = `export type Keep = [Call<never>, HandlersFor<never>, Result<never>]`
    writeFileSync(join(folder, name, 'use.ts'), [imports, keep, ...lines].join('\n'))
  }
  cpSync(join(folder, 'several-successes', 'gen'), join(folder, 'undeclared-in-answer', 'gen'), {
    recursive: true,
  })
  mkdirSync(join(folder, 'undeclared-in-answer', 'slices'))
  writeFileSync(
    join(folder, 'undeclared-in-answer', 'slices', 'orders.ts'),
    `import { answer, type HandlersFor } from '../gen/handlers.ts'\nexport default {\n  ${answering}\n} satisfies HandlersFor<'orders'>\n`,
  )
  diagnostics = compile(folder)
})

// A function of what it is called with, in which no excess property is looked for.
const answering = `listOrders: () => answer(200, { items: [], next: null }, { headers: { 'X-Total-Count': 1 } }),
  createOrder: ({ body }) => answer(201, { ...body, ssn: '1' }, { headers: { Location: '/' } }),
  getOrder: () => answer(304),
  replaceOrder: () => answer(200, { was: 'x' }),
  deleteOrder: () => undefined,
  findOldOrders: () => answer(302, undefined, { headers: { Location: '/' } }),`

function writeSlice(name: string, handlers: string): void {
  cpSync(join(folder, 'cursor-list', 'gen'), join(folder, name, 'gen'), { recursive: true })
  mkdirSync(join(folder, name, 'slices'))
  const imports = `import { type HandlersFor, Serialized } from '../gen/handlers.ts'\nexport const keep = Serialized`
  const text = `${imports}\nexport default {\n  ${handlers}\n} satisfies HandlersFor<'pets'>\n`
  writeFileSync(join(folder, name, 'slices', 'pets.ts'), text)
}

function writeCall(name: string, call: string): void {
  mkdirSync(join(folder, name))
  const imports = [
    `import { createClient } from '../cursor-list/gen/client.ts'`,
    `import { createTransport } from '../cursor-list/gen/transport.ts'`,
    `import type { Pet } from '../cursor-list/gen/types.ts'`,
  ]
  const client = `const client = createClient(createTransport({ baseUrl: 'http://localhost' }))`
  writeFileSync(
    join(folder, name, 'call.ts'),
    `${imports.join('\n')}\nexport type Kept = Pet\n${client}\n${call}\n`,
  )
}

describe('the emitted code', () => {
  it('compiles under strict, stubs included, for every document', () => {
    const others = Object.keys(diagnostics).filter(
      name => !(name in slices) && !(name in calls) && name !== 'undeclared-in-answer',
    )
    expect(others.map(name => diagnostics[name])).toEqual([])
  })

  it.each([
    'handlers.ts',
    'registry.ts',
    'types.ts',
    'client.ts',
    'router.ts',
    'express.ts',
    'validation.ts',
    'parameters.ts',
    'coercion.ts',
  ])('has no any in %s', file => {
    const code = readFileSync(join(folder, 'cursor-list', 'gen', file), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|\/\/.*/g,
      '',
    )
    expect(code).not.toMatch(/\bany\b/)
  })
})

describe('a slice', () => {
  it.each(['complete', 'serialized'])('compiles when it is %s', name => {
    expect(diagnostics[name]).toBeUndefined()
  })

  it.each([
    ['missing', "Property 'getPet' is missing"],
    ['unknown', "'feedPet' does not exist in type 'HandlersFor<\"pets\""],
    ['wrong-body', "Type 'number' is not assignable to type 'string'"],
    ['lacking-field', "Property 'kind' is missing"],
    ['unknown-parameter', "Property 'name' does not exist on type '{ id: string; }'"],
    ['body-where-none', "Type '{ deleted: boolean; }' is not assignable"],
    ['wrongly-serialized', "Type '{ room: string; }' is missing"],
  ])('does not compile: %s', (name, told) => {
    expect(diagnostics[name]).toContain(told)
  })

  it.each([
    ['undeclared-field', 'createPet', 'ssn'],
    ['undeclared-in-page', 'listPets', 'items.ssn'],
    ['undeclared-deeper', 'getPet', 'toys.price'],
    ['optional-undeclared', 'getPet', 'ssn'],
    ['undeclared-in-answer', 'createOrder', 'ssn'],
  ])('does not compile with an %s, and the message names operation and field', (name, operation, field) => {
    expect(diagnostics[name]).toContain(
      `{ error: "${operation} returns a field the contract does not declare"; field: "${field}"; }`,
    )
  })
})

describe('the client', () => {
  it('takes and returns what the contract says, without a cast', () => {
    expect(diagnostics['client-in-use']).toBeUndefined()
  })

  it.each([
    ['client-without-argument', 'Expected 1-2 arguments, but got 0'],
    ['client-with-unknown-field', "'ssn' does not exist in type"],
    ['client-with-unknown-filter', "'colour' does not exist in type"],
  ])('does not compile: %s', (name, told) => {
    expect(diagnostics[name]).toContain(told)
  })
})
