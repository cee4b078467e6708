// Service tokens: the caller behind one, with no more rights than the member has at that moment who was shown its secret.

import { homeStatement, secretStatement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Problem } from '../../http/problem.ts'
import type { Caller } from '../callers.ts'
import { toWorkspace, workspaceColumns } from '../workspace.ts'
import { type RightsRow, refuseBearer } from './bearers.ts'

/** What no service token has: whoever decides about members widens their own rights. */
export const neverOfTokens: readonly string[] = ['members.manage']

/** Of payroll, who makes the figures and who approves them. Nobody has tokens of both sides in their hands. */
export const sidesOfPayroll = {
  figures: ['loans.manage', 'payroll.manage', 'salaries.manage'],
  approval: ['payroll.approve'],
} as const

/** How long a former secret goes on at most, and where nobody says how long. */
export const overlap = { most: 168, usual: 24 } as const

/** SQL: what a token may do at this moment, by the aliases of its row and of the role of the member behind it. */
export const rightsOfTokenSql = (token: string, role: string) =>
  `array(select unnest(${token}.scopes || ${token}.permissions) intersect select unnest(${role}.scopes || ${role}.permissions) order by 1)`

export interface TokenRow extends RightsRow {
  /** Of a former secret whose overlap has ended. */
  replaced: boolean
  holder: string
  removed: boolean
}

/** By the newest secret, and by the one before. */
export const findTokens = secretStatement<TokenRow, { digests: readonly string[] }>(
  'find_service_token',
  `select s.digest, t.id, ${rightsOfTokenSql('t', 'r')} as rights, t.ip_allowlist, t.expires_at <= stamp() as expired, t.revoked_at is not null as revoked,
          s.replaced, m.name as holder, m.deleted as removed, ${workspaceColumns}
   from (
       select digest, workspace_id, id, held_by, false as replaced from service_tokens where digest = any(:digests)
       union all
       select former_digest, workspace_id, id, former_held_by, former_ends_at <= stamp() from service_tokens where former_digest = any(:digests)
     ) s
     join service_tokens t on t.workspace_id = s.workspace_id and t.id = s.id
     join companies c on c.workspace_id = s.workspace_id and c.id = s.workspace_id
     join members m on m.workspace_id = s.workspace_id and m.id = s.held_by
     left join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id`,
)

export const touchToken = homeStatement<unknown, { workspace: string; id: string }>(
  'touch_service_token',
  `update service_tokens set last_used_at = stamp()
   where workspace_id = :workspace and id = :id and revoked_at is null and (last_used_at is null or last_used_at < stamp() - interval '1 minute')`,
)

export function toTokenCaller(row: TokenRow): Caller | Problem {
  if (row.revoked)
    return refuseBearer(
      'api_key_revoked',
      say`This service token was revoked. Issue another one in the console, under Developers.`,
    )
  if (row.removed)
    return refuseBearer(
      'api_key_revoked',
      say`This service token acts for ${row.holder}, who is not a member any more. Issue another one in the console, under Developers.`,
    )
  if (row.replaced)
    return refuseBearer(
      'api_key_revoked',
      say`This service token was rotated, and its former secret has ended. Send the new one.`,
    )
  if (row.expired)
    return refuseBearer(
      'api_key_expired',
      say`This service token has expired. Issue another one in the console, under Developers.`,
    )
  return {
    actor_id: row.id,
    kind: 'service_token',
    schemes: ['api_key', 'console_token'],
    scopes: new Set(row.rights),
    ip_allowlist: row.ip_allowlist,
    workspace: toWorkspace(row),
  }
}
