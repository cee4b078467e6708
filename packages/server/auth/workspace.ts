// The workspace of a caller, as the look-ups of keys, sessions and tasks read it.

import type { SandboxId } from '@muster/db'
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
  /** How far the clock of a sandbox is ahead; 0 where the workspace is live. */
  readonly clock_ahead_seconds: number
}

/** A workspace in which nothing is live. */
export interface SandboxWorkspace extends Workspace {
  readonly id: SandboxId
}

/** How far the clock of a workspace is ahead, which it is in a sandbox alone. */
export type Ahead = Pick<Workspace, 'clock_ahead_seconds'>

/** The moment in a workspace, of one that is right. */
export const momentIn = (
  { clock_ahead_seconds: seconds }: Ahead,
  right: Temporal.Instant,
): Temporal.Instant => (seconds === 0 ? right : right.add({ seconds }))

/** SQL: the moment of :now in the workspace of a row of `companies`. */
export const nowOf = (company: string): string =>
  `(:now::timestamptz + make_interval(secs => ${company}.clock_ahead_seconds))`

/** SQL: today in the workspace of a row of `companies`. */
export const todayOf = (company: string): string =>
  `(${nowOf(company)} at time zone ${company}.timezone)::date`

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
  clock_ahead_seconds: number
}

export const workspaceColumns =
  'c.id as workspace_id, c.status as workspace_status, c.plan, c.request_budget, c.country, c.timezone, c.currency_decimals, c.approvals_by_people_only, c.clock_ahead_seconds'

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
    clock_ahead_seconds: row.clock_ahead_seconds,
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
