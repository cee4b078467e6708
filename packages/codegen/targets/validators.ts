// The validators target: one small document per tag, so that a validator compiles only what it needs.
import { type GeneratedFile, propertyKey, quote } from '../emit.ts'
import type { Model } from '../model.ts'
import type { OpenApiDocument } from '../openapi.ts'
import { dropProse, dropUnreachable, keepOperations } from '../prune.ts'

export interface ValidatorsOptions {
  /** Vendor extensions that the validator is to see. */
  keepExtensions?: readonly string[]
}

export function validators(model: Model, options: ValidatorsOptions = {}): GeneratedFile[] {
  const files = model.tags.map(({ file, operations }) => {
    const kept = new Set(operations.map(operation => operation.place))
    const document = keepOperations(model.document, (_, path, method) => kept.has(`paths.${path}.${method}`))
    const bare = dropUnreachable(withoutSecurity(dropProse(document, options.keepExtensions)))
    return { path: `documents/${file}.json`, text: `${JSON.stringify(bare, null, 1)}\n` }
  })
  return [...files, { path: 'documents.ts', text: indexText(model) }]
}

/** Authentication is done before validation, servers say where, webhooks go out: none is the validator's. */
function withoutSecurity(document: OpenApiDocument): OpenApiDocument {
  const { openapi, info, paths = {}, components = {} } = document
  const { securitySchemes: _, ...otherComponents } = components
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(item)) {
      if (typeof operation === 'object' && !Array.isArray(operation))
        Reflect.deleteProperty(operation, 'security')
    }
  }
  return { openapi, info: { title: info.title, version: info.version }, paths, components: otherComponents }
}

function indexText(model: Model): string {
  const imports = model.tags.map(({ property, file }) => {
    return `import ${property}Document from ${quote(`./documents/${file}.json`)} with { type: 'json' }\n`
  })
  const members = model.tags.map(({ name, property }) => `  ${propertyKey(name)}: ${property}Document,\n`)
  return `${imports.join('')}
/** By tag: an OpenAPI document with the operations of that tag and what they reach. */
export const documents = {
${members.join('')}} as const satisfies Record<string, object>
`
}
