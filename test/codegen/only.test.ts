// A part of a document: the operations that a filter names, what these reach and nothing else, and names that are wrong.
import { isMatch } from '../../packages/codegen/command/only.ts'
import { projects } from './made.ts'
import { document, workspaces } from './workspace.ts'

const { make } = projects()
const workspace = workspaces()

const answer = (name: string): string =>
  `responses: { '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } } }`

const shelter = document(
  `  /pets: { get: { operationId: listPets, tags: [pets], ${answer('Pet')} } }
  /pets/{id}/toys:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: listToys, tags: [toys], ${answer('Toy')} }
  /owners: { $ref: '#/components/pathItems/Owners' }
  /vets: { get: { ${answer('Vet')} } }`,
  `tags: [{ name: pets, description: Animals. }, { name: owners, description: People. }]
webhooks:
  pet_came: { post: { tags: [pets], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Ok. } } } }
  owner_came: { post: { tags: [owners], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } }, responses: { '204': { description: Ok. } } } }
components:
  pathItems:
    Owners:
      get: { operationId: listOwners, tags: [owners, people], ${answer('Owner')} }
      post: { operationId: createOwner, tags: [admin], ${answer('Secret')} }
  schemas:
    Pet: { type: object, properties: { kind: { $ref: '#/components/schemas/Kind' } } }
    Kind: { type: string, enum: [cat] }
    Toy: { type: object, properties: { name: { type: string } } }
    Owner: { type: object, properties: { pet: { $ref: '#/components/schemas/Pet' } } }
    Secret: { type: object, properties: { key: { type: string } } }
    Vet: { type: object, properties: { name: { type: string } } }`,
)

/** The ids of the operations that are generated, and the names of the types that stand beside them. */
function generated(only: object) {
  const { files, said } = make(shelter, { target: ['types', 'operations', 'document'], only })
  const { 'app/gen/openapi.json': json = '', 'app/gen/types.ts': types = '' } = files()
  const { paths, components, webhooks = {} } = JSON.parse(json)
  const items = Object.values(paths) as Record<string, { operationId?: string }>[]
  return {
    said: said.stdout,
    operations: items.flatMap(item => Object.values(item).flatMap(({ operationId }) => operationId ?? [])),
    schemas: Object.keys(components.schemas),
    webhooks: Object.keys(webhooks),
    types: [...types.matchAll(/^export type (\w+) = components/gm)].map(([, name]) => name),
  }
}

it('keeps the operations of a tag with what they reach, and drops every other type', () => {
  expect(generated({ tags: ['pets'] })).toMatchObject({
    operations: ['listPets'],
    schemas: ['Pet', 'Kind'],
    types: ['Pet', 'Kind'],
    webhooks: ['pet_came'],
    said: expect.stringContaining('1 of 5 operations'),
  })
})

it('knows every tag of an operation, and the noun of the path of one without a tag', () => {
  expect(generated({ tags: ['people'] })).toMatchObject({ operations: ['listOwners'], webhooks: [] })
  expect(generated({ tags: ['vets'] })).toMatchObject({ operations: [], schemas: ['Vet'] })
})

it('keeps what any of its lists names', () => {
  expect(generated({ paths: ['/pets/**'], operations: ['createOwner'] })).toMatchObject({
    operations: ['listPets', 'listToys', 'createOwner'],
    schemas: ['Pet', 'Kind', 'Toy', 'Secret'],
  })
})

it.each([
  ['/pets/**', ['/pets', '/pets/{id}', '/pets/{id}/toys'], ['/petshop', '/owners/pets']],
  ['/pets/*', ['/pets/{id}', '/pets/new'], ['/pets', '/pets/{id}/toys']],
  ['/**/toys', ['/toys', '/pets/{id}/toys'], ['/toys/{id}']],
  ['/pets/{id}', ['/pets/{id}', '/pets/{id}#copy'], ['/pets/{name}', '/pets/i']],
  ['/pet*', ['/pets', '/petshop'], ['/pets/{id}', '/repets']],
  ['/a.b', ['/a.b'], ['/axb']],
])('takes %s for a pattern', (pattern, those, others) => {
  expect(those.filter(path => !isMatch(pattern, path))).toEqual([])
  expect(others.filter(path => isMatch(pattern, path))).toEqual([])
})

it.each([
  [
    ['--only-tag', 'pest'],
    'openapi.yaml error empty-selection: No operation has the tag pest. Did you mean pets?',
  ],
  [['--only-path', '/pet/**,/pets'], 'No operation has the path /pet/**.'],
  [['--only-tag', 'pets,animals'], 'the tag animals. There are pets, toys, owners, people, admin, vets.'],
])('says what a name that keeps nothing could have meant: %j', (args, told) => {
  const { run, files } = workspace(shelter)
  const { status, stderr } = run('openapi.yaml', '--out', 'gen', '--target', 'operations', ...args)
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(told) })
  expect(Object.keys(files())).toEqual(['openapi.yaml'])
})

it('is given on the command line or in a config file, and is generated anew after it changed', () => {
  const { run } = workspace(shelter)
  const args = ['openapi.yaml', '--out', 'gen', '--target', 'operations']
  expect(run(...args, '--only-tag', 'pets').status).toBe(0)
  expect(run(...args, '--only-tag', 'pets', '--check').status).toBe(0)
  expect(run(...args, '--only-tag', 'toys', '--check').status).toBe(1)
  expect(() => make(shelter, { only: {} })).toThrow('documents[0].only: name tags, paths or operations.')
})
