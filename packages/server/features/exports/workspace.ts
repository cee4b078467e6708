// The archive of the workspace as an export: all that it has, for whoever may see and manage all of it.

import type { ExportCreate } from '@muster/contract'
import { say } from '@muster/sentences'
import { readArchive } from '../../archive/write.ts'
import { assertFresh, nameHolder } from '../../auth/authorize.ts'
import type { Caller } from '../../auth/callers.ts'
import { allConsoleRights, allScopes } from '../../auth/rights.ts'
import type { Files } from '../../files/index.ts'
import { invalidField, Problem } from '../../http/problem.ts'
import type { ExportWork } from './exports.ts'

/** It holds all that there is to read, whatever the plan shows of it elsewhere. */
const wanted = [
  'workspace.manage',
  'audit.read',
  ...allScopes.filter(scope => scope.endsWith(':read')),
].sort()
/** A token of the console cannot have the scopes that only `/v1` asks for. */
const wantedOfTokens = wanted.filter(right => allConsoleRights.includes(right))

export async function checkArchive(_call: object, { list, list_of, filters, payroll_run_id }: ExportCreate) {
  for (const [field, given] of Object.entries({ list, list_of, filters, payroll_run_id }))
    if (given != null) throw invalidField(field, say`must be left out: an archive has all of the workspace`)
  return { input: {}, file_name: 'workspace', needs: [] }
}

export const readWorkspace = (
  { database, task: { workspace_id }, signal, tell }: ExportWork,
  { store }: Files,
): AsyncIterable<Uint8Array> => readArchive({ database, store, workspace_id }, { signal, show: tell })

export function assertMayTakeAll(caller: Caller): void {
  const { scopes, session, kind } = caller
  const lacked = (kind === 'console_token' ? wantedOfTokens : wanted).filter(right => !scopes.has(right))
  if (lacked.length > 0) {
    throw new Problem(
      'insufficient_scope',
      say`The archive of a workspace needs workspace.manage and every right to read; ${nameHolder(caller)} lacks ${lacked.join(', ')}.`,
    )
  }
  if (session) assertFresh(session, say`The archive of a workspace`)
}
