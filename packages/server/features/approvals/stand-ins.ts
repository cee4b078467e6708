// Stand-ins: who may decide in the place of whoever a step asks, looked up at the decision. It is one link long: a stand-in hands nothing on.

import type { Approval } from '@muster/contract'
import { type Database, type Db, statement, systemStatement } from '@muster/db'
import { resource } from '../../resource/resource.ts'
import { doForEach } from '../../runtime/each-workspace.ts'
import { tellStandIns } from '../messages/index.ts'
import { there } from './organisation.ts'

/** SQL: whether a delegation counts today, by the days of the workspace `c`, where both are there still. */
const isInForce = (d: string): string => `(${d}.revoked_at is null
  and (stamp() at time zone c.timezone)::date between ${d}.starts_on and ${d}.ends_on
  and (select count(*) = 2 from members m where m.workspace_id = ${d}.workspace_id
    and m.id in (${d}.from_member_id, ${d}.to_member_id) and ${there('m')}))`

/** SQL: who stands in today for whoever an open assignment `a` asks. The view says it, once for decisions and for comments. */
export const findStandIn = `select i.stand_in_id as member_id, i.name from approval_stand_ins i
  where i.workspace_id = a.workspace_id and i.approval_id = a.approval_id and i.position = a.position and i.member_id = a.member_id`

/** SQL: who stands in for whoever an assignment `a` asks, or has decided in their place. */
export const findStandInOf = `select m.id as member_id, m.name from members m
  where a.decision is not null and a.decided_by <> a.member_id and m.workspace_id = a.workspace_id and m.id = a.decided_by
  union all ${findStandIn}`

const selectStoodIn = statement<{ id: string }, { id: string; kind: string; me: string }>(
  'stood_in_of_approval',
  `select d.id from approval_assignments a join approval_delegations d on d.workspace_id = a.workspace_id
       and d.from_member_id = a.member_id and d.to_member_id = :me and (d.kinds = '{}' or :kind = any(d.kinds))
     join companies c on c.workspace_id = d.workspace_id and c.id = d.workspace_id
   where a.workspace_id = :workspace_id and a.approval_id = :id and ${isInForce('d')}
     and a.ended_at >= d.created_at and (a.ended_at at time zone c.timezone)::date >= d.starts_on
     and exists (select from approval_assignments b where b.workspace_id = a.workspace_id and b.approval_id = a.approval_id
       and b.position = a.position and b.decision is not null) limit 1`,
)

/** Whether somebody stood in for one of those whom a step asked when it was decided, although nothing asks them any more. */
export async function hasStoodIn(db: Db, { id, kind }: Approval, me: string): Promise<boolean> {
  return (await db.run(selectStoodIn, { id, kind, me })).length > 0
}

export const delegations = resource('ApprovalDelegation', {
  isPersonal: true,
  computed: {
    is_in_force: `(select ${isInForce('approval_delegations')} from companies c
      where c.workspace_id = approval_delegations.workspace_id and c.id = approval_delegations.workspace_id)`,
  },
  conditions: {
    of_member: `:of_member::text in (from_member_id, to_member_id)`,
  },
})

// A day begins somewhere before it does here, and ends after it: the view says by the days of the workspace who counts. Where
// nothing waits for whom they stand in for, there is nothing to tell.
const selectWorkspaces = systemStatement<{ workspace_id: string }>(
  'workspaces_with_stand_ins',
  `select distinct d.workspace_id from approval_delegations d
   where d.revoked_at is null and d.starts_on <= current_date + 1 and d.ends_on >= current_date - 1
     and exists (select from approval_assignments a join approvals p on p.workspace_id = a.workspace_id and p.id = a.approval_id
       where a.workspace_id = d.workspace_id and a.member_id = d.from_member_id and a.ended_at is null and p.status = 'waiting')`,
)

/** Tells whoever began to stand in of what waits already. No write begins a day, so a job does it, and what it told before it tells no more. */
export async function followDelegations(database: Database): Promise<void> {
  await doForEach(await database.system(selectWorkspaces), ({ workspace_id }) =>
    database.write(workspace_id, tellStandIns),
  )
}
