// Sandboxes for an operator: made with the first test key of a workspace, and the keys to them.

import { homeStatement, isSandbox, type SandboxId } from '@muster/db'
import { digestNew, mintKey, showPrefix } from '../../auth/api-keys.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { makeAsNew } from '../../features/sandbox/index.ts'
import type { CallServices } from '../../http/operation-call.ts'
import { newId, newSandboxId } from '../../resource/ids.ts'
import { assertRights, assertWorkspaceInUse, type NewKey } from './operators.ts'

// Beside one live workspace stands one sandbox: of two that are made at once the second one is not there.
const insertSandbox = homeStatement<unknown, { id: string; workspace: string }>(
  'insert_sandbox',
  `insert into companies (workspace_id, id, name, country, currency, currency_decimals, timezone, plan, fiscal_year_start_month, week_starts_on,
     request_budget, sandbox_of, sandbox_reset_at, created_at, updated_at)
   select :id, :id, left(name, 190) || ' (sandbox)', country, currency, currency_decimals, timezone, plan, fiscal_year_start_month, week_starts_on,
     request_budget, id, at, at, at
   from companies, (select real_stamp() as at) as made where workspace_id = :workspace
   on conflict on constraint companies_sandbox_of_key do nothing`,
)

// One that was cut off before it was filled has no numbering of employees.
const findSandbox = homeStatement<{ id: string; is_filled: boolean }, { workspace: string }>(
  'find_sandbox',
  `select c.id, exists (select from employee_settings s where s.workspace_id = c.workspace_id) as is_filled
   from companies c where c.sandbox_of = :workspace`,
)

/** The sandbox of a workspace, which is made where there is none. */
export async function ensureSandbox(services: CallServices, live: string): Promise<SandboxId> {
  const { database } = services
  await assertWorkspaceInUse(database, live)
  await database.system(insertSandbox, { id: newSandboxId(), workspace: live })
  const [found] = await database.system(findSandbox, { workspace: live })
  const { id, is_filled } = found!
  if (!isSandbox(id)) throw new Error(`The sandbox of ${live} has the id ${id}, which is none of a sandbox.`)
  if (!is_filled) await database.write(id, db => makeAsNew(services, db))
  return id
}

type Row = Record<'workspace' | 'live' | 'id' | 'name' | 'prefix' | 'entry' | 'actor' | 'details', string> & {
  digest: Buffer
  pepper_version: number
  scopes: readonly string[]
  permissions: readonly string[]
  ip_allowlist: readonly string[]
  expires_at: string | null
}

// The audit of the live workspace says who may try things out, and is there after a reset of the sandbox.
const insertTestKey = homeStatement<unknown, Row>(
  'insert_test_key',
  `with key as (
     insert into api_keys (workspace_id, id, name, prefix, digest, pepper_version, scopes, permissions, ip_allowlist, expires_at)
     values (:workspace, :id, :name, :prefix, :digest, :pepper_version, :scopes, :permissions, :ip_allowlist, :expires_at)
   )
   insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   values (:live, :entry, 'api_key.created', :id, :actor, :details)`,
)

/** Makes a test key of the sandbox beside `workspace_id`, and returns it: the only moment at which it can be seen. */
export async function createTestKey(
  services: CallServices,
  secrets: Secrets,
  wanted: Omit<NewKey, 'member'>,
  actor = 'operator',
): Promise<{ id: string; key: string; sandbox_id: SandboxId }> {
  const { workspace_id: live, name, scopes, permissions = [], ip_allowlist = [], expires_at = null } = wanted
  assertRights(wanted)
  const sandbox_id = await ensureSandbox(services, live)
  const key = mintKey('test_key')
  const id = newId('ApiKey')
  const set = {
    name,
    scopes: scopes.toSorted(),
    permissions: permissions.toSorted(),
    ip_allowlist,
    expires_at,
  }
  const details = JSON.stringify(Object.assign({ sandbox_id }, set))
  const entry = { entry: newId('AuditEntry'), actor, details }
  const row = { workspace: sandbox_id, live, id, prefix: showPrefix(key) }
  await services.database.system(insertTestKey, Object.assign(row, set, entry, digestNew(key, secrets)))
  return { id, key, sandbox_id }
}
