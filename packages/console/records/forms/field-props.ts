// What a field of a form is given, wherever it stands.
import type { Refused } from '../../ui/forms/refused.ts'
import type { AnyRecord, Field, Schemas } from '../operation.ts'

export interface FieldInputProps {
  readonly name: string
  /** Where it stands: items[2].amount; the name alone outside of lists and objects. */
  readonly at?: string
  readonly facts: Field
  readonly schemas: Schemas
  readonly value: unknown
  /** What the whole form holds, for a control whose choices depend on it. */
  readonly values?: AnyRecord
  /** Of what it refers to, the records that can be chosen: a query of their list. */
  readonly among?: object | undefined
  readonly errors: readonly Refused[]
  readonly onChange: (value: unknown) => void
}
