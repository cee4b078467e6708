// Service tokens: made, rotated and changed by people, with no more rights than they have themselves.

import type { ServiceToken } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { assertStillMember } from '../../../auth/callers.ts'
import { overlap } from '../../../auth/tokens/service-tokens.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { issueToken, rotateToken } from '../issue-token.ts'
import { serviceTokens } from '../service-tokens.ts'
import { type AccessServices, assertBlocks, assertWithin } from '../wanted.ts'

const { selected } = serviceTokens.fields

const revokeRow = statement<ServiceToken, { id: string }>(
  'revoke_service_token',
  `update service_tokens set revoked_at = at, updated_at = at from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

export default ({ secrets }: AccessServices) => {
  const issuing = ({ db, caller }: WriteContext, held_by: string) => ({ db, caller, secrets, held_by })
  return {
    listServiceTokens: serviceTokens.list,
    getServiceToken: serviceTokens.get,

    async issueServiceToken(call) {
      const held_by = await findMaker(call)
      const { name, scopes = [], permissions = [], ip_allowlist = [], expires_at } = call.body
      assertWithin(call.caller, [...scopes, ...permissions], say`a service token`)
      assertBlocks(ip_allowlist)
      return issueToken(issuing(call, held_by), { name, scopes, permissions, ip_allowlist, expires_at })
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
      return (await rotateToken(issuing(call, held_by), before.id, { hours, expires_at }))!
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
  } satisfies HandlersFor<'service_tokens'>
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
