// Changes of what somebody signs in with: each is one transaction with its entries in the audit and the end of all other sessions.

import { bind, type Database, personStatement, type SystemBound } from '@muster/db'
import type { Session } from '../../auth/callers.ts'
import { tellOfEntries } from '../messages/index.ts'
import { auditChange, type EntryOfPerson, entryOf, nameChange } from './audit-person.ts'
import { findReach } from './of-person.ts'
import { lockPerson } from './people.ts'

/** A statement of its own, which sees the sessions that the change waited for. Its row says that there was a change. */
const endOthers = personStatement<
  { id: string },
  { person_id: string; entries: readonly string[]; session: string; within: string | null }
>(
  'end_sessions_of_change',
  `with changed as (
     select a.id from members m join audit_entries a on a.workspace_id = m.workspace_id and a.id = any(:entries)
     where m.person_id = :person_id limit 1
   ), told as (
     ${tellOfEntries}
   ), ended as (
     update sessions s set ended_at = stamp() from changed
     where s.person_id = :person_id and s.ended_at is null and s.id <> :session and (:within::text is null or s.workspace_id = :within)
   )
   select id from changed`,
)

interface AccountChange {
  readonly action: EntryOfPerson['action']
  readonly details?: object
}

/** Whether the change, which sets `last_change` to the name that it is given, has changed anything. */
export async function changeAccount(
  database: Database,
  session: Session,
  { action, details }: AccountChange,
  change: (name: string) => SystemBound,
): Promise<boolean> {
  const { person_id, id } = session
  const entry = entryOf(session, action, details)
  const { entries } = entry
  const changed = await database.systemTogether(
    bind(lockPerson, { person_id }),
    change(nameChange(entry)),
    auditChange(person_id, entry),
    bind(endOthers, { person_id, entries, session: id, within: findReach(session) }),
  )
  return changed.length > 0
}
