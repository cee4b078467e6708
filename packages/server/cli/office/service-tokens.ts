// What an operator may do with service tokens: make, list, rotate and revoke them, always for a member and within their rights.

import type { Scope } from '@muster/contract'
import {
  askCells,
  type Databases,
  homeStatement,
  listFromCells,
  statement,
  systemStatement,
  type WriteDb,
} from '@muster/db'
import pg from 'pg'
import type { Secrets } from '../../auth/secrets.ts'
import { issueToken, rotateToken } from '../../features/access/index.ts'
import { toProblem } from '../../http/problem.ts'
import { newId } from '../../resource/ids.ts'
import { readConstraintRules } from '../../runtime/platform.ts'
import { assertWorkspaceInUse } from './operators.ts'

export interface NewServiceToken {
  readonly workspace_id: string
  readonly name: string
  /** The e-mail address of the member whom it acts for. */
  readonly member: string
  readonly scopes: readonly Scope[]
  readonly permissions: readonly string[]
  readonly ip_allowlist?: readonly string[]
  readonly expires_at: string
}

export interface ShownToken {
  readonly id: string
  readonly workspace_id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly Scope[]
  readonly permissions: readonly string[]
  readonly status: 'active' | 'revoked' | 'expired'
  /** Which MUSTER_SECRET it was made under. */
  readonly pepper_version: number
  /** The name of the member whom it acts for. */
  readonly holder: string
  readonly expires_at: string
  readonly last_used_at: string | null
}

export interface WantedRotation {
  readonly id: string
  readonly hours: number
  /** The e-mail address of whoever takes it over; null for the member whom it acts for. */
  readonly member: string | null
  readonly expires_at: string | null
}

type Audited = Record<'workspace' | 'id' | 'entry' | 'actor', string>

const listTokens = systemStatement<ShownToken, { workspace: string | null }>(
  'list_service_tokens',
  `select t.id, t.workspace_id, t.name, t.prefix, t.scopes, t.permissions, t.pepper_version, t.expires_at, t.last_used_at, m.name as holder,
     case when t.revoked_at is not null then 'revoked' when t.expires_at <= stamp() then 'expired' else 'active' end as status
   from service_tokens t join members m on m.workspace_id = t.workspace_id and m.id = t.held_by
   where :workspace::text is null or t.workspace_id = :workspace order by t.created_at desc, t.id desc`,
)

interface Found {
  readonly workspace: string
  readonly id: string
  readonly held_by: string
  readonly rights: readonly string[]
  readonly is_over: boolean
  /** Until when a former secret goes on; null where there is none. */
  readonly former_until: string | null
}

const findTokens = systemStatement<Found, { id: string }>(
  'find_service_tokens',
  `select workspace_id as workspace, id, held_by, scopes || permissions as rights, revoked_at is not null or expires_at <= stamp() as is_over,
     case when former_ends_at > stamp() then former_ends_at end as former_until
   from service_tokens where id = :id or prefix = :id`,
)

const revokeToken = homeStatement<unknown, Audited>(
  'revoke_service_token_of_workspace',
  `with token as (
     update service_tokens set revoked_at = at, updated_at = at from (select stamp() as at) as made
     where workspace_id = :workspace and id = :id and revoked_at is null returning name
   )
   insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   select :workspace, :entry, 'service_token.revoked', :id, :actor, json_build_object('name', name)::text from token`,
)

interface Holder {
  readonly id: string
  readonly rights: readonly string[]
}

const holdMember = statement<Holder, { member: string }>(
  'hold_member_of_service_token',
  `select m.id, coalesce(r.scopes || r.permissions, '{}') as rights
   from members m left join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
   where m.workspace_id = :workspace_id and not m.deleted
     and (m.id = :member or folded(m.email) collate "C" = folded(:member) collate "C") for share of m`,
)

/** The member, who may do all that the token is to do, and whom nobody removes before it is made. */
async function findHolder(db: WriteDb, member: string, rights: readonly string[]): Promise<string> {
  const [found] = await db.run(holdMember, { member })
  if (!found)
    throw new Error(
      `No member of ${db.workspace_id} has the e-mail address ${member}. Invite them: muster person invite.`,
    )
  const missing = rights.filter(right => !found.rights.includes(right)).sort()
  if (missing.length > 0)
    throw new Error(
      `The token would do more than ${member} may: ${missing.join(', ')}. Name a member who has these rights.`,
    )
  return found.id
}

/** What PostgreSQL refuses, in its words for it. */
async function refuseInWords<T>(database: Databases, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof pg.DatabaseError ? toProblem(error, await readConstraintRules(database)) : error
  }
}

/** Makes a token and returns it: the only moment at which it can be seen. */
export async function createServiceToken(
  database: Databases,
  secrets: Secrets,
  wanted: NewServiceToken,
  actor = 'operator',
): Promise<{ id: string; token: string }> {
  const { workspace_id: workspace, name, member, scopes, permissions, ip_allowlist = [], expires_at } = wanted
  await assertWorkspaceInUse(database, workspace)
  const set = {
    name,
    scopes: [...scopes],
    permissions: [...permissions],
    ip_allowlist: [...ip_allowlist],
    expires_at,
  }
  return refuseInWords(database, () =>
    database.write(workspace, async db => {
      const held_by = await findHolder(db, member, [...scopes, ...permissions])
      const of = { db, caller: { actor_id: actor }, secrets, held_by }
      const { service_token, token } = await issueToken(of, set)
      return { id: service_token.id, token }
    }),
  )
}

export function listServiceTokens(database: Databases, workspace: string | null): Promise<ShownToken[]> {
  // An id begins with the time at which it was made.
  return listFromCells(database, listTokens, { workspace }, ({ id }) => id)
}

/** A new secret, and until when the former one goes on. */
export async function rotateServiceToken(
  database: Databases,
  secrets: Secrets,
  { id, hours, member, expires_at }: WantedRotation,
  actor = 'operator',
): Promise<{ token: string; former_ends_at: string | null }> {
  const [found, another] = await findOnes(database, id)
  if (another) throw new Error(`More than one service token begins with ${id}; name it by its id.`)
  if (found.is_over) throw new Error(hasEnded(id))
  if (found.former_until !== null && hours > 0)
    throw new Error(
      `The token was rotated before, and its former secret goes on until ${found.former_until}. Rotate it after that, or with --overlap-hours 0, which ends both secrets at once.`,
    )
  const { workspace, rights } = found
  return refuseInWords(database, () =>
    database.write(workspace, async db => {
      const held_by = await findHolder(db, member ?? found.held_by, rights)
      const of = { db, caller: { actor_id: actor }, secrets, held_by }
      const rotated = await rotateToken(of, found.id, { hours, expires_at })
      if (!rotated) throw new Error(hasEnded(id))
      return { token: rotated.token, former_ends_at: rotated.service_token.former_until }
    }),
  )
}

const hasEnded = (id: string): string => `The service token ${id} has ended. Make another one.`

/** By id or shown prefix. Every node refuses the token within a second. */
export async function revokeServiceToken(database: Databases, id: string, actor = 'operator'): Promise<void> {
  for (const { workspace, id: found } of await findOnes(database, id))
    await database.system(revokeToken, { workspace, id: found, actor, entry: newId('AuditEntry') })
}

async function findOnes(database: Databases, id: string): Promise<[Found, ...Found[]]> {
  const [found, ...more] = await askCells(database, findTokens, { id })
  if (found) return [found, ...more]
  throw new Error(`There is no service token ${id}; muster service-token list shows the ids.`)
}
