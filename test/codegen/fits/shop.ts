// A small shop that has a bit of everything, and what calls its client and serves it, for projects of every kind.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspaces } from '../workspace.ts'

const shop = `openapi: 3.1.1
info: { title: Shop, version: '1' }
security: [{ key: [] }]
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders]
      parameters:
        - { name: after, in: query, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer, default: 10 } }
        - { name: what, in: query, schema: { type: array, items: { $ref: '#/components/schemas/What' } } }
      responses:
        '200': { description: A page., content: { application/json: { schema: { $ref: '#/components/schemas/OrderPage' } } } }
    post:
      operationId: createOrder
      tags: [orders]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
      responses:
        '201':
          description: The order.
          headers: { Location: { required: true, schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
        '202': { description: Later., content: { application/json: { schema: { $ref: '#/components/schemas/Job' } } } }
        '409': { description: No., content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }
  /orders/{id}/label:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    put:
      operationId: replaceLabel
      tags: [labels]
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, required: [file], properties: { file: { type: string, format: binary }, note: { type: string } } }
      responses: { '204': { description: Done. } }
    get:
      operationId: getLabel
      tags: [labels]
      security: [{ key: [] }, { program: [read] }]
      responses: { '200': { description: It., content: { image/png: { schema: { type: string, format: binary } } } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Api-Key }
    program:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: 'https://shop.example.com/token', scopes: { read: Read. } } }
  schemas:
    What: { type: string, enum: [book, box] }
    Order:
      type: object
      required: [id, what, at]
      properties:
        id: { type: string, readOnly: true }
        what: { $ref: '#/components/schemas/What' }
        at: { type: string, format: date-time }
        note: { type: [string, 'null'] }
        paid: { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }], discriminator: { propertyName: by } }
    OrderPage:
      type: object
      required: [items, next]
      properties: { items: { type: array, items: { $ref: '#/components/schemas/Order' } }, next: { type: [string, 'null'] } }
    Card: { type: object, required: [by, last], properties: { by: { const: card }, last: { type: string } } }
    Cash: { type: object, required: [by], properties: { by: { const: cash } } }
    Job: { type: object, required: [job], properties: { job: { type: string } } }
    Problem: { type: object, required: [detail], properties: { detail: { type: string } } }
`

const callers = `export interface Callers {
  key: { shop: string }
  program: { shop: string }
}
`

/** With what files are imported, by how they are written. */
export type Ending = 'ts' | 'js' | 'none'
export type Form = 'ts' | 'esm' | 'commonjs'

/** A client that asks for everything there is for clients, with \`Date\`. */
const clientOptions = {
  target: ['types', 'operations', 'client', 'servers'],
  arguments: 'both',
  dates: 'date',
  paging: [{ kind: 'cursor', cursor: 'after', next: 'next', items: 'items' }],
}

const serverOptions = {
  target: ['types', 'operations', 'server', 'validators'],
  callers: '../callers.ts#Callers',
  enumValues: true,
  responseValidation: true,
  bodyDefaults: true,
}

/** What every setting can compile: no tables, whose types only the compiler can find. */
const plainOptions = {
  target: ['types', 'client', 'servers'],
  arguments: 'both',
  dates: 'date',
  paging: { cursor: 'after', next: 'next', items: 'items' },
}

/** Generates the shop in folders of each form and ending, once for a test file. */
export function shops() {
  const workspace = workspaces()
  /** A folder with \`client\` and \`server\` in it, and these files. */
  return function make(
    emit: Form,
    importExtension: Ending,
    files: Readonly<Record<string, string>>,
    isPlain = false,
  ): string {
    const { home, run } = workspace(shop)
    const common = Object.assign({ document: 'openapi.yaml', emit }, emit === 'ts' && { importExtension })
    const documents = [
      Object.assign({ out: 'client' }, common, isPlain ? plainOptions : clientOptions),
      Object.assign({ out: 'server' }, common, serverOptions),
    ]
    const all = Object.assign({ 'config.json': JSON.stringify({ documents }), 'callers.ts': callers }, files)
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(home, path)), { recursive: true })
      writeFileSync(join(home, path), text)
    }
    const { status, stderr } = run('--config', 'config.json')
    if (status !== 0) throw new Error(stderr)
    symlinkSync(join(process.cwd(), 'node_modules'), join(home, 'node_modules'))
    return home
  }
}

const endings: Readonly<Record<Ending, string>> = { ts: '.ts', js: '.js', none: '' }

/** What calls the client, with every type of it in sight. */
export const clientUse = (ending: Ending): string => `
import { createClient } from './client/client${endings[ending]}'
import { credentials } from './client/credentials${endings[ending]}'
import { isFailureOf } from './client/errors${endings[ending]}'
import { createNamedClient } from './client/named-client${endings[ending]}'
import { retries } from './client/retries${endings[ending]}'
import { createTransport, type Transport } from './client/transport${endings[ending]}'
import type { Order } from './client/types${endings[ending]}'

const transport: Transport = createTransport({
  baseUrl: 'http://127.0.0.1:9',
  security: credentials({ key: 'secret' }),
  retries: retries({ times: 1 }),
})
const client = createClient(transport)
const named = createNamedClient(transport)

export async function use(): Promise<number[]> {
  const years: number[] = []
  for await (const { at } of client.orders.list({ what: ['book'] })) years.push(at.getFullYear())
  const { status, data } = await client.orders.create({ what: 'box', at: new Date(0), note: null }).withResponse()
  if (status === 201) years.push(data.at.getTime())
  await named.labels.replace({ id: 'o1', body: { file: new Blob(['x']) } })
  // @ts-expect-error an order has no such field
  await client.orders.create({ what: 'box', at: new Date(0), price: 1 })
  return years
}

export const tell = (error: unknown): string =>
  isFailureOf('createOrder', error) && error.status === 409 ? error.body.detail : 'something else'

export const tellPaid = ({ paid }: Order): string => (paid?.by === 'card' ? paid.last : 'cash')
`

/** What answers for the server, with every type of it in sight. */
export const serverUse = (ending: Ending): string => `
import { createRouter } from './server/express${endings[ending]}'
import { whatValues } from './server/enums${endings[ending]}'
import { answer, Content, type HandlersFor } from './server/handlers${endings[ending]}'
import { createResponseValidation } from './server/response-validation${endings[ending]}'
import { operations } from './server/operations${endings[ending]}'
import type { Order } from './server/types${endings[ending]}'
import { createValidation } from './server/validation${endings[ending]}'

const orders: Order[] = []

export const handlers = {
  listOrders: ({ query }) => ({ items: orders.slice(0, query.limit), next: null }),
  createOrder: ({ body, caller }) => {
    if (body.what === whatValues[1]) return answer(202, { job: 'j1' })
    const order = { id: \`\${caller.shop}-1\`, what: body.what, at: body.at }
    return answer(201, order, { headers: { Location: \`/orders/\${order.id}\` } })
  },
  replaceLabel: ({ body }) => {
    if (body.note === 'refuse') throw new Error(body.file.type)
    return undefined
  },
  getLabel: () => new Content(new Uint8Array([1]), 'image/png'),
} satisfies HandlersFor<'orders'> & HandlersFor<'labels'>

// @ts-expect-error a page has its items
export const wrong = { listOrders: () => ({ next: null }) } satisfies Pick<HandlersFor<'orders'>, 'listOrders'>

export const path: '/orders' = operations.listOrders.path

export const router = createRouter(handlers, {
  validate: createValidation(),
  validateAnswers: createResponseValidation(),
  security: { key: key => (key === 'secret' ? { shop: 'north' } : undefined), program: () => undefined },
  context: () => ({}),
})
`
