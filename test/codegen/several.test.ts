// One client of several documents: a member for each, one transport, and a run that follows all of them.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projects } from './made.ts'
import { document } from './workspace.ts'

const { make, serve } = projects()

const answer = (name: string, more = ''): string =>
  `responses: { '200': { description: It., ${more} content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }, '404': { description: None., content: { application/json: { schema: { type: object, required: [code], properties: { code: { type: string } } } } } } }`
const money = `Money: { type: object, required: [amount], properties: { amount: { type: string } } }`

const people = document(
  `  /people:
    get: { operationId: listPeople, tags: [people], ${answer('People')}, parameters: [{ name: after, in: query, schema: { type: string } }] }
  /people/{id}/salary:
    get: { operationId: getSalary, tags: [people], ${answer('Money')}, parameters: [{ name: id, in: path, required: true, schema: { type: string } }] }`,
  `components: { schemas: { ${money}, People: { type: object, required: [data], properties: { data: { type: array, items: { type: string } }, next_cursor: { type: string } } } } }`,
)
const billing = document(
  `  /bills:
    get: { operationId: listBills, tags: [bills], ${answer('Bills', 'headers: { Link: { schema: { type: string } } },')} }`,
  `components: { schemas: { ${money}, Bills: { type: array, items: { $ref: '#/components/schemas/Money' } } } }`,
)

const both = { people: 'openapi.yaml', billing: 'billing.yaml' }

/** A client of both documents. */
const joined = (options: object = {}) =>
  make(people, { document: both, paging: 'auto', ...options }, { 'billing.yaml': billing })

it('has a member for each document, over one transport or over several', async () => {
  const { load } = joined()
  const { createClient } = await load('client.ts')
  const { createTransport } = await load('transport.ts')
  const first = await serve((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    const cursor = request.url!.includes('after') ? {} : { next_cursor: 'b' }
    response.end(JSON.stringify({ data: [request.url], ...cursor }))
  })
  const second = await serve((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    if (request.url === '/bills') response.setHeader('Link', '</more>; rel=next')
    response.end(JSON.stringify([{ amount: request.url }]))
  })
  const transports = [first, second].map(({ baseUrl }) => createTransport!({ baseUrl }))
  const client = createClient!({ people: transports[0], billing: transports[1] }) as {
    people: { people: { list(): AsyncIterable<string> } }
    billing: { bills: { list(): AsyncIterable<{ amount: string }> } }
  }
  expect(await Array.fromAsync(client.people.people.list())).toEqual(['/people', '/people?after=b'])
  expect(await Array.fromAsync(client.billing.bills.list())).toEqual([
    { amount: '/bills' },
    { amount: '/more' },
  ])
})

it('is typed by each document, and its errors are those of the one transport', async () => {
  const made = joined({ arguments: 'both' })
  made.write(
    'app/use.ts',
    `import { isFailureOf } from './gen/billing/errors.ts'
import { createClient } from './gen/client.ts'
import { createNamedClient } from './gen/named-client.ts'
import type { Money } from './gen/people/types.ts'
import { ApiError, createTransport } from './gen/transport.ts'

const transport = createTransport({ baseUrl: '' })
const client = createClient({ people: transport, billing: transport })
const named = createNamedClient({ people: transport, billing: transport })
for await (const bill of client.billing.bills.list()) bill satisfies Money
const salary: Money = await client.people.people.getSalary('1')
await named.people.people.getSalary({ id: '1' })
export const isMissing = (error: unknown) =>
  isFailureOf('listBills', error) ? error.body.code : error instanceof ApiError && salary.amount
// @ts-expect-error every document needs a transport
createClient({ people: transport })
// @ts-expect-error
client.bills.list()
`,
  )
  expect(made.compile()).toBe('')
  const { ApiError } = await made.load('transport.ts')
  expect((await made.load('people/transport.ts')).ApiError).toBe(ApiError)
})

it('goes over a transport of a team', () => {
  const { files } = joined({ target: ['client'], transport: '../../own.ts' })
  expect(files()['app/gen/client.ts']).toContain('readonly people: Parameters<typeof createPeople>[0]')
  expect(files()).not.toHaveProperty(['app/gen/transport.ts'])
})

it('is stale when one of its documents changed, and says what in which', () => {
  const { home, run } = joined()
  const check = () => run('--config', 'config.json', '--check')
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('files are up to date') })
  writeFileSync(join(home, 'billing.yaml'), billing.replace('listBills', 'findBills'))
  expect(check()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/billing\/client\.ts is stale:[\s\S]*billing\.yaml changed/),
  })
  rmSync(join(home, 'billing.yaml'))
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('billing.yaml') })
})

it.each([
  [
    { target: ['types', 'server'] },
    'several documents make one client, and no server. Generate it by itself.',
  ],
  [{ only: { tags: ['people'] } }, '"only" is about one document, and several make this client.'],
  [{ document: { 'a-b': 'openapi.yaml' } }, 'a-b cannot be the name of a part of a client.'],
  [{ document: {} }, 'documents[0].document names no document.'],
  [{ document: { a: 1 } }, 'documents[0].document.a has to be text.'],
])('is refused with a reason: %j', (options, reason) => {
  expect(() => joined(options)).toThrow(reason)
})
