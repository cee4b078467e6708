// The type of a path, header or cookie parameter, as a handler gets it and as a client takes it.

import type { Operation, Parameter } from '../model/model.ts'
import type { ValueFacts } from '../model/schema.ts'
import { quote, TypeImports, writeKey, writeLiteral } from '../output/emit.ts'
import { writeEntry } from './operation-entry.ts'

/** What one word says in that word, and anything else as the types of the operation have it. */
export function writeParameterType(parameter: Parameter, operation: Operation, types: TypeImports): string {
  if (parameter.written !== undefined) return parameter.written
  const plain = isFree(parameter) ? 'string' : writePlainType(parameter)
  if (plain !== undefined) return plain
  const parameters = `${types.use('operations')}${writeEntry(operation)}['parameters']`
  // A text never stands for null.
  return `NonNullable<NonNullable<${parameters}[${quote(parameter.in)}]>[${quote(parameter.name)}]>`
}

/** Whether nothing is said of its text. */
const isFree = ({ schema, mediaType, type }: Parameter): boolean =>
  type === 'any' &&
  mediaType === undefined &&
  !['$ref', 'type', 'allOf', 'anyOf', 'oneOf', 'enum', 'const'].some(keyword => keyword in schema)

function writePlainType(facts: ValueFacts): string | undefined {
  if (facts.enum?.length) return facts.enum.map(value => writeLiteral(value)).join(' | ')
  if (facts.type === 'integer' || facts.type === 'number') return 'number'
  if (facts.type === 'string' || facts.type === 'boolean') return facts.type
  if (facts.type !== 'array') return undefined
  const item = facts.items ? writePlainType(facts.items) : 'string'
  return item?.includes(' ') ? `(${item})[]` : item && `${item}[]`
}

/** Several of them as an object. */
export function writeParametersType(
  parameters: readonly Parameter[],
  operation: Operation,
  types: TypeImports,
  nameOf = ({ name }: Parameter): string => name,
): string {
  const fields = parameters.map(one => {
    return `${writeKey(nameOf(one))}${one.required ? '' : '?'}: ${writeParameterType(one, operation, types)}`
  })
  return types.shorten(`{ ${fields.join('; ')} }`)
}

/** The headers that a caller gives and a handler gets, without those that are dealt with elsewhere. */
export function listHeaders(
  { parameters }: Operation,
  handledHeaders: readonly string[] = [],
): readonly Parameter[] {
  const handled = handledHeaders.map(name => name.toLowerCase())
  return parameters.filter(one => one.in === 'header' && !handled.includes(one.name.toLowerCase()))
}

/** Names the types of headers that many operations of a file take, and returns what declares them. */
export function nameHeaders(
  operations: readonly Operation[],
  types: TypeImports,
  headersOf: (operation: Operation) => readonly Parameter[],
  nameOf?: (parameter: Parameter) => string,
): string {
  const own = new TypeImports([])
  const written = operations.map(one => writeParametersType(headersOf(one), one, own, nameOf))
  return types.nameRepeated(written, 'Headers')
}
