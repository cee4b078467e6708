// The model of a client that has dates: each schema of one says the type that it has in the code.

import { asJson, isObject, type JsonObject } from '../../document/json.ts'
import type { SchemaObject } from '../../document/openapi.ts'
import { rewriteDocument, walk } from '../../document/walk.ts'
import type { Model, Operation, Parameter } from '../../model/model.ts'
import { type DateKind, type DateMode, findDateKind } from './kinds.ts'

/** The keyword under which a schema has the type of its dates. */
export const dateMark = 'x-date'

export function markDates(model: Model, mode: DateMode, unclear: ReadonlyMap<SchemaObject, string>): Model {
  const headers = new Set<unknown>()
  walk(asJson(model.document), 'document', (node, kind) => {
    if (kind === 'header') headers.add(node.schema)
  })
  const kindOf = (schema: SchemaObject): DateKind | undefined =>
    headers.has(schema) || unclear.has(schema) ? undefined : findDateKind(schema, mode)
  const names = nameTypes(model, mode)
  const document = rewriteDocument(model.document, (node, kind) => {
    const found = kind === 'schema' ? kindOf(node as SchemaObject) : undefined
    return found === undefined ? node : mark(node, names[found])
  })
  const changed = new Map(
    model.operations.map(operation => [
      operation,
      { ...operation, parameters: operation.parameters.map(one => typeParameter(one, mode, names)) },
    ]),
  )
  const change = (operation: Operation): Operation => changed.get(operation)!
  const tags = model.tags.map(tag => ({ ...tag, operations: tag.operations.map(change) }))
  return { ...model, document, operations: model.operations.map(change), tags }
}

/** Types of the compiler, which a schema of the same name would hide. */
function nameTypes({ schemas }: Model, mode: DateMode): Record<DateKind, string> {
  const outer = mode === 'date' ? 'Date' : 'Temporal'
  const start = schemas.some(({ type }) => type === outer) ? `globalThis.${outer}` : outer
  return mode === 'date'
    ? { instant: start, day: start }
    : { instant: `${start}.Instant`, day: `${start}.PlainDate` }
}

function mark(node: JsonObject, type: string): JsonObject {
  const { nullable, type: types, format, ...others } = node
  const date: JsonObject = { type: 'string', ...(format !== undefined && { format }), [dateMark]: type }
  const isNull = nullable === true || [types].flat().includes('null')
  return isNull ? { ...others, anyOf: [date, { type: 'null' }] } : { ...others, ...date }
}

/** A text in a path, a header or a cookie. */
function typeParameter(parameter: Parameter, mode: DateMode, names: Record<DateKind, string>): Parameter {
  const { type, format, enum: values, mediaType } = parameter
  if (type !== 'string' || values || mediaType !== undefined || !isObject(parameter.schema)) return parameter
  const kind = findDateKind({ type, ...(format !== undefined && { format }) }, mode)
  return kind === undefined ? parameter : { ...parameter, written: names[kind] }
}
