// Bodies that a caller may write are bodies that the server takes, and the other way round: each is compiled and sent.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compiled.ts'
import { servers } from './served.ts'

type Case = readonly [operation: string, path: string, body: unknown, isTaken: boolean]

const cases: Record<string, readonly Case[]> = {
  'discriminators-by-value': [
    ['sendValue', '/values', { means: 'card', number: '1' }, true],
    ['sendValue', '/values', { means: 'notes', sum: 5 }, true],
    ['sendValue', '/values', { means: 'Card' }, false],
    ['sendValue', '/values', { means: 'card', number: 1 }, false],
    ['sendName', '/names', { kind: 'Ball', size: 3 }, true],
    ['sendName', '/names', { kind: 'Rope', length: 3 }, true],
    ['sendName', '/names', { kind: 'Ball', length: 3 }, false],
    ['sendMapped', '/mapped', { kind: 'Rope', size: 3 }, true],
    ['sendMapped', '/mapped', { kind: 'Ball', length: 3 }, true],
    ['sendMapped', '/mapped', { kind: 'Rope', length: 3 }, false],
    ['sendStray', '/strays', { kind: 'Ball', size: 3 }, true],
    ['sendStray', '/strays', { kind: 'Rope', length: 3 }, true],
    ['sendStray', '/strays', { kind: 'rope', length: 3 }, false],
    ['sendNumber', '/numbers', { step: 1, a: 'x' }, true],
    ['sendNumber', '/numbers', { step: 2, b: 'x' }, true],
    ['sendNumber', '/numbers', { step: '1' }, false],
    ['sendNumber', '/numbers', { step: 3 }, false],
    ['sendNested', '/nested', { means: 'coins', sum: 5 }, true],
    ['sendNested', '/nested', { means: 'refund', of: 'x' }, true],
    ['sendNested', '/nested', { means: 'Payment' }, false],
    ['sendPair', '/pairs', { here: { type: 'sofa', seats: 2 }, there: { type: 'hard', width: 3 } }, true],
    ['sendPair', '/pairs', { here: { type: 'soft' }, there: { type: 'soft' } }, false],
    ['sendBase', '/bases', { role: 'Person', name: 'Mia' }, true],
    ['sendBase', '/bases', { role: 'Member', name: 'Mia', since: 2001 }, true],
    ['sendBase', '/bases', { role: 'member' }, false],
    ['sendCircle', '/circles', { form: 'Circle', colour: 'red', radius: 3 }, true],
    ['sendCircle', '/circles', { form: 'Square', side: 3 }, true],
    ['sendCircle', '/circles', { form: 'Shape' }, false],
  ],
  'discriminators-in-3-0': [
    ['createPet', '/pets', { type: 'Cat', lives: 9 }, true],
    ['createPet', '/pets', { type: 'Kitten', lives: 9, weeks: 3 }, true],
    ['createPet', '/pets', { type: 'dog', tricks: 1 }, true],
    ['createHome', '/homes', { kind: 'house' }, true],
    ['createHome', '/homes', { kind: 'flat', floor: 3 }, true],
    ['createHome', '/homes', { kind: null, floor: 3 }, true],
    ['createHome', '/homes', null, true],
    ['createHome', '/homes', { floor: 3 }, false],
    ['createHome', '/homes', { kind: 'Flat' }, false],
    ['createHome', '/homes', { kind: 'house', id: '1' }, false],
    ['createSecret', '/secrets', { key: 'a' }, true],
    ['createSecret', '/secrets', { word: 'a' }, true],
    ['createSecret', '/secrets', { kind: 'word', word: 'a' }, false],
    ['createPart', '/parts', { part: 'door', lock: true }, true],
    ['createPart', '/parts', { part: 'roof', slope: 3 }, true],
    ['createPart', '/parts', { part: 'PartsDoor' }, false],
  ],
  'required-fields': [
    ['sendNull', '/nulls', { name: 'Mia' }, true],
    ['sendNull', '/nulls', null, true],
    ['sendNull', '/nulls', { id: 1 }, false],
    ['sendChoice', '/choices', { name: 'Mia', other: 1 }, true],
    ['sendChoice', '/choices', { other: 1 }, false],
    ['sendUnion', '/unions', { type: 'cat', id: '1', name: 'Mia', lives: 9 }, true],
    ['sendUnion', '/unions', { type: 'dog', id: '1', name: 'Rex', tricks: 1 }, true],
    ['sendUnion', '/unions', { type: 'dog', id: '1' }, false],
    ['sendUnion', '/unions', { type: 'dog', name: 'Rex' }, false],
    ['sendPart', '/parts', { a: 'x', name: 'Mia' }, true],
    ['sendPart', '/parts', { b: 'x', name: 'Mia' }, true],
    ['sendPart', '/parts', { b: 'x' }, false],
    ['sendStray', '/strays', { name: 'Mia', gone: [1] }, true],
    ['sendStray', '/strays', { name: 'Mia' }, false],
    ['sendNumber', '/numbers', { '1': 'a', 'x-y': 1 }, true],
    ['sendNumber', '/numbers', { '1': 'a' }, false],
    ['sendSize', '/sizes', { size: 'small' }, true],
    ['sendSize', '/sizes', { size: null }, false],
  ],
  'null-beside-compositions': [
    ['sendHome', '/homes', { all: null, one: null, any: null, size: null }, true],
    ['sendHome', '/homes', { all: { key: 'a' }, one: { code: 1 }, any: { key: 'a' } }, true],
    ['sendHome', '/homes', { all: {} }, false],
    ['sendHome', '/homes', { one: {} }, false],
    ['sendHome', '/homes', { none: null }, false],
    ['sendDoor', '/doors', { lock: 'a', width: 1 }, true],
    ['sendDoor', '/doors', null, true],
    ['sendDoor', '/doors', { width: 1 }, false],
  ],
  'one-way-objects': [
    ['sendOnly', '/only', {}, true],
    ['sendOnly', '/only', { key: 'a' }, false],
    ['sendOnly', '/only', 1, false],
    ['sendOnly', '/only', 'x', false],
    ['sendOnly', '/only', null, false],
    ['sendOnly', '/only', [], false],
    ['sendValues', '/values', { values: { a: {} }, list: [{}] }, true],
    ['sendValues', '/values', { values: { a: 1 } }, false],
    ['sendValues', '/values', { values: { a: null } }, false],
    ['sendValues', '/values', { values: { a: { key: 'a' } } }, false],
    ['sendValues', '/values', { values: {}, list: ['x'] }, false],
    ['sendNullable', '/nullable', null, true],
    ['sendNullable', '/nullable', {}, true],
    ['sendNullable', '/nullable', 'x', false],
    ['sendNullable', '/nullable', { key: 'a' }, false],
    ['sendComposed', '/composed', {}, true],
    ['sendComposed', '/composed', 1, false],
    ['sendComposed', '/composed', { key: 'a' }, false],
    ['sendParts', '/parts', { name: 'Mia' }, true],
    ['sendParts', '/parts', { name: 'Mia', id: '1' }, false],
    ['sendParts', '/parts', { name: 'Mia', key: 'a' }, false],
    ['sendParts', '/parts', 'x', false],
    ['sendUnion', '/unions', {}, true],
    ['sendUnion', '/unions', 3, true],
    ['sendUnion', '/unions', 'x', false],
    ['sendUnion', '/unions', null, false],
    ['sendChoice', '/choices', {}, true],
    ['sendChoice', '/choices', { n: 1 }, true],
    ['sendChoice', '/choices', 'x', false],
    ['sendNode', '/nodes', { parent: { parent: {} } }, true],
    ['sendNode', '/nodes', { parent: { parent: 1 } }, false],
    ['sendNode', '/nodes', { parent: { id: '1' } }, false],
    ['sendMaybe', '/maybes', { either: 1 }, true],
    ['sendMaybe', '/maybes', { key: 'a' }, false],
    ['sendMaybe', '/maybes', { id: 'a' }, false],
    ['sendOthers', '/others', { name: 'a' }, true],
    ['sendOthers', '/others', { name: 'a', other: 'a' }, false],
    ['sendPattern', '/patterns', {}, true],
    ['sendPattern', '/patterns', { 'y-a': 'a' }, true],
    ['sendInherited', '/inherited', { name: 'a' }, true],
    ['createSecret', '/secrets', { secret: 'a' }, true],
    ['createSecret', '/secrets', 'x', false],
  ],
  'one-way-objects-in-3-0': [
    ['sendValues', '/values', { values: { a: {} }, null: null }, true],
    ['sendValues', '/values', { values: { a: 1 } }, false],
    ['sendValues', '/values', { values: { a: null } }, false],
    ['sendValues', '/values', { values: {}, null: 'x' }, false],
  ],
  'variants-used-alone': [
    ['createInstance', '/instances', { type: 'g6-standard-2' }, true],
    ['createInstance', '/instances', {}, true],
    ['createInstance', '/instances', { type: 1 }, false],
    ['createThing', '/things', { type: 'Instance' }, true],
    ['createThing', '/things', { type: 'Volume', size: 1 }, true],
    ['createThing', '/things', { type: 'g6-standard-2' }, false],
    ['createThing', '/things', { size: 1 }, false],
    ['createOther', '/others', { type: 'machine' }, true],
    ['createOther', '/others', { type: 'server', parts: [{ type: 'Volume' }] }, true],
    ['createOther', '/others', { type: 'disk', size: 1 }, true],
    ['createOther', '/others', null, true],
    ['createOther', '/others', { type: 'Instance' }, false],
    ['createOther', '/others', { type: 'machine', parts: [{ type: 'disk' }] }, false],
  ],
  'heirs-used-alone': [
    ['sendCat', '/cats', { kind: 'Cat', lives: 9 }, true],
    ['sendCat', '/cats', { kind: 'young', lives: 9 }, true],
    ['sendCat', '/cats', { kind: 'Dog', lives: 9 }, false],
    ['sendCat', '/cats', { kind: 'any', lives: 9 }, false],
    ['sendCat', '/cats', { lives: 9 }, false],
    ['sendKitten', '/kittens', { kind: 'young', lives: 9, weeks: 3 }, true],
    ['sendKitten', '/kittens', { kind: 'Kitten', lives: 9 }, false],
    ['sendKitten', '/kittens', { kind: 'Cat', lives: 9 }, false],
    ['sendDogs', '/dogs', { all: [{ kind: 'Dog' }], best: null }, true],
    ['sendDogs', '/dogs', { all: [{ kind: 'Cat' }] }, false],
    ['sendDogs', '/dogs', { all: [], best: { kind: 'Cat' } }, false],
    ['sendPet', '/pets', { kind: 'any' }, true],
    ['sendChosen', '/chosen', { kind: 'tweety', wings: 2 }, true],
    ['sendChosen', '/chosen', { kind: 'Cat', lives: 9 }, true],
    ['sendChosen', '/chosen', { kind: 'tweety', wings: 'x' }, false],
    ['sendChosen', '/chosen', { kind: 'Bird', wings: 2 }, false],
    ['sendBird', '/birds', { kind: 'tweety', wings: 2 }, true],
    ['sendBird', '/birds', { kind: 'Bird' }, true],
    ['sendBird', '/birds', { kind: 'Cat' }, false],
  ],
  'unions-that-share': [
    ['sendShape', '/shapes', { kind: 'round', radius: 1 }, true],
    ['sendShape', '/shapes', { kind: 'circle', type: 'any' }, true],
    ['sendShape', '/shapes', { kind: 'group', members: [{ kind: 'group', members: [] }] }, true],
    ['sendShape', '/shapes', { kind: 'group', members: [{ kind: 'Circle' }] }, false],
    ['sendShape', '/shapes', { kind: 'Circle' }, false],
    ['sendShape', '/shapes', { kind: 'circle', id: '1' }, false],
    ['sendShape', '/shapes', null, false],
    ['sendFigure', '/figures', { type: 'Circle', kind: 'any' }, true],
    ['sendFigure', '/figures', { type: 'Square', side: 1 }, true],
    ['sendFigure', '/figures', { type: 'shape', kind: 'round' }, true],
    ['sendFigure', '/figures', { type: 'Square', side: 'x' }, false],
    ['sendFigure', '/figures', { type: 'round' }, false],
    ['sendCircle', '/circles', { kind: 'oval', type: 'flat' }, true],
    ['sendCircle', '/circles', { kind: 1 }, false],
    ['sendMaybe', '/maybe', { shape: null, all: { a: { type: 'Square' } } }, true],
    ['sendMaybe', '/maybe', { shape: { kind: 'group', members: [] } }, true],
    ['sendMaybe', '/maybe', { shape: { kind: 'oval' } }, false],
    ['sendMaybe', '/maybe', { all: { a: { type: 'round' } } }, false],
  ],
  'enums-of-every-kind': [
    ['sendValues', '/values', { flag: false, mixed: 'a', objects: { a: 2 } }, true],
    ['sendValues', '/values', { always: true, mixed: null }, true],
    ['sendValues', '/values', { always: false }, false],
    ['sendValues', '/values', { flag: 'true' }, false],
    ['sendValues', '/values', { none: 'a' }, false],
  ],
}

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
