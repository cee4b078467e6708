// What an operation may answer, as a document lists it: successes and redirects with their headers, and failures.

import type * as openapi from '../document/openapi.ts'
import { readContents } from './contents.ts'
import type { Answer, AnswerHeader, Failure, Success } from './model.ts'
import type { SchemaReader } from './schema.ts'

type Resolve = <Part extends object>(part: Part | openapi.Reference) => Part

/** Every success and every redirect. */
export function readAnswers(
  { responses = {} }: openapi.OperationObject,
  success: Success,
  resolve: Resolve,
  schemas: SchemaReader,
): Answer[] {
  return Object.entries(responses)
    .filter(([key]) => /^[23](\d\d|XX)$/.test(key) || key === success.key)
    .map(([key, written]) => {
      const { content, headers } = resolve<openapi.ResponseObject>(written)
      return { key, contents: readContents(content), headers: readHeaders(headers, resolve, schemas) }
    })
}

function readHeaders(
  headers: openapi.ResponseObject['headers'] = {},
  resolve: Resolve,
  schemas: SchemaReader,
): AnswerHeader[] {
  return Object.entries(headers).flatMap(([name, written]) => {
    // It is that of the content, whatever is said of it here.
    if (name.toLowerCase() === 'content-type') return []
    const header = resolve<openapi.HeaderObject>(written)
    const [[mediaType, content] = []] = Object.entries(header.content ?? {})
    const facts = schemas.value(header.schema ?? content?.schema ?? {})
    return [{ ...facts, name, required: header.required === true, mediaType }]
  })
}

export function readFailures(
  { responses = {} }: openapi.OperationObject,
  { key }: Success,
  resolve: Resolve,
): Failure[] {
  return Object.entries(responses)
    .filter(([status]) => /^([345](\d\d|XX)|default)$/.test(status) && status !== key)
    .map(([status, written]) => {
      const response = resolve<openapi.ResponseObject>(written)
      return { status, description: response.description, contents: readContents(response.content) }
    })
}
