// Schemas of zod: they take what the server takes, and have the types of types.ts.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../../packages/codegen/model/names.ts'
import { blocksOf, read } from '../support/contract/page.ts'
import { cases } from './agreement-cases.ts'
import { compile } from './compiled.ts'
import { generateAll, temporaryFolder } from './generated.ts'
import { projects } from './made.ts'

const { make } = projects()
const folder = temporaryFolder()
const yaml = join('test', 'codegen', 'documents')
// Webhooks alone make no server, and of the other not every schema can be compiled.
const others = ['webhooks', 'a-schema-that-cannot-be-compiled']
const documents = readdirSync(yaml)
  .filter(file => file.endsWith('.yaml'))
  .map(file => file.replace('.yaml', ''))

type Schemas = Record<string, { body?: { safeParse(value: unknown): { success: boolean } } }>

const load = async (document: string): Promise<{ inputs: Schemas }> =>
  import(join(folder, document, 'gen', 'zod.ts'))

beforeAll(() => generateAll(folder))

describe.each(Object.keys(cases))('%s', document => {
  it('takes the bodies that callers may write', async () => {
    const { inputs } = await load(document)
    const found = cases[document]!.map(([operation, , body]) => {
      return { operation, body, isTaken: inputs[operation]!.body!.safeParse(body).success }
    })
    expect(found).toEqual(
      cases[document]!.map(([operation, , body, isTaken]) => ({ operation, body, isTaken })),
    )
  })
})

describe('bodies made from a document, and broken in one place', () => {
  // What zod reads otherwise: it finds what every object inherits, and asks null for the fields that only objects need.
  const known: Record<string, RegExp> = {
    'exact-values-and-inherited-names': /expected string, received function/,
    'required-fields': /^sendChoice takes null/,
  }
  let results: Record<string, { taken: number; refused: number; others: string[] }>

  beforeAll(() => {
    const named = documents.filter(name => !others.includes(name))
    const args = named.flatMap(name => [join(yaml, `${name}.yaml`), join(folder, name)])
    const script = join('test', 'codegen', 'zod-agreement.ts')
    results = JSON.parse(execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' }))
  })

  it.each(documents.filter(name => !others.includes(name)))('%s', name => {
    const { others: found } = results[join(yaml, `${name}.yaml`)]!
    expect(found.filter(line => !known[name]?.test(line))).toEqual([])
    if (known[name]) expect(found.length).toBeGreaterThan(0)
  })

  it('are thousands, taken and refused', () => {
    const all = Object.values(results)
    expect(all.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(1000)
    expect(all.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(5000)
  })
})

describe('the type of a schema', () => {
  /** Those that say more than types.ts, and those that say less. */
  const narrower = [
    'rest-and-tuples Labels',
    'rest-and-tuples Marks',
    'values-of-other-kinds Counts',
    'values-of-other-kinds Form',
  ]
  const wider = ['one-way-objects Pattern']
  /** Documents of keywords that types.ts says by tuples and unions, and zod when it parses. */
  const ofKeywords = ['keywords-of-types', 'keywords-of-types-in-3-0']

  it('is that of types.ts', () => {
    const typed = join(folder, 'typed')
    mkdirSync(typed)
    const lines = Object.fromEntries(documents.map(name => [name, writeUse(typed, name)]))
    const diagnostics = Object.values(compile(typed, { exactOptionalPropertyTypes: false })).join('')
    const told = [...diagnostics.matchAll(/^([\w-]+)\/use\.ts\((\d+),.*type '(.*)'\.$/gm)]
    const found = told.map(([, name = '', line, kind]) => `${kind} ${name} ${lines[name]![Number(line) - 1]}`)
    const isOfKeywords = (line: string) => ofKeywords.some(name => line.startsWith(`"other" ${name} `))
    for (const name of ofKeywords) expect(found.join('\n')).toContain(`"other" ${name} `)
    const expected = [...narrower.map(one => `"narrower" ${one}`), ...wider.map(one => `"other" ${one}`)]
    expect(found.filter(line => !isOfKeywords(line)).sort()).toEqual(expected.sort())
    expect(
      diagnostics
        .trim()
        .split('\n')
        .filter(line => !/use\.ts/.test(line)),
    ).toEqual([])
    expect(Object.values(lines).flat().length).toBeGreaterThan(200)
  })

  /** A line for each schema that the compiler refuses where its type is another; their names. */
  function writeUse(typed: string, name: string): string[] {
    mkdirSync(join(typed, name, 'gen'), { recursive: true })
    for (const file of ['zod.ts', 'types.ts'])
      cpSync(join(folder, name, 'gen', file), join(typed, name, 'gen', file))
    const [zod, types] = ['zod.ts', 'types.ts'].map(file =>
      readFileSync(join(folder, name, 'gen', file), 'utf8'),
    )
    const all = [...types!.matchAll(/^export type (\S+) =/gm)].map(([, type = '']) => type)
    const named = all.filter(type => zod!.includes(`const ${camelCase(type)}Schema = `))
    const lines = named.map(type => {
      return `export const ${type}$: Same<z.infer<typeof zod.${camelCase(type)}Schema>, types.${type}> = 'same'`
    })
    const imports = `import type { z } from 'zod'
import type * as types from './gen/types.ts'
import type * as zod from './gen/zod.ts'
type Same<A, B> = 0 extends 1 & A ? 'any' : [A] extends [B] ? ([B] extends [A] ? 'same' : 'narrower') : 'other'
export type Keep = [z.ZodType, types.paths, typeof zod.inputs, Same<1, 1>]
`
    writeFileSync(join(typed, name, 'use.ts'), [...lines, imports].join('\n'))
    return named
  }
})

describe('the sample of the README', () => {
  const sections = read('packages/codegen/README.md').split(/^##+ /m)
  const pets = blocksOf(sections.find(text => text.startsWith('Five minutes'))!).find(({ text }) =>
    text.startsWith('# openapi.yaml'),
  )!
  const [sample] = blocksOf(sections.find(text => text.startsWith('Zod'))!)

  it('compiles, and reads what it is given', async () => {
    const { home, write, compile: check } = make(pets.text, { target: ['types', 'zod'] })
    write('app/use.ts', sample!.text)
    expect(check()).toBe('')
    const { pet } = await import(join(home, 'app/use.ts'))
    expect(pet).toEqual({ id: 'p1', name: 'Mia', kind: 'cat' })
  })

  it('is nothing that others get', () => {
    const { home } = make(pets.text, {})
    expect(existsSync(join(home, 'app/gen/zod.ts'))).toBe(false)
  })
})

it('refuses dates, which are texts in its schemas', () => {
  const run = () =>
    make(
      blocksOf(read('packages/codegen/README.md')).find(({ text }) => text.startsWith('# openapi.yaml'))!
        .text,
      { target: ['types', 'client', 'zod'], dates: 'date' },
    )
  expect(run).toThrow('dates are for clients, and zod has texts.')
})
