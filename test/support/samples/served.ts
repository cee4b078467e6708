// A demo that is served: when it is there, and with what one gets in.

import type { DemoPerson } from '../../../packages/server/cli/seed/demo/console-people.ts'
import type { Tokens } from './tokens.ts'

/** When the samples are run: shortly after the days that their examples name. */
export const now = '2026-08-12T06:00:00.000Z'

export interface Access {
  /** The key with every scope. */
  readonly key: string
  /** A test key of the sandbox beside it. */
  readonly test_key: string
  /** Service tokens with all that one may have of the sides of payroll: whoever makes the figures does not approve them. */
  readonly tokens: Tokens
  readonly people: readonly DemoPerson[]
  /** What samples upload that follows from its records, by its name. */
  readonly files: Readonly<Record<string, string>>
}

export interface ServedDemo extends Access {
  readonly base_url: string
  readonly database_url: string
  end(): Promise<void>
}
