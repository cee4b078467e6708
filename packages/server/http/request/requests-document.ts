// The document of requests, made ready for express-openapi-validator, which would else compile much of it that is not asked for.

/** A copy that the validator may complete. */
export function prepareDocument(of: object): Document {
  const document = structuredClone(of) as Document
  placeBodies(document)
  return document
}

/**
 * Hides the document's parts from whoever walks through it; by their names they are still found. The validator gives the
 * whole document to ajv with each operation, and ajv walks through it every time: a quarter of all that a start compiles.
 */
export function hideParts({ paths, components }: Document): void {
  for (const parts of [paths, ...Object.values(components)]) showParts(parts, false)
}

export function showParts(parts: object, enumerable: boolean): void {
  const entries = Object.entries(Object.getOwnPropertyDescriptors(parts))
  // Hiding a property where it stands copies the object's shape, once for each of hundreds.
  for (const [name] of entries) delete (parts as Record<string, unknown>)[name]
  for (const [name, { value }] of entries)
    Object.defineProperty(parts, name, { value, writable: true, configurable: true, enumerable })
}

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { schema: { readonly $ref?: string } }> }
}

export interface Document {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: Record<string, Record<string, object>>
}

/** Puts the schemas of bodies where references to them stand. The validator would compile each to look it up. */
function placeBodies({ paths, components }: Document): void {
  for (const { requestBody } of Object.values(paths).flatMap(path => Object.values(path)))
    for (const media of Object.values(requestBody?.content ?? {})) {
      const name = media.schema.$ref?.slice('#/components/schemas/'.length)
      if (name !== undefined) media.schema = components.schemas![name]!
    }
}
