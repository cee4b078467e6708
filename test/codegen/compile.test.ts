// What compiles against the emitted types, and what must not: one run of the compiler over all cases.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compiled.ts'
import { generateAll, temporaryFolder } from './generated.ts'

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

// What the types of a small document take; a line after @ts-expect-error is one that they do not.
const uses: Record<string, readonly string[]> = {
  'all-at-once': [
    `export const one: Call<'addContact'>['body'] = { mail: 'a@b.cd' }`,
    `// @ts-expect-error`,
    `export const two: Call<'addContact'>['body'] = { mail: 5 }`,
    `// @ts-expect-error`,
    `export const three: Result<'findContacts'> = { rank: 1 }`,
    `export const four: Result<'findContacts'> = { id: '1', rank: 1, hint: 'x' }`,
    `export const id = (found: Result<'findContacts'>): string => found.id`,
    `// @ts-expect-error`,
    `export const five: Call<'findContacts'>['query'] = { q: 5 }`,
    `export const phone = ({ body }: Call<'reachContact'>): string => body.phone`,
  ],
  'rest-and-tuples': [
    `export const one: Call<'replaceLabels'>['body'] = { count: 1, other: 'x' }`,
    `// @ts-expect-error`,
    `export const two: Call<'replaceLabels'>['body'] = { count: 1, other: true }`,
    `export default { replaceLabels: () => ({ count: 1, other: 'x' }), replaceMarks: () => {} } satisfies HandlersFor<'labels'>`,
    `export const three: Call<'replaceMarks'>['body'] = { count: 1, 'x-a': 'x' }`,
    `export const four: Call<'replaceRow'>['body'][] = [['a'], ['a', 1], ['a', 1, true, false]]`,
    `// @ts-expect-error`,
    `export const five: Call<'replaceRow'>['body'] = []`,
    `export const six: Result<'replaceRow'>[] = [['a', 1], null]`,
    `// @ts-expect-error`,
    `export const seven: Result<'replaceRow'> = ['a', 1, 2]`,
  ],
  'references-into-parts': [
    `export const name = ({ body }: Call<'renamePet'>): string => body`,
    `export const pin = ({ body }: Call<'changePin'>): string => body.pin`,
    `export const n = ({ body }: Call<'count'>): number => body.n`,
    `export const age = ({ body }: Call<'tagPets'>): number => body.age`,
    `export const one: Call<'tagPets'>['body'] = { tag: 'x', age: 1 }`,
    `export const two: Result<'tagPets'> = 'x'`,
    `export const q = ({ query }: Call<'findToys'>): number => query.q ?? 0`,
  ],
  'read-only-in-compositions': [
    `export const one: Call<'createPet'>['body'] = { name: 'Mia' }`,
    `// @ts-expect-error`,
    `export const two: Result<'createPet'> = { name: 'Mia' }`,
  ],
  'binary-in-json': [
    `export const one: Call<'embedPhoto'>['body'] = { photo: 'abc' }`,
    `export const two: Call<'sendPhoto'>['body'] = { photo: new Blob([]) }`,
  ],
  'bodies-of-get': [
    `export const name = ({ body }: Call<'searchPets'>): string => body.name`,
    `declare const client: import('./gen/client.ts').Client`,
    `export const made = [client.pets.delete({ name: 'Mia' }), client.pets.count()]`,
    `// @ts-expect-error`,
    `export const search = client.pets.search`,
    `// @ts-expect-error`,
    `export const none = client.pets.undefined`,
    `// @ts-expect-error`,
    `export const echo = client.tests`,
  ],
  'one-way-objects': [
    `export const one: Result<'createSecret'> = {}`,
    `// @ts-expect-error`,
    `export const two: Result<'createSecret'> = { secret: 'a' }`,
    `// @ts-expect-error`,
    `export const three: Result<'createSecret'> = 'a'`,
  ],
  'bytes-beside-json': [
    `declare const client: import('./gen/client.ts').Client`,
    `const file = new Blob([])`,
    `export const sent = [client.files.sendShared({ file }), client.files.sendShared({ file: 'text' })]`,
    `export const others = [client.files.sendApart({ url: 'a' }), client.files.sendApart({ files: [file] })]`,
    `export const nested = client.files.sendNested({ page: { scan: file }, pages: [{ scan: file }] })`,
    `// @ts-expect-error`,
    `export const wrong = client.files.sendApart({ url: file })`,
  ],
  'media-ranges': [
    `declare const client: import('./gen/client.ts').Client`,
    `export const sent = [client.pods.sendAny({ name: 'a' }), client.pods.sendApplication({ name: 'a' })]`,
    `export const file = client.pods.sendFile(new Blob([]))`,
    `export const bytes = ({ body }: Call<'sendFile'>): number => body.byteLength`,
  ],
  headers: [
    `export const one: Call<'find'>['header'] = { 'x-a': 'text' }`,
    `// @ts-expect-error`,
    `export const two: Call<'find'>['header'] = { accept: 'text' }`,
  ],
  'a-version-that-was-raised': [`export const one: Call<'send'>['body'] = { owner: null, note: null }`],
}

let diagnostics: Record<string, string>

beforeAll(() => {
  generateAll(folder)
  for (const [name, handlers] of Object.entries(slices))
    writeSlice(name, Object.values(handlers).join('\n  '))
  for (const [name, call] of Object.entries(calls)) writeCall(name, call)
  for (const [name, lines] of Object.entries(uses)) {
    const imports = `import type { Call, HandlersFor, Result } from './gen/handlers.ts'`
    const keep = `export type Keep = [Call<never>, HandlersFor<never>, Result<never>]`
    writeFileSync(join(folder, name, 'use.ts'), [imports, keep, ...lines].join('\n'))
  }
  diagnostics = compile(folder)
})

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
    const others = Object.keys(diagnostics).filter(name => !(name in slices) && !(name in calls))
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
