// The type of a path, header or cookie parameter, as a handler gets it and as a client takes it.
import { literal, propertyKey, quote, type TypeImports } from '../emit.ts'
import type { Operation, Parameter } from '../model.ts'
import type { ValueFacts } from '../schema.ts'
import { entryOf } from './operation-entry.ts'

/** What one word says in that word, and anything else as the types of the operation have it. */
export function parameterType(parameter: Parameter, operation: Operation, types: TypeImports): string {
  const plain = isFree(parameter) ? 'string' : plainType(parameter)
  if (plain !== undefined) return plain
  const parameters = `${types.use('operations')}${entryOf(operation)}['parameters']`
  // A text never stands for null.
  return `NonNullable<NonNullable<${parameters}[${quote(parameter.in)}]>[${quote(parameter.name)}]>`
}

/** Whether nothing is said of its text. */
const isFree = ({ schema, mediaType, type }: Parameter): boolean =>
  type === 'any' &&
  mediaType === undefined &&
  !['$ref', 'type', 'allOf', 'anyOf', 'oneOf', 'enum', 'const'].some(keyword => keyword in schema)

function plainType(facts: ValueFacts): string | undefined {
  if (facts.enum?.length) return facts.enum.map(value => literal(value)).join(' | ')
  if (facts.type === 'integer' || facts.type === 'number') return 'number'
  if (facts.type === 'string' || facts.type === 'boolean') return facts.type
  if (facts.type !== 'array') return undefined
  const item = facts.items ? plainType(facts.items) : 'string'
  return item?.includes(' ') ? `(${item})[]` : item && `${item}[]`
}

/** Several of them as an object. */
export function parametersType(
  parameters: readonly Parameter[],
  operation: Operation,
  types: TypeImports,
  nameOf = ({ name }: Parameter): string => name,
): string {
  const fields = parameters.map(one => {
    return `${propertyKey(nameOf(one))}${one.required ? '' : '?'}: ${parameterType(one, operation, types)}`
  })
  return `{ ${fields.join('; ')} }`
}
