// The media types in which a body is sent, as a document lists them.

import { holdsBytes } from '../document/binary.ts'
import { asJson, type JsonObject, referenceKeys } from '../document/json.ts'
import { isParts } from '../document/media-types.ts'
import type * as openapi from '../document/openapi.ts'
import { findStreamKind } from '../document/streams.ts'
import { type Content, classifyContent, findMainContent, type Operation, type Stream } from './model.ts'
import type { SchemaReader } from './schema.ts'

export function readContents(content: Record<string, openapi.MediaTypeObject> = {}): Content[] {
  return Object.entries(content).map(([mediaType, { schema, encoding = {} }]) => ({
    mediaType,
    schema,
    encoding,
    ref: schema?.$ref?.startsWith('#/components/schemas/') ? referenceKeys(schema.$ref)[2] : undefined,
  }))
}

/** What a content of an answer is a stream of, if it is one. */
export function readStream({ mediaType, schema }: Content, schemas: SchemaReader): Stream | undefined {
  const kind = findStreamKind(mediaType)
  const isText = kind === 'events' && (!schema || schemas.value(schema).type === 'string')
  return kind && { kind, isText }
}

/** The form beside the main content that can hold the bytes of its schema, which the main content cannot. */
export function findFormOfBytes(contents: readonly Content[], schemas: JsonObject): Content | undefined {
  const main = findMainContent(contents)
  if (main === undefined || isParts.test(main.mediaType)) return undefined
  return contents.find(({ mediaType, schema }) => {
    return isParts.test(mediaType) && schema !== undefined && holdsBytes(asJson(schema), schemas)
  })
}

/** Whether all that an operation answers, where it succeeds, is bytes. */
export function answersBytes({ success, answers }: Operation): boolean {
  const content = findMainContent(success.contents)
  if (!content || success.stream || classifyContent(content) !== 'bytes') return false
  const others = answers.filter(({ key }) => key !== success.key && !key.startsWith('3'))
  return others.every(({ contents }) => contents.length === 0)
}

/** Whether the body of an operation is bytes, in whatever media type it is sent. */
export const takesBytes = ({ body }: Operation): boolean =>
  body?.contents.every(content => classifyContent(content) === 'bytes') === true
