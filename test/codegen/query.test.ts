// Options of TanStack Query: what they ask for, under which keys, page by page, and with which types.
import { join } from 'node:path'
import { QueryClient } from '@tanstack/query-core'
import { blocksOf, read } from '../support/contract/page.ts'
import { projects } from './made.ts'
import { document } from './workspace.ts'

const { make, serve } = projects()

const pet = `content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }`
const pets = document(
  `  /pets:
    get:
      operationId: listPets
      tags: [pets]
      summary: The pets.
      parameters: [{ name: after, in: query, schema: { type: string } }, { name: kind, in: query, schema: { type: string } }]
      responses: { '200': { description: Them., content: { application/json: { schema: { $ref: '#/components/schemas/PetPage' } } } } }
    post:
      operationId: createPet
      tags: [pets]
      requestBody: { required: true, ${pet} }
      responses: { '201': { description: It., ${pet} } }
  /pets/{pet-id}:
    parameters: [{ name: pet-id, in: path, required: true, schema: { type: string } }]
    get: { operationId: getPet, tags: [pets], responses: { '200': { description: It., ${pet} } } }
    put:
      operationId: changePet
      tags: [pets]
      parameters: [{ name: dry_run, in: query, schema: { type: boolean } }]
      requestBody: { required: true, ${pet} }
      responses: { '200': { description: It., ${pet} } }
    delete: { operationId: removePet, tags: [pets], responses: { '204': { description: Gone. } } }
  /ping:
    get: { operationId: ping, tags: [pets], responses: { '204': { description: Up. } } }`,
  `components: { schemas: {
    Pet: { type: object, required: [name], properties: { name: { type: string } } },
    PetPage: { type: object, required: [data], properties: { data: { type: array, items: { $ref: '#/components/schemas/Pet' } }, next: { type: [string, 'null'] }, more: { type: boolean } } } } }`,
)

const target = ['types', 'client', 'query']
const oneWay = { cursor: 'after', items: 'data', next: 'next' }

type Options = { queryKey: readonly unknown[]; queryFn: never }
type Queries = {
  pets: Record<
    string,
    (...args: unknown[]) => Options & { mutationFn(variables?: unknown): Promise<unknown> }
  >
}

async function queriesOf(options: object, baseUrl: string): Promise<Queries['pets']> {
  const { home } = make(pets, { target, ...options })
  const load = (file: string) => import(join(home, 'app/gen', `${file}.ts`))
  const { createClient } = await load('client')
  const { createTransport } = await load('transport')
  const { createQueries } = await load('query')
  return (createQueries(createClient(createTransport({ baseUrl }))) as Queries).pets
}

/** Pages of one pet each, and what was sent back of anything else. */
const serveShop = () =>
  serve(async (request, response) => {
    const { searchParams, pathname } = new URL(request.url!, 'http://a')
    if (request.method === 'DELETE' || pathname === '/ping') return response.writeHead(204).end()
    const at = Number(searchParams.get('after') ?? 0)
    const page = { data: [{ name: `pet ${at}` }], next: at < 2 ? String(at + 1) : null, more: at < 2 }
    const chunks = await request.toArray()
    const body =
      chunks.length > 0
        ? Buffer.concat(chunks).toString()
        : JSON.stringify(pathname === '/pets' ? page : { name: pathname })
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  })

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

it('asks for what the client asks for, under keys of tag, method and arguments', async () => {
  const { asked, baseUrl } = await serveShop()
  const queries = await queriesOf({}, baseUrl)
  const client = queryClient()
  const got = await client.fetchQuery(queries.get!('p1'))
  expect([got, await client.fetchQuery(queries.ping!())]).toEqual([{ name: '/pets/p1' }, null])
  await client.fetchQuery(queries.list!({ kind: 'cat' }))
  expect(asked).toEqual(['GET /pets/p1', 'GET /ping', 'GET /pets?kind=cat'])
  expect(queries.get!('p1').queryKey).toEqual(['pets', 'get', 'p1'])
  expect(queries.list!({ kind: 'cat' }).queryKey).toEqual(['pets', 'list', { kind: 'cat' }])
  expect(client.getQueryData(['pets', 'get', 'p1'])).toEqual(got)
})

it('stops asking when a query is cancelled', async () => {
  const { baseUrl } = await serve(() => undefined)
  const queries = await queriesOf({}, baseUrl)
  const client = queryClient()
  const asking = client.fetchQuery(queries.get!('p1'))
  const ended = expect(asking).rejects.toThrow()
  await client.cancelQueries({ queryKey: ['pets'] })
  await ended
})

it('has mutations that take an object', async () => {
  const { asked, baseUrl } = await serveShop()
  const queries = await queriesOf({}, baseUrl)
  expect(await queries.create!().mutationFn({ body: { name: 'Mia' } })).toEqual({ name: 'Mia' })
  const change = { petId: 'p1', body: { name: 'Tom' }, query: { dry_run: true } }
  expect(await queries.change!().mutationFn(change)).toEqual({ name: 'Tom' })
  expect(await queries.remove!().mutationFn({ petId: 'p1' })).toBeUndefined()
  expect(asked).toEqual(['POST /pets', 'PUT /pets/p1?dry_run=true', 'DELETE /pets/p1'])
})

it.each([
  ['one way of paging', { paging: oneWay }],
  ['a field that tells of more', { paging: { ...oneWay, more: 'more' } }],
  ['a rule', { paging: [{ kind: 'cursor', cursor: 'after', next: 'next' }] }],
])('reads lists page by page: %s', async (_, options) => {
  const { asked, baseUrl } = await serveShop()
  const queries = await queriesOf(options, baseUrl)
  const pages = queries.listPages!({ kind: 'cat' }) as never
  const { pages: got } = (await queryClient().fetchInfiniteQuery({
    ...(pages as object),
    pages: 9,
  } as never)) as { pages: { data: unknown }[] }
  expect(got.map(({ data }) => data)).toEqual([[{ name: 'pet 0' }], [{ name: 'pet 1' }], [{ name: 'pet 2' }]])
  expect(asked).toEqual(['GET /pets?kind=cat', 'GET /pets?kind=cat&after=1', 'GET /pets?kind=cat&after=2'])
})

it('has no pages where there is no cursor', async () => {
  expect(Object.keys(await queriesOf({}, 'http://a'))).not.toContain('listPages')
})

it('calls a client that takes arguments by name', async () => {
  const { asked, baseUrl } = await serveShop()
  const queries = await queriesOf({ arguments: 'named', paging: oneWay }, baseUrl)
  const client = queryClient()
  await client.fetchQuery(queries.get!({ 'pet-id': 'p1' }))
  await client.fetchQuery(queries.list!())
  await queries.change!().mutationFn({ 'pet-id': 'p1', body: { name: 'Tom' }, dry_run: true })
  await client.fetchInfiniteQuery({ ...(queries.listPages!() as object), pages: 2 } as never)
  expect(asked).toEqual([
    'GET /pets/p1',
    'GET /pets',
    'PUT /pets/p1?dry_run=true',
    'GET /pets',
    'GET /pets?after=1',
  ])
})

describe.each([
  ['short', {}, `'p1'`, `{ petId: 'p1', body: { name: 'Tom' } }`],
  ['named', { arguments: 'named' }, `{ 'pet-id': 'p1' }`, `{ 'pet-id': 'p1', body: { name: 'Tom' } }`],
])('the types of a client with %s arguments', (_, options, id, change) => {
  it('are those that TanStack Query takes, and are of the contract', () => {
    const { write, compile } = make(pets, { target, paging: oneWay, ...options })
    const lines = [
      `import { infiniteQueryOptions, mutationOptions, QueryClient, queryOptions } from '@tanstack/react-query'`,
      `import { createClient } from './gen/client.ts'`,
      `import { createQueries } from './gen/query.ts'`,
      `import { createTransport } from './gen/transport.ts'`,
      `const { pets } = createQueries(createClient(createTransport({ baseUrl: '' })))`,
      `const client = new QueryClient()`,
      `export const name: string = (await client.fetchQuery(pets.get(${id}))).name`,
      `export const first: string | undefined = (await client.fetchInfiniteQuery(pets.listPages())).pages[0]?.data[0]?.name`,
      `export const all = [queryOptions(pets.list({ kind: 'cat' })), infiniteQueryOptions(pets.listPages()), mutationOptions(pets.create())]`,
      `await pets.change().mutationFn(${change})`,
      `// @ts-expect-error its body is missing`,
      `await pets.change().mutationFn({ petId: 'p1' })`,
      `// @ts-expect-error no such filter`,
      `pets.list({ colour: 'red' })`,
    ]
    write('app/use.ts', lines.join('\n'))
    expect(compile()).toBe('')
  })
})

it('has a sample in the README that compiles', () => {
  const sections = read('packages/codegen/README.md').split(/^##+ /m)
  const [sample] = blocksOf(sections.find(text => text.startsWith('TanStack Query'))!)
  const start = blocksOf(sections.find(text => text.startsWith('Five minutes'))!)
  const source = start.find(({ text }) => text.startsWith('# openapi.yaml'))!
  const { write, compile } = make(source.text, { target })
  write('app/use.ts', sample!.text)
  expect(compile()).toBe('')
})
