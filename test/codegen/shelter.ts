// A document with lists of every kind, and clients of it whose server a test writes.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { projects } from './made.ts'
import { document } from './workspace.ts'

const text = '{ type: string }'
const pets = `{ type: array, items: { $ref: '#/components/schemas/Pet' } }`
const operation = (id: string, parameters: string, schema: string, more = ''): string => `  /${id}:
    get:
      operationId: ${id}
      tags: [pets]
      parameters: [${parameters}]
      responses: { '200': { description: It., ${more} content: { application/json: { schema: ${schema} } } } }
`
const query = (name: string, schema = text): string => `{ name: "${name}", in: query, schema: ${schema} }`
const object = (fields: string, required: string): string =>
  `{ type: object, required: [${required}], properties: { ${fields} } }`

const shelter = document(
  [
    operation(
      'cursors',
      query('after'),
      object(`data: ${pets}, next_cursor: { type: [string, 'null'] }, has_more: { type: boolean }`, 'data'),
    ),
    operation(
      'pages',
      `${query('page', '{ type: integer, default: 1 }')}, ${query('kind')}`,
      object(
        `items: ${pets}, meta: ${object('total_pages: { type: integer }', 'total_pages')}`,
        'items, meta',
      ),
    ),
    operation('bare', query('page', '{ type: integer, minimum: 0 }'), pets),
    operation(
      'offsets',
      `${query('offset', '{ type: integer }')}, ${query('limit', '{ type: integer }')}`,
      object(`results: { type: array, items: ${object(`id: ${text}`, 'id')} }, total: { type: integer }`, ''),
    ),
    operation('links', query('kind'), pets, `headers: { Link: { schema: ${text} } },`),
    operation(
      'addresses',
      '',
      object(`data: ${pets}, links: ${object(`next: { type: [string, 'null'] }`, '')}`, 'data, links'),
    ),
    operation('odata', '', object(`value: ${pets}, "@odata.nextLink": ${text}`, 'value')),
    operation('after', query('starting_after'), object(`data: ${pets}`, 'data')),
    operation(
      'either',
      `${query('cursor')}, ${query('offset')}`,
      object(`data: ${pets}, next_cursor: ${text}, total: { type: integer }`, 'data'),
    ),
    operation('vague', query('page', '{ type: integer }'), pets),
    operation('single', '', object(`name: ${text}`, 'name')),
    operation(
      'two',
      query('cursor'),
      object(`cats: ${pets}, dogs: ${pets}, next_cursor: ${text}`, 'cats, dogs'),
    ),
  ].join(''),
  `components: { schemas: { Pet: ${object(`id: ${text}`, 'id')} } }`,
)

const target = ['types', 'client']
type List = AsyncIterable<{ id: string }> &
  Pick<Promise<unknown>, 'then' | 'catch' | 'finally'> & {
    pages(): AsyncIterable<unknown>
    withResponse(): Promise<unknown>
  }
type Pets = Record<string, (query?: object) => List>
export type Answer = (url: URL, response: ServerResponse, request: IncomingMessage) => unknown

export function shelters() {
  const { make, serve } = projects()
  const made = new Map<string, ReturnType<typeof make>>()
  const shelterBy = (paging: unknown) => {
    const key = JSON.stringify(paging)
    made.set(key, made.get(key) ?? make(shelter, { target, paging }))
    return made.get(key)!
  }

  /** The client of a server that answers by a function: what is undefined ends without a body. */
  async function connect(answer: Answer, paging: unknown = 'auto', headers = {}) {
    const { asked, baseUrl } = await serve((request, response) => {
      const body = answer(new URL(request.url!, 'http://localhost'), response, request)
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
    })
    const { load } = shelterBy(paging)
    const { createClient } = await load('client.ts')
    const { createTransport } = await load('transport.ts')
    const client = createClient!(createTransport!({ baseUrl, headers })) as { pets: Pets }
    return { asked, baseUrl, pets: client.pets }
  }
  return { shelterBy, connect }
}

export const all = async (list: List): Promise<string> =>
  (await Array.fromAsync(list)).map(({ id }) => id).join('')
export const named = (ids: string): { id: string }[] => [...ids].map(id => ({ id }))
export const number = (url: URL, name: string, usual: number): number =>
  Number(url.searchParams.get(name) ?? usual)
