// Slices that are functions of services: the registry asks for what all of them take, and makes the handlers of it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from './compiled.ts'
import { temporaryFolder } from './generated.ts'

const document = `
openapi: 3.1.1
info: { title: Two tags, version: "1" }
tags: [{ name: pets }, { name: rooms }]
security: []
paths:
  /pets: { get: { operationId: listPets, tags: [pets], summary: List pets, responses: { "200": { $ref: "#/components/responses/Names" } } } }
  /rooms: { get: { operationId: listRooms, tags: [rooms], summary: List rooms, responses: { "200": { $ref: "#/components/responses/Names" } } } }
components:
  responses:
    Names: { description: Names., content: { application/json: { schema: { $ref: "#/components/schemas/Names" } } } }
  schemas:
    Names: { type: object, required: [names], properties: { names: { type: array, items: { type: string } } } }
`
const rooms = `export default { listRooms: () => ({ names: ['A'] }) } satisfies HandlersFor<'rooms'>`
const petsThat = (returns: string) => `
export interface PetServices { readonly shelter: { names(): string[] } }
export default ({ shelter }: PetServices) => ({ listPets: () => (${returns}) }) satisfies HandlersFor<'pets'>`

const folder = temporaryFolder()
let diagnostics: Record<string, string>

function write(name: string, pets: string, services: string): void {
  const slices = join(folder, name, 'slices')
  mkdirSync(slices, { recursive: true })
  const types = `import type { HandlersFor } from '../gen/handlers.ts'\n`
  writeFileSync(join(slices, 'pets.ts'), types + pets)
  writeFileSync(join(slices, 'rooms.ts'), types + rooms)
  const use = [
    `import { makeHandlers } from './gen/registry.ts'`,
    `const handlers = makeHandlers(${services})`,
    'const call = { path: {}, query: {}, body: undefined }',
    'console.log(JSON.stringify([await handlers.listPets(call), await handlers.listRooms(call)]))',
  ]
  writeFileSync(join(folder, name, 'use.ts'), use.join('\n'))
}

beforeAll(() => {
  const names = 'names: shelter.names()'
  const shelter = `{ shelter: { names: () => ['Mia'] } }`
  write('complete', petsThat(`{ ${names} }`), shelter)
  write('without-service', petsThat(`{ ${names} }`), '{}')
  write('undeclared', petsThat(`{ ${names}, ssn: 1 }`), shelter)
  writeFileSync(join(folder, 'openapi.yaml'), document)
  const documents = ['complete', 'without-service', 'undeclared'].map(name => {
    const out = join(folder, name, 'gen')
    return {
      document: join(folder, 'openapi.yaml'),
      out,
      slices: '../slices',
      services: true,
      express: false,
    }
  })
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ documents }))
  const command = resolve('packages/codegen/muster-codegen.ts')
  execFileSync(process.execPath, [command, '--config', join(folder, 'config.json')], { stdio: 'pipe' })
  diagnostics = compile(folder)
})

it('is made with the service that it needs, beside one that needs none', () => {
  expect(diagnostics.complete).toBeUndefined()
  const said = execFileSync(process.execPath, [join(folder, 'complete', 'use.ts')], { encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual([{ names: ['Mia'] }, { names: ['A'] }])
})

it('does not compile without the service, and the message names it', () => {
  expect(diagnostics['without-service']).toContain("Property 'shelter' is missing in type '{}'")
})

it('does not compile with a field that the contract does not declare', () => {
  expect(diagnostics.undeclared).toContain('field: "ssn"')
})

it('does not change a registry without the option', () => {
  const out = join(folder, 'plain', 'gen')
  const command = resolve('packages/codegen/muster-codegen.ts')
  const args = [command, join(folder, 'openapi.yaml'), '--out', out, '--slices', '../slices']
  execFileSync(process.execPath, args, { stdio: 'pipe' })
  const text = readFileSync(join(out, 'registry.ts'), 'utf8')
  expect(text).toContain('export const handlers: Handlers = slices')
  expect(text).not.toContain('Services')
})
