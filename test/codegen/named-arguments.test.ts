// Methods that take one object: what they send, what the compiler takes, and the short form beside them.
import express from 'express'
import { projects } from './made.ts'
import { document } from './workspace.ts'

const { make, serve } = projects()

const text = `{ type: string }`
const pets = document(
  `  /ping:
    get: { operationId: ping, tags: [pets], responses: { '204': { description: Up. } } }
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters:
        - { name: kind, in: query, schema: ${text} }
        - { name: sizes, in: query, schema: { type: array, items: { type: integer } }, explode: false }
        - { name: filter, in: query, style: deepObject, explode: true, schema: { type: object, properties: { name: { type: string } } } }
      responses: { '204': { description: Done. } }
    post:
      operationId: createPet
      tags: [pets]
      parameters: [{ name: body, in: query, schema: ${text} }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '204': { description: Done. } }
  /pets/{pet-id}/toys/{id}:
    put:
      operationId: changeToy
      tags: [pets]
      parameters:
        - { name: pet-id, in: path, required: true, schema: { type: integer } }
        - { name: id, in: path, required: true, schema: ${text} }
        - { name: id, in: query, required: true, schema: { type: integer } }
        - { name: options, in: query, schema: ${text} }
        - { name: X-Trace, in: header, schema: ${text} }
        - { name: Idempotency-Key, in: header, schema: ${text} }
        - { name: session, in: cookie, schema: ${text} }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '204': { description: Done. } }`,
  `components: { schemas: { Pet: { type: object, required: [name], properties: { name: ${text} }, additionalProperties: false } } }`,
)

const target = ['types', 'operations', 'server', 'validators', 'client']
const handledHeaders = ['Idempotency-Key']

const use = `
import { createClient } from './gen/client.ts'
import { createTransport } from './gen/transport.ts'

const client = createClient(createTransport({ baseUrl: '' }))
const rest = { id: 'b', query_id: 7, body: { name: 'Mia' } }
await client.pets.changeToy({ 'pet-id': 1, ...rest, 'X-Trace': 't', session: 's', options: 'o' })
await client.pets.changeToy({ 'pet-id': 1, id: 'b', query_id: 7 }, { idempotencyKey: 'k' })
await client.pets.list()
await client.pets.list({ kind: 'cat', filter: { name: 'M' } })
await client.pets.create({ body: { name: 'Mia' }, query_body: 'x' })
await client.pets.ping()
// @ts-expect-error its body has a name of its own
await client.pets.create({ name: 'Mia' })
// @ts-expect-error the id in the query is required
await client.pets.changeToy({ 'pet-id': 1, id: 'b' })
// @ts-expect-error
await client.pets.changeToy({ 'pet-id': '1', ...rest })
// @ts-expect-error the transport deals with this header
await client.pets.changeToy({ 'pet-id': 1, id: 'b', query_id: 7, 'Idempotency-Key': 'k' })
// @ts-expect-error
await client.pets.list({ colour: 'red' })
// @ts-expect-error
await client.pets.changeToy(1, 'b', { id: 7 })
`

type Call = Record<'path' | 'query' | 'header' | 'cookie' | 'body', unknown>
type Client = { pets: Record<string, (...args: unknown[]) => Promise<unknown>> }

/** A client of an emitted server, and the calls that its handlers have. */
async function connect({ load }: ReturnType<typeof make>, file: string, create: string) {
  const { createRouter } = await load('express.ts')
  const { createValidation } = await load('validation.ts')
  const { createTransport } = await load('transport.ts')
  const { [create]: createClient } = await load(file)
  const calls: Call[] = []
  const handlers = new Proxy({}, { get: () => (call: Call) => void calls.push(call) })
  const router = createRouter!(handlers, { validate: createValidation!(), context: () => ({}) })
  const { baseUrl } = await serve(express().use(router as express.Router))
  return { calls, client: createClient!(createTransport!({ baseUrl })) as Client }
}

it('sends each part of one object to its place, whatever names they share', async () => {
  const made = make(pets, { target, handledHeaders, arguments: 'named' })
  const { client, calls } = await connect(made, 'client.ts', 'createClient')
  await client.pets.changeToy!({
    'pet-id': 1,
    id: 'b/c',
    query_id: 7,
    options: 'o',
    body: { name: 'Mia' },
    'X-Trace': 't',
    session: 's',
  })
  expect(calls.pop()).toMatchObject({
    path: { 'pet-id': 1, id: 'b/c' },
    query: { id: 7, options: 'o' },
    header: { 'x-trace': 't' },
    cookie: { session: 's' },
    body: { name: 'Mia' },
  })
  await client.pets.create!({ body: { name: 'Rex' }, query_body: 'x' })
  expect(calls.pop()).toMatchObject({ query: { body: 'x' }, body: { name: 'Rex' } })
  await client.pets.list!({ sizes: [1, 2], filter: { name: 'M' } })
  expect(calls.pop()).toMatchObject({ query: { sizes: [1, 2], filter: { name: 'M' } } })
  await client.pets.list!()
  await client.pets.ping!()
  expect(calls).toHaveLength(2)
})

it('is checked by the compiler', () => {
  const made = make(pets, { target: ['types', 'client'], handledHeaders, arguments: 'named' })
  made.write('app/use.ts', use)
  expect(made.compile()).toBe('')
})

it('is a second client beside one that stays as it is, where both are asked for', async () => {
  const short = make(pets, { target, handledHeaders })
  const both = make(pets, { target, handledHeaders, arguments: 'both' })
  const { 'app/gen/named-client.ts': named, ...others } = both.files()
  expect(others).toMatchObject(
    Object.fromEntries(Object.entries(short.files()).filter(([path]) => /gen\/\w.*\.ts$/.test(path))),
  )
  expect(named).toContain('export function createNamedClient(transport: Transport): NamedClient')
  const { client, calls } = await connect(both, 'named-client.ts', 'createNamedClient')
  await client.pets.create!({ body: { name: 'Rex' } })
  const other = await connect(both, 'client.ts', 'createClient')
  await other.client.pets.create!({ name: 'Rex' })
  expect([calls, other.calls]).toMatchObject([[{ body: { name: 'Rex' } }], [{ body: { name: 'Rex' } }]])
  both.write(
    'app/use.ts',
    use.replaceAll('createClient', 'createNamedClient').replace('gen/client', 'gen/named-client'),
  )
  expect(both.compile()).toBe('')
})
