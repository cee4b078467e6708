// Work in steps under an Idempotency-Key: some of it is committed before the transaction of the request, so its key is claimed before any of it begins.

import { setTimeout as sleep } from 'node:timers/promises'
import { type InWorkspace, statement } from '@muster/db'
import {
  type Answer,
  type Claim,
  claimed,
  findAnswered,
  judgeFirst,
  type KeptAnswer,
  kept,
  type Task,
  toKept,
  type Work,
} from './idempotency.ts'
import { isUnderWay, underWay } from './problem.ts'

/** As long as other requests wait for the row of a key, and how often it is looked at meanwhile. */
const patienceMs = 2_000
const pollMs = 100

interface Key {
  api_key_id: string
  idempotency_key: string
}
interface Claimed {
  claimed_until: string
}

// Longer than an answer may take: whoever has it for longer has died, and the next one does the work. By the right time,
// for the clock of a sandbox may be moved meanwhile.
const claim = statement<{ claimed_until: string | null }, Key & { fingerprint: Buffer }>(
  'claim_idempotency_key',
  `insert into idempotency_keys as k (workspace_id, api_key_id, idempotency_key, fingerprint, status, media_type, body, sealed, claimed_until)
   values (:workspace_id, :api_key_id, :idempotency_key, :fingerprint, 409, 'application/problem+json', 'claimed', false, real_stamp() + interval '30 seconds')
   on conflict on constraint idempotency_keys_pkey do update set fingerprint = excluded.fingerprint, status = excluded.status,
     media_type = excluded.media_type, body = excluded.body, sealed = excluded.sealed, headers = null, created_at = stamp(),
     claimed_until = excluded.claimed_until
   where k.created_at <= stamp() - ${kept} or k.claimed_until <= real_stamp()
   returning k.claimed_until`,
)

const answerClaimed = statement<unknown, Key & Claimed & KeptAnswer>(
  'answer_claimed_idempotency_key',
  `update idempotency_keys set status = :status, media_type = :media_type, body = :body, sealed = :sealed, headers = :headers, claimed_until = null
   where ${claimed} and claimed_until = :claimed_until`,
)

const release = statement<unknown, Key & Claimed>(
  'release_idempotency_key',
  `delete from idempotency_keys where ${claimed} and claimed_until = :claimed_until`,
)

/** Does what is not taken back with its transaction. */
export const doOnceInSteps = <Input>(inside: InWorkspace, by: Claim, task: Task<Input>): Promise<Answer> =>
  judgeFirst(by, task, work => claimAhead(inside, by, work))

/**
 * Does the work as the one that has claimed its key; others wait for its answer. What refuses the work is kept as well.
 * After a fault the key is free again, and the same request does the rest, or all of it.
 */
async function claimAhead(inside: InWorkspace, by: Claim, { work, refusal }: Work): Promise<Answer> {
  const own = await claimOrFind(by)
  if (!('claimed_until' in own)) return own
  const { api_key_id, idempotency_key } = by
  const key = { api_key_id, idempotency_key, claimed_until: own.claimed_until }
  try {
    return await inside.write(async db => {
      const answer = await work(db)
      db.firstAtCommit(answerClaimed, { ...key, ...toKept(by, answer) })
      return answer
    })
  } catch (error) {
    const answer = refusal(error)
    if (answer) {
      await by.kept_in.write(db => db.run(answerClaimed, { ...key, ...toKept(by, answer) }))
      return answer
    }
    // Where that fails, too, the claim ends by itself.
    await by.kept_in.write(db => db.run(release, key)).catch(() => undefined)
    throw error
  }
}

/** The claim, or what was answered to whoever had it. */
async function claimOrFind(by: Claim): Promise<Claimed | Answer> {
  const { api_key_id, idempotency_key, fingerprint } = by
  const until = performance.now() + patienceMs
  for (;;) {
    const key = { api_key_id, idempotency_key, fingerprint }
    const [own] = await by.kept_in.write(db => db.run(claim, key))
    if (own) return { claimed_until: own.claimed_until! }
    const found = await findAnswered(by).catch(error => {
      if (!isUnderWay(error)) throw error
      return undefined
    })
    if (found) return found
    if (performance.now() >= until) throw underWay()
    await sleep(pollMs)
  }
}
