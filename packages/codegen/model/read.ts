// Makes the model of a document: resolves what is referred to, names what has no name, refuses what is wrong.

import { findPathProblems } from '../document/check/path-parameters.ts'
import { type DirectionOptions, directDocument } from '../document/directions.ts'
import { asJson, referenceKeys, resolveReference } from '../document/json.ts'
import { normalizeDocument } from '../document/normal.ts'
import * as openapi from '../document/openapi.ts'
import { DocumentError, type Problem } from '../document/problems.ts'
import type { Loaded } from '../document/reading/load.ts'
import { readAnswers, readFailures } from './answers.ts'
import { findFormOfBytes, readContents, readStream } from './contents.ts'
import {
  type Body,
  type Content,
  classifyContent,
  findMainContent,
  type Model,
  type NamedSchema,
  type Operation,
  type Parameter,
  type Success,
  type Webhook,
} from './model.ts'
import { Identifiers, makeIdentifier, nameOperation, pascalCase, reservedWords } from './names.ts'
import { SchemaReader } from './schema.ts'
import { readScheme, type Scheme } from './security.ts'
import { findFirstLiteral, groupByTag } from './tags.ts'

// Names that types.ts declares or uses itself.
const reserved = [
  ...reservedWords,
  'paths',
  'webhooks',
  'components',
  'operations',
  '$defs',
  'WithRequired',
  'OneOf',
  'XOR',
  'Without',
  'NonNullable',
  'Record',
  'Omit',
  'Blob',
  'WebhookEvent',
]

/** Makes the model of a document. Throws a DocumentError that names every operation that is wrong. */
export function makeModel(
  { document: written, source, locate }: Loaded,
  options: DirectionOptions = {},
): Model {
  const document = directDocument(normalizeDocument(written), options)
  const reader = new Reader(document)
  const operations = reader.operations()
  if (reader.problems.length > 0) throw new DocumentError(source, reader.problems, locate)
  const tags = groupByTag(document, operations)
  return {
    source,
    ...(locate && { locate }),
    document,
    written,
    operations,
    webhooks: reader.webhooks(),
    tags,
    schemas: reader.schemas(),
    schemes: reader.schemes(new Set(operations.flatMap(({ schemes }) => schemes))),
  }
}

class Reader {
  readonly problems: Problem[] = []
  readonly #document: openapi.OpenApiDocument
  readonly #schemas: SchemaReader
  readonly #types = new Identifiers(reserved)
  readonly #typeOf = new Map<string, string>()
  readonly #ids = new Map<string, string>()
  /** Ids for the operations that have none. */
  readonly #free: Identifiers

  constructor(document: openapi.OpenApiDocument) {
    this.#document = document
    this.#schemas = new SchemaReader(document)
    this.#free = new Identifiers(listWrittenIds(document))
    for (const name of Object.keys(document.components?.schemas ?? {})) {
      this.#typeOf.set(name, this.#types.take(makeIdentifier(name), 'Schema'))
    }
  }

  schemas(): NamedSchema[] {
    return Object.entries(this.#document.components?.schemas ?? {}).map(([name, schema]) => ({
      name,
      type: this.#typeOf.get(name)!,
      schema,
      object: this.#schemas.object(schema),
      value: this.#schemas.value(schema),
    }))
  }

  schemes(used: ReadonlySet<string>): Scheme[] {
    const written = this.#document.components?.securitySchemes ?? {}
    return [...used].flatMap(name => {
      const scheme = Object.hasOwn(written, name) ? written[name] : undefined
      return scheme ? readScheme(name, this.#resolve<openapi.SecuritySchemeObject>(scheme)) : []
    })
  }

  operations(): Operation[] {
    const found: Operation[] = []
    for (const [path, written] of Object.entries(this.#document.paths ?? {})) {
      const item = this.#resolve<openapi.PathItem>(written as openapi.PathItem | openapi.Reference)
      for (const method of openapi.methods) {
        const operation = item[method]
        if (operation) found.push(this.#operation(path, method, operation, item))
      }
    }
    return found
  }

  webhooks(): Webhook[] {
    return Object.entries(this.#document.webhooks ?? {}).flatMap(([name, written]) => {
      const item = this.#resolve<openapi.PathItem>(written as openapi.PathItem | openapi.Reference)
      const method = openapi.methods.find(key => item[key])
      const operation = method && item[method]
      if (!method || !operation) return []
      const body = operation.requestBody && this.#resolve<openapi.RequestBodyObject>(operation.requestBody)
      const content = findMainContent(readContents(body?.content))
      return [
        {
          name,
          method,
          summary: operation.summary,
          content,
          type: this.#typeName(content, `${pascalCase(name)}Payload`),
        },
      ]
    })
  }

  #operation(
    path: string,
    method: openapi.MethodKey,
    operation: openapi.OperationObject,
    item: openapi.PathItem,
  ): Operation {
    const place = `paths.${path}.${method}`
    const id = this.#operationId(operation, path, method, place)
    const parameters = this.#parameters(operation, item)
    this.problems.push(...findPathProblems(path, parameters, ['paths', path, method]))
    const hasQuery = parameters.some(parameter => parameter.in === 'query')
    const success = this.#success(operation, id)
    const security = (operation.security ?? this.#document.security ?? []).map(listScopes)
    return {
      id,
      method: method.toUpperCase() as Operation['method'],
      path,
      place,
      tag: operation.tags?.[0] ?? findFirstLiteral(path),
      summary: operation.summary,
      description: operation.description,
      deprecated: operation.deprecated ?? false,
      parameters,
      queryType: hasQuery ? this.#types.take(`${pascalCase(id)}Query`, 'Type') : undefined,
      body: this.#body(operation, id),
      success,
      answers: readAnswers(operation, success, part => this.#resolve(part), this.#schemas),
      failures: readFailures(operation, success, part => this.#resolve(part)),
      schemes: [...new Set(security.flatMap(Object.keys))],
      queryKeys: this.#queryKeys(security),
      scopes: security.map(requirement => Object.values(requirement).flat()),
      security: security.some(requirement => Object.keys(requirement).length > 1) ? security : undefined,
      alternatives: security,
      extensions: openapi.listExtensions(operation),
    }
  }

  #queryKeys(security: readonly openapi.SecurityRequirement[]): string[] {
    const schemes = this.schemes(new Set(security.flatMap(Object.keys)))
    return schemes.flatMap(one => (one.kind === 'key' && one.in === 'query' ? [one.key] : []))
  }

  #operationId(
    operation: openapi.OperationObject,
    path: string,
    method: openapi.MethodKey,
    place: string,
  ): string {
    if (operation.operationId === undefined) return this.#free.take(nameOperation(method, path), '')
    const id = operation.operationId
    const other = this.#ids.get(id)
    if (other) {
      const message = `The operationId ${id} is taken by ${other}.`
      const remedy = 'Give each operation an operationId of its own.'
      const keys = ['paths', path, method, 'operationId']
      this.problems.push({ code: 'duplicate-operation-id', keys, message, remedy })
    }
    this.#ids.set(id, place)
    return id
  }

  #parameters(operation: openapi.OperationObject, item: openapi.PathItem): Parameter[] {
    const merged = new Map<string, Parameter>()
    for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
      const parameter = this.#resolve<openapi.ParameterObject>(written)
      const [[mediaType, content] = []] = Object.entries(parameter.content ?? {})
      const schema = parameter.schema ?? content?.schema ?? {}
      const facts = this.#schemas.value(schema)
      const isOpen = facts.type === 'object' && isSpread(parameter)
      merged.set(makeKey(parameter), {
        ...facts,
        name: parameter.name,
        component: nameComponent(written),
        in: parameter.in,
        required: parameter.required === true || parameter.in === 'path',
        description: parameter.description,
        style: parameter.style,
        explode: parameter.explode,
        allowReserved: parameter.allowReserved,
        spread: isOpen ? Object.keys(this.#schemas.object(schema)?.fields ?? {}) : undefined,
        schema,
        mediaType,
      })
    }
    return [...merged.values()]
  }

  #body(operation: openapi.OperationObject, id: string): Body | undefined {
    if (!operation.requestBody) return undefined
    const body = this.#resolve<openapi.RequestBodyObject>(operation.requestBody)
    const contents = readContents(body.content)
    if (contents.length === 0) return undefined
    const form = findFormOfBytes(contents, asJson(this.#document.components?.schemas ?? {}))
    return {
      required: body.required === true,
      contents,
      type: this.#typeName(findMainContent(contents), `${pascalCase(id)}Body`),
      form: form && { content: form, type: this.#typeName(form, `${pascalCase(id)}Form`) },
    }
  }

  #success(operation: openapi.OperationObject, id: string): Success {
    const keys = Object.keys(operation.responses ?? {})
    const key =
      keys.filter(name => /^2/.test(name)).sort()[0] ??
      keys.find(name => name === 'default') ??
      keys.find(name => /^3/.test(name))
    const written = key === undefined ? undefined : operation.responses?.[key]
    const response: openapi.ResponseObject = written ? this.#resolve<openapi.ResponseObject>(written) : {}
    const contents = readContents(response.content)
    const content = findMainContent(contents)
    const stream = content && readStream(content, this.#schemas)
    const status = Number(key)
    const usual = contents.length > 0 ? 200 : 204
    return {
      status: Number.isInteger(status) ? status : usual,
      key,
      description: response.description,
      contents,
      type: content && this.#typeName(content, `${pascalCase(id)}Result`, stream !== undefined),
      ...(stream && { stream }),
    }
  }

  #typeName(content: Content | undefined, wished: string, isStream = false): string {
    // Text and bytes are no schema, whatever one says of them.
    const isRead = content && (isStream || ['json', 'form'].includes(classifyContent(content)))
    const known = isRead && content.ref !== undefined ? this.#typeOf.get(content.ref) : undefined
    return known ?? this.#types.take(wished, 'Type')
  }

  #resolve<Part extends object>(part: Part | openapi.Reference): Part {
    let found: object = part
    for (let step = 0; '$ref' in found && step < 20; step++) {
      found = resolveReference(this.#document, String(found.$ref)) as object
    }
    return found as Part
  }
}

// The names of headers do not care for capitals.
const makeKey = ({ in: place, name }: openapi.ParameterObject): string =>
  `${place} ${place === 'header' ? name.toLowerCase() : name}`

/** Only a parameter is referred to where one may stand. */
function nameComponent(written: openapi.ParameterObject | openapi.Reference): string | undefined {
  const [, section, name, inner] = '$ref' in written ? referenceKeys(String(written.$ref)) : []
  return section === 'parameters' && inner === undefined ? name : undefined
}

/** Whether an object has each of its fields as a parameter of its own. */
const isSpread = ({ in: place, style = 'form', explode = true, content }: openapi.ParameterObject): boolean =>
  place === 'query' && style === 'form' && explode && !content

/** A requirement with a list of scopes for each scheme: one that is left open asks for none. */
const listScopes = (requirement: openapi.SecurityRequirement): openapi.SecurityRequirement =>
  Object.fromEntries(Object.entries(requirement).map(([name, scopes]) => [name, scopes ?? []]))

const listWrittenIds = ({ paths = {} }: openapi.OpenApiDocument): string[] =>
  Object.values(paths).flatMap(item => openapi.methods.flatMap(method => item[method]?.operationId ?? []))
