// API keys: made and revoked by people, with no more rights than they have themselves.

import type { ApiKey, ApiKeyWanted } from '@muster/contract'
import { statement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import { isBlock } from '../../../auth/address-blocks.ts'
import { digestNew, mintKey, showPrefix } from '../../../auth/api-keys.ts'
import { audit } from '../../../auth/audit.ts'
import type { Caller } from '../../../auth/callers.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Moment } from '../../../http/context.ts'
import { invalidField, Problem } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { newId } from '../../../resource/ids.ts'
import { apiKeys } from '../api-keys.ts'

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
}

const issueApiKeyRow = statement<ApiKey, Stored>(
  'issue_api_key',
  `insert into api_keys (workspace_id, id, name, prefix, digest, pepper_version, scopes, ip_allowlist, expires_at)
   values (:workspace_id, :id, :name, :prefix, :digest, :pepper_version, :scopes, :ip_allowlist, :expires_at) returning ${selected}`,
)

const permissionsOf = statement<{ permissions: string[]; revoked: boolean }, { id: string }>(
  'lock_api_key_rights',
  `select permissions, revoked_at is not null as revoked from api_keys where workspace_id = :workspace_id and id = :id for no key update`,
)

const revokeApiKeyOfWorkspace = statement<ApiKey, { id: string }>(
  'revoke_api_key_of_workspace',
  `update api_keys set revoked_at = stamp() where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

export interface AccessServices {
  /** Digests of keys are made under them. */
  readonly secrets: Secrets
}

export default ({ secrets }: AccessServices) =>
  ({
    listApiKeys: apiKeys.list,

    async issueApiKey(call) {
      const { name, scopes, ip_allowlist = [], expires_at = null } = call.body
      assertWithin(call.caller, scopes, say`a key`)
      assertWanted(call, call.body)
      const key = mintKey('api_key')
      const id = newId('ApiKey')
      const set = { name, scopes: [...scopes].sort(), ip_allowlist, expires_at }
      const stored = Object.assign({ id, prefix: showPrefix(key) }, set, digestNew(key, secrets))
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

function assertWithin({ scopes: held }: Caller, wanted: readonly string[], what: Sentence): void {
  const missing = wanted.filter(right => !held.has(right)).sort()
  if (missing.length === 0) return
  const detail = say`You may not make or revoke ${what} that may do more than you may: ${missing.join(', ')}. Ask somebody who has these rights.`
  throw new Problem('insufficient_scope', detail, { title: 'The key may do more than you' })
}

function assertWanted({ now }: Moment, { ip_allowlist = [], expires_at = null }: ApiKeyWanted): void {
  const wrong = ip_allowlist.findIndex(block => !isBlock(block))
  if (wrong >= 0)
    throw invalidField(`ip_allowlist[${wrong}]`, say`must be a CIDR block such as 203.0.113.0/24`)
  if (expires_at !== null && Temporal.Instant.compare(expires_at, now) <= 0)
    throw invalidField(
      'expires_at',
      say`must be in the future; it is ${now.toString({ smallestUnit: 'second' })}`,
    )
}
