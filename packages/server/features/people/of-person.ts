// What belongs to a person: a company that signs somebody in to its workspace says nothing about who they are elsewhere.

import { type AnyDatabase, personStatement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Session } from '../../auth/callers.ts'
import { Problem } from '../../http/problem.ts'
import type { Person } from './people.ts'

const countElsewhere = personStatement<{ count: number }, { person_id: string; workspace: string }>(
  'count_memberships_elsewhere',
  'select count(*)::int as count from members where person_id = :person_id and workspace_id <> :workspace',
)

/** The only workspace that the session reaches; null where it reaches all of the person. */
export function findReach({ is_sign_on, workspace }: Session): string | null {
  return is_sign_on ? workspace.id : null
}

/** Refuses a session that a company opened, for what reaches beyond its workspace. */
export function assertOfPerson({ is_sign_on }: Session): void {
  if (!is_sign_on) return
  throw new Problem(
    'insufficient_scope',
    say`Your company signed you in, which counts in this workspace alone. Sign in with your password, or by a link of an operator, and repeat it.`,
    { title: 'The session counts in one workspace' },
  )
}

/** The same, unless the person is known by this company and nothing else. They may then have a second factor, too. */
export async function assertOwnFactor(
  database: AnyDatabase,
  session: Session,
  { id, password_digest, passkeys }: Person,
): Promise<void> {
  if (!session.is_sign_on) return
  const isKnown =
    password_digest !== null || passkeys > 0 || (await isMemberElsewhere(database, id, session.workspace.id))
  if (isKnown) assertOfPerson(session)
}

/** Whether somebody is or was a member of another workspace. */
export async function isMemberElsewhere(
  database: AnyDatabase,
  person_id: string,
  workspace: string,
): Promise<boolean> {
  const counted = await database.lookUp(countElsewhere, { person_id, workspace })
  return counted.some(({ count }) => count > 0)
}
