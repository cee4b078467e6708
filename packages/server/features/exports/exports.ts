// Exports: their rows, who may see them, and the statements of the tasks that they are.

import type { Export } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Caller } from '../../auth/callers.ts'
import type { ClaimedTask, HeldTask, Work } from '../../background/task.ts'
import { makeTasks } from '../../background/tasks.ts'
import type { Context } from '../../http/context.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { oneByOne } from '../../resource/checks.ts'
import { resource } from '../../resource/resource.ts'

export const exportRows = resource('Export', { isPersonal: true })

/** For how long a file can be downloaded. */
export const keptDays = 7
const mostRunning = 10

export interface ClaimedExport extends ClaimedTask {
  readonly kind: Export['kind']
  readonly format: Export['format']
  readonly list: string | null
  /** What was asked for, as it was checked. */
  readonly input: object
  /** Of whoever asked for it, at that time. */
  readonly scopes: readonly string[]
  readonly file_name: string
}

export type ExportWork = Work<ClaimedExport>

export const exportTasks = makeTasks<ClaimedExport, HeldTask>({
  table: 'exports',
  noun: 'export',
  claims: ['format', 'list', 'input', 'scopes', 'file_name'],
  isCancellable: true,
})

type Call = Context & { readonly path: { readonly id: string } }

/** One of the caller's own exports; what belongs to somebody else is not there. */
export async function findOwn(call: Call): Promise<Export> {
  const found = await exportRows.find(call, call.path.id)
  if (found.started_by !== call.caller.actor_id) throw notFound(exportRows.fields.noun, call.path.id)
  return found
}

const countRunning = statement<{ running: number }, { started_by: string }>(
  'count_running_exports',
  `select count(*)::int as running from exports
   where workspace_id = :workspace_id and started_by = :started_by and status = 'running'`,
)

/** A 409 where the caller has asked for enough. Those that are asked for at once are counted one after the other. */
export async function assertFew(db: Db, { actor_id }: Caller): Promise<void> {
  await db.run(oneByOne, { scope: `exports/${actor_id}` })
  const [row] = await db.run(countRunning, { started_by: actor_id })
  if (row!.running >= mostRunning)
    throw conflict(say`${row!.running} of your exports are running. Wait until one has ended, or cancel one.`)
}

const selectNeedsOfExport = statement<{ needs: string[] }, { id: string }>(
  'needs_of_export',
  'select needs from exports where workspace_id = :workspace_id and id = :id',
)

/** The scopes that its sensitive fields needed when it was asked for. */
export async function readNeeds(db: Db, id: string): Promise<readonly string[]> {
  const [row] = await db.run(selectNeedsOfExport, { id })
  return row!.needs
}
