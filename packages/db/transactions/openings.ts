// Openings: how a transaction begins, and from when on lists by updated_since wait for its commit.

import type { Statement } from '../statements/statement.ts'
import { workspaceContext, workspaceSetting } from '../statements/workspace-context.ts'

const barrierKey = `7201, hashtext($1)`
// Writers hold the workspace's barrier shared from before their first stamp until they commit. Columns are worked out in
// their order, so this stamp is of a moment behind it.
export const writing: Statement = {
  reach: 'workspace',
  name: 'workspace_context_behind_barrier',
  text: `select set_config('${workspaceSetting}', $1, true), pg_advisory_xact_lock_shared(${barrierKey}), stamp() as stamp`,
  parameters: ['workspace_id'],
}
export const standBehindBarrier: Statement = {
  reach: 'workspace',
  name: 'stand_behind_barrier',
  text: `select pg_advisory_xact_lock_shared(${barrierKey})`,
  parameters: ['workspace_id'],
}
/** Waits for all who stand behind the barrier, and lets nobody stand there until the transaction ends. */
export const holdBarrier: Statement = {
  reach: 'workspace',
  name: 'hold_barrier',
  text: `select pg_advisory_xact_lock(${barrierKey})`,
  parameters: ['workspace_id'],
}
/** Waits for all who stand behind the barrier; what follows in the same flush holds nobody up. */
export const passBarrier: Statement = {
  reach: 'workspace',
  name: 'pass_barrier',
  text: `select pass_barrier(${barrierKey})`,
  parameters: ['workspace_id'],
}

// Foreign keys look up each row that a long write adds. Where the table that they point to is small, PostgreSQL would plan to
// read all of it for each.
const longContext: Statement = {
  reach: 'workspace',
  name: 'workspace_context_of_long_write',
  text: `select set_config('${workspaceSetting}', $1, true), set_config('enable_seqscan', 'off', true)`,
  parameters: ['workspace_id'],
}

// The same for one that takes part in the barrier. Planned by its values, a look-up in a workspace that no statistics know yet
// may go by any index that begins with the workspace, past all of its rows.
const fillingContext: Statement = {
  reach: 'workspace',
  name: 'workspace_context_of_filling',
  text: `${writing.text}, set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
  parameters: ['workspace_id'],
}

// A workspace that no statistics know is taken for one row. Planned by its values, a look-up of each of thousands may go past all
// of the others, and the next few by their key may be sorted out of all that come later. So it goes by indexes, as for any values.
const snapshotContext: Statement = {
  reach: 'workspace',
  name: 'workspace_context_of_snapshot',
  text: `${longContext.text}, set_config('enable_bitmapscan', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
  parameters: ['workspace_id'],
}

/** How a transaction begins. */
export interface Opening {
  readonly begin: string
  readonly context: Statement
  /** Takes its connection, where it is not whoever asks. */
  readonly party?: string
  /** What it writes is read by nobody else, and rolled back. */
  readonly isTakenBack?: boolean
}

export const openings = {
  /** Reads that all see the same moment, however long they take. */
  snapshot: {
    begin: 'begin isolation level repeatable read read only',
    context: snapshotContext,
    party: 'snapshots',
  },
  /** Writes of which nothing is kept, so that lists by updated_since need not wait for them. */
  rehearsal: {
    begin: 'begin isolation level repeatable read',
    context: workspaceContext,
    party: 'rehearsals',
    isTakenBack: true,
  },
  /** A write that is tried and taken back. Its stamps are never seen, so that nobody waits for them either. */
  trial: { begin: 'begin', context: workspaceContext, isTakenBack: true },
  /** One of many writes that fill tables. */
  filling: { begin: 'begin', context: fillingContext },
  /** A long write: it stamps within `stampAhead` alone, so that nobody waits for it until its commit. */
  unstamped: { begin: 'begin', context: longContext, party: 'long writes' },
} satisfies Record<string, Opening>
