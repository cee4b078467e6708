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
    changes: { impact: string; direction?: string; message: string }[]
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
  expect(impactOf()).toMatchObject({ status: 0, report: { breaks: false, touched: [], elsewhere: [] } })
})

it('rates a new enum value only for those who read it, through every reference', () => {
  const { status, report, broken } = impactOf(['enum: [cat, dog]', 'enum: [cat, dog, cow]'])
  expect([status, broken]).toEqual([1, ['listPets', 'createPet', 'petAdded']])
  const [breaking] = report.touched[0]!.changes.filter(change => change.impact === 'major')
  expect(breaking).toEqual({
    impact: 'major',
    direction: 'response',
    message: "Enum of `kind` gained values: 'cow'.",
    rule: 'enum-values-added',
  })
  expect(
    report.touched.find(one => one.name === 'createKind')!.changes.map(change => change.direction),
  ).toEqual(['request'])
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
  expect(report.touched[0]!.changes.map(change => change.message)).toContain(
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

  createPet (POST /pets)
    handler HandlersFor<'pets'>.createPet, client method Pets.create
    - breaks what callers send: Properties of \`NewPet\` became required: \`kind\`.

Operations and webhooks that are touched: 1; 1 breaks callers.
`,
  })
})

it('rejects an invalid document with its place', () => {
  const { home, run } = workspace(before, 'old.yaml')
  writeFileSync(join(home, 'new.yaml'), 'openapi: 2.0.0')
  expect(run('impact', 'old.yaml', 'new.yaml')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('new.yaml:1:1 error unsupported-version: Version 2.0.0 is not read'),
  })
})
