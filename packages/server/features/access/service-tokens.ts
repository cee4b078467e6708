// Service tokens as records: what is shown of them, never their secrets, and who takes one that somebody held.

import type { ApiKey } from '@muster/contract'
import { statement, type WriteDb } from '@muster/db'
import type { Rights } from '../../auth/rights.ts'
import type { Context } from '../../http/context.ts'
import { resource } from '../../resource/resource.ts'

const goesOn = 'revoked_at is null and former_ends_at > stamp()'

export const serviceTokens = resource('ServiceToken', {
  computed: {
    status: `case when revoked_at is not null then 'revoked' when expires_at <= stamp() then 'expired' else 'active' end`,
    former_prefix: `case when ${goesOn} then former_shown end`,
    former_until: `case when ${goesOn} then former_ends_at end`,
  },
})

/** A service token as the key that it is under /v1, with what it may do there at this moment. */
export async function describeAsKey(call: Context): Promise<ApiKey> {
  const { actor_id, scopes: held, workspace } = call.caller
  const token = await serviceTokens.find(call, actor_id)
  const { id, name, prefix, scopes, ip_allowlist, status, expires_at, last_used_at, created_at } = token
  return {
    object: 'api_key',
    id,
    name,
    prefix,
    scopes: scopes.filter(scope => held.has(scope)),
    workspace_id: workspace.id,
    ip_allowlist,
    status,
    expires_at,
    last_used_at,
    created_at,
  }
}

/** A token of which a member knows a secret that works. */
export interface Held extends Rights {
  readonly id: string
  readonly name: string
  /** Whether it is the newest; otherwise it is the one before. */
  readonly is_newest: boolean
}

const lockHeld = statement<Held, { member_id: string }>(
  'lock_service_tokens_of_member',
  `select id, name, scopes, permissions, held_by = :member_id as is_newest from service_tokens
   where workspace_id = :workspace_id and revoked_at is null
     and (held_by = :member_id or (former_held_by = :member_id and former_ends_at > stamp())) order by id for no key update`,
)

const endHeld = statement<unknown, { member_id: string }>(
  'end_service_tokens_of_member',
  `update service_tokens set updated_at = at, revoked_at = case when held_by = :member_id then at end,
     former_shown = null, former_digest = null, former_pepper_version = null, former_held_by = null, former_ends_at = null
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and revoked_at is null
     and (held_by = :member_id or (former_held_by = :member_id and former_ends_at > stamp()))`,
)

export const lockHeldTokens = (db: WriteDb, member_id: string): Promise<Held[]> =>
  db.run(lockHeld, { member_id })

/** Whoever has left knows no secret that works. What somebody else has rotated goes on with its new one. */
export async function endHeldTokens(db: WriteDb, member_id: string): Promise<void> {
  await db.run(endHeld, { member_id })
}
