// Requests as they are on the wire: one that a client makes, what becomes of it when it is bent, and what is answered.
import { request as send } from 'node:http'

export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
}

export interface Answered {
  status: number
  headers: Record<string, string | string[]>
  body: string
}

/** The request that a call of the emitted client makes. It is not sent. */
export async function record(
  call: (fetch: (request: Request) => Promise<Response>) => unknown,
): Promise<Sent | undefined> {
  let sent: Sent | undefined
  const fetch = async (request: Request): Promise<Response> => {
    const body = Buffer.from(await request.arrayBuffer())
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    sent = {
      method,
      path: pathname + search,
      headers: Object.fromEntries(headers),
      ...(body.length > 0 && { body }),
    }
    return new Response(null, { status: 500 })
  }
  await Promise.resolve(call(fetch)).catch(() => undefined)
  return sent
}

export function ask(port: number, { method, path, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = body && !headers['transfer-encoding'] ? { 'content-length': String(body.length) } : {}
    const all = { ...headers, ...length }
    const asked = send(
      { port, host: '127.0.0.1', method, path, headers: all, agent: false },
      async answer => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const named = Object.entries(answer.headers).map(([name, value]) => [name, value ?? ''])
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(named),
          body: Buffer.concat(chunks).toString('latin1'),
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

const otherMethods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']

/** The bodies that are sent in place of the one that was made. */
const bodies: Record<string, [body: string | undefined, headers?: Record<string, string>]> = {
  'no body': [undefined],
  'broken JSON': ['{'],
  'a text': ['"x"'],
  'a list': ['[1, [], {}]'],
  null: ['null'],
  'a field that is not declared': ['{"nobody_knows":1,"__proto__":{"a":1}}'],
  'another media type': ['a,b', { 'content-type': 'text/csv' }],
  'no media type': ['{}', { 'content-type': '' }],
  bytes: ['\u0001\u0002', { 'content-type': 'application/octet-stream' }],
  'a form': ['a=1&b[c]=2', { 'content-type': 'application/x-www-form-urlencoded' }],
  'a broken form': ['--x', { 'content-type': 'multipart/form-data; boundary=x' }],
  'an unknown charset': ['{}', { 'content-type': 'application/json; charset=none' }],
  compressed: ['{}', { 'content-encoding': 'gzip' }],
  'too large': [`"${'x'.repeat(30_000)}"`],
  'in chunks': ['{}', { 'transfer-encoding': 'chunked' }],
}

/** A request, and what is wrong with it in each way that a caller may have it wrong. */
export function bend(sent: Sent, variants: readonly string[]): [name: string, Sent][] {
  const { path, headers, body } = sent
  const change = (name: string, changes: Partial<Sent>): [string, Sent] => [name, { ...sent, ...changes }]
  const query = path.includes('?') ? '&' : '?'
  const named = Object.keys(headers).filter(name => name !== 'content-type')
  const isJson = headers['content-type']?.includes('json')
  return [
    ['as it should be', sent],
    ...variants.map(variant => change(variant, { headers: { ...headers, 'x-variant': variant } })),
    ...otherMethods.filter(method => method !== sent.method).map(method => change(method, { method })),
    change('a deeper path', { path: path.replace(/(?=\?|$)/, '/at/all') }),
    change('a slash at the end', { path: path.replace(/(?=\?|$)/, '/') }),
    change('a parameter that is not declared', { path: `${path}${query}nobody_knows=1` }),
    change('no query', { path: path.replace(/\?.*/, '') }),
    change('the query twice', { path: path.replace(/\?(.*)/, '?$1&$1') }),
    change('an odd query', { path: `${path}${query}%zz&=&a[b=1&limit=x` }),
    ...named.map(name => change(`without ${name}`, { headers: omit(headers, name) })),
    ...named.map(name => change(`another ${name}`, { headers: { ...headers, [name]: 'x;=,' } })),
    ...(body ? bendBody(sent, isJson === true) : []),
  ]
}

function bendBody(sent: Sent, isJson: boolean): [name: string, Sent][] {
  const { body: _, ...rest } = sent
  return Object.entries(bodies).map(([name, [text, changes = {}]]) => {
    const typed = isJson ? { ...rest.headers, 'content-type': 'application/json' } : rest.headers
    const headers = Object.fromEntries(
      Object.entries({ ...typed, ...changes }).filter(([, value]) => value !== ''),
    )
    return [name, { ...rest, headers, ...(text !== undefined && { body: Buffer.from(text) }) }]
  })
}

const omit = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name))
