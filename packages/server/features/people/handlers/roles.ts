// Roles: what members may do.

import type { Role } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { rightsOfSql } from '../../../auth/rights.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { assertGrantable, assertPermissions, holdRoles, roles } from '../grants.ts'

const countUses = statement<{ members: number; invitations: number }, { id: string }>(
  'count_role_uses',
  `select (select count(*)::int from members where workspace_id = :workspace_id and role_id = :id and not deleted) as members,
          (select count(*)::int from invitations where workspace_id = :workspace_id and role_id = :id
             and accepted_at is null and revoked_at is null and expires_at > stamp()) as invitations`,
)

/** What holders of the role have invited to, and could not any more. */
const revokeOpen = statement<{ id: string }, { id: string }>(
  'revoke_invitations_beyond_role',
  `update invitations i set revoked_at = stamp(), updated_at = stamp()
   from invitations o
     join members m on m.workspace_id = o.workspace_id and m.id = o.invited_by
     join roles held on held.workspace_id = m.workspace_id and held.id = m.role_id
     left join roles given on given.workspace_id = o.workspace_id and given.id = o.role_id
   where i.workspace_id = :workspace_id and o.workspace_id = :workspace_id and o.id = i.id
     and o.accepted_at is null and o.revoked_at is null and o.expires_at > stamp() and held.id = :id
     and not (held.scopes || held.permissions) @> ${rightsOfSql('given', 'o.employee_id')}
   returning i.id`,
)

export default {
  listRoles: roles.list,
  getRole: roles.get,

  async createRole(call) {
    const { name, scopes = [], permissions = [] } = call.body
    assertPermissions(permissions)
    assertGrantable(call.caller, { name, scopes, permissions })
    const role = await roles.insert(call, {
      name,
      scopes: sortItems(scopes),
      permissions: sortItems(permissions),
    })
    audit(call, 'role.created', role.id, tell(role))
    return role
  },

  async updateRole(call) {
    await holdRoles(call)
    const before = await roles.lockLive(call, call.path.id)
    assertOwn(before)
    const { name = before.name, scopes = before.scopes, permissions = before.permissions } = call.body
    assertPermissions(permissions)
    // Rights that are taken away are rights over others, too.
    assertGrantable(call.caller, before)
    assertGrantable(call.caller, { name, scopes, permissions })
    const role = await roles.write(call, before, {
      name,
      scopes: sortItems(scopes),
      permissions: sortItems(permissions),
    })
    if (role !== before) audit(call, 'role.updated', role.id, tell(role))
    if (role !== before) await revokeBeyond(call, role.id)
    return role
  },

  async deleteRole(call) {
    await holdRoles(call)
    const before = await roles.lock(call, call.path.id)
    if (before.deleted) return before
    assertOwn(before)
    assertGrantable(call.caller, before)
    await assertUnused(call.db, before)
    const role = await roles.remove(call, before)
    audit(call, 'role.deleted', role.id, tell(role))
    return role
  },
} satisfies HandlersFor<'roles'>

/** Those whom a role lets do less have given no more than that. */
async function revokeBeyond(call: WriteContext, role_id: string): Promise<void> {
  for (const { id } of await call.db.run(revokeOpen, { id: role_id }))
    audit(call, 'invitation.revoked', id, { role_id })
}

const sortItems = <Item extends string>(items: readonly Item[]): Item[] => [...items].sort()

const tell = ({ name, scopes, permissions }: Role) => ({ name, scopes, permissions })

function assertOwn({ is_system, name }: Role): void {
  if (is_system)
    throw conflict(
      say`Every workspace has the role ${name}, so it stays as it is. Create a role of your own instead.`,
    )
}

async function assertUnused(db: Db, { id, name }: Role): Promise<void> {
  const [uses] = await db.run(countUses, { id })
  const { members, invitations } = uses!
  if (members + invitations === 0) return
  throw conflict(
    say`The role ${name} cannot be deleted: members with it: ${members}, open invitations to it: ${invitations}. Give them another role first.`,
  )
}
