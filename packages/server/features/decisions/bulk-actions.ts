// Bulk actions: their rows, who may see them, and the statements of the tasks that they are.

import type { BulkAction, BulkActionCreate, OperationId } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Caller } from '../../auth/callers.ts'
import type { ClaimedTask, HeldTask, Work } from '../../background/task.ts'
import { makeTasks, wakeRunners } from '../../background/tasks.ts'
import type { Context, WriteContext } from '../../http/context.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { oneByOne } from '../../resource/checks.ts'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'
import { insertItems } from './items.ts'

export const bulkActions = resource('BulkAction', { isPersonal: true })
const { fields } = bulkActions

const mostRunning = 20

export interface ClaimedBulkAction extends ClaimedTask {
  readonly operation: OperationId
  readonly comment: string | null
  /** The body of each call, as it was checked. */
  readonly input: object | null
  readonly total: number
}

export type BulkWork = Work<ClaimedBulkAction>

export const bulkTasks = makeTasks<ClaimedBulkAction, HeldTask>({
  table: 'bulk_actions',
  noun: 'bulk_action',
  kind: 'operation',
  claims: ['operation', 'comment', 'input', 'total'],
  isCancellable: true,
})

const insertBulkActionRow = statement<
  BulkAction,
  Pick<BulkAction, 'id' | 'operation' | 'comment' | 'total' | 'begins_at' | 'started_by'> & {
    readonly input: string | null
    /** By the right time, as the runners look at it. */
    readonly due_at: string
  }
>(
  'insert_bulk_action',
  `insert into bulk_actions (workspace_id, id, operation, comment, input, total, begins_at, due_at, started_by, heartbeat_at,
     created_at, updated_at)
   select :workspace_id, :id, :operation, :comment, :input::jsonb, :total::integer, :begins_at::timestamptz, :due_at::timestamptz,
     :started_by, at, at, at
   from (select stamp() as at) as made returning ${fields.selected}`,
)

/** Writes the bulk action, which begins once it is committed and no longer held. */
export async function insertBulkAction(
  { db, caller, now }: WriteContext,
  { operation, ids, comment = null, hold_seconds = 0 }: BulkActionCreate,
  input: object | undefined,
): Promise<BulkAction> {
  const [made] = await db.run(insertBulkActionRow, {
    id: newId('BulkAction'),
    operation,
    comment,
    input: input ? JSON.stringify(input) : null,
    total: ids.length,
    begins_at: now.add({ seconds: hold_seconds }).toString(),
    due_at: now.add({ seconds: hold_seconds - caller.workspace.clock_ahead_seconds }).toString(),
    started_by: caller.actor_id,
  })
  await insertItems(db, made!.id, ids)
  wakeRunners(db)
  return markExact(made!)
}

type Asked = Context & { readonly path: { readonly id: string } }

/** One of the caller's own; what belongs to somebody else is not there. */
export async function findOwn(call: Asked): Promise<BulkAction> {
  const found = await bulkActions.find(call, call.path.id)
  if (found.started_by !== call.caller.actor_id) throw notFound(fields.noun, call.path.id)
  return found
}

/** Ends one; what nobody works on ends at once, and the process that works on it skips the rest otherwise. */
export async function cancel(call: Asked & WriteContext): Promise<BulkAction> {
  await findOwn(call)
  const { id } = await bulkActions.lockFor(call, 'cancelBulkAction')
  await bulkTasks.cancel(call.db, id)
  return bulkActions.find(call, id)
}

const countRunning = statement<{ running: number }, { started_by: string }>(
  'count_running_bulk_actions',
  `select count(*)::int as running from bulk_actions
   where workspace_id = :workspace_id and started_by = :started_by and status = 'running'`,
)

/** A 409 where the caller has asked for enough. Those that are asked for at once are counted one after the other. */
export async function assertFew(db: Db, { actor_id }: Caller): Promise<void> {
  await db.run(oneByOne, { scope: `bulk_actions/${actor_id}` })
  const [row] = await db.run(countRunning, { started_by: actor_id })
  if (row!.running >= mostRunning)
    throw conflict(
      say`${row!.running} of your bulk actions are running. Wait until one has ended, or cancel one.`,
    )
}
