// The caller of what an import changes: whoever uploaded it, without the rights that were asked for at the time.

import { type Db, statement } from '@muster/db'
import { type Caller, toWorkspace, type WorkspaceRow, workspaceColumns } from '../../../auth/callers.ts'
import type { Context } from '../../../http/context.ts'
import type { Work } from '../task.ts'

const selectWorkspaceOfImport = statement<WorkspaceRow>(
  'workspace_of_import',
  `select ${workspaceColumns} from companies c where c.workspace_id = :workspace_id and c.id = :workspace_id`,
)

export async function readCaller(db: Db, { task }: Work): Promise<Caller> {
  const [row] = await db.run(selectWorkspaceOfImport)
  return {
    actor_id: task.started_by,
    schemes: [],
    scopes: new Set(),
    ip_allowlist: [],
    workspace: toWorkspace(row!),
  }
}

function notHere(): never {
  throw new Error('An import has no request: it pages through no list and takes no upload.')
}

/** The call in a transaction of the import. */
export function callIn(db: Db, caller: Caller, { now }: Work): Context {
  return {
    db,
    caller,
    now,
    cursors: { read: notHere, write: notHere },
    fileTexts: { find: notHere },
    apart: notHere,
  }
}
