// Bytes in JSON, which has only texts: where a body is JSON, `format: binary` is left out of its schemas.
//
// A named schema that stands in JSON and in a form has two meanings, and gets a name for each: 'UploadJson'.

import { classifyContent } from '../model/model.ts'
import { Identifiers, makeIdentifier } from '../model/names.ts'
import { asJson, isObject, type Json, type JsonObject, makeReference } from './json.ts'
import { asDocument, type OpenApiDocument, type SchemaObject } from './openapi.ts'
import type { Place } from './problems.ts'
import { Heirs, listTargets, nameVariants, readSchemaName, renameVariants } from './references.ts'
import { type Kind, rewrite, walk } from './walk.ts'

/** The document in which only schemas of forms and of whole bodies are bytes. */
export function removeBinaryJson(document: OpenApiDocument): OpenApiDocument {
  const root = asJson(document)
  if (!isBinaryAnywhere(root)) return document
  const texts = new Texts(root)
  const changed = rewrite(root, 'document', (node, kind, place) => {
    if (isText(node, kind, place) && isObject(node.schema))
      return { ...node, schema: texts.write(node.schema) }
    return kind === 'components' && isObject(node.schemas)
      ? { ...node, schemas: texts.writeAll(node.schemas) }
      : node
  })
  return asDocument(changed)
}

/** Whether a schema is bytes, or holds some at any depth. */
export function holdsBytes(schema: Json, schemas: JsonObject, seen = new Set<string>()): boolean {
  let isFound = false
  walk(schema, 'schema', node => {
    isFound ||= node.format === 'binary'
    for (const name of isFound ? [] : listTargets(node)) {
      if (seen.has(name)) continue
      seen.add(name)
      isFound ||= holdsBytes(schemas[name] ?? null, schemas, seen)
    }
  })
  return isFound
}

const listSchemas = ({ components }: JsonObject): JsonObject =>
  isObject(components) && isObject(components.schemas) ? components.schemas : {}

function isBinaryAnywhere(root: JsonObject): boolean {
  let isAny = false
  walk(root, 'document', (node, kind) => {
    isAny ||= kind === 'schema' && node.format === 'binary'
  })
  return isAny
}

/** Whether a part of the document holds a schema of JSON or of texts. */
const isText = (node: JsonObject, kind: Kind, place: Place | undefined): boolean =>
  kind === 'parameter' || kind === 'header' || (kind === 'mediaType' && isJson(node, place))

const isForm = (node: JsonObject, kind: Kind, place: Place | undefined): boolean =>
  kind === 'mediaType' && !isJson(node, place)

const isJson = ({ schema }: JsonObject, place: Place | undefined): boolean =>
  classifyContent({ mediaType: place?.key ?? '', schema: schema as SchemaObject | undefined }) === 'json'

/** Schemas as they are where there are no bytes. */
class Texts {
  readonly #inForms: ReadonlySet<string>
  readonly #heirs: Heirs
  /** The names of the schemas that stand in a form as well, as they are called outside of it. */
  readonly #names: ReadonlyMap<string, string>

  constructor(root: JsonObject) {
    const schemas = listSchemas(root)
    this.#heirs = new Heirs(schemas)
    this.#inForms = findReached(root, schemas, isForm)
    const inJson = findReached(root, schemas, isText)
    const both = [...this.#inForms].filter(name => inJson.has(name) && holdsBytes(schemas[name]!, schemas))
    const names = Object.keys(schemas)
    const free = new Identifiers([...names, ...names.map(makeIdentifier)])
    this.#names = new Map(both.map(name => [name, free.take(`${name}Json`, '')]))
  }

  /** @param name of the schema, if it has one */
  write(schema: Json, name = ''): Json {
    return rewrite(schema, 'schema', node => {
      const { format, ...rest } = node
      const text = format === 'binary' ? rest : node
      const heirs = node === schema ? this.#heirs.of(name) : []
      const isRenamed = [...nameVariants(node), ...heirs].some(one => this.#names.has(one))
      const renamed = isRenamed ? renameVariants(text, heirs, ref => this.#repoint(ref)) : text
      return this.#names.has(readSchemaName(renamed.$ref) ?? '')
        ? { ...renamed, $ref: this.#repoint(renamed.$ref!) }
        : renamed
    })
  }

  writeAll(schemas: JsonObject): JsonObject {
    const all = Object.entries(schemas).flatMap(([name, schema]): [string, Json][] => {
      const other = this.#names.get(name)
      if (other !== undefined)
        return [
          [name, schema],
          [other, this.write(schema, name)],
        ]
      return [[name, this.#inForms.has(name) ? schema : this.write(schema, name)]]
    })
    return Object.fromEntries(all)
  }

  #repoint(ref: Json): Json {
    const other = this.#names.get(readSchemaName(ref, true) ?? '')
    return other === undefined ? ref : makeReference('components', 'schemas', other)
  }
}

/** The named schemas that some parts of the document hold. */
function findReached(root: JsonObject, schemas: JsonObject, isMeant: typeof isText): ReadonlySet<string> {
  const reached = new Set<string>()
  const follow = (part: Json, kind: Kind): void =>
    walk(part, kind, node => {
      for (const name of listTargets(node)) {
        if (reached.has(name)) continue
        reached.add(name)
        follow(schemas[name] ?? null, 'schema')
      }
    })
  walk(root, 'document', (node, kind, place) => {
    if (isMeant(node, kind, place)) follow(node, kind)
  })
  return reached
}
