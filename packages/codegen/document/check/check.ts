// Checks a document before anything is made of it: each problem has its place and its remedy.

import { isObject, type Json, type JsonObject } from '../json.ts'
import { asDocument, type OpenApiDocument } from '../openapi.ts'
import {
  capitalize,
  DocumentError,
  type Locate,
  type Mistake,
  nameKind,
  type Place,
  type Problem,
  readKeys,
} from '../problems.ts'
import { readSchemaName } from '../references.ts'
import { isReferring } from '../referring.ts'
import { findRule, type Kind, listNames, type Shape, walk } from '../walk.ts'
import { References } from './check-references.ts'
import { findValueProblems } from './check-values.ts'

/** Throws a DocumentError that names each place that is wrong. */
export function checkDocument(document: Json, source: string, locate?: Locate): OpenApiDocument {
  const problems = isObject(document)
    ? [...findVersionProblems(document), ...new Checker(document).run()]
    : [notADocument]
  if (problems.length > 0) throw new DocumentError(source, problems, locate)
  return asDocument(document)
}

const notADocument: Problem = {
  code: 'not-openapi',
  keys: [],
  message: 'This is no OpenAPI document: its outermost value is not an object.',
  remedy: 'Start it with "openapi: 3.1.1", "info" and "paths".',
}

function findVersionProblems(document: JsonObject): Problem[] {
  const version = String(document.openapi ?? '')
  const tell = (key: string, message: string, remedy: string): Problem[] => [
    { code: 'unsupported-version', keys: [key], message, remedy },
  ]
  if (/^3\.[01]\./.test(version)) return []
  if (document.swagger !== undefined) {
    const message = `This is Swagger ${String(document.swagger)}; OpenAPI 3.0 and 3.1 are read.`
    return tell(
      'swagger',
      message,
      'Add --foreign, or "foreign": true in a config file, to have it converted.',
    )
  }
  if (/^3\.[01]$/.test(version)) {
    const remedy = `Write "openapi: ${version}.1", or another of its versions with three numbers.`
    return tell('openapi', `Version ${version} is not written out.`, remedy)
  }
  const message =
    version === '' ? 'The version is missing.' : `Version ${version} is not read; 3.0 and 3.1 are.`
  return tell('openapi', message, 'Write "openapi: 3.1.1" or the version that the document keeps to.')
}

// The keys whose values a schema has to have in one shape for anything to be made of it.
const lists = ['required', 'enum', 'allOf', 'anyOf', 'oneOf', 'prefixItems']

// What may not lead a schema back to itself. A variant that is composed with its own union is read by circles.ts.
const compositions = [
  { keys: ['allOf'], relation: 'is composed with' },
  { keys: ['oneOf', 'anyOf'], relation: 'is one of' },
] as const

class Checker {
  readonly #document: JsonObject
  readonly #problems: Problem[] = []
  readonly #references: References

  constructor(document: JsonObject) {
    this.#document = document
    this.#references = new References(document)
  }

  run(): Problem[] {
    if (!isObject(this.#document.info))
      this.#tell(undefined, {
        code: 'missing-info',
        message: 'The info is missing.',
        remedy: 'Add "info" with a title and a version.',
      })
    walk(this.#document, 'document', (node, kind, place) => {
      // A reader misses an example, and nothing that is generated does.
      if (kind === 'example' || kind === 'link') return
      if (typeof node.$ref === 'string') this.#checkReference(node.$ref, place, kind)
      else if (kind === 'parameter') this.#checkParameter(node, place)
      else if (kind === 'schema') this.#checkSchema(node, place)
      for (const problem of findValueProblems(node, kind))
        this.#problems.push({ ...problem, keys: [...readKeys(place), ...problem.keys] })
      for (const key of Object.keys(node)) this.#checkShape(kind, key, node[key]!, place)
    })
    for (const one of compositions) this.#checkCompositions(one)
    return this.#problems
  }

  /** A schema that comes back to itself is no schema: each value of it would have to be checked forever. */
  #checkCompositions({ keys, relation }: (typeof compositions)[number]): void {
    const { components } = this.#document
    const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {}
    const seen = new Set<string>()
    for (const name of Object.keys(schemas)) {
      const circle = seen.has(name) ? undefined : findCircle(name, schemas, keys)
      if (!circle) continue
      for (const one of circle) seen.add(one)
      const way = [...circle.slice(1), name].join(`, which ${relation} `)
      this.#tell(
        { key: name, parent: { key: 'schemas', parent: { key: 'components', parent: undefined } } },
        {
          code: 'circular-composition',
          message: `It ${relation} ${way}.`,
          remedy: `Remove one of these from its ${keys.join(' or ')}; where a part of the same kind is meant, let a field refer to it.`,
        },
      )
    }
  }

  #tell(place: Place | undefined, mistake: Mistake, key?: string): void {
    const keys = readKeys(key === undefined ? place : { key, parent: place })
    this.#problems.push({ ...mistake, keys })
  }

  #checkReference(ref: string, place: Place | undefined, kind?: Kind): void {
    const mistake = this.#references.find(ref, kind)
    if (mistake) this.#tell(place, mistake)
  }

  #checkParameter({ name, in: where }: JsonObject, place: Place | undefined): void {
    if (typeof name !== 'string')
      this.#tell(place, {
        code: 'unnamed-parameter',
        message: 'The parameter has no name.',
        remedy: 'Add "name".',
      })
    if (['path', 'query', 'header', 'cookie'].includes(String(where))) return
    this.#tell(place, {
      code: 'unplaced-parameter',
      message: `The parameter stands in ${where === undefined ? 'no part of the request' : String(where)}.`,
      remedy: 'Write "in: path", "query", "header" or "cookie".',
    })
  }

  #checkSchema(node: JsonObject, place: Place | undefined): void {
    for (const key of lists) {
      if (node[key] !== undefined && !Array.isArray(node[key]))
        this.#tell(place, { ...noList, remedy: 'Write a list.' }, key)
    }
    const patterns: [pattern: string, at: Place | undefined, key: string][] = []
    if (typeof node.pattern === 'string') patterns.push([node.pattern, place, 'pattern'])
    if (isObject(node.patternProperties)) {
      const at = { key: 'patternProperties', parent: place }
      for (const pattern of Object.keys(node.patternProperties)) patterns.push([pattern, at, pattern])
    }
    for (const [pattern, at, key] of patterns) {
      const reason = findPatternProblem(pattern)
      if (reason === undefined) continue
      const remedy = 'Write it as JavaScript does (ECMA 262).'
      this.#tell(at, { code: 'invalid-pattern', message: `${reason}.`, remedy }, key)
    }
  }

  /** What is read as a part of the document has to be one. */
  #checkShape(kind: Kind, key: string, value: Json, place: Place | undefined): void {
    const rule = findRule(kind, key)
    if (!rule || (kind === 'schema' && lists.includes(key))) return
    const [shape, child] = rule
    if (child === 'example' || child === 'link') return
    if (shape !== 'one' && isReferring(value)) {
      this.#checkReference(value.$ref, { key, parent: place })
      return
    }
    if (shape === 'list') {
      if (!Array.isArray(value))
        this.#tell(place, { ...noList, remedy: 'Write a list, or remove the key.' }, key)
      return
    }
    if (shape !== 'one' && !isObject(value)) this.#tell(place, noObject, key)
    for (const [name, part] of listPartsUnder(value, shape)) {
      if (child === 'response' && kind === 'operation' && !/^(\d{3}|[1-5]XX|default)$/.test(name ?? ''))
        this.#tell(
          { key, parent: place },
          {
            code: 'invalid-status',
            message: `${name} is no status of an answer.`,
            remedy: 'Write three digits, a range such as 4XX, or default.',
          },
          name,
        )
      if (isObject(part) || (child === 'schema' && typeof part === 'boolean') || name?.startsWith('x-'))
        continue
      const at = name === undefined ? place : { key, parent: place }
      this.#tell(
        at,
        {
          code: 'wrong-shape',
          message: capitalize(`${describeType(part)} stands where ${nameKind(child)} belongs.`),
          remedy:
            key === 'items' && Array.isArray(part)
              ? 'Write one, or prefixItems for the items by their places.'
              : 'Write one, or remove the key.',
        },
        name ?? key,
      )
    }
  }
}

/** The parts that stand under a key, those of a map with their names. */
function listPartsUnder(value: Json, shape: Shape): [name: string | undefined, part: Json][] {
  if (shape === 'one') return [[undefined, value]]
  return isObject(value) ? listNames(value, shape).map(name => [name, value[name]!]) : []
}

function describeType(part: Json): string {
  if (part === null) return 'nothing'
  return Array.isArray(part) ? 'a list' : typeof part
}

const noList = { code: 'wrong-shape', message: 'This is no list.' } as const

const noObject: Mistake = {
  code: 'wrong-shape',
  message: 'This is no object.',
  remedy: 'Write an object, or remove the key.',
}

/** Why a pattern is no regular expression; undefined when it is one, with Unicode or without. */
function findPatternProblem(pattern: string): string | undefined {
  for (const flags of ['u', '']) {
    try {
      new RegExp(pattern, flags)
      return undefined
    } catch (error) {
      if (flags === '') return error instanceof Error ? error.message : String(error)
    }
  }
  return undefined
}

/** The schemas through which one comes back to itself, itself first; undefined when it does not. */
function findCircle(name: string, schemas: JsonObject, keys: readonly string[]): string[] | undefined {
  const ways: string[][] = [[name]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of listParts(schemas[way.at(-1)!], keys, way.length > 1)) {
      if (next === name) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

/** The names of the schemas in a composition. References that are nothing else are checked by themselves. */
function listParts(schema: Json | undefined, keys: readonly string[], withReference: boolean): string[] {
  if (!isObject(schema)) return []
  const name = withReference ? readSchemaName(schema.$ref) : undefined
  const parts = keys.flatMap(key => schema[key] ?? [])
  return [...(name === undefined ? [] : [name]), ...parts.flatMap(part => listParts(part, keys, true))]
}
