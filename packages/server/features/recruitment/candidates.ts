// Candidates as records: found by their address too, and locked while their data is there.

import type { Candidate } from '@muster/contract'
import { type Db, type Given, type Locked, prepared, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { WriteInside } from '../../http/context.ts'
import { conflict, Problem } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'

export const candidates = resource('Candidate', {
  filters: { email: { email_folded: '= folded(:email)' } },
})

const anonymity = prepared('anonymity_of_candidate', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('candidates')
    .select('anonymised_at')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

/** The candidate, locked until the transaction ends. Whatever is theirs is locked after them. A 409 where the data was erased. */
export async function lockCandidate(call: WriteInside, id: string): Promise<Locked<Candidate>> {
  const candidate = await candidates.lock(call, id)
  const [found] = await call.db.run(anonymity, { id })
  const erased = found!.anonymised_at
  if (erased)
    throw conflict(say`The data of this candidate was erased at ${erased}; nothing of it can change.`)
  return candidate
}

const namesake = statement<{ id: string }, { email: string; id: string }>(
  'candidate_with_email',
  'select id from candidates where workspace_id = :workspace_id and email_folded = folded(:email) and id <> :id',
)

/** A 409 where another candidate has the address; their name would outlive them in what is kept for repeats. Of two at once the constraint refuses the second. */
export async function assertUnknown(db: Db, email: string | undefined, id = ''): Promise<void> {
  if (email === undefined) return
  const [other] = await db.run(namesake, { email, id })
  if (!other) return
  const errors = [{ field: 'email', message: say`is that of another candidate` }]
  throw new Problem('conflict', say`Another candidate has the same email. Use that candidate.`, {
    errors,
  })
}
