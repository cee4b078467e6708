// Bodies that a caller may write are bodies that the server takes, and the other way round: each is compiled and sent.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cases } from './agreement-cases.ts'
import { compile } from './compiled.ts'
import { servers } from './served.ts'

// What else the types of a document have to say.
const uses: Record<string, readonly string[]> = {
  'required-fields': [
    `export const tell = (pet: types.NamedPet) => pet.name + pet.id + (pet.type === 'cat' ? pet.lives : pet.tricks)`,
    `export const required: types.Required = { id: 1 }`,
  ],
  'discriminators-by-value': [
    `const sofa: types.Sofa = { type: 'soft' }`,
    `export const sumOf = (payment: types.Payment) => (payment.means === 'card' ? payment.number : payment.sum)`,
    `export const card: types.Card = { means: 'card' }`,
    `export const payment: types.Payment = { ...card, means: 'card' }`,
    `export const width = ({ there }: types.Pair) => (there.type === 'hard' ? there.width : sofa.seats)`,
  ],
  'variants-used-alone': [
    `export const plan: Result<'getInstance'> = { type: 'g6-standard-2' }`,
    `export const thing: Result<'getThing'> = { type: 'Volume', size: 1 }`,
    `export const partsOf = (one: types.Thing) => (one.type === 'Instance' ? one.parts : one.size)`,
    `export const disk: types.Volume = { size: 1 }`,
  ],
  'discriminators-in-3-0': [
    `export const pets: Result<'createPet'>[] = [{ type: 'Cat', id: '1' }, { type: 'dog' }]`,
    `export const cat: types.CatRequest = { type: 'Kitten' }`,
    `export const secret: Result<'createSecret'> = { kind: 'word', word: 'a' }`,
  ],
}

const documents = Object.keys(cases)
const { folder, serve } = servers(documents)
let diagnostics: Record<string, string>

beforeAll(() => {
  for (const document of documents) writeFileSync(join(folder, document, 'use.ts'), textOf(document))
  diagnostics = compile(folder)
})

/** The cases in the first lines, so that the compiler tells of each by its number. */
function textOf(document: string): string {
  const imports = `import type { Call, Result } from './gen/handlers.ts'; import type * as types from './gen/types.ts'`
  const lines = cases[document]!.map(([operation, , body], at) => {
    return `export const body${at}: Call<'${operation}'>['body'] = ${JSON.stringify(body)}`
  })
  const keep = `export type Keep = [Result<never>, types.operations]`
  return [...lines, imports, keep, ...(uses[document] ?? [])].join('\n')
}

describe.each(documents)('%s', document => {
  it('is the same to callers and to the server', async () => {
    const { send } = await serve(document)
    const wrong = [...(diagnostics[document] ?? '').matchAll(/^[\w-]+\/use\.ts\((\d+),/gm)]
    const lines = new Set(wrong.map(([, line]) => Number(line)))
    const found = cases[document]!.map(async ([operation, path, body], at) => {
      const [status, message] = await send(path, JSON.stringify(body))
      if (status !== 400) expect([message, status]).toEqual([undefined, expect.any(Number)])
      return { operation, body, isWritten: !lines.has(at + 1), isTaken: status !== 400 }
    })
    const expected = cases[document]!.map(([operation, , body, isTaken]) => {
      return { operation, body, isWritten: isTaken, isTaken }
    })
    expect(await Promise.all(found)).toEqual(expected)
  })

  it('compiles where it is used', () => {
    const bodies = cases[document]!.length
    const others = (diagnostics[document] ?? '').split('\n').filter(line => {
      const [, file, at] = /^([^(\s]+)\((\d+),/.exec(line) ?? []
      return file !== undefined && !(file.endsWith('use.ts') && Number(at) <= bodies)
    })
    expect(others).toEqual([])
  })
})
