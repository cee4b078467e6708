// Invitations: how somebody becomes a member of the workspace.

import type { Invitation } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { digestNew, mintKey } from '../../../auth/api-keys.ts'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { oneByOne } from '../../../resource/checks.ts'
import { newId } from '../../../resource/ids.ts'
import { resource } from '../../../resource/resource.ts'
import { assertTaken } from '../../../resource/states.ts'
import { acceptInvitation, invitationDaysSql, readInvitation } from '../accept-invitation.ts'
import { assertGrants, assertMayEnd, assertMayLink, roleHolders } from '../grants.ts'
import type { Identity, PeopleServices } from '../identity.ts'
import { assertFewEmails, emailStatus, queueInvitationEmail } from '../invitation-emails.ts'

const invitations = resource('Invitation', {
  created: ['role_id', 'employee_id'],
  computed: {
    status: `case when accepted_at is not null then 'accepted' when revoked_at is not null then 'revoked' when expires_at <= stamp() then 'expired' else 'pending' end`,
    email_status: emailStatus,
  },
})
const { selected } = invitations.fields

interface Invited {
  readonly email: string
  readonly employee_id: string | null
}

const findMember = statement<{ id: string; is_employee: boolean }, Invited>(
  'find_member_who_is_invited',
  `select id, coalesce(employee_id = :employee_id, false) as is_employee from members
   where workspace_id = :workspace_id and not deleted
     and (folded(email) collate "C" = folded(:email) collate "C" or employee_id = :employee_id)
   order by id limit 1`,
)

type Stored = Record<'id' | 'email' | 'name' | 'invited_by' | 'language', string> & {
  role_id: string | null
  employee_id: string | null
  digest: Buffer
  pepper_version: number
}

const insertInvitation = statement<Invitation, Stored>(
  'insert_invitation',
  `insert into invitations (workspace_id, id, email, name, role_id, employee_id, language, invited_by, digest, pepper_version, expires_at, created_at, updated_at)
   select :workspace_id, :id, :email, :name, :role_id, :employee_id, :language, :invited_by, :digest, :pepper_version,
          at + ${invitationDaysSql(':role_id::text')}, at, at
   from (select stamp() as at) as made returning ${selected}`,
)

const revokeInvitationRow = statement<Invitation, { id: string }>(
  'revoke_invitation',
  `update invitations set revoked_at = stamp(), updated_at = stamp() where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const renewInvitation = statement<Invitation, { id: string; digest: Buffer; pepper_version: number }>(
  'renew_invitation',
  `update invitations set digest = :digest, pepper_version = :pepper_version, expires_at = at + ${invitationDaysSql('role_id')}, updated_at = at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

/** Neither under the address nor linked to the employee. */
async function assertNoMember(call: WriteContext, of: Invited): Promise<void> {
  const [member] = await call.db.run(findMember, of)
  if (member?.is_employee) throw conflict(say`The member ${member.id} is linked to this employee already.`)
  if (member) throw conflict(say`The member ${member.id} has this e-mail address already.`)
}

/** By e-mail to the person alone, or to whoever invites, who sees the token only now. */
async function handOver(
  call: WriteContext,
  { invitesByEmail, secrets }: Identity,
  invitation: Invitation,
  token: string,
): Promise<Invitation> {
  if (!invitesByEmail) return markExact({ ...invitation, token })
  await queueInvitationEmail(call, secrets.vault, { id: invitation.id, token })
  return invitations.find(call, invitation.id)
}

export default ({ identity }: PeopleServices) =>
  ({
    listInvitations: invitations.list,

    async createInvitation(call) {
      const { email, name, role_id = null, employee_id = null, language = 'en' } = call.body
      await call.db.run(oneByOne, { scope: roleHolders })
      await invitations.check(call, { role_id, employee_id })
      if (role_id === null && employee_id === null)
        throw invalidField('role_id', say`is needed, or the employee that the person is`)
      await assertGrants(call, role_id)
      assertMayLink(call.caller, employee_id)
      await assertNoMember(call, { email, employee_id })
      // Whichever of two is accepted revokes the other.
      await assertMayEnd(call, { member_id: null, email })
      if (identity.invitesByEmail) await assertFewEmails(call, email)
      const token = mintKey('invitation')
      const given = {
        id: newId('Invitation'),
        email,
        name,
        role_id,
        employee_id,
        language,
        invited_by: call.caller.actor_id,
      }
      const [invitation] = await call.db.run(
        insertInvitation,
        Object.assign(given, digestNew(token, identity.secrets)),
      )
      audit(call, 'invitation.created', given.id, { email, name, role_id, employee_id })
      return handOver(call, identity, invitation!, token)
    },

    async sendInvitation(call) {
      await call.db.run(oneByOne, { scope: roleHolders })
      const before = await invitations.lock(call, call.path.id)
      const role = await assertGrants(call, before.role_id)
      assertMayLink(call.caller, before.employee_id)
      const { id, email, employee_id } = assertTaken('sendInvitation', before)
      invitations.watch(call, before)
      if (role?.deleted) throw conflict(say`The role ${role.name} was deleted. Make another invitation.`)
      await assertNoMember(call, { email, employee_id })
      await assertMayEnd(call, { member_id: null, email })
      const token = mintKey('invitation')
      const [invitation] = await call.db.run(
        renewInvitation,
        Object.assign({ id }, digestNew(token, identity.secrets)),
      )
      audit(call, 'invitation.sent', id, { email })
      return handOver(call, identity, invitation!, token)
    },

    async revokeInvitation(call) {
      const before = await invitations.lock(call, call.path.id)
      // What is taken away is a right over others, too.
      await assertGrants(call, before.role_id)
      const { status } = assertTaken('revokeInvitation', before)
      if (status === 'revoked') return before
      invitations.watch(call, before)
      const [invitation] = await call.db.run(revokeInvitationRow, { id: before.id })
      audit(call, 'invitation.revoked', before.id, {})
      return markExact(invitation!)
    },

    readInvitation: ({ body, browser }) => readInvitation(identity, browser, body.token),
    acceptInvitation: ({ body, browser }) => acceptInvitation(identity, browser, body),
  }) satisfies HandlersFor<'invitations'>
