// Runs openapi-typescript, the engine of the types target, and puts what it prints into our style.
/// <reference path="../openapi-typescript.d.ts" />
import type typescript from 'typescript'
import {
  asJson,
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
} from '../document/json.ts'
import type { OpenApiDocument, SchemaObject } from '../document/openapi.ts'
import { tellPlace } from '../document/problems.ts'
import { rewriteDocument } from '../document/walk.ts'
import type { Model } from '../model/model.ts'
import { shortenTypes } from '../output/short-types.ts'
import { printTypes } from '../output/type-printer.ts'
import { Composition } from './composition.ts'
import { dateMark } from './dates/mark.ts'
import { discriminateTypes } from './discriminated-types.ts'
import { writeNamedType } from './keywords/names.ts'
import { findRecursiveSchemas, TakeOut } from './recursive.ts'
import { writeTupleType } from './tuples.ts'
import { makeTypeSchemas } from './type-schemas.ts'
import { dropUnsaid, dropWire } from './wire.ts'

export interface Printed {
  text: string
  /** The types of schemas that an interface cannot hold, by their names. */
  recursive: ReadonlyMap<string, string>
}

/**
 * The interfaces paths, webhooks, components and operations; without `wire` no paths, and of operations no more than
 * what they take and their one success.
 *
 * Its transformation is called directly: the document is bundled and checked already, and its own entry spends
 * four fifths of its time on doing that (0.40 of 0.50 s on a document of 1.8 MB).
 */
export async function printDocument(model: Model, { wire }: { wire: boolean }): Promise<Printed> {
  const [engine, compiler] = await Promise.all([loadEngine(), import('typescript').then(of => of.default)])
  const document = discriminateTypes(nameOperations(wire ? model : dropWire(model)))
  const prepared = makeTypeSchemas(openEnums(document))
  const copy = makeStandIn(asJson(prepared))
  const schema = copy as unknown as Parameters<typeof engine.transformSchema>[0]
  const composition = new Composition(copy)
  const resolved = new Map<string, JsonObject | undefined>()
  const context = {
    ...settings,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    transform: (schema: SchemaObject) => chooseType(schema, compiler),
    postTransform: (type: typescript.TypeNode) =>
      writeTupleType(type, compiler) ?? writeNamedType(type, compiler),
    resolve: (ref: string) => {
      if (resolved.has(ref)) return resolved.get(ref)
      const found = engine.resolveRef<JsonObject>(schema, ref, { silent: true })
      const flat = found && ref.startsWith('#/components/schemas/') ? composition.flat(found) : found
      resolved.set(ref, flat)
      return flat
    },
  }
  // What its type asks for besides is for the linter that its own entry runs.
  const printed = engine.transformSchema(
    schema,
    context as unknown as Parameters<typeof engine.transformSchema>[1],
  )
  const [withRequired] = engine.stringToAST(helper) as [typescript.TypeAliasDeclaration]
  const isHelper = (node: typescript.Node) =>
    compiler.isTypeAliasDeclaration(node) && node.name.text === withRequired.name.text
  const nodes = (wire ? printed : dropUnsaid(printed, compiler)).map(node =>
    isHelper(node) ? withRequired : node,
  )
  const print = (printed: readonly typescript.Node[]) => restyle(printTypes(printed, compiler))
  const recursive = findRecursiveSchemas(model)
  if (recursive.size === 0) return { text: print(nodes), recursive: new Map() }
  const aliases = model.schemas
    .filter(({ name }) => recursive.has(name))
    .map(({ name, type }) => [writeMark(name), type] as const)
  const takeOut = new TakeOut(new Map(aliases), compiler)
  const text = print(nodes.map(node => takeOut.from(node)))
  const types = [...takeOut.types].map(([name, type]) => [unmark(name), print([type]).trim()] as const)
  return { text, recursive: new Map(types) }
}

/** Its parts: its index loads a linter and a bundler as well, in 0.12 s and 20 MB. */
async function loadEngine() {
  const [{ default: transformSchema }, { stringToAST }, { resolveRef }] = await Promise.all([
    import('openapi-typescript/dist/transform/index.mjs'),
    import('openapi-typescript/dist/lib/ts.mjs'),
    import('openapi-typescript/dist/lib/utils.mjs'),
  ])
  return { transformSchema, stringToAST, resolveRef }
}

// The engine's own fails on what may be null, and asks of a union only for what all of it has.
const helper = `type WithRequired<T, K extends string> = T extends object
  ? T & { [P in keyof T as \`\${P & (string | number)}\` extends K ? P : never]-?: T[P] }
  : T`

/** What the engine does not know: bytes, a field or an object that holds nothing, a value that is none of those that are known. */
function chooseType(
  schema: SchemaObject,
  { factory, SyntaxKind }: typeof typescript,
): typescript.TypeNode | undefined {
  if (schema['x-never'] === true) return factory.createKeywordTypeNode(SyntaxKind.NeverKeyword)
  const date = schema[dateMark]
  if (typeof date === 'string') return factory.createTypeReferenceNode(date)
  if (schema.format === 'binary') return factory.createTypeReferenceNode('Blob')
  if (schema['x-no-fields'] === true) {
    const name = factory.createKeywordTypeNode(SyntaxKind.StringKeyword)
    const none = factory.createKeywordTypeNode(SyntaxKind.NeverKeyword)
    return factory.createTypeReferenceNode('Record', [name, none])
  }
  if (schema['x-open-enum'] !== true) return undefined
  // Intersected with {}, so that an editor goes on to offer the values that are known.
  const keyword = schema.type === 'string' ? SyntaxKind.StringKeyword : SyntaxKind.NumberKeyword
  const type = factory.createKeywordTypeNode(keyword)
  return factory.createIntersectionTypeNode([type, factory.createTypeLiteralNode([])])
}

/** A parameter with its schema, also where it is written in a media type: the engine takes that for a text. */
function addSchema(parameter: JsonObject): JsonObject {
  const { content, ...rest } = parameter
  if (!isObject(content)) return parameter
  const [first] = Object.values(content)
  return { ...rest, schema: (isObject(first) && first.schema) || {} }
}

/** An enum that can grow as a choice between its values and any other. */
function openEnums(document: OpenApiDocument): OpenApiDocument {
  return rewriteDocument(document, (node, kind) => {
    if (kind !== 'schema' || node['x-open-enum'] !== true || !Array.isArray(node.enum)) return node
    const { 'x-open-enum': _, enum: values, type, nullable, ...rest } = node
    const kinds = new Set(values.filter(value => value !== null).map(value => typeof value))
    const open = [...kinds].map(of => ({ type: of === 'number' ? 'number' : 'string', 'x-open-enum': true }))
    return {
      ...rest,
      anyOf: [{ enum: values, ...(type && { type }), ...(nullable && { nullable }) }, ...open],
    }
  })
}

const settings = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  // A property with a default may be left out by a sender; what a response always holds says so with required.
  defaultNonNullable: false,
  // An object of which no field is declared holds any; one that may hold none says so with additionalProperties.
  emptyObjectsUnknown: true,
  enum: false,
  enumValues: false,
  conditionalEnums: false,
  dedupeEnums: false,
  excludeDeprecated: false,
  exportType: false,
  immutable: false,
  rootTypes: false,
  rootTypesNoSchemaPrefix: false,
  rootTypesKeepCasing: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  silent: true,
  makePathsEnum: false,
  generatePathParams: false,
  readWriteMarkers: false,
}

/**
 * Every operation under the id that the model gave it, so that each stands in the operations interface. Those of
 * webhooks and callbacks stand there too, but for an id that is taken already. Parameters have their schemas.
 */
function nameOperations({ document, operations }: Model): OpenApiDocument {
  const taken = new Set(operations.map(({ id }) => id))
  const own = new Set(operations.map(({ place }) => place))
  const distinct = rewriteDocument(document, (node, kind, place) => {
    if (kind === 'parameter') return addSchema(node)
    if (kind !== 'operation' || typeof node.operationId !== 'string' || own.has(tellPlace(place))) return node
    if (taken.size < taken.add(node.operationId).size) return node
    const { operationId: _, ...operation } = node
    return operation
  })
  const paths = { ...distinct.paths }
  for (const { id, method, path } of operations) {
    const key = method.toLowerCase() as 'get'
    const operation = paths[path]?.[key]
    if (operation && operation.operationId === undefined) {
      paths[path] = { ...paths[path], [key]: { ...operation, operationId: id } }
    }
  }
  return { ...distinct, paths }
}

/** Two spaces instead of four, single quotes, no semicolons. What stands in comments is left alone. */
function restyle(printed: string): string {
  return shortenTypes(unmark(printed), restyleLine)
}

function restyleLine(line: string): string {
  const text = line.trimStart()
  const indent = ' '.repeat((line.length - text.length) >> 1)
  if (text.startsWith('*')) return `${' '.repeat((line.length - text.length - 1) >> 1)} ${text}`
  if (text.startsWith('/*')) return indent + text
  const open = text.endsWith(';') ? text.slice(0, -1) : text
  return indent + (open.includes('"') ? open.replace(/"((?:[^"\\]|\\.)*)"/g, requote) : open)
}

/** A literal in single quotes where they need no more escapes than the double ones. */
const requote = (literal: string, text: string): string => (/['\\]/.test(text) ? literal : `'${text}'`)

// The engine takes every name that it meets for a part of an address, and fails on a % that escapes nothing.
const mark = '\ue025'
const writeMark = (text: string): string => text.replaceAll('%', mark)
const unmark = (text: string): string => text.replace(/\ue025|\\ue025/gi, '%')

/** A document in which something else stands for each %. What holds none is shared with the original. */
function makeStandIn(value: Json): Json {
  if (typeof value === 'string') return value.startsWith('#/') ? markReference(value) : writeMark(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    let items: Json[] | undefined
    for (let at = 0; at < value.length; at++) {
      const item = makeStandIn(value[at]!)
      if (items === undefined && item === value[at]) continue
      items ??= value.slice(0, at)
      items.push(item)
    }
    return items ?? value
  }
  let changed: Map<string, Json> | undefined
  for (const key of Object.keys(value)) {
    const item = makeStandIn(value[key]!)
    if (item === value[key] && !key.includes('%')) continue
    changed ??= new Map()
    changed.set(key, item)
  }
  if (changed === undefined) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [writeMark(key), changed.get(key) ?? item]),
  )
}

/** A reference without the escapes of an address, so that each % in it is one of a name. */
const markReference = (ref: string): string =>
  /[%~]/.test(ref) ? makeReference(...referenceKeys(ref).map(writeMark)) : ref
