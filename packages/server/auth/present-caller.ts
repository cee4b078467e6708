// The present caller: whoever asked for work that goes on, with the rights that they have at this moment.

import { type Bound, bind, statement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import { Problem } from '../http/problem.ts'
import type { BearerKind } from './api-keys.ts'
import type { Caller } from './callers.ts'
import { rightsOfTokenSql } from './tokens/service-tokens.ts'
import { assertSwitchedOn, toWorkspace, type WorkspaceRow, workspaceColumns } from './workspace.ts'

export interface PresentCaller extends Caller {
  /** Whether it is whoever runs the deployment: they may do everything. */
  readonly isOperator: boolean
}

export interface PresentRow extends WorkspaceRow {
  actor_id: string
  member_name: string | null
  role_name: string | null
  key_name: string | null
  kind: BearerKind | null
  /** Of a member who was removed, or a key that was revoked or has expired; null where there is neither. */
  is_gone: boolean | null
  rights: string[] | null
}

const selectPresentCaller = statement<PresentRow, { actor_id: string }>(
  'present_caller',
  `select ${workspaceColumns}, :actor_id::text as actor_id, m.name as member_name, r.name as role_name, coalesce(k.name, t.name) as key_name,
     case when t.id is not null then 'service_token' when k.id is not null and is_sandbox(c.id) then 'test_key' when k.permissions <> '{}' then 'console_token' when k.id is not null then 'api_key' end as kind,
     coalesce(m.deleted, k.revoked_at is not null or coalesce(k.expires_at <= real_stamp(), false),
       t.revoked_at is not null or t.expires_at <= stamp() or h.deleted) as is_gone,
     case when m.id is not null then coalesce(r.scopes || r.permissions, '{}') when t.id is not null then ${rightsOfTokenSql('t', 'hr')}
       when is_sandbox(c.id) then k.scopes || k.permissions when k.permissions <> '{}' then k.permissions else k.scopes end as rights
   from companies c
     left join members m on m.workspace_id = :workspace_id and m.id = :actor_id
     left join roles r on r.workspace_id = :workspace_id and r.id = m.role_id
     left join api_keys k on k.workspace_id = :workspace_id and k.id = :actor_id
     left join service_tokens t on t.workspace_id = :workspace_id and t.id = :actor_id
     left join members h on h.workspace_id = :workspace_id and h.id = t.held_by
     left join roles hr on hr.workspace_id = :workspace_id and hr.id = h.role_id
   where c.workspace_id = :workspace_id and c.id = :workspace_id`,
)

export const presentCaller = (actor_id: string): Bound<PresentRow> => bind(selectPresentCaller, { actor_id })

/** What operators are called as actors begins so, and no id does. */
export const operatorPrefix = 'operator_'

/** The caller of a row, or a refusal: nobody acts for somebody who could not ask any more. */
export function toPresentCaller(row: PresentRow): PresentCaller {
  const { actor_id, kind, rights } = row
  const workspace = toWorkspace(row)
  assertSwitchedOn(workspace)
  const isOperator = actor_id.startsWith(operatorPrefix)
  if (!isOperator) assertThere(row)
  return {
    actor_id,
    ...(kind !== null && { kind }),
    schemes:
      kind === null || kind === 'service_token' || kind === 'test_key'
        ? ['api_key', 'console_token']
        : [kind],
    scopes: new Set(rights),
    ip_allowlist: [],
    workspace,
    holder: nameHolder(row),
    isOperator,
  }
}

function nameHolder({ member_name, role_name, key_name }: PresentRow): Sentence {
  if (role_name !== null) return say`the role ${role_name}`
  return member_name === null ? say`the key ${key_name}` : say`${member_name}, who has no role,`
}

function assertThere({ member_name, key_name, is_gone }: PresentRow): void {
  if (is_gone === false) return
  if (member_name !== null)
    throw new Problem('signed_out', say`${member_name} is not a member of this workspace any more.`)
  if (key_name !== null)
    throw new Problem('api_key_revoked', say`The key ${key_name} is not in force any more.`)
  throw new Problem('api_key_revoked', say`The member or key that asks is not there any more.`)
}
