// What a queue is of: a kind of record that waits for a decision, and what a decision rests on.
import type { ComponentType } from 'react'
import type { FieldOf, FilterOf, Kind, RecordOf } from '../kind.ts'
import type { AnyOperation, AnyRecord } from '../operation.ts'

/** Whose eyes they are, and whether two people are asked for. */
export interface Eyes {
  readonly member_id: string
  readonly four_eyes: boolean
}

interface QueueParts<Shown, Field extends string, Filter extends string> {
  /** The filters of its list that leave what waits. */
  readonly waits: Readonly<Partial<Record<Filter, string>>>
  /** What these filters do not say. */
  readonly isWaiting?: (record: Shown) => boolean
  /** With what it is decided here; without, its page decides. */
  readonly approve?: AnyOperation
  readonly reject?: AnyOperation
  /** What decides on its page: who may not do it does not see the queue. */
  readonly decides?: AnyOperation
  /** Why somebody with the right may not decide it all the same, in a sentence. */
  readonly refuses?: (record: Shown, eyes: Eyes) => string | undefined
  /** What a line says besides whose it is; no link stands in it. */
  readonly Line: ComponentType<{ record: Shown }>
  /** What is told of the chosen record, where it has it. */
  readonly facts: readonly Field[]
  /** By the name of a field, what explains that figure. */
  readonly explains?: Readonly<Partial<Record<Field, AnyOperation>>>
  /** What a record is called where the contract does not say it. */
  readonly title?: (record: Shown) => string
  /** Made by hand: what a decision rests on, loaded with the first record that is chosen. */
  readonly Aside?: ComponentType<{ record: Shown }>
}

export interface QueueOf extends QueueParts<AnyRecord, string, string> {
  readonly kind: Kind
  readonly list: AnyOperation
}

/** Says of a kind of record how it is decided, one after the other: by its operations alone, so that the pages of the kind are not loaded. */
export const defineQueue = <Of extends Kind>(
  kind: Of,
  list: AnyOperation,
  parts: QueueParts<RecordOf<Of>, FieldOf<RecordOf<Of>>, FilterOf<Of>>,
): QueueOf => Object.assign({ kind, list }, parts) as unknown as QueueOf
