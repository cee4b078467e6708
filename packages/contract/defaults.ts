// What an operation and a schema say where nothing else is written: plain sentences, and that an object is closed.

import { type Contract, type Finding, type Operation, operations, type Schema, schemas } from './document.ts'
import { nameKind, withArticle } from './states.ts'

/** createDepartment is "Create a department", and listDepartments "List departments". */
export function sayWhat({ operationId: id = '' }: Operation): string | undefined {
  const [, verb, rest] = /^([a-z]+)([A-Z]\w*)$/.exec(id) ?? []
  if (!verb || !rest) return undefined
  const noun = nameKind(rest)
  return `${verb[0]!.toUpperCase()}${verb.slice(1)} ${verb === 'list' ? noun : withArticle(noun)}`
}

/** Of an operation that only reads; a write has rules that nobody else knows. */
export function describeRead({ operationId: id = '' }: Operation): string | undefined {
  const [, verb, rest] = /^(get|list)([A-Z]\w*)$/.exec(id) ?? []
  if (!verb || !rest) return undefined
  const noun = nameKind(rest)
  return verb === 'list'
    ? `Returns the ${noun} of the workspace, newest first.`
    : `Returns one ${noun} by its id.`
}

/** With the sentences that it leaves out, behind its tags. */
export function addSentences(operation: Operation): Operation {
  const { summary = sayWhat(operation), description = describeRead(operation) } = operation
  const added = {
    ...(operation.summary === undefined && summary !== undefined && { summary }),
    ...(operation.description === undefined && description !== undefined && { description }),
  }
  if (Object.keys(added).length === 0) return operation
  const behind = operation.summary === undefined ? 'tags' : 'summary'
  return Object.fromEntries(
    Object.entries(operation).flatMap(([key, value]) =>
      key === behind ? [[key, value], ...Object.entries(added)] : [[key, value]],
    ),
  )
}

const isObject = ({ type, properties, allOf }: Schema): boolean =>
  [type].flat().includes('object') || properties !== undefined || allOf !== undefined

/** A set of fields (XFields) stays open, because others are composed of it. */
export function close(schema: Schema, name: string): Schema {
  const isOpen = name.endsWith('Fields') || !isObject(schema) || 'unevaluatedProperties' in schema
  return isOpen ? schema : { ...schema, unevaluatedProperties: false }
}

/** What would be added anyway is not written. */
export function* findNeedless(contract: Contract): Iterable<Finding> {
  for (const { operation, at } of operations(contract)) {
    if (operation.summary !== undefined && operation.summary === sayWhat(operation))
      yield { at: [...at, 'summary'], message: 'This summary follows from operationId. Remove it.' }
    if (operation.description !== undefined && operation.description.trim() === describeRead(operation))
      yield { at: [...at, 'description'], message: 'This description follows from operationId. Remove it.' }
  }
  for (const [name, schema] of schemas(contract))
    if (schema.unevaluatedProperties === false)
      yield {
        at: ['components', 'schemas', name, 'unevaluatedProperties'],
        message: 'Every object is closed anyway. Remove it.',
      }
}
