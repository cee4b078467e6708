// credentials.ts: puts credentials where the security schemes say, on the operations that take them. Only its users load it.

import type { Model } from '../../model/model.ts'
import type { Scheme } from '../../model/security.ts'
import { type GeneratedFile, writeComment, writeKey, writeLiteral } from '../../output/emit.ts'
import { nameRepeated } from '../../output/repeated-literals.ts'
import { writeSentPath } from './arguments.ts'
import { clientCredentials } from './client-credentials.ts'

const start = `
/** What is given for a scheme: itself, or a function that is asked for it before each request. */
export type Given<Credential> = Credential | (() => Credential | Promise<Credential>)

export interface Account {
  username: string
  password: string
}
`

const machine = `
interface Scheme {
  readonly kind: 'bearer' | 'basic' | 'other' | 'key'
  /** Of the header Authorization, for another scheme. */
  readonly scheme?: string
  readonly in?: 'header' | 'query' | 'cookie'
  readonly key?: string
  /** Where tokens are given for client credentials. */
  readonly tokenUrl?: string
}

type Fetch = Parameters<Sender>[2]

/** For the transport: \`createTransport({ baseUrl, security: credentials({ ... }) })\`. An operation gets what the first of its alternatives asks for that is given. */
export function credentials(given: Credentials): Sender {
  const values = Object.entries(given).filter(([, value]) => value !== undefined)
  const sources = new Map(values.map(([name, value]) => [name, makeSource(schemes[name]!, value)]))
  return async (request, operation, fetch) => {
    const alternatives = Object.hasOwn(requirements, operation) ? requirements[operation]! : []
    const names = alternatives.find(names => names.every(name => sources.has(name))) ?? []
    const put = async (bare: Request, refused?: string): Promise<Sent> => {
      let sent: Sent = { request: bare, hidden: [] }
      for (const name of names) sent = place(schemes[name]!, name, await unlessAborted(bare.signal, sources.get(name)!(fetch, bare.url, refused)), sent)
      return sent
    }
    const isRenewed = names.some(name => sources.get(name)!.isRenewed)
    const first = await put(isRenewed ? request.clone() : request)
    const answer = await follow(first, fetch)
    if (first.token === undefined || !isRenewed || answer.status !== 401) return answer
    await answer.body?.cancel()
    return follow(await put(request, first.token), fetch)
  }
}

/** A request with its credentials. */
interface Sent {
  request: Request
  /** The headers that fetch would take along to another host. */
  hidden: readonly string[]
  token?: string
}

/** What is given for a scheme, asked for when it is needed; of one that is renewed with the token that was refused. */
interface Source {
  (fetch: Fetch, url: string, refused?: string): Promise<unknown>
  isRenewed?: boolean
}

/** A header that the caller of the operation has set stays. */
function place({ kind, scheme, in: where, key = '' }: Scheme, name: string, value: unknown, sent: Sent): Sent {
  const { request } = sent
  if (kind === 'key' && where === 'query') {
    const url = new URL(request.url)
    url.searchParams.set(key, String(value))
    return { ...sent, request: new Request(url, request) }
  }
  if (kind === 'key' && where === 'cookie') {
    const cookies = [request.headers.get('Cookie') ?? [], \`\${key}=\${encodeURIComponent(String(value))}\`].flat()
    request.headers.set('Cookie', cookies.join('; '))
    return sent
  }
  const header = kind === 'key' ? key : 'Authorization'
  if (request.headers.has(header)) return sent
  const text = kind === 'key' ? String(value) : \`\${kind === 'other' ? scheme : capitalize(kind)} \${kind === 'basic' ? encodeAccount(value as Account) : String(value)}\`
  // fetch would say so with the credential in its message.
  if (/[^\\t -~\\x80-\\xff]/.test(text)) throw new Error(\`The credential of \${name} holds what no header may hold.\`)
  request.headers.set(header, text)
  return {
    ...sent,
    hidden: kind === 'key' && header.toLowerCase() !== 'authorization' ? [...sent.hidden, header] : sent.hidden,
    ...(kind === 'bearer' && { token: String(value) }),
  }
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const encodeAccount = ({ username, password }: Account): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(\`\${username}:\${password}\`)))

/**
 * On the way to another origin fetch leaves Authorization and cookies behind, but no header of another name. With one,
 * redirects are followed here, which a browser does not allow.
 */
async function follow({ request, hidden }: Sent, fetch: Fetch): Promise<Response> {
  if (hidden.length === 0 || request.redirect !== 'follow') return fetch(request)
  let next = new Request(request, { redirect: 'manual' })
  for (let count = 0; ; count++) {
    const { url, method, headers, signal } = next
    const answer = await fetch(next)
    if (answer.type === 'opaqueredirect') throw new TypeError(\`\${url} redirects, and a browser would send \${hidden.join(', ')} wherever that leads.\`)
    const location = answer.headers.get('Location')
    const isRead = method === 'GET' || method === 'HEAD'
    // Of what is sent with a body, only the answer is fetched from elsewhere.
    const isFollowed = isRead ? [301, 302, 303, 307, 308] : [301, 302, 303]
    if (location === null || count === 20 || !isFollowed.includes(answer.status)) return answer
    await answer.body?.cancel()
    const target = new URL(location, url)
    const kept = new Headers(headers)
    if (!isRead) for (const name of [...kept.keys()]) if (name.startsWith('content-')) kept.delete(name)
    if (target.origin !== new URL(url).origin) for (const name of [...hidden, 'Authorization', 'Cookie']) kept.delete(name)
    next = new Request(target, { method: isRead ? method : 'GET', headers: kept, signal, redirect: 'manual' })
  }
}

function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
`

const plainSource = `
function makeSource(_scheme: Scheme, value: unknown): Source {
  return async () => (typeof value === 'function' ? value() : value)
}
`

function writeType(scheme: Scheme): string {
  if (scheme.kind === 'basic') return 'Given<Account>'
  const isToken = scheme.kind === 'bearer' && scheme.tokenUrl !== undefined
  return isToken ? 'Given<string> | ClientCredentials' : 'Given<string>'
}

function tellScheme(scheme: Scheme): string {
  if (scheme.kind === 'bearer')
    return scheme.tokenUrl === undefined ? 'A bearer token.' : 'A bearer token, or what tokens are given for.'
  if (scheme.kind === 'basic') return 'A name and a password.'
  if (scheme.kind === 'key') return `The ${scheme.in} ${scheme.key}.`
  return `What follows ${scheme.kind === 'other' ? scheme.scheme : ''} in Authorization.`
}

/** No file for a document in which no operation asks for a credential that a request holds. */
export function makeCredentialsFile(model: Model): GeneratedFile[] {
  const schemes = model.schemes.filter(({ kind }) => kind !== 'certificate')
  if (schemes.length === 0) return []
  const known = new Set(model.schemes.map(({ name }) => name))
  const held = new Set(schemes.map(({ name }) => name))
  const requirements = new Map(
    model.operations.flatMap(({ method, path, alternatives }) => {
      const own = alternatives
        .map(one => Object.keys(one))
        .filter(names => names.every(name => known.has(name)))
      // A certificate is of the connection.
      const asked = own.map(names => names.filter(name => held.has(name))).filter(names => names.length > 0)
      return asked.length > 0 ? [[`${method.toLowerCase()} ${writeSentPath(path)}`, asked] as const] : []
    }),
  )
  const hasTokens = schemes.some(scheme => scheme.kind === 'bearer' && scheme.tokenUrl !== undefined)
  const members = schemes.map(scheme => {
    return `${writeComment([tellScheme(scheme)], '  ')}  ${writeKey(scheme.name)}?: ${writeType(scheme)}\n`
  })
  const facts = schemes.map(scheme => {
    const { name: _, ...rest } = scheme
    return `  ${writeKey(scheme.name)}: ${writeLiteral(rest, '  ', scheme.name.length + 4)},\n`
  })
  const repeated = nameRepeated([...requirements.values()], 'alternatives', 'readonly (readonly string[])[]')
  const rows = [...requirements].map(
    ([key, names]) => `  ${writeKey(key)}: ${writeLiteral(repeated.shorten(names), '  ', key.length + 6)},\n`,
  )
  const text = `import type { Sender } from './transport.ts'
${start}${hasTokens ? clientCredentials.types : ''}
/** A credential for each security scheme; those that are left out are not sent. */
export interface Credentials {
${members.join('')}}

const schemes: Readonly<Record<string, Scheme>> = {
${facts.join('')}}

${repeated.declarations}/** The schemes that an operation takes: all of one of these lists. */
const requirements: Readonly<Record<string, readonly (readonly string[])[]>> = {
${rows.join('')}}
${machine}${hasTokens ? clientCredentials.source : plainSource}`
  return [{ path: 'credentials.ts', text }]
}
