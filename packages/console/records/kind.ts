// What the compiler knows of each kind of record: its fields, how its list is filtered, and what its forms send.
import type { components } from '@muster/contract/types'
import type { Kind, ListOf } from '../gen/kinds.ts'
import type { Input, OperationId, Output } from './operation.ts'

export type { Kind } from '../gen/kinds.ts'

/** A record of the kind, as the service answers it. */
export type RecordOf<Of extends Kind> = components['schemas'][Of]

/** The names of fields; of several shapes those of each. */
export type FieldOf<Shape> = Shape extends unknown ? keyof Shape & string : never

/** What the list of the kind can be asked by. */
export type FilterOf<Of extends Kind> = Exclude<
  FieldOf<QueryOf<Of>>,
  'limit' | 'starting_after' | 'updated_since'
>

/** The same as an address has it, as text: a status that the record has, a number, true or false. */
export type SearchOf<Of extends Kind> = {
  readonly [Name in FilterOf<Of>]?: AsText<QueryOf<Of>, Name>
}

type QueryOf<Of extends Kind> = NonNullable<Input<ListOf<Of>>['query']>
type AsText<Query, Name extends string> = Query extends { [Key in Name]?: infer Asked }
  ? Asked extends string | number | boolean
    ? `${Asked}`
    : string
  : never

/** An operation that answers records page by page. */
export type ListId = {
  [Id in OperationId]: Output<Id> extends { data: readonly object[]; has_more: boolean } ? Id : never
}[OperationId]

/** What an operation takes. */
export type BodyOf<Id extends OperationId> = Id extends unknown ? NonNullable<Input<Id>['body']> : never

/** What has been typed into the form of one of the operations. */
export type ValuesOf<Id extends OperationId> = {
  readonly [Name in FieldOf<BodyOf<Id>>]?: ValueIn<BodyOf<Id>, Name>
}

type ValueIn<Body, Name extends string> = Body extends { [Key in Name]?: infer One } ? One : never
