// Grants: nobody gives, takes or shapes rights that they do not have themselves.

import type { Caller } from '../../auth/callers.ts'
import { allPermissions, listMissing, needsSecondFactorSql, type Rights } from '../../auth/rights.ts'
import { invalidField, Problem } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'

/** How long an invitation can be accepted. */
export const invitationDays = 3

/** What changes who has a role comes one after another: the last owner stays, and no role is deleted while somebody gets it. */
export const roleHolders = 'owners'

export const roles = resource('Role', { computed: { needs_second_factor: needsSecondFactorSql } })

/** A token of the console has no scopes, so it grants none. */
export function assertGrantable(
  { scopes: held, session }: Caller,
  role: Rights & { readonly name: string },
): void {
  const missing = listMissing(role, held)
  if (missing.length === 0) return
  const whom = session ? 'you' : 'this token'
  const detail = `The role ${role.name} may do more than ${whom} may: ${missing.join(', ')}. Ask somebody who has these rights.`
  throw new Problem('insufficient_scope', detail, { title: 'The role may do more than you' })
}

/** Refuses permissions that do not exist. */
export function assertPermissions(permissions: readonly string[]): void {
  const wrong = permissions.findIndex(permission => !allPermissions.includes(permission))
  if (wrong >= 0)
    throw invalidField(`permissions[${wrong}]`, `is no permission; there are ${allPermissions.join(', ')}`)
}
