// router.ts: from a method and a path to the operation, through a tree of segments.

import { decodeKey } from '../../document/json.ts'
import { DocumentError, type Problem } from '../../document/problems.ts'
import type { Model, Operation } from '../../model/model.ts'
import { type GeneratedFile, importTypes, quote, writeKey } from '../../output/emit.ts'

const machine = `
export interface Route {
  operation: OperationId
  /** The decoded path parameters. */
  params: Record<string, string>
  /** As they were sent: what separates the items of a list is told from what is a part of one. */
  encoded: Record<string, string>
}

/** The path is known, the method is not: the methods that are. */
export interface OtherMethods {
  allow: string[]
}

/** A path parameter is not decodable: '%zz', or bytes that are no UTF-8. */
export interface Malformed {
  malformed: string
}

interface Node {
  readonly literals: Map<string, Node>
  /** Segments that are part literal, such as '{id}.json': their pieces, literals at even places, as they are sent. */
  readonly patterns: { pieces: string[]; node: Node }[]
  parameter: Node | undefined
  readonly routes: Map<string, Routed>
}

/** An operation, and the names of the parameters on the way to it. */
interface Routed {
  readonly operation: OperationId
  readonly names: readonly string[]
}

const newNode = (): Node => ({ literals: new Map(), patterns: [], parameter: undefined, routes: new Map() })

const root = newNode()
for (const [operation, [method, path]] of Object.entries(routes)) {
  // A document may hold a path as it is sent, /caf%C3%A9, or as it is meant.
  const meant = (piece: string, place: number) => (place % 2 === 0 ? (decode(piece) ?? piece) : piece)
  const pieces = path.split('/').map(segment => segment.split(/[{}]/).map(meant))
  const end = pieces.slice(1).reduce(child, root)
  end.routes.set(method, { operation: operation as OperationId, names: pieces.flatMap(of => of.filter((_, place) => place % 2 === 1)) })
}

function literals(pieces: string[]): string[] {
  return pieces.filter((_, place) => place % 2 === 0)
}

function child(node: Node, pieces: string[]): Node {
  const text = pieces[0] ?? ''
  if (pieces.length === 1) {
    const known = node.literals.get(text) ?? newNode()
    node.literals.set(text, known)
    return known
  }
  if (pieces.length === 3 && text === '' && pieces[2] === '') {
    node.parameter ??= newNode()
    return node.parameter
  }
  const sent = pieces.map((piece, place) => (place % 2 === 0 ? asSent(piece.replaceAll('%', '%25')) : piece))
  const known = node.patterns.find(pattern => literals(pattern.pieces).join('{}') === literals(sent).join('{}'))
  if (known) return known.node
  const pattern = { pieces: sent, node: newNode() }
  node.patterns.push(pattern)
  // The more of a segment is literal, the earlier it is tried, wherever it stands in the document.
  node.patterns.sort((left, right) => literals(right.pieces).join('').length - literals(left.pieces).join('').length)
  return pattern.node
}

/**
 * The operation of a request; undefined when there is no such path. The path is what stands before the question mark,
 * as it was sent. Of the paths that have the method, one is preferred that is literal where another has a parameter, and
 * a HEAD is answered by the GET.
 */
export function match(method: string, path: string): Route | OtherMethods | Malformed | undefined {
  const values: string[] = []
  const search: Search = { method, segments: path.split('/'), values, allow: new Set() }
  const route = find(root, 1, search)
  if (!route) return search.allow.size > 0 ? { allow: [...search.allow] } : undefined
  const encoded = route.names.map((name, index): [string, string] => [name, values[index] ?? ''])
  const params: [string, string][] = []
  for (const [name, text] of encoded) {
    const value = decode(text)
    if (value === undefined) return { malformed: name }
    params.push([name, value])
  }
  return { operation: route.operation, params: Object.fromEntries(params), encoded: Object.fromEntries(encoded) }
}

interface Search {
  readonly method: string
  readonly segments: readonly string[]
  /** What stands in the place of each parameter on the way. */
  readonly values: string[]
  /** The methods of the paths that fit and do not have the one that is asked for. */
  readonly allow: Set<string>
}

function find(node: Node, at: number, search: Search): Routed | undefined {
  const { segments, values } = search
  if (at === segments.length) return answering(node, search)
  const segment = segments[at] ?? ''
  const literal = node.literals.get(segment.includes('%') ? (decode(segment) ?? segment) : segment)
  const found = literal && find(literal, at + 1, search)
  if (found || segment === '') return found
  const length = values.length
  for (const { pieces, node: next } of node.patterns) {
    const taken = take(pieces, asSent(segment))
    if (!taken) continue
    values.push(...taken)
    const end = find(next, at + 1, search)
    if (end) return end
    values.length = length
  }
  if (!node.parameter) return undefined
  values.push(segment)
  const end = find(node.parameter, at + 1, search)
  if (!end) values.length = length
  return end
}

/** What answers at the end of a path; otherwise the methods that do are noted. */
function answering({ routes }: Node, { method, allow }: Search): Routed | undefined {
  const route = routes.get(method) ?? (method === 'HEAD' ? routes.get('GET') : undefined)
  if (route) return route
  for (const known of routes.keys()) for (const one of known === 'GET' ? ['GET', 'HEAD'] : [known]) allow.add(one)
  return undefined
}

/** What stands between the literal pieces of a segment; undefined when it does not fit. */
function take(pieces: string[], segment: string): string[] | undefined {
  const [start = '', ...rest] = pieces
  if (!segment.startsWith(start)) return undefined
  const values: string[] = []
  let from = start.length
  for (let place = 1; place < rest.length; place += 2) {
    const literal = rest[place] ?? ''
    const isLast = place === rest.length - 1
    const end = isLast ? segment.length - literal.length : segment.indexOf(literal, from + 1)
    if (end <= from || !segment.startsWith(literal, end)) return undefined
    values.push(segment.slice(from, end))
    from = end + literal.length
  }
  return values
}

/** With escapes for all that some clients escape and others do not. What separates the items of a list stays. */
function asSent(text: string): string {
  return text.replaceAll(/[^\\w.~,;=:@!$&'()*+%-]/gu, encodeURIComponent)
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
`

export function makeRouterFile(model: Model, _options: object): GeneratedFile {
  const routes = listRoutes(model).map(
    ({ method, id, path }) => `  ${writeKey(id)}: [${quote(method)}, ${quote(path)}],\n`,
  )
  const text = `${importTypes(['OperationId'], './handlers.ts')}
const routes: { readonly [K in OperationId]?: readonly [method: string, path: string] } = {
${routes.join('')}}
${machine}`
  return { path: 'router.ts', text }
}

/**
 * Each operation with the path that requests have. What follows a # tells operations of one path apart for a reader;
 * a request does not hold it, so that the one without it answers, or else the first.
 */
function listRoutes(model: Model): { method: string; path: string; id: string }[] {
  const problems: Problem[] = []
  const routes = new Map<string, Operation>()
  const bare = (path: string) => path.replace(/#.*/, '')
  for (const operation of model.operations) {
    const request = `${operation.method} ${decodeKey(bare(operation.path)).replaceAll(/\{[^}]*\}/g, '{}')}`
    const known = routes.get(request)
    const isVariant = (known ?? operation).path.includes('#') || operation.path.includes('#')
    if (!known || (known.path.includes('#') && !operation.path.includes('#'))) routes.set(request, operation)
    if (!known || isVariant) continue
    const message = `It answers the same requests as ${known.place}.`
    const keys = ['paths', operation.path, operation.method.toLowerCase()]
    const remedy = 'Remove one of them, or change its path.'
    problems.push({ code: 'duplicate-path', keys, message, remedy })
  }
  if (problems.length > 0) throw new DocumentError(model.source, problems, model.locate)
  return [...routes.values()].map(({ method, path, id }) => ({ method, path: bare(path), id }))
}
