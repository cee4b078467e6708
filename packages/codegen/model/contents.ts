// The media types in which a body is sent, as a document lists them.

import { holdsBytes } from '../document/binary.ts'
import { asJson, type JsonObject, referenceKeys } from '../document/json.ts'
import { isParts } from '../document/media-types.ts'
import type * as openapi from '../document/openapi.ts'
import { type Content, findMainContent } from './model.ts'

export function readContents(content: Record<string, openapi.MediaTypeObject> = {}): Content[] {
  return Object.entries(content).map(([mediaType, { schema, encoding = {} }]) => ({
    mediaType,
    schema,
    encoding,
    ref: schema?.$ref?.startsWith('#/components/schemas/') ? referenceKeys(schema.$ref)[2] : undefined,
  }))
}

/** The form beside the main content that can hold the bytes of its schema, which the main content cannot. */
export function findFormOfBytes(contents: readonly Content[], schemas: JsonObject): Content | undefined {
  const main = findMainContent(contents)
  if (main === undefined || isParts.test(main.mediaType)) return undefined
  return contents.find(({ mediaType, schema }) => {
    return isParts.test(mediaType) && schema !== undefined && holdsBytes(asJson(schema), schemas)
  })
}
