// Since when an operation is deprecated and when it ends, and what is promised of a tag.

/** Two days, each the beginning of it in UTC. */
export interface Deprecation {
  readonly since: string
  /** The first day on which it is not there any more. */
  readonly until: string
}

export type Deprecations = Readonly<Record<string, Deprecation>>

/** What the Workspace API promises of a tag. */
export const stabilities = ['preview', 'stable'] as const
