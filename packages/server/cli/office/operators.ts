// What an operator may do: create and change workspaces, and create, list and revoke keys.

import type { Scope } from '@muster/contract'
import {
  type AnyDatabase,
  askCells,
  type Databases,
  homeStatement,
  isSandbox,
  listFromCells,
  systemStatement,
} from '@muster/db'
import { currencyDecimals } from '@muster/engine'
import { isBlock } from '../../auth/address-blocks.ts'
import { digestKey, mintKey, showPrefix } from '../../auth/api-keys.ts'
import type { PlanName } from '../../auth/plans.ts'
import { allConsoleRights, allScopes } from '../../auth/rights.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { type FirstRecords, firstRecordsSql, makeFirstRecords } from '../../features/company/index.ts'
import { newId } from '../../resource/ids.ts'
import { findHolder } from './token-holders.ts'

export interface NewKey {
  readonly workspace_id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** Makes it a token of the console. */
  readonly permissions?: readonly string[]
  readonly ip_allowlist?: readonly string[]
  readonly expires_at?: string | null
  /** The e-mail address of the member who holds it; null where nobody says so. */
  readonly member?: string | null
}

export interface ShownKey {
  readonly id: string
  readonly workspace_id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly Scope[]
  readonly ip_allowlist: readonly string[]
  readonly status: 'active' | 'revoked' | 'expired'
  /** Which MUSTER_SECRET it was made under. */
  readonly pepper_version: number
  readonly expires_at: string | null
  readonly last_used_at: string | null
  readonly created_at: string
}

type KeyRow = Omit<Required<NewKey>, 'workspace_id' | 'member'> & { member_id: string | null } & Record<
    'workspace' | 'id' | 'prefix' | 'entry' | 'actor' | 'details',
    string
  > & {
    digest: Buffer
    pepper_version: number
  }

const insertKey = homeStatement<unknown, KeyRow>(
  'insert_api_key',
  `with key as (
     insert into api_keys (workspace_id, id, name, prefix, digest, pepper_version, scopes, permissions, ip_allowlist, expires_at, member_id)
     values (:workspace, :id, :name, :prefix, :digest, :pepper_version, :scopes, :permissions, :ip_allowlist, :expires_at, :member_id)
   )
   insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   values (:workspace, :entry, 'api_key.created', :id, :actor, :details)`,
)

const listKeysOf = systemStatement<ShownKey, { workspace: string | null }>(
  'list_api_keys',
  `select id, workspace_id, name, prefix, scopes, ip_allowlist, pepper_version, expires_at, last_used_at, created_at,
          case when revoked_at is not null then 'revoked' when expires_at <= stamp() then 'expired' else 'active' end as status
   from api_keys where :workspace::text is null or workspace_id = :workspace
     or workspace_id = (select id from companies where sandbox_of = :workspace) order by created_at desc, id desc`,
)

const findKeys = systemStatement<{ workspace: string; id: string }, { id: string }>(
  'find_api_keys',
  'select workspace_id as workspace, id from api_keys where id = :id or prefix = :id',
)

const revoke = homeStatement<unknown, { workspace: string; id: string; entry: string; actor: string }>(
  'revoke_api_key',
  `with key as (
     update api_keys set revoked_at = stamp() where workspace_id = :workspace and id = :id and revoked_at is null returning name
   )
   insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   select coalesce((select sandbox_of from companies where workspace_id = :workspace), :workspace), :entry, 'api_key.revoked', :id, :actor,
     json_build_object('name', name)::text from key`,
)

const findEndpoint = systemStatement<{ workspace: string }, { id: string }>(
  'find_webhook_endpoint',
  'select workspace_id as workspace from webhook_endpoints where id = :id',
)

const findWorkspace = homeStatement<{ status: string }, { workspace: string }>(
  'find_workspace',
  'select status from companies where workspace_id = :workspace',
)

/** Refuses a sandbox, where only live workspaces are worked in. */
export function assertLive(id: string): void {
  if (isSandbox(id))
    throw new Error(`${id} is a sandbox. Work in it with a test key: muster key create --test makes one.`)
}

/** Refuses the id of a workspace that does not exist; its status. */
export async function assertWorkspace(database: AnyDatabase, id: string): Promise<string> {
  const [found] = await database.system(findWorkspace, { workspace: id })
  if (found) return found.status
  throw new Error(`There is no workspace ${id}; muster workspace create makes one and prints its id.`)
}

/** The same for what changes something in it or lets somebody in, as requests are refused. */
export async function assertWorkspaceInUse(database: AnyDatabase, id: string): Promise<void> {
  assertLive(id)
  if ((await assertWorkspace(database, id)) === 'inactive')
    throw new Error(`The workspace ${id} is inactive, so nothing in it is changed. Reactivate it first.`)
}

/** Refuses what nobody can be given. */
export function assertRights({ scopes, permissions = [], ip_allowlist = [] }: NewKey): void {
  for (const scope of scopes) {
    if (!allScopes.includes(scope))
      throw new Error(`There is no scope ${scope}. Scopes: ${allScopes.join(', ')}.`)
  }
  const unknown = permissions.find(permission => !allConsoleRights.includes(permission))
  if (unknown !== undefined)
    throw new Error(`There is no permission ${unknown}. Permissions: ${allConsoleRights.join(', ')}.`)
  for (const block of ip_allowlist) {
    if (!isBlock(block)) throw new Error(`${block} is not a CIDR block such as 203.0.113.0/24.`)
  }
}

/** Makes a key and returns it: the only moment at which it can be seen. */
export async function createKey(
  database: AnyDatabase,
  secrets: Secrets,
  key: NewKey,
  actor = 'operator',
): Promise<{ id: string; key: string }> {
  assertRights(key)
  const { permissions = [] } = key
  await assertWorkspaceInUse(database, key.workspace_id)
  const { member = null, workspace_id } = key
  const member_id = member === null ? null : await findHolder(database, workspace_id, member)
  const text = mintKey(permissions.length > 0 ? 'console_token' : 'api_key')
  const id = newId('ApiKey')
  const { version, pepper } = secrets.peppers[0]!
  const set = {
    name: key.name,
    scopes: [...key.scopes].sort(),
    ...(permissions.length > 0 && { permissions: [...permissions].sort() }),
    ip_allowlist: key.ip_allowlist ?? [],
    expires_at: key.expires_at ?? null,
    ...(member_id !== null && { member_id }),
  }
  await database.system(insertKey, {
    permissions: [],
    member_id,
    ...set,
    workspace: key.workspace_id,
    id,
    prefix: showPrefix(text),
    digest: digestKey(text, pepper),
    pepper_version: version,
    entry: newId('AuditEntry'),
    actor,
    details: JSON.stringify(set),
  })
  return { id, key: text }
}

export function listKeys(database: Databases, workspaceId: string | null): Promise<ShownKey[]> {
  return listFromCells(database, listKeysOf, { workspace: workspaceId }, ({ created_at }) => created_at)
}

/** By id or shown prefix. Every node refuses the key within a second. */
export async function revokeKey(database: Databases, id: string, actor = 'operator'): Promise<void> {
  const found = await askCells(database, findKeys, { id })
  if (found.length === 0) throw new Error(`There is no key ${id}; muster key list shows the ids.`)
  for (const key of found) await database.system(revoke, { ...key, actor, entry: newId('AuditEntry') })
}

/** The workspace of a webhook endpoint. */
export async function findWorkspaceOfEndpoint(database: Databases, id: string): Promise<string> {
  const [found] = await askCells(database, findEndpoint, { id })
  if (!found) throw new Error(`There is no webhook endpoint ${id}.`)
  return found.workspace
}

export interface NewWorkspace {
  readonly name: string
  readonly country: string
  readonly currency: string
  readonly timezone: string
  readonly plan: PlanName
  readonly fiscal_year_start_month: number
  readonly code_prefix?: string
  readonly code_digits?: number
  readonly request_budget?: number | null
  /** Where its owner is written to. */
  readonly email?: string | null
}

const insertWorkspace = homeStatement<
  unknown,
  Required<NewWorkspace> & FirstRecords & { workspace: string; currency_decimals: number }
>(
  'insert_workspace',
  // One look at the clock for all of it.
  `with made as materialized (select stamp() as at), company as (
     insert into companies (workspace_id, id, name, country, currency, currency_decimals, timezone, plan, fiscal_year_start_month, request_budget, email, created_at, updated_at)
     select :workspace, :workspace, :name, :country, :currency, :currency_decimals, :timezone, :plan, :fiscal_year_start_month, :request_budget, :email, at, at from made
   ), ${firstRecordsSql(':workspace')}`,
)

/** A workspace that can be used at once: last, this and next fiscal year, a head office, and the defaults of new employees. */
export async function createWorkspace(
  database: AnyDatabase,
  workspace: NewWorkspace,
  now = Temporal.Now.instant(),
): Promise<string> {
  const id = newId('Company')
  const { code_prefix = 'E', code_digits = 5, request_budget = null, email = null } = workspace
  const company = { code_prefix, code_digits, request_budget, email }
  const currency_decimals = currencyDecimals(workspace.currency)
  await database.system(
    insertWorkspace,
    Object.assign({ workspace: id, currency_decimals }, workspace, company, makeFirstRecords(workspace, now)),
  )
  return id
}

const setEmail = homeStatement<unknown, { email: string; workspace: string }>(
  'set_workspace_email',
  'update companies set email = :email, updated_at = stamp() where workspace_id = :workspace',
)

/** Changes where the owner of a workspace is written to. */
export async function setWorkspaceEmail(database: AnyDatabase, id: string, email: string): Promise<void> {
  await assertWorkspace(database, id)
  await database.system(setEmail, { workspace: id, email })
}
