// The audit as an operator reads it, of one workspace or of all.

import { type Databases, listFromCells, systemStatement } from '@muster/db'
import type { Command } from 'commander'
import { assertWorkspace } from '../office/operators.ts'
import { matching } from '../terminal/arguments.ts'
import { asJson, printRecords } from '../terminal/records.ts'
import { withPlatform } from '../terminal/terminal.ts'

/** One change of who may reach a workspace's data. */
export interface AuditEntry {
  readonly created_at: string
  readonly workspace_id: string
  /** `operator:<name>`, or the id of the API key. */
  readonly actor: string
  readonly action: string
  readonly object_id: string
  /** What the object was set to, as JSON text. */
  readonly details: string
}

const listEntries = systemStatement<AuditEntry, { workspace: string | null; max: number }>(
  'list_audit_entries',
  `select created_at, workspace_id, actor, action, object_id, details from audit_entries
   where workspace_id = :workspace or :workspace::text is null and not is_sandbox(workspace_id)
   order by created_at desc, id desc limit :max::int`,
)

/** The newest entries first. Those of a sandbox, whose clock may be ahead of all others, are listed where it is named. */
export async function listAudit(
  database: Databases,
  workspaceId: string | null,
  max: number,
): Promise<AuditEntry[]> {
  const given = { workspace: workspaceId, max }
  const entries = await listFromCells(database, listEntries, given, ({ created_at }) => created_at)
  return entries.slice(0, max)
}

/** Adds `muster audit`. */
export function addAuditCommand(program: Command): void {
  program
    .command('audit')
    .description('changes of access and who made them, newest first')
    .option('--workspace <id>', 'of one workspace')
    .option('--limit <number>', 'how many', matching(/^[1-9]\d{0,5}$/, 'a whole number up to 999999'), '100')
    .option(...asJson)
    .action(options =>
      withPlatform(async ({ database }) => {
        if (options.workspace) await assertWorkspace(database, options.workspace)
        const entries = await listAudit(database, options.workspace ?? null, Number(options.limit))
        printRecords(entries, options, formatEntry, 'There are no entries.')
      }),
    )
}

const formatEntry = ({ created_at, workspace_id, actor, action, object_id, details }: AuditEntry): string =>
  `${created_at}  ${workspace_id}  ${actor}  ${action}  ${object_id}  ${details}`
