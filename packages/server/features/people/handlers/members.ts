// Members: the people who may sign in to the workspace, and with which role.

import type { Member } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { Rights } from '../../../auth/rights.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { conflict, Problem } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { endHeldTokens, lockHeldTokens } from '../../access/index.ts'
import { forgetAsEmployee } from '../../messages/index.ts'
import { assertGrantable, assertGrants, assertMayEnd, assertMayLink, holdRoles } from '../grants.ts'

const members = resource('Member', {
  filters: { is_waiting: { '(role_id is null and employee_id is null)': '= :is_waiting::boolean' } },
})

const countOtherOwners = statement<{ owners: number }, { id: string }>(
  'count_other_owners',
  `select count(*)::int as owners from members m join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
   where m.workspace_id = :workspace_id and r.is_owner and not m.deleted and m.id <> :id`,
)

const revokeOpen = statement<{ id: string }, { member_id: string; email: string }>(
  'revoke_invitations_of_member',
  `update invitations set revoked_at = stamp(), updated_at = stamp()
   where workspace_id = :workspace_id and accepted_at is null and revoked_at is null and expires_at > stamp()
     and (invited_by = :member_id or folded(email) collate "C" = folded(:email) collate "C")
   returning id`,
)

/** The tokens of the console of which the operator has said that the member holds them. */
const lockTokens = statement<Rights & { id: string; name: string }, { member_id: string }>(
  'lock_tokens_of_member',
  `select id, name, scopes, permissions from api_keys
   where workspace_id = :workspace_id and member_id = :member_id and revoked_at is null order by id for no key update`,
)

const revokeTokens = statement<unknown, { ids: readonly string[] }>(
  'revoke_tokens_of_member',
  'update api_keys set revoked_at = stamp() where workspace_id = :workspace_id and id = any(:ids)',
)

export default {
  listMembers: members.list,
  getMember: members.get,

  async updateMember(call) {
    // Two owners who give up their role at once would each count the other.
    await holdRoles(call)
    const before = await members.lockLive(call, call.path.id)
    const had = await assertGrants(call, before.role_id)
    const { role_id = before.role_id, employee_id = before.employee_id } = call.body
    if (employee_id !== before.employee_id && employee_id !== null) assertMayLink(call.caller)
    if (role_id !== before.role_id) {
      // The check of references reports what names no role.
      await assertGrants(call, role_id).catch(passUnknown)
      if (had?.is_owner) await assertOtherOwner(call.db, before)
    }
    const member = await members.write(call, before, { ...call.body })
    if (member !== before) audit(call, 'member.updated', member.id, tell(member))
    if (member.role_id !== before.role_id) await revokeInvitations(call, before)
    if (before.employee_id !== null && member.employee_id !== before.employee_id)
      await forgetAsEmployee(call.db, member.id)
    return member
  },

  async deleteMember(call) {
    await holdRoles(call)
    const before = await members.lock(call, call.path.id)
    if (before.deleted) return before
    const had = await assertGrants(call, before.role_id)
    if (had?.is_owner) await assertOtherOwner(call.db, before)
    const member = await members.remove(call, before)
    audit(call, 'member.deleted', member.id, tell(member))
    await revokeInvitations(call, before)
    await revokeHeld(call, before)
    return member
  },
} satisfies HandlersFor<'members'>

const tell = ({ name, email, role_id, employee_id }: Member) => ({ name, email, role_id, employee_id })

function passUnknown(error: unknown): void {
  if (!(error instanceof Problem) || error.status !== 404) throw error
}

async function assertOtherOwner(db: Db, { id, name }: Member): Promise<void> {
  const [{ owners }] = (await db.run(countOtherOwners, { id })) as [{ owners: number }]
  if (owners === 0) throw conflict(say`${name} is the only owner. Make somebody else an owner first.`)
}

/** Those that the member made count no more, as their role does not, nor do those that would give the member another one. */
async function revokeInvitations(call: WriteContext, { id: member_id, email }: Member): Promise<void> {
  await assertMayEnd(call, { member_id, email })
  for (const { id } of await call.db.run(revokeOpen, { member_id, email }))
    audit(call, 'invitation.revoked', id, { member_id })
}

/** Whoever has left holds nothing any more, and knows no secret that works. What is taken away is a right over others, too. */
async function revokeHeld(call: WriteContext, { id: member_id }: Member): Promise<void> {
  const held = await call.db.run(lockTokens, { member_id })
  const known = await lockHeldTokens(call.db, member_id)
  for (const token of [...held, ...known]) assertGrantable(call.caller, token, 'token')
  await call.db.run(revokeTokens, { ids: held.map(({ id }) => id) })
  await endHeldTokens(call.db, member_id)
  for (const { id, name } of held) audit(call, 'api_key.revoked', id, { name, member_id })
  for (const { id, name, is_newest } of known)
    if (is_newest) audit(call, 'service_token.revoked', id, { name, member_id })
    else audit(call, 'service_token.updated', id, { name, member_id, former_until: null })
}
