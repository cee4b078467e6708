// authentication.ts: who calls, by the security schemes of the document.

import type { Model } from '../../model/model.ts'
import type { Scheme } from '../../model/security.ts'
import { type GeneratedFile, quote, writeKey, writeLiteral } from '../../output/emit.ts'
import { nameRepeated } from '../../output/repeated-literals.ts'
import { isSecured, listAlternatives, writeCallerType } from './callers.ts'
import type { ServerOptions } from './options.ts'

const writeDeclarations = (isShared: boolean): string => `
/** What a function of a scheme is asked besides the credential. */
export interface Asked {
  /** What the operation asks of this scheme. The function checks it: see MissingScope. */
  scopes: readonly string[]
  operation: OperationId
  request: ${isShared ? 'ServerRequest' : 'Request'}
}

/** The credential is good, and its caller may not do this: answered with 403. */
export class MissingScope {
  readonly scopes: readonly string[]

  constructor(...scopes: readonly string[]) {
    this.scopes = scopes
  }
}
`

const finding = `
/** The caller; nothing where the credential is refused. What a function throws goes to next(), as no answer of the caller's. */
type Found<Caller> = Caller | MissingScope | null | undefined
type Finds<Credential, Caller> = (credential: Credential, asked: Asked) => Found<Caller> | Promise<Found<Caller>>
`

const failure = `
/** Nobody is known to call, or somebody who may not. Its status is for an error handler. */
export class AuthenticationError extends Error {
  readonly status: 401 | 403

  constructor(status: 401 | 403, message: string) {
    super(message)
    this.name = 'AuthenticationError'
    this.status = status
  }
}
`

const schemeTypes = `
interface Scheme {
  readonly kind: 'bearer' | 'basic' | 'other' | 'key' | 'certificate'
  /** Of the header Authorization, for another scheme. */
  readonly scheme?: string
  readonly in?: 'header' | 'query' | 'cookie'
  readonly key?: string
  /** What asks for it. */
  readonly challenge: string
}

interface Requirement {
  /** One of these is enough, of which every scheme has to be given. */
  readonly needed: readonly { readonly [scheme: string]: readonly string[] }[]
  /** Nobody has to be known. */
  readonly isOptional?: true
}

type Finding = (credential: unknown, asked: Asked) => unknown

`

const writeAuthenticate = (
  isShared: boolean,
): string => `/** The caller of a request; none for an operation without security. Throws an AuthenticationError where there has to be one. */
export async function authenticate(
  operation: OperationId,
${isShared ? '  request: Received,\n' : '  request: Request,\n  response: Response,\n'}  security: Security,
): Promise<Caller | undefined> {
  const requirement: Requirement | undefined = Object.hasOwn(requirements, operation) ? requirements[operation] : undefined
  if (!requirement) return undefined
  const functions = security as object as Record<string, Finding>
  const sent = new Set<string>()
  let missing: MissingScope | undefined
  for (const alternative of requirement.needed) {
    const given = Object.keys(alternative).map(name => [name, readCredential(schemes[name]!, request)] as const)
    for (const [name, credential] of given) if (credential !== undefined) sent.add(name)
    if (given.some(([, credential]) => credential === undefined)) continue
    const found = await findCallers(given, name => ({ scopes: alternative[name]!, operation, request${isShared ? ': request.raw' : ''} }), functions)
    if (found instanceof MissingScope) missing ??= found
    // Each alternative has the type that its functions return.
    else if (found) return (given.length > 1 ? found : found[given[0]![0]]) as Caller
  }
  if (requirement.isOptional && sent.size === 0) return undefined
  throw refuse(requirement, sent, missing, ${isShared ? 'request' : 'response'})
}

`

const findCallers = `/** By scheme; undefined where one of them refuses. */
async function findCallers(
  given: readonly (readonly [name: string, credential: unknown])[],
  askedOf: (name: string) => Asked,
  functions: Readonly<Record<string, Finding>>,
): Promise<Record<string, unknown> | MissingScope | undefined> {
  const callers: Record<string, unknown> = {}
  for (const [name, credential] of given) {
    const found = await functions[name]!(credential, askedOf(name))
    if (found instanceof MissingScope) return found
    if (found === undefined || found === null || found === false) return undefined
    callers[name] = found
  }
  return callers
}

`

const writeRefuse = (
  isShared: boolean,
): string => `function refuse({ needed }: Requirement, sent: ReadonlySet<string>, missing: MissingScope | undefined, ${isShared ? 'request: Received' : 'response: Response'}): AuthenticationError {
  const names = [...new Set(needed.flatMap(Object.keys))]
  const wrong = missing ? \`, error="insufficient_scope", scope="\${missing.scopes.join(' ').replaceAll(/[^!#-[\\]-~ ]/g, '')}"\` : ', error="invalid_token"'
  const challenges = names.map(name => {
    const { kind, challenge } = schemes[name]!
    return kind === 'bearer' && sent.has(name) ? challenge + wrong : challenge
  })
  ${isShared ? 'request' : 'response'}.setHeader('WWW-Authenticate', challenges)
  if (missing) return new AuthenticationError(403, \`The credential does not have the scope \${missing.scopes.join(', ')}.\`)
  const asked = names.join(', ')
  return new AuthenticationError(401, sent.size > 0 ? \`The credential is refused; \${asked} is asked for.\` : \`A credential is missing; \${asked} is asked for.\`)
}

`

/** @param type of a request */
const writeReaders = (
  type: string,
): string => `/** What a request holds for a scheme; undefined for nothing that could be one. */
function readCredential(scheme: Scheme, request: ${type}): unknown {
  if (scheme.kind === 'key') return readKey(scheme, request) || undefined
  if (scheme.kind === 'certificate') return readCertificate(request)
  const { authorization = '' } = request.headers
  const space = authorization.indexOf(' ')
  const name = scheme.kind === 'other' ? scheme.scheme! : scheme.kind
  if (authorization.slice(0, space).toLowerCase() !== name.toLowerCase()) return undefined
  const credential = authorization.slice(space).trim()
  return scheme.kind === 'basic' ? readAccount(credential) : credential || undefined
}

function readKey({ in: place, key = '' }: Scheme, request: ${type}): string | undefined {
  if (place === 'header') return [request.headers[key.toLowerCase()]].flat().join(', ')
  // One that is there twice may be read in two ways.
  const [, search = ''] = request.originalUrl.split('?', 2)
  const values = place === 'query' ? new URLSearchParams(search).getAll(key) : readCookies(request, key)
  return values.length === 1 ? values[0] : undefined
}

function readCookies({ headers }: ${type}, name: string): string[] {
  const pairs = (headers.cookie ?? '').split(';').map(pair => pair.trim())
  return pairs.filter(pair => pair.startsWith(\`\${name}=\`)).map(pair => decode(pair.slice(name.length + 1)))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readAccount(credential: string): Account | undefined {
  const text = Buffer.from(credential, 'base64').toString()
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) }
}

function readCertificate({ socket }: ${type}): PeerCertificate | undefined {
  return socket instanceof TLSSocket && socket.authorized ? socket.getPeerCertificate() : undefined
}
`

const writeMachine = (isShared: boolean): string =>
  `${schemeTypes}${writeAuthenticate(isShared)}${findCallers}${writeRefuse(isShared)}${writeReaders(isShared ? 'Received' : 'Request')}`

const credentialTypes = {
  bearer: 'string',
  other: 'string',
  key: 'string',
  basic: 'Account',
  certificate: 'PeerCertificate',
} as const

const tellScheme = (scheme: Scheme): string => {
  if (scheme.kind === 'bearer') return 'The token after Bearer.'
  if (scheme.kind === 'basic') return 'The name and the password.'
  if (scheme.kind === 'certificate') return 'The certificate of the connection, which was checked.'
  if (scheme.kind === 'other') return `What follows ${scheme.scheme} in Authorization.`.replaceAll('*/', '')
  return `The ${scheme.in} ${scheme.key}.`.replaceAll('*/', '')
}

/** A quoted text of a header holds no quotes, and nothing that a header may not hold. */
const writeChallenge = (scheme: Scheme): string => {
  const word = scheme.kind === 'other' ? scheme.scheme.replaceAll(/[^\w-]/g, '') : ''
  const names = { bearer: 'Bearer', basic: 'Basic', other: word, key: 'ApiKey', certificate: 'Certificate' }
  return `${names[scheme.kind]} realm="${scheme.name.replaceAll(/[^!#-[\]-~ ]/g, '')}"`
}

/** No file for a document in which no operation asks for a credential. */
export function makeAuthenticationFile(
  model: Model,
  { callers, adapters = [] }: ServerOptions,
): GeneratedFile[] {
  if (!isSecured(model)) return []
  const known = new Set(model.schemes.map(({ name }) => name))
  const functions = model.schemes.map(scheme => {
    const caller = callers ? `${callers.name}[${quote(scheme.name)}]` : 'unknown'
    const type = `Finds<${credentialTypes[scheme.kind]}, ${caller}>`
    return `  /** ${tellScheme(scheme)} */\n  ${writeKey(scheme.name)}: ${type}\n`
  })
  const schemes = model.schemes.map(scheme => {
    const { name, ...facts } = Object.assign({ tokenUrl: undefined }, scheme, { tokenUrl: undefined })
    return `  ${writeKey(name)}: ${writeLiteral({ ...facts, challenge: writeChallenge(scheme) }, '  ', 60)},\n`
  })
  const facts = model.operations.flatMap(operation => {
    const found = listAlternatives(operation)
    if (!found) return []
    // An alternative with a scheme that the document does not describe cannot be given.
    const needed = found.needed.filter(one => Object.keys(one).every(name => known.has(name)))
    return [[operation.id, { needed, isOptional: found.isOptional || undefined }] as const]
  })
  const repeated = nameRepeated(
    facts.map(([, one]) => one),
    'requirement',
    'Requirement',
  )
  const requirements = facts.map(
    ([id, one]) => `  ${writeKey(id)}: ${writeLiteral(repeated.shorten(one), '  ', id.length + 4)},\n`,
  )
  const types = model.operations.map(one => callers && writeCallerType(one, callers.name))
  const isShared = adapters.length > 0
  const all = new Set(types.flatMap(type => (type === undefined ? [] : [`NonNullable<${type}>`])))
  const text = `import { type PeerCertificate, TLSSocket } from 'node:tls'
${isShared ? '' : `import type { Request, Response } from 'express'\n`}${callers ? `import type { ${callers.name} } from ${quote(callers.from)}\n` : ''}import type { OperationId } from './handlers.ts'
${isShared ? `import type { Received, ServerRequest } from './received.ts'\n` : ''}${writeDeclarations(isShared)}${functions.length > 0 ? finding : ''}${failure}
export interface Account {
  username: string
  password: string
}

/** For each security scheme, the function that finds the caller by what was sent. */
export interface Security {
${functions.join('')}}

export type Caller = ${callers ? [...all].join(' | ') : 'unknown'}

const schemes: Readonly<Record<string, Scheme>> = {
${schemes.join('')}}

${repeated.declarations}const requirements: Readonly<Record<string, Requirement>> = {
${requirements.join('')}}
${writeMachine(isShared)}`
  return [{ path: 'authentication.ts', text }]
}
