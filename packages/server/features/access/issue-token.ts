// The secrets of service tokens: issued and rotated by one code, for people in the console and for operators.

import type { ServiceToken } from '@muster/contract'
import { statement, type WriteDb } from '@muster/db'
import { digestNew, mintKey, showPrefix } from '../../auth/api-keys.ts'
import { type Actor, audit } from '../../auth/audit.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { newId } from '../../resource/ids.ts'
import { serviceTokens } from './service-tokens.ts'

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
   where workspace_id = :workspace_id and id = :id and revoked_at is null returning ${selected}`,
)

/** Who makes it, in which transaction: the member it acts for is locked there, so that nobody removes them meanwhile. */
interface Issuing extends Actor {
  readonly db: WriteDb
  readonly secrets: Secrets
  readonly held_by: string
}

/** The only moment at which the token can be seen. */
interface Issued {
  readonly service_token: ServiceToken
  readonly token: string
}

export async function issueToken(of: Issuing, wanted: New): Promise<Issued> {
  const { name, scopes, permissions, ip_allowlist, expires_at } = wanted
  const set = {
    name,
    scopes: scopes.toSorted(),
    permissions: permissions.toSorted(),
    ip_allowlist,
    expires_at,
  }
  const { token, stored } = mint(of, newId('ServiceToken'))
  const [service_token] = await of.db.run(issueRow, Object.assign(stored, set))
  audit(of, 'service_token.created', stored.id, Object.assign({ held_by: of.held_by }, set))
  return { service_token: service_token!, token }
}

/** Nothing of a token that was revoked meanwhile. */
export async function rotateToken(
  of: Issuing,
  id: string,
  { hours, expires_at }: { readonly hours: number; readonly expires_at: string | null },
): Promise<Issued | undefined> {
  const { token, stored } = mint(of, id)
  const [service_token] = await of.db.run(rotateRow, Object.assign(stored, { hours, expires_at }))
  if (!service_token) return undefined
  const { former_until, expires_at: ends_at } = service_token
  audit(of, 'service_token.rotated', id, { held_by: of.held_by, former_until, expires_at: ends_at })
  return { service_token, token }
}

function mint({ secrets, held_by }: Issuing, id: string): { token: string; stored: Secret } {
  const token = mintKey('service_token')
  return {
    token,
    stored: Object.assign({ id, held_by, prefix: showPrefix(token) }, digestNew(token, secrets)),
  }
}
