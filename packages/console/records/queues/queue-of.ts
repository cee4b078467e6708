// What a queue is of: a kind of record that waits for a decision, and what a decision rests on.
import type { ComponentType } from 'react'
import type { Noun } from '../noun.ts'
import type { AnyRecord } from '../operation.ts'

export interface QueueOf {
  readonly noun: Noun
  /** What a line says besides the employee; no link stands in it. */
  readonly Line: ComponentType<{ record: AnyRecord }>
  /** What is told of the chosen record, where it has it. */
  readonly facts: readonly string[]
  /** Made by hand: what a decision rests on. */
  readonly Aside: ComponentType<{ record: AnyRecord }>
}
