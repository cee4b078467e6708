// The msw target: handlers of msw that answer every operation with an example, or with what a test says.

import { isText } from '../../document/media-types.ts'
import {
  type Content,
  classifyContent,
  findMainContent,
  hasStreams,
  type Model,
  type Operation,
} from '../../model/model.ts'
import { type GeneratedFile, TypeImports, writeKey, writeLiteral } from '../../output/emit.ts'
import { replaceAll } from '../client/streams/file.ts'
import { listAnswering, makeExamplesFile, makeHeaders, writeExampleType } from './examples.ts'

export interface MswOptions {
  /** Where types are imported from. */
  contract?: string
}

const runtime = `
/** A request of an operation, with the parameters of its path by their names in the document. */
export interface Call {
  request: Request
  path: Readonly<Record<string, string>>
}

/** What answers an operation: a body, a response, or a function of the request that gives one of them. */
export type Answer<Body> = Body | Response | ((call: Call) => Body | Response | Promise<Body | Response>)

interface Route {
  readonly operation: string
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch'
  readonly path: string
  /** Of the parameters in the path, in their order. */
  readonly names: readonly string[]
  readonly status: number
  readonly mediaType?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Handlers for every operation. Each answers with its example, where nothing else is given for it.
 * @param baseUrl where the paths begin, such as https://api.example.com/v1; any address when it is left out
 */
export function createHandlers(answers?: Answers, baseUrl = '*'): HttpHandler[] {
  const given: Readonly<Record<string, unknown>> = { ...examples, ...answers }
  return routes.map(route => {
    const expression = makeExpression(baseUrl, route.path)
    return http[route.method](expression, async ({ request }) => {
      const values = expression.exec(request.url.replace(/[?#].*/, '')) ?? []
      const path = Object.fromEntries(route.names.map((name, at) => [name, decode(values[at + 1] ?? '')]))
      const answer = Object.hasOwn(given, route.operation) ? given[route.operation] : undefined
      const body: unknown = typeof answer === 'function' ? await answer({ request, path }) : answer
      return body instanceof Response ? body.clone() : write(body, route)
    })
  })
}

/** Of all addresses with a path, as it is sent. */
function makeExpression(baseUrl: string, path: string): RegExp {
  const escape = (text: string) => text.replace(/[$()*+.?[\\\\\\]^{|}]/g, '\\\\$&')
  const base = escape(baseUrl.replace(/\\/$/, ''))
  const start = baseUrl.startsWith('/') ? \`[a-z]+://[^/]+\${base}\` : base
  return new RegExp(\`^\${baseUrl === '*' ? '.*' : start}\${path.split(/\\{[^}]+\\}/).map(escape).join('([^/]+)')}$\`)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function write(body: unknown, { method, status, mediaType, headers = {} }: Route): Response {
  if (body === undefined || mediaType === undefined || method === 'head') return new Response(null, { status, headers })
  const isBytes = body instanceof Blob || body instanceof Uint8Array
  const isWritten = isBytes || (typeof body === 'string' && isText.test(mediaType))
  const sent = isWritten ? (body as ConstructorParameters<typeof Response>[0]) : JSON.stringify(body)
  return new Response(sent, { status, headers: { ...headers, 'Content-Type': mediaType } })
}`

/** What is otherwise in a document that has streams. */
const ofStreams = [
  [
    '  readonly headers?: Readonly<Record<string, string>>\n',
    `  readonly headers?: Readonly<Record<string, string>>
  /** What its items are, where it answers a stream. */
  readonly stream?: 'events' | 'texts' | 'lines' | 'sequence'
`,
  ],
  ['headers = {} }: Route', 'headers = {}, stream }: Route'],
  [
    '  const isBytes = body',
    `  if (stream) return new Response((body as unknown[]).map(item => writeItem(item, stream)).join(''), { status, headers: { ...headers, 'Content-Type': mediaType } })
  const isBytes = body`,
  ],
  [
    'function write(',
    `function writeItem(item: unknown, stream: NonNullable<Route['stream']>): string {
  const text = stream === 'texts' ? String(item) : JSON.stringify(item)
  if (stream === 'lines' || stream === 'sequence') return \`\${stream === 'lines' ? '' : '\\u001e'}\${text}\\n\`
  return \`\${text.split(/\\r\\n|\\r|\\n/).map(line => \`data: \${line}\\n\`).join('')}\\n\`
}

function write(`,
  ],
] as const

export function msw(model: Model, { contract = './types.ts' }: MswOptions = {}): GeneratedFile[] {
  const handled = sortBySegments(
    model.operations.filter(({ method, path }) => method !== 'TRACE' && !path.includes('#')),
  )
  const answering = new Set(listAnswering(model))
  const types = new TypeImports([
    'Answer',
    'Answers',
    'Call',
    'Route',
    'HttpHandler',
    'Response',
    'Request',
    'Promise',
    'Record',
    ...(hasStreams(model) ? ['NonNullable'] : []),
  ])
  const fields = handled.map(operation => {
    const body = answering.has(operation) ? writeExampleType(operation, types) : 'void'
    return `  ${writeKey(operation.id)}?: Answer<${body}>\n`
  })
  const routes = handled.map(operation => {
    return `  ${writeLiteral(writeRoute(operation), '  ')},\n`
  })
  const text = `import { type HttpHandler, http } from 'msw'
import { examples } from './examples.ts'
${types.from(contract)}${hasStreams(model) ? replaceAll(runtime, ofStreams) : runtime}
/** What a test says of operations, by their ids. */
export interface Answers {
${fields.join('')}}

const isText = ${isText}

/** In the order in which they are tried: what is literal before what is a parameter. */
const routes: readonly Route[] = [
${routes.join('')}]
`
  return [makeExamplesFile(model, contract), { path: 'msw.ts', text }]
}

function writeRoute({ id, method, path, success, answers }: Operation): object {
  const { stream } = success
  const content = findMainContent(success.contents)
  const headers = makeHeaders(answers.find(({ key }) => key === success.key) ?? {})
  return {
    operation: id,
    method: method.toLowerCase(),
    path: writePath(path),
    names: listNames(path),
    status: success.status,
    mediaType: content && nameMediaType(content),
    headers: Object.keys(headers).length > 0 ? headers : undefined,
    ...(stream && { stream: stream.isText ? 'texts' : stream.kind }),
  }
}

const listNames = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)

/** A path with what is literal as it is sent. */
const writePath = (path: string): string =>
  path
    .split(/(\{[^}]+\})/)
    .map((part, at) => (at % 2 === 1 ? part : writeSent(decodePath(part))))
    .join('')

/** As fetch sends it. */
const writeSent = (text: string): string =>
  new URL(`http://a/-${text.replace(/[?#]/g, encodeURIComponent)}`).pathname.slice(2)

/** A document may hold a path as it is sent, or as it is meant. */
function decodePath(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** A range of media types is answered as what it most likely means. */
export function nameMediaType(content: Content): string {
  if (!content.mediaType.includes('*')) return content.mediaType
  const writing = classifyContent(content)
  if (writing === 'json') return 'application/json'
  return writing === 'text' ? 'text/plain' : 'application/octet-stream'
}

/** The first handler that fits answers. */
function sortBySegments(operations: readonly Operation[]): Operation[] {
  const rank = (segment: string) => Number(segment.includes('{')) + Number(/^\{[^}]+\}$/.test(segment))
  return [...operations].sort((left, right) => {
    const [here, there] = [left, right].map(({ path }) => path.split('/'))
    for (const [at, segment] of here!.entries()) {
      const difference = rank(segment) - rank(there![at] ?? '')
      if (difference !== 0) return difference
    }
    return 0
  })
}
