// The emitted files at work: a server and its client on each Node that is supported, on Deno and on Bun, as TypeScript and as JavaScript.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findRuntime, runtimes } from './runtimes.ts'
import { type Form, shops } from './shop.ts'

const make = shops()
const homes = new Map<Form, string>()

const imported: Readonly<Record<string, readonly string[]>> = {
  express: ['default as express'],
  './client/client': ['createClient'],
  './client/credentials': ['credentials'],
  './client/errors': ['isFailureOf'],
  './client/named-client': ['createNamedClient'],
  './client/retries': ['retries'],
  './client/transport': ['createTransport'],
  './server/enums': ['whatValues'],
  './server/express': ['createRouter'],
  './server/handlers': ['answer', 'Content'],
  './server/response-validation': ['createResponseValidation'],
  './server/validation': ['createValidation'],
}

const endings: Readonly<Record<Form, string>> = { ts: '.ts', esm: '.js', commonjs: '.js' }

function writeImports(form: Form): string {
  const lines = Object.entries(imported).map(([from, names]) => {
    const path = `'${from}${from.startsWith('.') ? endings[form] : ''}'`
    if (form !== 'commonjs') return `import { ${names.join(', ')} } from ${path}`
    if (from === 'express') return `const express = require('express')`
    return `const { ${names.join(', ')} } = require(${path})`
  })
  return `${lines.join('\n')}\n`
}

/** It prints what callers were told. */
const program = `
const orders = []
const labels = new Map()
const handlers = {
  listOrders: ({ query }) => {
    const start = query.after === undefined ? 0 : Number(query.after)
    const end = start + query.limit
    return { items: orders.slice(start, end), next: end < orders.length ? String(end) : null }
  },
  createOrder: ({ body, caller }) => {
    if (body.what === whatValues[1]) return answer(202, { job: 'j1' })
    orders.push({ id: caller.shop + '-' + (orders.length + 1), ...body })
    return answer(201, orders.at(-1), { headers: { Location: '/orders/' + orders.at(-1).id } })
  },
  replaceLabel: async ({ path, body }) => {
    labels.set(path.id, new Uint8Array(await body.file.arrayBuffer()))
  },
  getLabel: ({ path }) => new Content(labels.get(path.id), 'image/png'),
}
const router = createRouter(handlers, {
  validate: createValidation(),
  validateAnswers: createResponseValidation(),
  security: { key: key => (key === 'secret' ? { shop: 'north' } : undefined), program: () => undefined },
  context: () => ({}),
})
const refused = (error, _request, response, _next) => {
  response.status(error.status ?? 500).json({ detail: error.message })
}
const server = express().use(router, refused).listen(0, '127.0.0.1', async () => {
  const baseUrl = 'http://127.0.0.1:' + server.address().port
  const transport = createTransport({ baseUrl, security: credentials({ key: 'secret' }), retries: retries({ times: 1 }) })
  const client = createClient(transport)
  const at = new Date('2026-01-02T03:04:05.000Z')
  const created = await client.orders.create({ what: 'book', at, note: null }).withResponse()
  await client.orders.create({ what: 'book', at, paid: { by: 'card', last: '1234' } })
  const { status } = await client.orders.create({ what: 'box', at }).withResponse()
  const years = []
  for await (const order of client.orders.list({ limit: 1 })) years.push(order.at.getUTCFullYear())
  const named = createNamedClient(transport)
  await named.labels.replace({ id: 'o1', body: { file: new Blob([new Uint8Array([7, 8])], { type: 'image/png' }) } })
  const label = await client.labels.get('o1')
  const wrong = await client.orders.create({ what: 'pen', at }).catch(error => error.message)
  const nobody = await createClient(createTransport({ baseUrl })).orders.list().then(undefined, error => error.status)
  const isDeclared = await client.orders.create({ what: 'pen', at }).catch(error => isFailureOf('createOrder', error))
  console.log(
    JSON.stringify({
      location: created.headers.location,
      status,
      years,
      label: [...new Uint8Array(await new Response(label).arrayBuffer())],
      wrong,
      nobody,
      isDeclared,
    }),
  )
  server.close()
  server.closeAllConnections()
})
`

const told = {
  location: '/orders/north-1',
  status: 202,
  years: [2026, 2026],
  label: [7, 8],
  wrong: expect.stringContaining('400 Bad Request'),
  nobody: 401,
  isDeclared: false,
}

function homeOf(form: Form): string {
  const known = homes.get(form)
  if (known !== undefined) return known
  const files = {
    'package.json': JSON.stringify({ type: form === 'commonjs' ? 'commonjs' : 'module' }),
    [`main${endings[form]}`]: writeImports(form) + program,
  }
  const home = make(form, form === 'ts' ? 'ts' : 'js', files)
  homes.set(form, home)
  return home
}

/** Found once: each is asked for its version. */
const found = runtimes.map(runtime => {
  const path = findRuntime(runtime)
  const how = 'node test/codegen/fits/get-runtimes.ts gets it'
  if (path === undefined && process.env.CI_RUNTIMES) throw new Error(`${runtime.name} is missing: ${how}.`)
  return {
    runtime,
    path,
    title: path === undefined ? `${runtime.name}, which is missing: ${how}` : runtime.name,
  }
})

describe.each(found)('on $title', ({ runtime, path }) => {
  const forms: readonly Form[] = runtime.strips ? ['ts', 'esm', 'commonjs'] : ['esm', 'commonjs']
  const where = path === undefined ? it.skip : it

  where.each(forms)('run as %s', async form => {
    const home = homeOf(form)
    const args = [...runtime.args, `main${endings[form]}`]
    const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1', NODE_OPTIONS: '' }
    const { stdout } = await promisify(execFile)(path!, args, { cwd: home, env })
    expect(JSON.parse(stdout)).toEqual(told)
  })
})
