// API keys: made and revoked by people, with no more rights than they have themselves.

import type { ApiKey, ApiKeyWanted } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { digestNew, mintKey, showPrefix } from '../../../auth/api-keys.ts'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Moment } from '../../../http/context.ts'
import { invalidField } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { newId } from '../../../resource/ids.ts'
import { apiKeys } from '../api-keys.ts'
import { type AccessServices, assertBlocks, assertWithin } from '../wanted.ts'

const { selected } = apiKeys.fields

interface Stored {
  id: string
  name: string
  prefix: string
  digest: Buffer
  pepper_version: number
  scopes: readonly string[]
  ip_allowlist: readonly string[]
  expires_at: string | null
  /** The member; null where a token makes it. */
  made_by: string | null
}

const issueApiKeyRow = statement<ApiKey, Stored>(
  'issue_api_key',
  `insert into api_keys (workspace_id, id, name, prefix, digest, pepper_version, scopes, ip_allowlist, expires_at, made_by)
   values (:workspace_id, :id, :name, :prefix, :digest, :pepper_version, :scopes, :ip_allowlist, :expires_at, :made_by) returning ${selected}`,
)

const permissionsOf = statement<{ permissions: string[]; revoked: boolean }, { id: string }>(
  'lock_api_key_rights',
  `select permissions, revoked_at is not null as revoked from api_keys where workspace_id = :workspace_id and id = :id for no key update`,
)

const revokeApiKeyOfWorkspace = statement<ApiKey, { id: string }>(
  'revoke_api_key_of_workspace',
  `update api_keys set revoked_at = stamp() where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

export default ({ secrets }: AccessServices) =>
  ({
    listApiKeys: apiKeys.list,

    async issueApiKey(call) {
      const { name, scopes, ip_allowlist = [], expires_at = null } = call.body
      assertWithin(call.caller, scopes, say`a key`)
      assertBlocks(ip_allowlist)
      assertFuture(call, call.body)
      const key = mintKey('api_key')
      const id = newId('ApiKey')
      const set = { name, scopes: [...scopes].sort(), ip_allowlist, expires_at }
      const made_by = call.caller.session?.member_id ?? null
      const stored = Object.assign({ id, prefix: showPrefix(key), made_by }, set, digestNew(key, secrets))
      const [api_key] = await call.db.run(issueApiKeyRow, stored)
      audit(call, 'api_key.created', id, set)
      return { api_key: api_key!, key }
    },

    async revokeApiKey(call) {
      const before = await apiKeys.find(call, call.path.id)
      const [rights] = await call.db.run(permissionsOf, { id: before.id })
      const { permissions, revoked: isOver } = rights!
      if (isOver) return before
      assertWithin(call.caller, [...before.scopes, ...permissions], say`the key ${before.name}`)
      const [key] = await call.db.run(revokeApiKeyOfWorkspace, { id: before.id })
      audit(call, 'api_key.revoked', before.id, { name: before.name })
      return markExact(key!)
    },
  }) satisfies HandlersFor<'api_keys'>

function assertFuture({ now }: Moment, { expires_at = null }: ApiKeyWanted): void {
  if (expires_at !== null && Temporal.Instant.compare(expires_at, now) <= 0)
    throw invalidField(
      'expires_at',
      say`must be in the future; it is ${now.toString({ smallestUnit: 'second' })}`,
    )
}
