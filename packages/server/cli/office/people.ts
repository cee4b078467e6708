// People as an operator lets them in: the first owner of a workspace, and whoever has lost their second factor.

import { type AnyDatabase, homeStatement } from '@muster/db'
import { digestNew, mintKey } from '../../auth/api-keys.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { invitationDays } from '../../features/people/index.ts'
import { newId } from '../../resource/ids.ts'
import { assertWorkspaceInUse } from './operators.ts'

export const linkMinutes = 15

interface Invited {
  readonly workspace_id: string
  readonly email: string
  readonly name: string
  /** The name of a role. */
  readonly role: string
}

type Invitation = Omit<Invited, 'workspace_id'> &
  Record<'workspace' | 'id' | 'entry' | 'actor', string> & { digest: Buffer; pepper_version: number }

const insertInvitation = homeStatement<{ role: string | null }, Invitation>(
  'operator_invites',
  `with role as (
     select id from roles where workspace_id = :workspace and folded(name) collate "C" = folded(:role) collate "C" and not deleted
   ), invitation as (
     insert into invitations (workspace_id, id, email, name, role_id, invited_by, digest, pepper_version, expires_at, created_at, updated_at)
     select :workspace, :id, :email, :name, role.id, :actor, :digest, :pepper_version, at + interval '${invitationDays} days', at, at
     from role, (select stamp() as at) as made
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select :workspace, :entry, 'invitation.created', :id, :actor, json_build_object('email', :email::text, 'role_id', role.id)::text from role
   )
   select (select id from role) as role`,
)

const listRoles = homeStatement<{ name: string }, { workspace: string }>(
  'operator_lists_roles',
  'select name from roles where workspace_id = :workspace and not deleted order by id',
)

const insertLink = homeStatement<
  { member_id: string },
  Record<'workspace' | 'email' | 'entry' | 'actor', string> & { digest: Buffer; pepper_version: number }
>(
  'operator_makes_sign_in_link',
  `with member as (
     select id from members where workspace_id = :workspace and folded(email) collate "C" = folded(:email) collate "C" and not deleted
   ), link as (
     insert into sign_in_links (digest, pepper_version, workspace_id, member_id, expires_at)
     select :digest, :pepper_version, :workspace, member.id, stamp() + interval '${linkMinutes} minutes' from member
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select :workspace, :entry, 'sign_in_link.created', member.id, :actor, '{}' from member
   )
   select id as member_id from member`,
)

/** Makes an invitation; returns its token, which is shown only now. */
export async function invite(
  database: AnyDatabase,
  secrets: Secrets,
  { workspace_id: workspace, email, name, role }: Invited,
  actor = 'operator',
): Promise<string> {
  await assertWorkspaceInUse(database, workspace)
  const token = mintKey('invitation')
  const ids = { id: newId('Invitation'), entry: newId('AuditEntry') }
  const given = { workspace, email, name, role, actor, ...digestNew(token, secrets) }
  const [made] = await database.system(insertInvitation, Object.assign(given, ids))
  if (made?.role) return token
  const known = await database.system(listRoles, { workspace })
  throw new Error(`There is no role ${role}. Roles: ${known.map(({ name }) => name).join(', ')}.`)
}

/** Makes a link that signs a member in once, without password and second factor; returns its token. */
export async function makeSignInLink(
  database: AnyDatabase,
  secrets: Secrets,
  { workspace_id: workspace, email }: Pick<Invited, 'workspace_id' | 'email'>,
  actor = 'operator',
): Promise<string> {
  await assertWorkspaceInUse(database, workspace)
  const token = mintKey('sign_in_link')
  const given = { workspace, email, actor, entry: newId('AuditEntry'), ...digestNew(token, secrets) }
  const made = await database.system(insertLink, given)
  if (made.length > 0) return token
  throw new Error(
    `No member of ${workspace} has the e-mail address ${email}. Invite them: muster person invite.`,
  )
}

/** The page that takes a link. A browser sends no fragment, so no log has it. */
export const signInAddress = (console_url: string, link: string): string =>
  `${console_url}/app/sign-in#${link}`
