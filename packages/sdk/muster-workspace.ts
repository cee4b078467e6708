// The client of the Workspace API: every operation that runs a workspace, over the same transport.
import type { Client } from './gen/workspace.ts'
import { createClient } from './gen/workspace.ts'
import { addLists } from './lists.ts'
import { readWorkspaceSettings, type WorkspaceOptions } from './options.ts'
import { connect, type Transport } from './transport.ts'

/** Throws TypeError when the options can never work. */
export function createWorkspaceTransport(options: WorkspaceOptions): Transport {
  const settings = readWorkspaceSettings(options)
  return addLists(connect(settings), settings.place)
}

/** `workspace.payrollRuns.process(id)`, `for await (const e of workspace.payrollEntryDetails.list({ payroll_run_id }))`. */
export type MusterWorkspace = Client

/** Throws TypeError with a sentence when the options can never work. Sends nothing. */
export const MusterWorkspace: new (options: WorkspaceOptions) => MusterWorkspace = class {
  constructor(options: WorkspaceOptions) {
    Object.assign(this, createClient(createWorkspaceTransport(options)))
  }
} as unknown as new (
  options: WorkspaceOptions,
) => MusterWorkspace
