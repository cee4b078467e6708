// What the public document says of reach: nothing, for a key reaches all of its workspace.

import type { OpenApiDocument, OperationObject } from '@muster/codegen'

const header = '#/components/parameters/MusterReach'

/** The document without the header by which a person asks for less than they may see. */
export function dropReach(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const entries = Object.entries(item).map(([key, value]) => [key, dropFrom(value)])
    return [path, Object.fromEntries(entries)]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

function dropFrom(part: unknown): unknown {
  const { parameters } = part as OperationObject
  if (!Array.isArray(parameters)) return part
  const left = parameters.filter(parameter => !('$ref' in parameter) || parameter.$ref !== header)
  if (left.length === parameters.length) return part
  // In its place, so that the public document stays as it was.
  const entries = Object.entries(part as OperationObject)
  const kept = entries.filter(([key]) => key !== 'parameters' || left.length > 0)
  return Object.fromEntries(kept.map(([key, value]) => [key, key === 'parameters' ? left : value]))
}
