// Changes of people: each leaves a row in the directory until it has reached the homes of the person, at once or by the job.

import {
  type Addressed,
  type AnyDatabase,
  bind,
  directoryStatement,
  personStatement,
  type SystemBound,
} from '@muster/db'
import { doForEach } from '../../runtime/each-workspace.ts'
import { tellOfEntries } from '../messages/index.ts'
import { auditOnce } from './audit-person.ts'
import { copyOf } from './copies.ts'

/** What a change causes in each home. */
export interface PersonChange {
  /** What `last_change` was set to. */
  readonly name: string
  readonly person_id: string
  readonly member_id: string | null
  /** Null where there is no entry in the audit. */
  readonly action: string | null
  readonly details: string
  readonly entries: readonly string[]
  readonly ends_sessions: boolean
  /** The one that stays, of the sessions that end. */
  readonly session_id: string | null
  readonly within: string | null
}

const columns = 'name, person_id, member_id, action, details, entries, ends_sessions, session_id, within'

/** After the change in the same transaction: it says of itself that it was made. */
const keep = directoryStatement<{ name: string }, PersonChange>(
  'keep_person_change',
  `insert into person_changes (${columns})
   select :name, id, :member_id, :action, :details, :entries::text[], :ends_sessions, :session_id, :within
   from people where id = :person_id and last_change = :name returning name`,
)

/** A change that was made a while ago. */
interface FormerChange extends PersonChange {
  readonly created_at: string
  readonly is_old: boolean
}

const keptHours = 1

const list = directoryStatement<FormerChange, { person_id: string | null }>(
  'list_person_changes',
  `select ${columns}, created_at, created_at < stamp() - interval '${keptHours} hours' as is_old from person_changes
   where :person_id::text is null or person_id = :person_id and finished_at is null order by created_at, name limit 500`,
)

const drop = directoryStatement<unknown, { name: string }>(
  'drop_person_change',
  'delete from person_changes where name = :name',
)

/** Nobody waits for it any more, and it is done again. */
const markFinished = directoryStatement<unknown, { name: string }>(
  'finish_person_change',
  'update person_changes set finished_at = coalesce(finished_at, stamp()) where name = :name',
)

/** A statement of its own, which sees the sessions that the change waited for. */
const tell = personStatement<
  unknown,
  Pick<PersonChange, 'person_id' | 'entries' | 'ends_sessions' | 'session_id' | 'within'> & {
    readonly made_at: string | null
  }
>(
  'tell_of_person_change',
  `with told as (
     ${tellOfEntries}
   )
   update sessions set ended_at = stamp()
   where person_id = :person_id and ended_at is null and :ends_sessions::boolean and id is distinct from :session_id
     and (:within::text is null or workspace_id = :within)
     and (:made_at::timestamptz is null or created_at < :made_at::timestamptz + interval '1 second')`,
)

export const keepChange = (change: PersonChange): SystemBound<{ name: string }, Addressed> =>
  bind(keep, change)

/**
 * Does what a change causes in each home. To do it twice is to do it once. A workspace that is on its way to another cell may be in
 * none at this moment, so meanwhile the change stays, and the job does it again.
 */
export async function finishChange(
  database: AnyDatabase,
  change: PersonChange & Partial<FormerChange>,
): Promise<void> {
  const { name, person_id, ends_sessions, session_id, within, created_at: made_at = null } = change
  const isMoving = !change.is_old && (await database.isMoving())
  const copy = await copyOf(database, person_id)
  const entries = ends_sessions ? change.entries : []
  if (copy)
    await database.systemTogether(
      copy,
      auditOnce(change),
      bind(tell, { person_id, entries, ends_sessions, session_id, within, made_at }),
    )
  await database.system(isMoving ? markFinished : drop, { name })
}

/** Those of one person, or all that processes have left behind which ended before they were done. */
export async function finishChanges(database: AnyDatabase, person_id: string | null): Promise<void> {
  if (!database.isDivided) return
  await doForEach(await database.system(list, { person_id }), change => finishChange(database, change))
}
