// A field that takes only some records of a kind, such as assets that are there to be issued.
import type { ComponentType } from 'react'
import type { ListOf } from '../../gen/kinds.ts'
import type { Kind } from '../kind.ts'
import type { Input } from '../operation.ts'
import { FieldInput } from './field-input.tsx'
import type { FieldInputProps } from './field-props.ts'

/** The control of such a field; `query` is what their list is asked with. */
export function chooseAmong<Of extends Kind = never>(
  query: NonNullable<Input<ListOf<Of>>['query']>,
): ComponentType<FieldInputProps> {
  return props => <FieldInput {...props} among={query} />
}
