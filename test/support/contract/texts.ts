// Texts of the contract: those that people write, and those that are a day, an id, a figure or a choice.

import { type OperationFacts, operations, type SchemaFacts, schemas, type ValueFacts } from '@muster/contract'

/** Whether it is a text of a form of its own, where an empty one means nothing. */
export const isStrict = ({ format = '', enum: values, pattern, minLength, extensions = {} }: ValueFacts) =>
  ['date', 'date-time'].includes(format) ||
  values !== undefined ||
  extensions['x-decimal'] !== undefined ||
  (minLength === 1 && pattern === '^[A-Za-z0-9_-]+$')

/** The fields that people write in the body of a POST. */
export function writtenFields(path: string): string[] {
  const made = (Object.values(operations) as OperationFacts[]).find(
    operation => operation.path === path && operation.method === 'post',
  )
  const { fields = {} } = (schemas as Record<string, SchemaFacts>)[made?.body?.schema ?? ''] ?? {}
  return Object.keys(fields).filter(name => fields[name]!.type === 'string' && !isStrict(fields[name]!))
}
