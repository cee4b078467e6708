// Kept sessions: one is written for a minute, without a token that anybody has, and kept once its proof has not moved meanwhile.

import { type AnyDatabase, homeStatement } from '@muster/db'
import { sessionHours } from '../../../auth/sessions.ts'
import { finishChanges } from '../person-changes.ts'
import { signOnRequired } from '../sign-on/required.ts'
import { isUnmoved, type Proof, type Worth, weighProof } from './proofs.ts'

/** SQL: until when a session is there that is not kept yet. */
export const unkeptUntil = `stamp() + interval '1 minute'`

/** Where a session is found. */
export interface SessionPlace {
  readonly id: string
  readonly workspace: string
}

/** `entry` tells of a sign-in, once, however often it is kept. Without `expires_at` it lasts as long as any. */
export interface Keeping extends SessionPlace {
  readonly expires_at: string | null
  readonly entry: string | null
}

/** One that was ended meanwhile is not kept, nor one of a member who was removed, or has to come by company sign-on by now. */
const keep = homeStatement<{ id: string }, Keeping>(
  'keep_session',
  `with admitted as (
     select m.id from sessions s join members m on m.workspace_id = s.workspace_id and m.id = s.member_id
     where s.workspace_id = :workspace and s.id = :id and not m.deleted
       and (s.by_link or s.sign_on_issuer is not null or not ${signOnRequired('m')})
     for no key update of m
   ), kept as (
     update sessions s set expires_at = coalesce(:expires_at::timestamptz, stamp() + interval '${sessionHours} hours') from admitted
     where s.workspace_id = :workspace and s.id = :id and s.ended_at is null returning s.workspace_id, s.id, s.member_id
   ), signed_in as (
     update members m set last_signed_in_at = stamp(), updated_at = stamp() from kept
     where m.workspace_id = kept.workspace_id and m.id = kept.member_id
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select workspace_id, :entry, 'member.signed_in', member_id, member_id, '{}' from kept where :entry::text is not null
     on conflict do nothing
   )
   select id from kept`,
)

const end = homeStatement<{ id: string }, SessionPlace>(
  'end_session',
  'update sessions set ended_at = stamp() where workspace_id = :workspace and id = :id and ended_at is null returning id',
)

/** Whether it was there to be kept. */
export async function keepSession(
  database: AnyDatabase,
  { id, workspace, expires_at, entry }: Keeping,
): Promise<boolean> {
  return (await database.system(keep, { id, workspace, expires_at, entry })).length > 0
}

/** Whether it was there to be ended: of several that end it, one does. */
export async function endSession(database: AnyDatabase, { id, workspace }: SessionPlace): Promise<boolean> {
  return (await database.system(end, { id, workspace })).length > 0
}

/**
 * Writes a session and keeps it; undefined where the proof does not hold, or nothing was written. What has moved meanwhile is
 * a change of this person, and there are never many of these, so all begins again until nothing has.
 */
export async function openBehindProof<Written extends SessionPlace>(
  database: AnyDatabase,
  proof: Proof,
  write: (worth: Worth) => Promise<Written | undefined>,
  keepWritten: (written: Written) => Promise<boolean>,
): Promise<Written | undefined> {
  let worth = await weighProof(database, proof)
  while (worth.holds) {
    if (worth.unfinished) await finishChanges(database, proof.person_id)
    const written = await write(worth)
    if (!written) return undefined
    const after = await weighProof(database, proof)
    if (isUnmoved(worth, after) && (await keepWritten(written))) return written
    await endSession(database, written)
    worth = after
  }
  return undefined
}
