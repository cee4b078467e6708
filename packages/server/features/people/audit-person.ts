// The audit of a person: how somebody signs in belongs to no workspace, so each of their workspaces gets the entry.

import type { DoneTo } from '@muster/contract'
import { type Database, systemStatement } from '@muster/db'
import { newId } from '../../resource/ids.ts'

/** What a statement that changes a person is given, to write the entries with the change. */
export interface EntryOfPerson {
  /** Whose workspace comes first; null where nobody is signed in. */
  readonly member_id: string | null
  readonly action: `member.${DoneTo<'member'>}`
  readonly details: string
  readonly entries: readonly string[]
}

/** SQL that writes the entries for what a query names as `person_id`; none where it names nobody. */
export const insertEntries = (changed: string) =>
  `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   select m.workspace_id, entry.id, :action, m.id, m.id, :details
   from (select m.workspace_id, m.id, row_number() over (order by m.id = :member_id::text desc, m.workspace_id) as number
         from members m join ${changed} as changed on changed.person_id = m.person_id where not m.deleted) m
     join unnest(:entries::text[]) with ordinality as entry (id, number) using (number)`

const insert = systemStatement<unknown, EntryOfPerson & { readonly person_id: string }>(
  'audit_person',
  insertEntries('(select :person_id::text as person_id)'),
)

const mostWorkspaces = 100

export function entryOf(
  { member_id }: Pick<EntryOfPerson, 'member_id'>,
  action: EntryOfPerson['action'],
  details: object = {},
): EntryOfPerson {
  const entries = Array.from({ length: mostWorkspaces }, () => newId('AuditEntry'))
  return { member_id, action, details: JSON.stringify(details), entries }
}

/** For what changes nothing else. */
export async function auditPerson(
  database: Database,
  { person_id, member_id }: { readonly person_id: string; readonly member_id: string | null },
  action: EntryOfPerson['action'],
  details: object,
): Promise<void> {
  await database.system(insert, Object.assign(entryOf({ member_id }, action, details), { person_id }))
}
