// Vouching: a provider gives nobody more rights than the member who set it up has, at that moment and at each sign-on.

import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { listMissing, rightsOfSql } from '../../../auth/rights.ts'
import type { Context } from '../../../http/context.ts'
import { Problem } from '../../../http/problem.ts'
import { roles } from '../grants.ts'

const listSpokenFor = statement<
  { name: string; role_name: string | null; rights: string[] },
  { domains: readonly string[] }
>(
  'list_spoken_for_by_sign_on',
  `select distinct on (r.id, w.employee_id is null) w.name, r.name as role_name, ${rightsOfSql('r', 'w.employee_id')} as rights
   from (
     select m.name, m.email, m.role_id, m.employee_id from members m where m.workspace_id = :workspace_id and not m.deleted
     union all
     select i.name, i.email, i.role_id, i.employee_id from invitations i
     where i.workspace_id = :workspace_id and i.accepted_at is null and i.revoked_at is null and i.expires_at > stamp()
   ) w left join roles r on r.workspace_id = :workspace_id and r.id = w.role_id
   where lower(substring(w.email from '[^@]*$')) = any(:domains)
   order by r.id, w.employee_id is null, w.name`,
)

/** Refuses whoever may do less than somebody for whom a provider of these domains speaks, or spoke, with a 403. */
export async function assertSpeaksFor({ db, caller }: Context, domains: readonly string[]): Promise<void> {
  for (const { name, role_name, rights } of await db.run(listSpokenFor, { domains })) {
    const missing = listMissing({ scopes: rights, permissions: [] }, caller.scopes)
    if (missing.length === 0) continue
    const whom = caller.session ? say`you` : say`this token`
    const lacked = missing.join(', ')
    throw new Problem(
      'insufficient_scope',
      role_name === null
        ? say`The company sign-on would speak for ${name}, who may see more than ${whom} may: ${lacked}. Ask somebody who has these rights.`
        : say`The company sign-on would speak for ${name} (${role_name}), who may do more than ${whom} may: ${lacked}. Ask somebody who has these rights.`,
      { title: 'The company sign-on would do more than you' },
    )
  }
}

/** The rights beyond which a provider signs nobody in that the caller sets; null where they are an owner. */
export async function listVouchable(call: Context): Promise<string[] | null> {
  return (await isOwner(call)) ? null : [...call.caller.scopes].sort()
}

/** Of two factors that the same company asks for, an owner decides whether the second one counts. */
export async function assertMayTrustFactor(call: Context): Promise<void> {
  if (await isOwner(call)) return
  throw new Problem(
    'insufficient_scope',
    say`Only an owner may have the second factor of a provider count. Leave out is_second_factor, or ask an owner.`,
    { title: 'Only an owner decides this' },
  )
}

async function isOwner(call: Context): Promise<boolean> {
  const { session } = call.caller
  if (session === undefined || session.role_id === null) return false
  return (await roles.find(call, session.role_id)).is_owner
}
