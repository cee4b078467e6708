// Inviting: an invitation with its token, which goes by e-mail to the person, or to whoever invites where there is no mail server.

import type { Invitation } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { digestNew, mintKey } from '../../auth/api-keys.ts'
import { audit } from '../../auth/audit.ts'
import type { WriteContext } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'
import { invitationDaysSql } from './accept-invitation.ts'
import { assertMayEnd } from './grants.ts'
import type { Identity } from './identity.ts'
import { assertFewEmails, emailStatus, queueInvitationEmail } from './invitation-emails.ts'

export const invitations = resource('Invitation', {
  created: ['role_id', 'employee_id'],
  computed: {
    status: `case when accepted_at is not null then 'accepted' when revoked_at is not null then 'revoked' when expires_at <= stamp() then 'expired' else 'pending' end`,
    email_status: emailStatus,
  },
})
const { selected } = invitations.fields

/** Whom an invitation is for, and what it gives them. */
export interface Invited {
  readonly email: string
  readonly name: string
  readonly role_id: string | null
  readonly employee_id: string | null
  readonly language: NonNullable<Invitation['language']>
}

const findMember = statement<{ name: string; is_employee: boolean }, Pick<Invited, 'email' | 'employee_id'>>(
  'find_member_who_is_invited',
  `select name, coalesce(employee_id = :employee_id, false) as is_employee from members
   where workspace_id = :workspace_id and not deleted
     and (folded(email) collate "C" = folded(:email) collate "C" or employee_id = :employee_id)
   order by id limit 1`,
)

type Stored = Invited & {
  readonly id: string
  readonly invited_by: string
  readonly digest: Buffer
  readonly pepper_version: number
}

const insertInvitation = statement<Invitation, Stored>(
  'insert_invitation',
  `insert into invitations (workspace_id, id, email, name, role_id, employee_id, language, invited_by, digest, pepper_version, expires_at, created_at, updated_at)
   select :workspace_id, :id, :email, :name, :role_id, :employee_id, :language, :invited_by, :digest, :pepper_version,
          at + ${invitationDaysSql(':role_id::text')}, at, at
   from (select stamp() as at) as made returning ${selected}`,
)

/** Neither under the address nor linked to the employee. */
export async function assertNoMember(
  call: WriteContext,
  of: Pick<Invited, 'email' | 'employee_id'>,
): Promise<void> {
  const [member] = await call.db.run(findMember, of)
  if (member?.is_employee) throw conflict(say`The member ${member.name} is linked to this employee already.`)
  if (member) throw conflict(say`The member ${member.name} has this e-mail address already.`)
}

/** Whoever calls this has checked that the caller may give the role and the link, and has called `holdRoles`. */
export async function invite(
  call: WriteContext,
  identity: Identity,
  invited: Invited,
  in_turn = false,
): Promise<Invitation> {
  const { email, name, role_id, employee_id, language } = invited
  await assertNoMember(call, { email, employee_id })
  // Whichever of two is accepted revokes the other.
  await assertMayEnd(call, { member_id: null, email })
  if (identity.invitesByEmail) await assertFewEmails(call, email)
  const token = mintKey('invitation')
  const id = newId('Invitation')
  const given = { id, email, name, role_id, employee_id, language, invited_by: call.caller.actor_id }
  const [invitation] = await call.db.run(
    insertInvitation,
    Object.assign(given, digestNew(token, identity.secrets)),
  )
  audit(call, 'invitation.created', id, { email, name, role_id, employee_id })
  return handOver(call, identity, invitation!, { token, in_turn })
}

/** By e-mail to the person alone, or to whoever invites, who sees the token only now. */
export async function handOver(
  call: WriteContext,
  { invitesByEmail, secrets }: Identity,
  invitation: Invitation,
  { token, in_turn = false }: { readonly token: string; readonly in_turn?: boolean },
): Promise<Invitation> {
  if (!invitesByEmail) return markExact({ ...invitation, token })
  await queueInvitationEmail(call, secrets.vault, { id: invitation.id, token, in_turn })
  return invitations.find(call, invitation.id)
}
