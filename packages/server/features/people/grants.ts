// Grants: nobody can grant, revoke or edit rights that they do not have themselves.

import type { Role } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Caller } from '../../auth/callers.ts'
import { presentCaller, toPresentCaller } from '../../auth/present-caller.ts'
import { shownByLink } from '../../auth/reach.ts'
import { allPermissions, listMissing, needsSecondFactorSql, type Rights } from '../../auth/rights.ts'
import type { Context, WriteContext } from '../../http/context.ts'
import { invalidField, Problem } from '../../http/problem.ts'
import { oneByOne } from '../../resource/checks.ts'
import { resource } from '../../resource/resource.ts'

/**
 * What changes who may do what comes one after another: the last owner stays, and no role is deleted while somebody gets it.
 * Then whoever calls is looked up once more. For a second a process still takes them for what they were, and whoever was
 * removed, or lost a role, would give themselves everything back.
 */
export async function holdRoles({ db, caller }: WriteContext): Promise<void> {
  await db.run(oneByOne, { scope: 'owners' })
  const [row] = await db.runBound(presentCaller(caller.actor_id))
  const { scopes, isOperator } = toPresentCaller(row!)
  const lost = isOperator ? [] : [...caller.scopes].filter(right => !scopes.has(right)).sort()
  if (lost.length === 0) return
  throw new Problem(
    'insufficient_scope',
    say`Your rights were changed a moment ago, and these are gone: ${lost.join(', ')}. Look again, and repeat what you may still do.`,
  )
}

export const roles = resource('Role', { computed: { needs_second_factor: needsSecondFactorSql } })

/** A token of the console has no scopes, so it grants none. */
export function assertGrantable(
  { scopes: held, session }: Caller,
  role: Rights & { readonly name: string },
  what: 'role' | 'token' = 'role',
): void {
  const missing = listMissing(role, held)
  if (missing.length === 0) return
  const whom = session ? say`you` : say`this token`
  const detail = say`The ${what} ${role.name} may do more than ${whom} may: ${missing.join(', ')}. Ask somebody who has these rights.`
  throw new Problem('insufficient_scope', detail, { title: `The ${what} may do more than you` })
}

/** Whoever is linked to an employee has what is that employee's, so nobody links who may not see as much of everybody. */
export function assertMayLink(caller: Caller): void {
  const missing = shownByLink.filter(right => !caller.scopes.has(right)).sort()
  if (missing.length === 0) return
  const detail = say`Whoever is linked to an employee sees what is theirs, their pay too. Linking somebody needs the rights to see that: ${missing.join(', ')}. Ask somebody who has them.`
  throw new Problem('insufficient_scope', detail, { title: 'The link would show more than you may see' })
}

/** Refuses what gives or takes a role to whoever may do less; nobody lacks the rights of none. */
export async function assertGrants(call: Context, role_id: string | null): Promise<Role | undefined> {
  if (role_id === null) return undefined
  const role = await roles.find(call, role_id)
  assertGrantable(call.caller, role)
  return role
}

/** Of the member, or to their address. */
type Holder = { readonly member_id: string | null; readonly email: string }

const findOpenRoles = statement<Rights & { name: string }, Holder>(
  'find_roles_of_open_invitations',
  `select distinct r.name, r.scopes, r.permissions
   from invitations i join roles r on r.workspace_id = i.workspace_id and r.id = i.role_id
   where i.workspace_id = :workspace_id and i.accepted_at is null and i.revoked_at is null and i.expires_at > stamp()
     and (i.invited_by = :member_id or folded(i.email) collate "C" = folded(:email) collate "C")
   order by r.name`,
)

/** Refuses what ends or supersedes an open invitation to more than the caller may do. */
export async function assertMayEnd({ db, caller }: Context, of: Holder): Promise<void> {
  for (const role of await db.run(findOpenRoles, of)) assertGrantable(caller, role)
}

/** Refuses permissions that do not exist. */
export function assertPermissions(permissions: readonly string[]): void {
  const wrong = permissions.findIndex(permission => !allPermissions.includes(permission))
  if (wrong >= 0)
    throw invalidField(`permissions[${wrong}]`, say`is no permission; there are ${allPermissions.join(', ')}`)
}
