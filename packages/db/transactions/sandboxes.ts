// Sandboxes: workspaces beside live ones. The id of a workspace says whether it is one; then its clock may run ahead, and a reset empties it.

import type { Statement } from '../statements/statement.ts'
import type { Person } from '../statements/workspace-context.ts'
import { holdBarrier } from './openings.ts'
import { type Call, call, callContext } from './pipeline.ts'

export type SandboxId = `sbx_${string}`

/** PostgreSQL says the same of an id (is_sandbox), and keeps the id of no live workspace that begins so. */
export const isSandbox = (workspace_id: string): workspace_id is SandboxId => workspace_id.startsWith('sbx_')

const own = (name: string, text: string): Statement => ({
  reach: 'workspace',
  name,
  text,
  parameters: ['workspace_id'],
})

/** Whatever is stamped in the transaction has one time of the sandbox's clock, which it returns. */
const keepTime = own(
  'keep_time_of_sandbox',
  `select set_config('app.stamp', (real_stamp() + make_interval(secs => clock_ahead_seconds))::text, true), stamp() as stamp
   from companies where workspace_id = $1 and id = $1`,
)

/** The clock of a sandbox, behind what says which workspace it is; nothing for a live one. */
export const callClock = (workspace_id: string): Call[] =>
  isSandbox(workspace_id) ? [call(keepTime, {}, workspace_id)] : []

/** What every transaction begins with. */
export const callContexts = (
  context: Statement,
  workspace_id: string,
  person: Person | undefined,
): Call[] => [callContext(context, workspace_id, person), ...callClock(workspace_id)]

const goOnAsReset = own('go_on_as_reset', `select set_config('role', 'muster_sandbox', true), $1::text`)
const empty = own('empty_sandbox', 'select empty_sandbox(), $1::text')
const forgetNotes = own(
  'forget_events_of_sandbox',
  `with sent as (delete from webhook_deliveries where workspace_id = $1), noted as (delete from audit_entries where workspace_id = $1)
   delete from events where workspace_id = $1`,
)
/** As requests go on, by the right time. */
const comeBack = own(
  'come_back_from_reset',
  `select set_config('role', 'muster_app', true), set_config('app.stamp', '', true), $1::text`,
)

/** The transaction of a reset. */
export interface Resetting {
  readonly workspace_id: string
  writeQueued(): Promise<void>
  run(statement: Statement): Promise<unknown>
}

/**
 * Removes all that is in the sandbox, once nobody else writes there. It goes on under a role that sees this sandbox and
 * nothing else; the statements of that role are called by nobody else, for each is planned for one role.
 */
export async function emptySandbox(db: Resetting): Promise<void> {
  assertSandbox(db)
  await db.run(holdBarrier)
  await db.run(goOnAsReset)
  await db.run(empty)
  await db.run(comeBack)
}

/** Forgets what the rest of the reset has told: nobody was there for it. */
export async function forgetReset(db: Resetting): Promise<void> {
  assertSandbox(db)
  await db.writeQueued()
  await db.run(goOnAsReset)
  await db.run(forgetNotes)
  await db.run(comeBack)
}

function assertSandbox({ workspace_id }: Resetting): void {
  if (!isSandbox(workspace_id)) throw new Error(`${workspace_id} is no sandbox, so nothing empties it.`)
}
