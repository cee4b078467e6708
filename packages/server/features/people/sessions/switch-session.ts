// Switching a session: another one in another workspace, which lasts no longer and has proven no more than the one that it follows.

import { type AnyDatabase, homeStatement } from '@muster/db'
import { digestNew, mintKey } from '../../../auth/api-keys.ts'
import type { Session } from '../../../auth/callers.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import { refuseEnded } from '../../../auth/sessions.ts'
import { newId } from '../../../resource/ids.ts'
import { signOnRequired } from '../sign-on/required.ts'
import { endSession, keepSession, openBehindProof, unkeptUntil } from './kept-sessions.ts'

/** What a session has of the one that it follows. */
interface Followed {
  readonly verified_at: string | null
  readonly proven_at: string
  readonly expires_at: string
}

const read = homeStatement<Followed, { workspace: string; id: string }>(
  'read_session_to_switch',
  'select verified_at, proven_at, expires_at from sessions where workspace_id = :workspace and id = :id and ended_at is null',
)

const follow = homeStatement<
  { id: string },
  Omit<Followed, 'expires_at'> &
    Record<'workspace' | 'id' | 'person_id', string> & { digest: Buffer; pepper_version: number }
>(
  'switch_session',
  `insert into sessions (workspace_id, id, member_id, person_id, digest, pepper_version, verified_at, proven_at, expires_at)
   select m.workspace_id, :id, m.id, m.person_id, :digest, :pepper_version, :verified_at, :proven_at, ${unkeptUntil}
   from members m where m.workspace_id = :workspace and m.person_id = :person_id and not m.deleted and not ${signOnRequired('m')}
   returning id`,
)

interface Switching {
  readonly database: AnyDatabase
  readonly secrets: Secrets
}

/**
 * The token of the new session; undefined where the person is no member of that workspace. Ending the old one is the claim:
 * of two that switch it, one does, and it counts until then.
 */
export async function switchSession(
  { database, secrets }: Switching,
  { id, person_id, workspace: from }: Session,
  workspace: string,
): Promise<string | undefined> {
  const old = { id, workspace: from.id }
  const write = async () => {
    const [followed] = await database.system(read, old)
    if (!followed) throw refuseEnded()
    const { verified_at, proven_at, expires_at } = followed
    const token = mintKey('session')
    const place = { id: newId('Session'), workspace }
    const given = Object.assign({ person_id, verified_at, proven_at }, digestNew(token, secrets), place)
    const [opened] = await database.system(follow, given)
    return opened && Object.assign({ expires_at, entry: null, token }, place)
  }
  const proof = { person_id, password_digest: null, passkey_id: null }
  const switched = await openBehindProof(
    database,
    proof,
    write,
    async written => (await endSession(database, old)) && keepSession(database, written),
  )
  return switched?.token
}
