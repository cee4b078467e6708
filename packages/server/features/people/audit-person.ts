// The audit of a person: how somebody signs in belongs to no workspace, so each of their workspaces gets the entry.

import type { DoneTo } from '@muster/contract'
import { type Addressed, type AnyDatabase, bind, personStatement, type SystemBound } from '@muster/db'
import { newId } from '../../resource/ids.ts'

/** What the entries about a change of a person are written from. */
export interface EntryOfPerson {
  /** Whose workspace comes first; null where nobody is signed in. */
  readonly member_id: string | null
  readonly action: `member.${DoneTo<'member'>}`
  readonly details: string
  readonly entries: readonly string[]
}

/** SQL that writes the entries for what a query names as `person_id`; none where it names nobody. */
const insertEntries = (changed: string) =>
  `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   select m.workspace_id, entry.id, :action, m.id, m.id, :details
   from (select m.workspace_id, m.id, row_number() over (order by m.id = :member_id::text desc, m.workspace_id) as number
         from members m join ${changed} as changed on changed.person_id = m.person_id where not m.deleted) m
     join unnest(:entries::text[]) with ordinality as entry (id, number) using (number)`

const insert = personStatement<unknown, EntryOfPerson & { readonly person_id: string }>(
  'audit_person',
  insertEntries('(select :person_id::text as person_id)'),
)

/** `action` is null where a change has no entries. */
interface EntryOfChange extends Pick<EntryOfPerson, 'member_id' | 'details' | 'entries'> {
  readonly person_id: string
  readonly action: string | null
}

/** The same for a change that was made in the directory; written twice, there is one of each. */
const insertOnce = personStatement<unknown, EntryOfChange>(
  'audit_person_change',
  `${insertEntries('(select :person_id::text as person_id where :action::text is not null)')}
   where not exists (select from audit_entries a where a.workspace_id = m.workspace_id and a.id = any(:entries))`,
)

export const auditOnce = ({
  person_id,
  member_id,
  action,
  details,
  entries,
}: EntryOfChange): SystemBound<unknown, Addressed> =>
  bind(insertOnce, { person_id, member_id, action, details, entries })

/** After the change in the same transaction: it says of itself that it was made. */
const insertOfChange = personStatement<
  unknown,
  EntryOfPerson & { readonly person_id: string; readonly change: string }
>(
  'audit_change_of_person',
  insertEntries('(select id as person_id from people where id = :person_id and last_change = :change)'),
)

/** What a statement that changes what somebody signs in with sets `last_change` to. */
export const nameChange = ({ entries }: EntryOfPerson): string => entries[0]!

/** For a change under this name, where it was made. */
export const auditChange = (person_id: string, entry: EntryOfPerson): SystemBound<unknown, Addressed> =>
  bind(insertOfChange, Object.assign({ person_id, change: nameChange(entry) }, entry))

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
  database: AnyDatabase,
  { person_id, member_id }: { readonly person_id: string; readonly member_id: string | null },
  action: EntryOfPerson['action'],
  details: object,
): Promise<void> {
  await database.system(insert, Object.assign(entryOf({ member_id }, action, details), { person_id }))
}
