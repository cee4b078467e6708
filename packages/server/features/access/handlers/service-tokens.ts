// Service tokens: made, rotated and changed by people, with no more rights than they have themselves.

import type { ServiceToken } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { digestNew, mintKey, showPrefix } from '../../../auth/api-keys.ts'
import { audit } from '../../../auth/audit.ts'
import { assertStillMember } from '../../../auth/callers.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import { overlap } from '../../../auth/tokens/service-tokens.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { newId } from '../../../resource/ids.ts'
import { serviceTokens } from '../service-tokens.ts'
import { type AccessServices, assertBlocks, assertWithin } from '../wanted.ts'

const { selected } = serviceTokens.fields

/** A new secret, as it is stored, and the member who is shown it. */
interface Secret {
  id: string
  prefix: string
  digest: Buffer
  pepper_version: number
  held_by: string
}

type New = Pick<ServiceToken, 'name' | 'scopes' | 'permissions' | 'ip_allowlist' | 'expires_at'>

const issueRow = statement<ServiceToken, Secret & New>(
  'issue_service_token',
  `insert into service_tokens (workspace_id, id, name, scopes, permissions, ip_allowlist, held_by, hands, prefix, digest, pepper_version,
     expires_at, rotated_at, created_at, updated_at)
   select :workspace_id, :id, :name, :scopes, :permissions, :ip_allowlist, :held_by, array[:held_by::text], :prefix, :digest, :pepper_version,
     :expires_at, at, at, at
   from (select stamp() as at) as made returning ${selected}`,
)

// The former secret ends with the token that it was, whatever becomes of the new one.
const rotateRow = statement<ServiceToken, Secret & { hours: number; expires_at: string | null }>(
  'rotate_service_token',
  `update service_tokens set
     former_shown = case when :hours > 0 then prefix end,
     former_digest = case when :hours > 0 then digest end,
     former_pepper_version = case when :hours > 0 then pepper_version end,
     former_held_by = case when :hours > 0 then held_by end,
     former_ends_at = case when :hours > 0 then least(expires_at, at + :hours * interval '1 hour') end,
     prefix = :prefix, digest = :digest, pepper_version = :pepper_version, held_by = :held_by,
     hands = case when :held_by = any (hands) then hands else hands || :held_by::text end,
     expires_at = coalesce(:expires_at, expires_at), rotated_at = at, updated_at = at
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const revokeRow = statement<ServiceToken, { id: string }>(
  'revoke_service_token',
  `update service_tokens set revoked_at = at, updated_at = at from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

export default ({ secrets }: AccessServices) =>
  ({
    listServiceTokens: serviceTokens.list,
    getServiceToken: serviceTokens.get,

    async issueServiceToken(call) {
      const held_by = await findMaker(call)
      const { name, scopes = [], permissions = [], ip_allowlist = [], expires_at } = call.body
      assertWithin(call.caller, [...scopes, ...permissions], say`a service token`)
      assertBlocks(ip_allowlist)
      const id = newId('ServiceToken')
      const set = {
        name,
        scopes: scopes.toSorted(),
        permissions: permissions.toSorted(),
        ip_allowlist,
        expires_at,
      }
      const { token, stored } = mint(secrets, id, held_by)
      const [service_token] = await call.db.run(issueRow, Object.assign(stored, set))
      audit(call, 'service_token.created', id, Object.assign({ held_by }, set))
      return { service_token: service_token!, token }
    },

    async updateServiceToken(call) {
      const before = await serviceTokens.lockFor(call, 'updateServiceToken')
      assertMine(call, before)
      assertBlocks(call.body.ip_allowlist ?? [])
      const after = await serviceTokens.write(call, before, { ...call.body })
      const { name, ip_allowlist } = after
      if (after !== before) audit(call, 'service_token.updated', after.id, { name, ip_allowlist })
      return after
    },

    async rotateServiceToken(call) {
      const held_by = await findMaker(call)
      const before = await serviceTokens.lockFor(call, 'rotateServiceToken')
      assertMine(call, before)
      const { overlap_hours: hours = overlap.usual, expires_at = null } = call.body ?? {}
      if (before.former_until !== null && hours > 0)
        throw conflict(
          say`The token was rotated before, and its former secret goes on until ${before.former_until}. Rotate it after that, or with an overlap_hours of 0, which ends both secrets at once.`,
        )
      const { token, stored } = mint(secrets, before.id, held_by)
      const [service_token] = await call.db.run(rotateRow, Object.assign(stored, { hours, expires_at }))
      const { former_until, expires_at: ends_at } = service_token!
      audit(call, 'service_token.rotated', before.id, { held_by, former_until, expires_at: ends_at })
      return { service_token: service_token!, token }
    },

    async revokeServiceToken(call) {
      const before = await serviceTokens.lock(call, call.path.id)
      if (before.status === 'revoked') return before
      assertMine(call, before)
      serviceTokens.watch(call, before)
      const [token] = await call.db.run(revokeRow, { id: before.id })
      audit(call, 'service_token.revoked', before.id, { name: before.name })
      return markExact(token!)
    },
  }) satisfies HandlersFor<'service_tokens'>

function mint(secrets: Secrets, id: string, held_by: string): { token: string; stored: Secret } {
  const token = mintKey('service_token')
  return {
    token,
    stored: Object.assign({ id, held_by, prefix: showPrefix(token) }, digestNew(token, secrets)),
  }
}

/** Whoever is shown a secret. It acts for them, so nobody is shown one who is not known, or who was removed a moment ago. */
async function findMaker({ db, caller: { session } }: WriteContext): Promise<string> {
  if (session) {
    await assertStillMember(db, session)
    return session.member_id
  }
  throw conflict(
    say`A service token acts for the member who makes or rotates it, and nobody is signed in. Sign in to the console, or run \`muster service-token\`.`,
  )
}

/** Nobody shows, widens or ends what may do more than they may. */
function assertMine({ caller }: WriteContext, { name, scopes, permissions }: ServiceToken): void {
  assertWithin(caller, [...scopes, ...permissions], say`the service token ${name}`)
}
