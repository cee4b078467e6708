// The type of a path, header or cookie parameter, as a handler gets it and as a client takes it.
import { literal, propertyKey } from '../emit.ts'
import type { Parameter } from '../model.ts'
import type { ValueFacts } from '../schema.ts'

export function parameterType(facts: ValueFacts): string {
  if (facts.enum?.length) return facts.enum.map(value => literal(value)).join(' | ')
  if (facts.type === 'integer' || facts.type === 'number') return 'number'
  if (facts.type === 'object') return 'Record<string, unknown>'
  if (facts.type !== 'array') return facts.type === 'boolean' ? 'boolean' : 'string'
  const item = parameterType(facts.items ?? { type: 'any' })
  return item.includes(' ') ? `(${item})[]` : `${item}[]`
}

/** Several of them as an object. */
export function parametersType(
  parameters: readonly Parameter[],
  nameOf: (parameter: Parameter) => string,
): string {
  const fields = parameters.map(
    one => `${propertyKey(nameOf(one))}${one.required ? '' : '?'}: ${parameterType(one)}`,
  )
  return `{ ${fields.join('; ')} }`
}
