// The workspace of a transaction: the setting of PostgreSQL by which row level security shows only its rows.

import type { Statement } from './statement.ts'

export const workspaceSetting = 'app.workspace_id'

export const workspaceContext: Statement = {
  reach: 'workspace',
  name: 'workspace_context',
  text: `select set_config('${workspaceSetting}', $1, true)`,
  parameters: ['workspace_id'],
}
