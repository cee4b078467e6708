// Keys that the objects of a document do not have: 'gett' under a path says nothing, and nobody is told.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { findNearest } from '../nearest.ts'
import { nameKind, type Place } from '../problems.ts'
import type { Kind } from '../walk.ts'
import type { Lint } from './looking.ts'

const parameter =
  'name in description required deprecated allowEmptyValue style explode allowReserved schema example examples content'

/** The objects of OpenAPI 3.0 and 3.1 with their keys. Callbacks, and what is a map, have keys of anybody's. */
const written: Record<string, string> = {
  document:
    'openapi info jsonSchemaDialect servers paths webhooks components security tags externalDocs $self',
  info: 'title summary description termsOfService contact license version',
  contact: 'name url email',
  license: 'name identifier url',
  server: 'url description variables name',
  serverVariable: 'enum default description',
  tag: 'name description externalDocs summary parent kind',
  externalDocs: 'description url',
  components:
    'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
  pathItem: '$ref summary description get put post delete options head patch trace servers parameters',
  operation:
    'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
  parameter,
  header: parameter,
  requestBody: 'description content required',
  response: 'description headers content links summary',
  mediaType: 'schema itemSchema example examples encoding',
  encoding: 'contentType headers style explode allowReserved',
  example: 'summary description value externalValue',
  link: 'operationRef operationId parameters requestBody description server',
  securityScheme: 'type description name in scheme bearerFormat flows openIdConnectUrl',
  flows: 'implicit password clientCredentials authorizationCode',
  flow: 'authorizationUrl tokenUrl refreshUrl scopes',
  discriminator: 'propertyName mapping',
  xml: 'name namespace prefix attribute wrapped',
  schema: [
    '$id $schema $ref $anchor $dynamicRef $dynamicAnchor $vocabulary $comment $defs $recursiveRef $recursiveAnchor',
    'allOf anyOf oneOf not if then else dependentSchemas prefixItems items additionalItems contains properties',
    'patternProperties additionalProperties propertyNames unevaluatedItems unevaluatedProperties type enum const',
    'multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems',
    'uniqueItems maxContains minContains maxProperties minProperties required dependentRequired title description',
    'default deprecated readOnly writeOnly examples format contentEncoding contentMediaType contentSchema nullable',
    'discriminator xml externalDocs example id definitions dependencies',
  ].join(' '),
}

const keywords = new Map(Object.entries(written).map(([kind, keys]) => [kind, new Set(keys.split(' '))]))

/** Objects that the walk does not visit, by the kind and the key under which they stand. */
const within: Record<string, Record<string, string>> = {
  document: { info: 'info', servers: 'server', tags: 'tag', externalDocs: 'externalDocs' },
  info: { contact: 'contact', license: 'license' },
  server: { variables: 'map of serverVariable' },
  tag: { externalDocs: 'externalDocs' },
  pathItem: { servers: 'server' },
  operation: { servers: 'server', externalDocs: 'externalDocs' },
  link: { server: 'server' },
  securityScheme: { flows: 'flows' },
  flows: { implicit: 'flow', password: 'flow', clientCredentials: 'flow', authorizationCode: 'flow' },
  schema: { discriminator: 'discriminator', xml: 'xml', externalDocs: 'externalDocs' },
}

export function checkKeywords(node: JsonObject, kind: Kind, place: Place | undefined, lint: Lint): void {
  checkObject(node, kind, place, lint)
}

function checkObject(node: JsonObject, kind: string, place: Place | undefined, lint: Lint): void {
  const known = keywords.get(kind)
  // What stands beside a reference is another matter.
  if (!known || (typeof node.$ref === 'string' && kind !== 'pathItem' && kind !== 'schema')) return
  for (const key of Object.keys(node)) {
    if (!known.has(key)) checkKey(key, kind, known, place, lint)
    const child = within[kind]?.[key]
    if (child !== undefined) checkWithin(node[key]!, child, { key, parent: place }, lint)
  }
}

function checkKey(
  key: string,
  kind: string,
  known: ReadonlySet<string>,
  place: Place | undefined,
  lint: Lint,
): void {
  if (key.startsWith('x-')) return
  const nearest = findNearest(key, known, 2)
  // JSON Schema lets a schema have keywords of its own.
  if (kind === 'schema' && (nearest === undefined || !isSlip(key, nearest))) return
  const remedy =
    nearest === undefined ? 'Remove it, or begin its name with x-.' : `Did you mean "${nearest}"?`
  lint.tell(
    place,
    { code: 'unknown-keyword', message: `There is no "${key}" in ${nameKind(kind)}.`, remedy },
    key,
  )
}

/** Whether a keyword may be mistyped. A short one of somebody's own, such as unit, is near another by chance. */
const isSlip = (key: string, keyword: string): boolean =>
  findNearest(key, [keyword], key.length < 7 ? 1 : 2) !== undefined ||
  sortLetters(key) === sortLetters(keyword)

const sortLetters = (word: string): string => [...word.toLowerCase()].sort().join('')

function checkWithin(value: Json, child: string, place: Place, lint: Lint): void {
  const [, inMap] = child.split('map of ')
  const parts = Array.isArray(value) || inMap !== undefined ? Object.entries(value ?? {}) : undefined
  if (!parts) {
    if (isObject(value)) checkObject(value, child, place, lint)
    return
  }
  for (const [key, part] of parts)
    if (isObject(part)) checkObject(part, inMap ?? child, { key, parent: place }, lint)
}
