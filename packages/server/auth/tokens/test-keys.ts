// Test keys: the caller behind one, who is in a sandbox and nowhere else.

import { isSandbox, secretStatement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Problem } from '../../http/problem.ts'
import type { SandboxCaller } from '../callers.ts'
import { toWorkspace } from '../workspace.ts'
import { type RightsRow, refuseBearer } from './bearers.ts'

/**
 * With the sandbox and the live workspace beside it: the plan is that of the live one, and where that is switched off, so is
 * the sandbox. The key ends by the right time, wherever the clock of the sandbox stands.
 */
export const findTestKeys = secretStatement<RightsRow, { digests: readonly string[] }>(
  'find_test_key',
  `select k.digest, k.id, k.scopes || k.permissions as rights, k.ip_allowlist, coalesce(k.expires_at <= real_stamp(), false) as expired,
          k.revoked_at is not null as revoked, c.id as workspace_id,
          case l.status when 'inactive' then 'inactive' else c.status end as workspace_status, l.plan, l.request_budget,
          c.country, c.timezone, c.currency_decimals, c.approvals_by_people_only, c.clock_ahead_seconds
   from api_keys k
     join companies c on c.workspace_id = k.workspace_id and c.id = k.workspace_id
     join companies l on l.workspace_id = c.sandbox_of and l.id = c.sandbox_of
   where k.digest = any(:digests)`,
)

export function toSandboxCaller(row: RightsRow): SandboxCaller | Problem {
  const { workspace_id, id, rights, ip_allowlist, revoked, expired } = row
  if (!isSandbox(workspace_id))
    throw new Error(`The test key ${id} is in ${workspace_id}, which is no sandbox.`)
  if (revoked)
    return refuseBearer('api_key_revoked', say`This test key was revoked. Use the key that replaced it.`)
  if (expired)
    return refuseBearer(
      'api_key_expired',
      say`This test key has expired. Create a new one with \`muster key create --test\`.`,
    )
  return {
    actor_id: id,
    kind: 'test_key',
    schemes: ['api_key', 'console_token'],
    scopes: new Set(rights),
    ip_allowlist,
    workspace: Object.assign(toWorkspace(row), { id: workspace_id }),
  }
}

export const unknownTestKey = (): Problem =>
  refuseBearer(
    'invalid_api_key',
    say`This test key does not exist. Create one with \`muster key create --test\`.`,
  )
