// The validators target: one small document per tag, so that a validator compiles only what it needs.

import { type MethodKey, methods, type OpenApiDocument, type PathItem } from '../document/openapi.ts'
import { dropProse, dropUnreachable } from '../document/prune.ts'
import { rewriteDocument } from '../document/walk.ts'
import { hasStreams, type Model } from '../model/model.ts'
import { type GeneratedFile, quote, writeKey } from '../output/emit.ts'
import { makeCheckerFile } from './validators/checker.ts'
import { makeCoercionFile } from './validators/coercion.ts'
import { divideComponents, type Paths } from './validators/components.ts'
import { makeDefaultsFile } from './validators/defaults.ts'
import { writeDocument, writeWhole } from './validators/document-text.ts'
import { makeFormsFile } from './validators/forms.ts'
import { makeJsonSchema } from './validators/json-schema.ts'
import { makeParametersFile } from './validators/parameters.ts'
import { makeResponseValidationFiles } from './validators/response-validation.ts'
import { makeSharedFiles } from './validators/shared-components.ts'
import { makeValidationFile } from './validators/validation.ts'
import { makeValidationErrorFile } from './validators/validation-error.ts'

export interface ValidatorsOptions {
  /** Vendor extensions that the validator is to see. */
  keepExtensions?: readonly string[]
  /**
   * Emit validation.ts, which checks requests with ajv. False: emit requests.ts alone, one document of all requests for a
   * validator of one's own.
   */
  ajv?: boolean
  /** Fill the defaults of bodies in, as well as those of parameters. */
  bodyDefaults?: boolean
  /** Emit response-validation.ts, which checks what is answered. */
  responseValidation?: boolean
  /** Where operations.ts is imported from; the emitted file when it is left out. */
  operations?: string
}

export function validators(model: Model, options: ValidatorsOptions = {}): GeneratedFile[] {
  const write = (document: OpenApiDocument) =>
    dropProse(makeJsonSchema(document, model.document), options.keepExtensions)
  const bare = write(prepareDocument(model.document))
  if (options.ajv === false) return [{ path: 'requests.ts', text: writeWhole(dropUnreachable(bare)) }]
  const { documents, shared } = divideComponents(bare, splitPaths(bare, model))
  const files = model.tags.map(({ name, file }) => {
    return { path: `documents/${file}.ts`, text: writeDocument(documents.get(name)!) }
  })
  const common = makeSharedFiles(shared)
  const index = { path: 'documents.ts', text: writeIndex(model, common.length > 0) }
  if (model.operations.length === 0) return [...files, index]
  const { operations = './operations.ts', bodyDefaults = false } = options
  const reading = [makeCoercionFile(), makeParametersFile(operations), makeFormsFile(), makeDefaultsFile()]
  const checking = [
    makeCheckerFile(),
    makeValidationErrorFile(),
    makeValidationFile(operations, bodyDefaults),
  ]
  const answers = options.responseValidation
    ? makeResponseValidationFiles(write(model.document), operations, writeDocument, hasStreams(model))
    : []
  return [...files, index, ...common, ...reading, ...checking, ...answers]
}

/** The paths by tag, each with the operations of that tag alone: in one pass, because a document may have hundreds of tags. */
function splitPaths(
  { paths = {} }: OpenApiDocument,
  { operations, tags: all }: Model,
): ReadonlyMap<string, Paths> {
  const tags = new Map(operations.map(({ place, tag }) => [place, tag]))
  const split = new Map<string, Map<string, PathItem>>(all.map(({ name }) => [name, new Map()]))
  for (const [path, item] of Object.entries(paths)) {
    const tagOf = (method: MethodKey) => tags.get(`paths.${path}.${method}`)
    const there = methods.filter(method => item[method])
    for (const tag of new Set(there.map(tagOf))) {
      if (tag === undefined) continue
      const left = { ...item }
      for (const method of there) if (tagOf(method) !== tag) delete left[method]
      split.get(tag)!.set(path, left)
    }
  }
  return new Map([...split].map(([tag, all]) => [tag, Object.fromEntries(all)]))
}

/** Requests are validated. Authentication is done before, servers and tags say where, answers, callbacks and webhooks go out. */
function prepareDocument(document: OpenApiDocument): OpenApiDocument {
  const { openapi, info, paths = {}, components = {} } = document
  const { securitySchemes: _, responses: __, callbacks: ___, links: ____, ...otherComponents } = components
  const bare = {
    openapi,
    info: { title: info.title, version: info.version },
    paths,
    components: otherComponents,
  }
  return rewriteDocument(bare, (node, kind) => {
    if (kind !== 'operation') return node
    const { security: _, callbacks: __, tags: ___, ...operation } = node
    operation.responses = {}
    return operation
  })
}

function writeIndex(model: Model, isShared: boolean): string {
  const imports = model.tags.map(({ property, file }) => {
    return `import ${property}Document from ${quote(`./documents/${file}.ts`)}\n`
  })
  const members = model.tags.map(({ name, property }) =>
    isShared
      ? `  get ${writeKey(name)}(): object {\n    return completed(${property}Document)\n  },\n`
      : `  ${writeKey(name)}: ${property}Document,\n`,
  )
  return `${imports.join('')}${isShared ? "import { completed } from './shared-components.ts'\n" : ''}
/** By tag: an OpenAPI document with the requests of that tag's operations and what they reach. */
export const documents = {
${members.join('')}} as const
`
}
