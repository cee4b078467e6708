// Changes of what somebody signs in with: each has its entries in the audit, and most end all other sessions.

import {
  type Addressed,
  type AnyDatabase,
  bind,
  directoryStatement,
  homeStatement,
  personStatement,
  type SystemBound,
} from '@muster/db'
import type { Session } from '../../auth/callers.ts'
import { refuseEnded } from '../../auth/sessions.ts'
import { newId } from '../../resource/ids.ts'
import { tellOfEntries } from '../messages/index.ts'
import { auditChange, type EntryOfPerson, entryOf, nameChange } from './audit-person.ts'
import { findReach } from './of-person.ts'
import { lockPerson } from './people.ts'
import { finishChange, keepChange, type PersonChange } from './person-changes.ts'

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

const findOpen = homeStatement<{ id: string }, { workspace: string; id: string }>(
  'find_session_that_changes',
  'select id from sessions where workspace_id = :workspace and id = :id and ended_at is null and expires_at > stamp()',
)

/** Each process remembers a session for a moment after it was ended elsewhere. What lasts is not changed by it. */
async function assertOpen(database: AnyDatabase, { id, workspace }: Session): Promise<void> {
  const [open] = await database.system(findOpen, { workspace: workspace.id, id })
  if (!open) throw refuseEnded()
}

/** Sets `last_change` to the name that it is given, and `revision` to the next one, where it changes anything. */
type Change = (name: string) => SystemBound<unknown, Addressed>

/** Whether the change has changed anything. */
export async function changeAccount(
  database: AnyDatabase,
  session: Session,
  { action, details }: AccountChange,
  change: Change,
): Promise<boolean> {
  await assertOpen(database, session)
  const { person_id, id } = session
  const entry = entryOf(session, action, details)
  const { entries } = entry
  const within = findReach(session)
  if (database.isDivided) {
    const of = { name: nameChange(entry), person_id, ends_sessions: true, session_id: id, within }
    return changeFirst(database, change, Object.assign(of, entry))
  }
  const changed = await database.systemTogether(
    bind(lockPerson, { person_id }),
    change(nameChange(entry)),
    auditChange(person_id, entry),
    bind(endOthers, { person_id, entries, session: id, within }),
  )
  return changed.length > 0
}

/** The same where no session ends by it. */
export async function changeQuietly(
  database: AnyDatabase,
  session: Session,
  { action, details }: AccountChange,
  change: Change,
): Promise<void> {
  await assertOpen(database, session)
  const { person_id } = session
  const entry = entryOf(session, action, details)
  if (database.isDivided) {
    const of = { name: nameChange(entry), person_id, ends_sessions: false, session_id: null, within: null }
    await changeFirst(database, change, Object.assign(of, entry))
    return
  }
  await database.systemTogether(
    bind(lockPerson, { person_id }),
    change(nameChange(entry)),
    auditChange(person_id, entry),
  )
}

/** What a person has proven is looked at again by whoever opens or switches a session meanwhile. */
const leaveName = directoryStatement<unknown, { person_id: string; change: string }>(
  'leave_name_of_change',
  'update people set last_change = :change, revision = revision + 1 where id = :person_id',
)

const endAll = personStatement<unknown, { person_id: string; within: string | null }>(
  'end_sessions',
  `update sessions set ended_at = stamp()
   where person_id = :person_id and ended_at is null
     and (:within::text is null or workspace_id = :within)`,
)

/** Ends what the session reaches of its person's, itself included. Whoever opens or switches one meanwhile looks again. */
export async function endSessions(database: AnyDatabase, session: Session): Promise<void> {
  const { person_id } = session
  const name = newId('AuditEntry')
  const within = findReach(session)
  const leave = (change: string) => bind(leaveName, { person_id, change })
  if (!database.isDivided) {
    await database.systemTogether(leave(name), bind(endAll, { person_id, within }))
    return
  }
  const of = { name, person_id, member_id: null, action: null, details: '', entries: [] }
  await changeFirst(database, leave, Object.assign(of, { ends_sessions: true, session_id: null, within }))
}

/** In the directory, then in each home. A process that ends in between leaves it to the job. */
async function changeFirst(database: AnyDatabase, change: Change, made: PersonChange): Promise<boolean> {
  const { name, person_id } = made
  const [kept] = await database.systemTogether(
    bind(lockPerson, { person_id }),
    change(name),
    keepChange(made),
  )
  if (!kept) return false
  await finishChange(database, made)
  return true
}
