// Invitations: how somebody becomes a member of the workspace.

import type { Invitation } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { digestNew, mintKey } from '../../../auth/api-keys.ts'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { assertTaken } from '../../../resource/states.ts'
import { acceptInvitation, invitationDaysSql, readInvitation } from '../accept-invitation.ts'
import { assertGrants, assertMayEnd, assertMayLink, holdRoles } from '../grants.ts'
import type { PeopleServices } from '../identity.ts'
import { assertNoMember, handOver, invitations, invite } from '../invite.ts'

const { selected } = invitations.fields

const revokeInvitationRow = statement<Invitation, { id: string }>(
  'revoke_invitation',
  `update invitations set revoked_at = stamp(), updated_at = stamp() where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const renewInvitation = statement<Invitation, { id: string; digest: Buffer; pepper_version: number }>(
  'renew_invitation',
  `update invitations set digest = :digest, pepper_version = :pepper_version, expires_at = at + ${invitationDaysSql('role_id')}, updated_at = at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

export default ({ identity }: PeopleServices) =>
  ({
    listInvitations: invitations.list,

    async createInvitation(call) {
      const { email, name, role_id = null, employee_id = null, language = 'en' } = call.body
      await holdRoles(call)
      await invitations.check(call, { role_id, employee_id })
      if (role_id === null && employee_id === null)
        throw invalidField('role_id', say`is needed, or the employee that the person is`)
      await assertGrants(call, role_id)
      if (employee_id !== null) assertMayLink(call.caller)
      return invite(call, identity, { email, name, role_id, employee_id, language })
    },

    async sendInvitation(call) {
      await holdRoles(call)
      const before = await invitations.lock(call, call.path.id)
      const role = await assertGrants(call, before.role_id)
      if (before.employee_id !== null) assertMayLink(call.caller)
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
      return handOver(call, identity, invitation!, { token })
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
