// Stand-ins: whoever is named as one is told, and told again once that is taken back.

import type { Notification } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { idOf } from './tell.ts'

type Type = Extract<Notification['type'], 'stand_in_named' | 'stand_in_revoked'>

/** Once for each, however many take it back at once. What is over already needs nobody any more. */
const insertStandIn = statement<unknown, { id: string; type: Type }>(
  'insert_stand_in_notification',
  `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, name, day, importance)
   select :workspace_id, ${idOf(`d.id || :type::text`)}, d.to_member_id, :type::text, 'approval_delegation', d.id, f.name, d.starts_on, 'now'
   from approval_delegations d
     join companies c on c.workspace_id = d.workspace_id and c.id = d.workspace_id
     join members f on f.workspace_id = d.workspace_id and f.id = d.from_member_id
   where d.workspace_id = :workspace_id and d.id = :id and d.ends_on >= (stamp() at time zone c.timezone)::date
   on conflict (workspace_id, id) do nothing`,
)

/** Tells whoever a delegation names, `id`, of what became of it. */
export async function tellStandIn(db: Db, id: string, type: Type): Promise<void> {
  await db.run(insertStandIn, { id, type })
}
