// The archive of the workspace as an export: all that it has, for whoever may see and manage all of it.

import type { ExportCreate } from '@muster/contract'
import { readArchive } from '../../archive/read-archive.ts'
import { assertFresh } from '../../auth/authorize.ts'
import type { Caller } from '../../auth/callers.ts'
import type { Files } from '../../files/index.ts'
import { invalidField, Problem } from '../../http/problem.ts'
import type { ExportWork } from './exports.ts'

/** It holds salaries, bank accounts and documents, whatever the plan and the role show of them elsewhere. */
const wanted = ['workspace.manage', 'employees.sensitive:read']

export async function checkArchive(_call: object, { list, list_of, filters, payroll_run_id }: ExportCreate) {
  for (const [field, given] of Object.entries({ list, list_of, filters, payroll_run_id }))
    if (given != null) throw invalidField(field, 'must be left out: an archive has all of the workspace')
  return { input: {}, file_name: 'workspace', needs: [] }
}

export const readWorkspace = (
  { database, operation: { workspace_id }, signal, tell }: ExportWork,
  { store }: Files,
): AsyncIterable<Uint8Array> => readArchive({ database, store, workspace_id }, { signal, show: tell })

export function assertMayTakeAll({ scopes, session }: Caller): void {
  const lacked = wanted.filter(right => !scopes.has(right))
  if (lacked.length > 0) {
    const who = session ? `your role ${session.role_name}` : 'this token'
    throw new Problem(
      'insufficient_scope',
      `The archive of a workspace needs ${wanted.join(' and ')}; ${who} lacks ${lacked.join(' and ')}.`,
    )
  }
  if (session) assertFresh(session, 'The archive of a workspace')
}
