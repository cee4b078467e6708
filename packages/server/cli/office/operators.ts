// What an operator may do: create and change workspaces, and create, list and revoke keys.

import type { Scope } from '@muster/contract'
import { type Database, systemStatement } from '@muster/db'
import { currencyDecimals, defaultGratuity, fiscalYearFrom } from '@muster/engine'
import { isBlock } from '../../auth/address-blocks.ts'
import { digestKey, mintKey, showPrefix } from '../../auth/api-keys.ts'
import type { PlanName } from '../../auth/plans.ts'
import { allConsoleRights, allScopes } from '../../auth/rights.ts'
import type { Secrets } from '../../auth/secrets.ts'
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

const insertKey = systemStatement<unknown, KeyRow>(
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
   from api_keys where :workspace::text is null or workspace_id = :workspace order by created_at desc, id desc`,
)

const findKeys = systemStatement<{ workspace: string; id: string }, { id: string }>(
  'find_api_keys',
  'select workspace_id as workspace, id from api_keys where id = :id or prefix = :id',
)

const revoke = systemStatement<unknown, { workspace: string; id: string; entry: string; actor: string }>(
  'revoke_api_key',
  `with key as (
     update api_keys set revoked_at = stamp() where workspace_id = :workspace and id = :id and revoked_at is null returning name
   )
   insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   select :workspace, :entry, 'api_key.revoked', :id, :actor, json_build_object('name', name)::text from key`,
)

const findEndpoint = systemStatement<{ workspace: string }, { id: string }>(
  'find_webhook_endpoint',
  'select workspace_id as workspace from webhook_endpoints where id = :id',
)

const findWorkspace = systemStatement<{ status: string }, { workspace: string }>(
  'find_workspace',
  'select status from companies where workspace_id = :workspace',
)

/** Refuses the id of a workspace that does not exist; its status. */
export async function assertWorkspace(database: Database, id: string): Promise<string> {
  const [found] = await database.system(findWorkspace, { workspace: id })
  if (found) return found.status
  throw new Error(`There is no workspace ${id}; muster workspace create makes one and prints its id.`)
}

/** The same for what changes something in it or lets somebody in, as requests are refused. */
export async function assertWorkspaceInUse(database: Database, id: string): Promise<void> {
  if ((await assertWorkspace(database, id)) === 'inactive')
    throw new Error(`The workspace ${id} is inactive, so nothing in it is changed. Reactivate it first.`)
}

/** Makes a key and returns it: the only moment at which it can be seen. */
export async function createKey(
  database: Database,
  secrets: Secrets,
  key: NewKey,
  actor = 'operator',
): Promise<{ id: string; key: string }> {
  for (const scope of key.scopes) {
    if (!allScopes.includes(scope))
      throw new Error(`There is no scope ${scope}. Scopes: ${allScopes.join(', ')}.`)
  }
  const { permissions = [] } = key
  const unknown = permissions.find(permission => !allConsoleRights.includes(permission))
  if (unknown !== undefined)
    throw new Error(`There is no permission ${unknown}. Permissions: ${allConsoleRights.join(', ')}.`)
  for (const block of key.ip_allowlist ?? []) {
    if (!isBlock(block)) throw new Error(`${block} is not a CIDR block such as 203.0.113.0/24.`)
  }
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

export function listKeys(database: Database, workspaceId: string | null): Promise<ShownKey[]> {
  return database.system(listKeysOf, { workspace: workspaceId })
}

/** By id or shown prefix. Every node refuses the key within a second. */
export async function revokeKey(database: Database, id: string, actor = 'operator'): Promise<void> {
  const found = await database.system(findKeys, { id })
  if (found.length === 0) throw new Error(`There is no key ${id}; muster key list shows the ids.`)
  for (const key of found) await database.system(revoke, { ...key, actor, entry: newId('AuditEntry') })
}

/** The workspace of a webhook endpoint. */
export async function findWorkspaceOfEndpoint(database: Database, id: string): Promise<string> {
  const [found] = await database.system(findEndpoint, { id })
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

type First = 'branch' | 'department' | 'designation' | 'employment_type' | 'shift' | 'leave_group'
/** Of the workspace and of what it begins with. */
type FirstIds = Record<
  'id' | 'attendance_settings_id' | 'payroll_settings_id' | 'letterhead_id' | `${First}_id`,
  string
>

const insertWorkspace = systemStatement<
  unknown,
  Required<NewWorkspace> & FirstIds & { currency_decimals: number; years: string; gratuity_years: string }
>(
  'insert_workspace',
  // One look at the clock for all of it.
  `with made as materialized (select stamp() as at), company as (
     insert into companies (workspace_id, id, name, country, currency, currency_decimals, timezone, plan, fiscal_year_start_month, request_budget, email, created_at, updated_at)
     select :id, :id, :name, :country, :currency, :currency_decimals, :timezone, :plan, :fiscal_year_start_month, :request_budget, :email, at, at from made
   ), years as (
     insert into fiscal_years (workspace_id, id, name, start_date, end_date, created_at, updated_at)
     select :id, y.id, y.name, y.start_date::date, y.end_date::date, made.at, made.at
     from json_to_recordset(:years) as y (id text, name text, start_date text, end_date text), made
   ), branch as (
     insert into branches (workspace_id, id, name, is_head_office, created_at, updated_at) select :id, :branch_id, 'Head office', true, at, at from made
   ), department as (
     insert into departments (workspace_id, id, name, created_at, updated_at) select :id, :department_id, 'General', at, at from made
   ), designation as (
     insert into designations (workspace_id, id, name, created_at, updated_at) select :id, :designation_id, 'Staff', at, at from made
   ), employment_type as (
     insert into employment_types (workspace_id, id, name, created_at, updated_at) select :id, :employment_type_id, 'Permanent', at, at from made
   ), shift as (
     insert into shifts (workspace_id, id, name, start_time, end_time, break_duration_minutes, grace_period_minutes, late_threshold_minutes, weekly_off_days,
       is_default, created_at, updated_at)
     select :id, :shift_id, 'General', '09:00', '18:00', 60, 10, 15, '{6,7}', true, at, at from made
   ), attendance as (
     insert into attendance_settings (workspace_id, id, created_at, updated_at) select :id, :attendance_settings_id, at, at from made
   ), payroll as (
     insert into payroll_settings (workspace_id, id, gratuity_years, created_at, updated_at) select :id, :payroll_settings_id, :gratuity_years::json, at, at from made
   ), letterhead as (
     insert into letterheads (workspace_id, id, created_at, updated_at) select :id, :letterhead_id, at, at from made
   ), leave_group as (
     insert into leave_groups (workspace_id, id, name, is_default, created_at, updated_at) select :id, :leave_group_id, 'Everyone', true, at, at from made
   ), roles_made as (
     insert into roles (workspace_id, id, name, is_owner, is_system, scopes, permissions, created_at, updated_at)
     select :id, r.id, r.name, r.is_owner, true, r.scopes, r.permissions, at, at from made, system_roles(:id) r
   ), components as (insert into salary_components (workspace_id, id, code, name, type, category, calculation_type, default_value, exemption_value, is_taxable, is_system, display_order, created_at, updated_at)
     select :id, s.id, s.code, s.name, s.type, s.category, s.calculation_type, s.default_value, round(0::numeric, :currency_decimals::integer), s.is_taxable, true, s.display_order, at, at from made, system_salary_components(:id, :currency_decimals::integer, :country) s
   )
   insert into employee_settings (workspace_id, code_prefix, code_digits, default_department_id, default_designation_id, default_employment_type_id)
   values (:id, :code_prefix, :code_digits, :department_id, :designation_id, :employment_type_id)`,
)

/** A workspace that can be used at once: last, this and next fiscal year, a head office, and the defaults of new employees. */
export async function createWorkspace(
  database: Database,
  workspace: NewWorkspace,
  now = Temporal.Now.instant(),
): Promise<string> {
  const id = newId('Company')
  const today = now.toZonedDateTimeISO(workspace.timezone).toPlainDate()
  await database.system(insertWorkspace, {
    ...workspace,
    id,
    currency_decimals: currencyDecimals(workspace.currency),
    request_budget: workspace.request_budget ?? null,
    email: workspace.email ?? null,
    years: JSON.stringify(fiscalYearsAround(today, workspace.fiscal_year_start_month)),
    code_prefix: workspace.code_prefix ?? 'E',
    code_digits: workspace.code_digits ?? 5,
    branch_id: newId('Branch'),
    department_id: newId('Department'),
    designation_id: newId('Designation'),
    employment_type_id: newId('EmploymentType'),
    shift_id: newId('Shift'),
    attendance_settings_id: newId('AttendanceSettings'),
    payroll_settings_id: newId('PayrollSettings'),
    letterhead_id: newId('Letterhead'),
    gratuity_years: JSON.stringify(defaultGratuity(workspace.country)),
    leave_group_id: newId('LeaveGroup'),
  })
  return id
}

const setEmail = systemStatement<unknown, { email: string; workspace: string }>(
  'set_workspace_email',
  'update companies set email = :email, updated_at = stamp() where workspace_id = :workspace',
)

/** Changes where the owner of a workspace is written to. */
export async function setWorkspaceEmail(database: Database, id: string, email: string): Promise<void> {
  await assertWorkspace(database, id)
  await database.system(setEmail, { workspace: id, email })
}

/** The current, the previous and the next year. */
function fiscalYearsAround(today: Temporal.PlainDate, month: number) {
  const year = today.month >= month ? today.year : today.year - 1
  return [year - 1, year, year + 1].map(first => {
    const start = Temporal.PlainDate.from({ year: first, month, day: 1 })
    return { id: newId('FiscalYear'), ...fiscalYearFrom(start.toString()) }
  })
}
