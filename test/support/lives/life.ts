// The life of a record as the test of the console tries it: one record in each state, the pages that show it, and what each of its operations is sent.

import type { SignedIn } from '../browser/open.ts'
import type { TestWorkspace } from '../fixtures/make.ts'

/** A record in one state, with where people meet it. */
export interface RecordInState {
  readonly id: string
  /** Pages below /app that have it in a row, where it can be worked on, too. */
  readonly rows?: readonly string[]
  /** What an operation is sent, where it depends on the record. */
  readonly bodies?: Readonly<Record<string, object>>
  /** Words of the row, where it does not lead to a page of the record. */
  readonly text?: string
}

export interface Life {
  readonly workspace: TestWorkspace
  /** Who looks, where records are somebody's own. */
  readonly member?: SignedIn['member']
  /** By what a state is called: its status, and what else decides. */
  readonly records: Readonly<Record<string, RecordInState>>
}

/** A kind of record whose state decides what can be done with it. */
export interface Kind {
  /** Its collections: /v1/loans and /console/loans are `loans`. */
  readonly collections: readonly string[]
  /** The collection where its records are read, where that is another one. */
  readonly readAt?: string
  /** The path of its pages below /app; absent where it has none. */
  readonly page?: string
  /** What an operation is sent; one without an entry is sent nothing. */
  readonly bodies: Readonly<Record<string, object>>
  /** Operations that another page offers, with where. */
  readonly elsewhere?: Readonly<Record<string, string>>
  /** What the button of an operation says, where that is not its word. */
  readonly labels?: Readonly<Record<string, RegExp>>
  /** What else an operation is refused for, in a status that it takes: words of that refusal. */
  readonly refusals?: Readonly<Record<string, RegExp>>
  /** Operations that change something without a trace in the record. */
  readonly traceless?: readonly string[]
  readonly live: () => Promise<Life>
}
