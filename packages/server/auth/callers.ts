// Callers: who calls inside a workspace, which workspace that is, and what they may do in it.

import { type Db, statement } from '@muster/db'
import { Problem } from '../http/problem.ts'
import type { Scheme } from './api-keys.ts'
import { findPlan, type PlanName } from './plans.ts'

export interface Caller {
  /** Whose doing it is: the id of an API key, of a token of the console, or of a member. */
  readonly actor_id: string
  /** The security schemes of the contract that the caller serves. */
  readonly schemes: readonly Scheme[]
  /** Scopes and permissions. */
  readonly scopes: ReadonlySet<string>
  readonly ip_allowlist: readonly string[]
  readonly workspace: Workspace
  /** Of a person; undefined for a key or a token. */
  readonly session?: Session
}

/** A person who signed in, in one workspace. */
export interface Session {
  readonly id: string
  readonly person_id: string
  readonly member_id: string
  readonly name: string
  readonly email: string
  readonly employee_id: string | null
  readonly role_id: string
  readonly role_name: string
  readonly needs_second_factor: boolean
  readonly has_second_factor: boolean
  /** What the session may do at this moment: its role's, and nothing before the sign-in is complete. */
  readonly scopes: readonly string[]
  readonly permissions: readonly string[]
  readonly status: 'active' | 'second_factor_needed' | 'second_factor_to_set_up'
  /** Whether a link of an operator opened it, for somebody who had lost what they sign in with. */
  readonly by_link: boolean
  readonly proven_at: string
  /** Until when a fresh proof counts; null where it does not. */
  readonly proven_until: string | null
  /** When it ends unless something is done in it. */
  readonly idle_until: string
  readonly expires_at: string
  /** Opened through the workspace's company sign-on, so it says who somebody is in this workspace and nowhere else. */
  readonly is_sign_on: boolean
  readonly workspace: Workspace
}

export interface Workspace {
  readonly id: string
  readonly status: 'active' | 'read_only' | 'inactive'
  readonly plan: PlanName
  /** Requests a minute. */
  readonly budget: number
  readonly country: string
  readonly timezone: string
  readonly currency_decimals: number
}

/** A workspace as the look-ups of keys and sessions read it, from `companies c`. */
export interface WorkspaceRow {
  workspace_id: string
  workspace_status: Workspace['status']
  plan: PlanName
  request_budget: number | null
  country: string
  timezone: string
  currency_decimals: number
}

export const workspaceColumns =
  'c.id as workspace_id, c.status as workspace_status, c.plan, c.request_budget, c.country, c.timezone, c.currency_decimals'

export function toWorkspace(row: WorkspaceRow): Workspace {
  return {
    id: row.workspace_id,
    status: row.workspace_status,
    plan: row.plan,
    budget: row.request_budget ?? findPlan(row.plan).requests_per_minute,
    country: row.country,
    timezone: row.timezone,
    currency_decimals: row.currency_decimals,
  }
}

const selectWorkspaceOfCaller = statement<WorkspaceRow>(
  'workspace_of_caller',
  `select ${workspaceColumns} from companies c where c.workspace_id = :workspace_id and c.id = :workspace_id`,
)

/** Somebody who calls inside the process, with these scopes and permissions. */
export async function readCaller(db: Db, actor_id: string, rights: Iterable<string>): Promise<Caller> {
  const [row] = await db.run(selectWorkspaceOfCaller)
  if (!row) throw new Problem('not_found', `There is no workspace ${db.workspace_id}.`)
  return {
    actor_id,
    schemes: ['api_key', 'console_token'],
    scopes: new Set(rights),
    ip_allowlist: [],
    workspace: toWorkspace(row),
  }
}
