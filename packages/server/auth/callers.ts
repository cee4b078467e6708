// Callers: who calls inside a workspace, and what they may do in it.

import { type Db, type Person, statement } from '@muster/db'
import { asIs, type Sentence, say } from '@muster/sentences'
import { Problem } from '../http/problem.ts'
import type { BearerKind, Scheme } from './api-keys.ts'
import {
  assertSwitchedOn,
  type SandboxWorkspace,
  toWorkspace,
  type Workspace,
  type WorkspaceRow,
  workspaceColumns,
} from './workspace.ts'

export interface Caller {
  /** Whose doing it is: the id of an API key, of a token, or of a member. */
  readonly actor_id: string
  /** The security schemes of the contract that the caller serves. */
  readonly schemes: readonly Scheme[]
  /** Scopes and permissions. */
  readonly scopes: ReadonlySet<string>
  readonly ip_allowlist: readonly string[]
  /** Of a key or a token; undefined for a person, and for whoever runs the deployment. */
  readonly kind?: BearerKind
  readonly workspace: Workspace
  /** Of a person; undefined for a key or a token. */
  readonly session?: Session
  /** Whose own request it is and how far it reaches; undefined where it reaches all of the workspace. */
  readonly person?: Person
  /** What has the rights of somebody for whom a task goes on, such as 'the role Payroll'. */
  readonly holder?: Sentence
}

/** Whoever calls with a test key: there is none outside a sandbox. */
export interface SandboxCaller extends Caller {
  readonly kind: 'test_key'
  readonly workspace: SandboxWorkspace
}

/** A person who signed in, in one workspace. */
export interface Session {
  readonly id: string
  readonly person_id: string
  readonly member_id: string
  readonly name: string
  readonly email: string
  readonly employee_id: string | null
  /** Null where they have only what whoever works here has. */
  readonly role_id: string | null
  readonly role_name: string | null
  /** What they are here at this moment: an employee, who may have reports, or more than a thousand people below them, or has left lately; null for who is none. */
  readonly post: 'employee' | 'manager' | 'head of many' | 'leaver' | null
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
  /** Of operations that nobody in the workspace calls about themselves. */
  readonly closed_tags: readonly string[]
  readonly workspace: Workspace
}

/** Whether somebody is signed in who worked here and has left, however long ago. */
export const hasLeft = ({ session }: Pick<Caller, 'session'>): boolean =>
  session !== undefined &&
  session.employee_id !== null &&
  (session.post === null || session.post === 'leaver')

const shareMember = statement<{ id: string }, { member_id: string }>(
  'share_member',
  'select id from members where workspace_id = :workspace_id and id = :member_id and not deleted for share',
)

/**
 * Refuses whoever was removed, where they make what outlives their session. For a second a process still takes them for a
 * member, and what they made then would come to life when they are invited again. Nobody removes them meanwhile.
 */
export async function assertStillMember(db: Db, { member_id }: Session): Promise<void> {
  const [member] = await db.run(shareMember, { member_id })
  if (!member) throw new Problem('signed_out', say`You are not a member of this workspace any more.`)
}

const selectWorkspaceOfCaller = statement<WorkspaceRow>(
  'workspace_of_caller',
  `select ${workspaceColumns} from companies c where c.workspace_id = :workspace_id and c.id = :workspace_id`,
)

/** Somebody who calls inside the process, with these scopes and permissions; a 403 where the workspace is switched off. */
export async function readCaller(db: Db, actor_id: string, rights: Iterable<string>): Promise<Caller> {
  const [row] = await db.run(selectWorkspaceOfCaller)
  if (!row) throw new Problem('not_found', say`There is no workspace ${asIs(db.workspace_id)}.`)
  const workspace = toWorkspace(row)
  assertSwitchedOn(workspace)
  return {
    actor_id,
    schemes: ['api_key', 'console_token'],
    scopes: new Set(rights),
    ip_allowlist: [],
    workspace,
  }
}
