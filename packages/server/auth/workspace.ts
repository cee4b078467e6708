// The workspace of a caller, as the look-ups of keys, sessions and tasks read it.

import { say } from '@muster/sentences'
import { Problem } from '../http/problem.ts'
import { findPlan, type PlanName } from './plans.ts'

export interface Workspace {
  readonly id: string
  readonly status: 'active' | 'read_only' | 'inactive'
  readonly plan: PlanName
  /** Requests a minute. */
  readonly budget: number
  readonly country: string
  readonly timezone: string
  readonly currency_decimals: number
  /** Whether keys and tokens decide about nothing that is asked for. */
  readonly approvals_by_people_only: boolean
}

/** The same as a row of `companies c`. */
export interface WorkspaceRow {
  workspace_id: string
  workspace_status: Workspace['status']
  plan: PlanName
  request_budget: number | null
  country: string
  timezone: string
  currency_decimals: number
  approvals_by_people_only: boolean
}

export const workspaceColumns =
  'c.id as workspace_id, c.status as workspace_status, c.plan, c.request_budget, c.country, c.timezone, c.currency_decimals, c.approvals_by_people_only'

export function toWorkspace(row: WorkspaceRow): Workspace {
  return {
    id: row.workspace_id,
    status: row.workspace_status,
    plan: row.plan,
    budget: row.request_budget ?? findPlan(row.plan).requests_per_minute,
    country: row.country,
    timezone: row.timezone,
    currency_decimals: row.currency_decimals,
    approvals_by_people_only: row.approvals_by_people_only,
  }
}

/** Refuses a workspace that is switched off. */
export function assertSwitchedOn({ status }: Pick<Workspace, 'status'>): void {
  if (status !== 'inactive') return
  throw new Problem(
    'workspace_inactive',
    say`This workspace is inactive. Its owner can reactivate it under Settings.`,
  )
}
