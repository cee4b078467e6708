// Writes a sample of each operation for curl, TypeScript and Python into a document, as `x-codeSamples`, which the docs show.

import { isObject, type Json, type JsonObject, type Model, type OpenApiDocument } from '@muster/codegen'
import type { SampleClient } from './clients.ts'
import { writeCurl } from './curl.ts'
import { writePython } from './python.ts'
import { listRequests, type SampleRequest } from './requests.ts'
import { writeTypeScript } from './typescript.ts'

export interface Sample {
  readonly lang: string
  readonly label: string
  readonly source: string
}

/** The samples of an operation, in the order in which they are shown. */
export const writeSamples = (request: SampleRequest, client: SampleClient): Sample[] => [
  { lang: 'Shell', label: 'curl', source: writeCurl(request, client) },
  { lang: 'TypeScript', label: 'TypeScript', source: writeTypeScript(request, client) },
  { lang: 'Python', label: 'Python', source: writePython(request, client) },
]

/** @param document that of the model, with its examples */
export function addSamples(document: OpenApiDocument, model: Model, client: SampleClient): OpenApiDocument {
  const written = document as unknown as JsonObject
  const requests = listRequests(model, written)
  const withSamples = (operation: Json): Json => {
    const request = isObject(operation) ? requests.get(String(operation.operationId)) : undefined
    if (!request || !isObject(operation)) return operation
    return Object.assign({}, operation, { 'x-codeSamples': writeSamples(request, client) }) as JsonObject
  }
  const paths = Object.entries(written.paths as JsonObject).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item as JsonObject).map(([key, part]) => [key, withSamples(part)])),
  ])
  return Object.assign({}, document, { paths: Object.fromEntries(paths) })
}
