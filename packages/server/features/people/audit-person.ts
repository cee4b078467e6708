// The audit of a person: what they sign in with is of no workspace, so each of theirs gets an entry.

import { type Database, systemStatement } from '@muster/db'
import { newId } from '../../resource/ids.ts'

const insert = systemStatement<
  unknown,
  { person_id: string; member_id: string | null; action: string; details: string; entries: readonly string[] }
>(
  'audit_person',
  `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   select m.workspace_id, entry.id, :action, m.id, m.id, :details
   from (select workspace_id, id, row_number() over (order by id = :member_id::text desc, workspace_id) as number
         from members where person_id = :person_id and not deleted) m
     join unnest(:entries::text[]) with ordinality as entry (id, number) using (number)`,
)
const mostWorkspaces = 100

/** Ids for an entry in each workspace. */
export const newEntries = (): string[] => Array.from({ length: mostWorkspaces }, () => newId('AuditEntry'))

interface Audited {
  readonly person_id: string
  /** Whose workspace comes first; null where nobody is signed in. */
  readonly member_id: string | null
}

export async function auditPerson(
  database: Database,
  { person_id, member_id }: Audited,
  action: string,
  details: object = {},
): Promise<void> {
  await database.system(insert, {
    person_id,
    member_id,
    action,
    details: JSON.stringify(details),
    entries: newEntries(),
  })
}
