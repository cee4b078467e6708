// impact: which handlers and client methods a change reaches, in which direction, and whether callers break.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaces } from './workspace.ts'

const workspace = workspaces()

const before = `
openapi: 3.1.1
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters: [{ name: kind, in: query, schema: { $ref: '#/components/schemas/Kind' } }]
      responses: { '200': { description: Pets., content: { application/json: { schema: { $ref: '#/components/schemas/PetPage' } } } } }
    post:
      operationId: createPet
      tags: [pets]
      requestBody: { $ref: '#/components/requestBodies/NewPet' }
      responses: { '201': { description: Pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
  /kinds:
    post:
      operationId: createKind
      tags: [kinds]
      requestBody: { content: { application/json: { schema: { type: object, properties: { kind: { $ref: '#/components/schemas/Kind' } } } } } }
      responses: { '204': { description: Done. } }
  /health: { get: { operationId: getHealth, tags: [health], responses: { '204': { description: Fine. } } } }
webhooks:
  petAdded: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '200': { description: Heard. } } } }
components:
  requestBodies:
    NewPet: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewPet' } } } }
  schemas:
    Kind: { type: string, enum: [cat, dog] }
    NewPet: { type: object, required: [name], properties: { name: { type: string }, kind: { $ref: '#/components/schemas/Kind' } } }
    Pet: { type: object, required: [id, name], properties: { id: { type: string }, name: { type: string }, kind: { $ref: '#/components/schemas/Kind' } } }
    PetPage: { type: object, required: [items], properties: { items: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
`

interface Report {
  breaks: boolean
  touched: {
    name: string
    is: string
    breaks: boolean
    handler?: string
    clientMethod?: string
    changes: number[]
  }[]
  changes: {
    severity: string
    direction: string
    place: string
    message: string
    rule: string
    operations: string[]
  }[]
}

/** The impact of a change that is told as replacements of text. */
function impactOf(...changes: readonly (readonly [string, string])[]) {
  const { home, run } = workspace(before, 'old.yaml')
  const after = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, before)
  writeFileSync(join(home, 'new.yaml'), after)
  const { status, stdout, stderr } = run('impact', 'old.yaml', 'new.yaml', '--format', 'json')
  expect(stderr).toBe('')
  const report = JSON.parse(stdout) as Report
  return { status, report, broken: report.touched.filter(one => one.breaks).map(one => one.name) }
}

it('breaks no caller without a change', () => {
  expect(impactOf()).toMatchObject({ status: 0, report: { breaks: false, touched: [], changes: [] } })
})

it('rates a new enum value only for those who read it, through every reference', () => {
  const { status, report, broken } = impactOf(['enum: [cat, dog]', 'enum: [cat, dog, cow]'])
  expect([status, broken]).toEqual([1, ['listPets', 'createPet', 'petAdded']])
  expect(report.changes).toEqual([
    {
      severity: 'break',
      direction: 'response',
      place: 'schema Kind',
      message: 'Its enum gained "cow".',
      rule: 'enum-values-added',
      operations: ['listPets', 'createPet', 'petAdded'],
    },
    {
      severity: 'note',
      direction: 'request',
      place: 'schema Kind',
      message: 'Its enum gained "cow".',
      rule: 'enum-values-added',
      operations: ['listPets', 'createPet', 'createKind'],
    },
  ])
})

it('rates a removed enum value only for those who send it', () => {
  const { broken } = impactOf(['enum: [cat, dog]', 'enum: [cat]'])
  expect(broken).toEqual(['listPets', 'createPet', 'createKind'])
})

it('names handler and method as the targets do', () => {
  const { report } = impactOf(['required: [name]', 'required: [name, kind]'])
  expect(report.touched).toEqual([
    expect.objectContaining({
      name: 'createPet',
      is: 'changed',
      breaks: true,
      route: 'POST /pets',
      handler: "HandlersFor<'pets'>.createPet",
      clientMethod: 'Pets.create',
    }),
  ])
})

it('breaks no caller with a required field that is only received', () => {
  const { status, report, broken } = impactOf([
    'required: [id, name], properties: {',
    'required: [id, name], properties: { tag: { type: string },',
  ])
  expect([status, broken]).toEqual([0, []])
  expect(report.touched.map(one => one.name)).toEqual(['listPets', 'createPet', 'petAdded'])
})

it('reports operations that are added and removed', () => {
  const { report } = impactOf([
    '/health: { get: { operationId: getHealth',
    '/state: { get: { operationId: getState',
  ])
  expect(report.touched.map(({ name, is, breaks }) => ({ name, is, breaks }))).toEqual([
    { name: 'getHealth', is: 'removed', breaks: true },
    { name: 'getState', is: 'added', breaks: false },
  ])
})

it('reports a renamed method, which nobody notices over the wire', () => {
  const { report, broken } = impactOf([
    'operationId: createKind\n      tags: [kinds]',
    'operationId: createKind\n      tags: [pets]',
  ])
  expect(broken).toEqual(['createKind'])
  expect(report.touched[0]!.changes.map(index => report.changes[index]!.message)).toContain(
    'The client method Kinds.create is now Pets.createKind.',
  )
})

it('treats an object that moved into a composition as unchanged', () => {
  const moved = `NewPet: { allOf: [{ $ref: '#/components/schemas/Name' }, { type: object, properties: { kind: { $ref: '#/components/schemas/Kind' } } }] }
    Name: { type: object, required: [name], properties: { name: { type: string } } }`
  const { status } = impactOf([
    `NewPet: { type: object, required: [name], properties: { name: { type: string }, kind: { $ref: '#/components/schemas/Kind' } } }`,
    moved,
  ])
  expect(status).toBe(0)
})

it('prints a report for people, with what breaks first', () => {
  const { home, run } = workspace(before, 'old.yaml')
  writeFileSync(join(home, 'new.yaml'), before.replace('required: [name]', 'required: [name, kind]'))
  expect(run('impact', 'old.yaml', 'new.yaml')).toMatchObject({
    status: 1,
    stdout: `Callers break

  schema NewPet.kind: It is required now.
    sent by createPet (POST /pets)
    handler HandlersFor<'pets'>.createPet, client method Pets.create

1 operation touched; 1 operation broken for callers.
`,
  })
})

it('prints a change once, however many operations it reaches, and what is the same both ways as one', () => {
  const { home, run } = workspace(before, 'old.yaml')
  const after = before
    .replace('enum: [cat, dog]', 'enum: [cat, dog, cow], deprecated: true')
    .replace("schema: { $ref: '#/components/schemas/Kind' } }]", 'schema: { type: integer, default: 1 } }]')
    .replace('/health: {', '/state: {')
    .replace(
      'Pet: { type: object, required: [id, name], properties: { id: { type: string },',
      'Pet: { type: object, required: [name], properties: {',
    )
    .replace(
      "kind: { $ref: '#/components/schemas/Kind' } } }\n    PetPage",
      "kind: { description: Its kind., deprecated: true, allOf: [{ $ref: '#/components/schemas/Kind' }] } } }\n    PetPage",
    )
  writeFileSync(join(home, 'new.yaml'), after)
  expect(run('impact', 'old.yaml', 'new.yaml').stdout).toBe(`Callers break

  schema Pet.id: It was removed.
    received by 3 operations: Pets.list, Pets.create, webhook petAdded
  schema Kind: Its enum gained "cow".
    received by 3 operations: Pets.list, Pets.create, webhook petAdded
  query parameter kind: Its type was string, and is integer now.
    in listPets (GET /pets)
    handler HandlersFor<'pets'>.listPets, client method Pets.list
  getHealth (GET /health): It was removed.
    handler HandlersFor<'health'>.getHealth, client method Health.get

Callers should look

  query parameter kind: It has a default now, 1.
    in listPets (GET /pets)
    handler HandlersFor<'pets'>.listPets, client method Pets.list

Callers keep working

  schema Pet.kind: It is deprecated now. (received by 3 operations)
  schema Kind: Its enum gained "cow". (sent by 2 operations)
  getHealth (GET /state): It was added.

6 operations touched; 4 operations broken for callers.
`)
})

it('rejects an invalid document with its place', () => {
  const { home, run } = workspace(before, 'old.yaml')
  writeFileSync(join(home, 'new.yaml'), 'openapi: 2.0.0')
  expect(run('impact', 'old.yaml', 'new.yaml')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('new.yaml:1:1 error unsupported-version: Version 2.0.0 is not read'),
  })
})
