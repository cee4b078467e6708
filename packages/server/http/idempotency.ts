// Idempotency: a POST under a key is done once; its answer is kept with the work, in the same transaction.

import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  CommitUnknown,
  type Database,
  type Db,
  type InWorkspace,
  type Person,
  statement,
  systemStatement,
  Unavailable,
  type Writer,
} from '@muster/db'
import { say } from '@muster/sentences'
import pg from 'pg'
import type { Vault } from '../runtime/vault.ts'
import { Problem, underWay } from './problem.ts'

/** One use of an Idempotency-Key. */
export interface Claim {
  readonly api_key_id: string
  readonly idempotency_key: string
  /** SHA-256 of method, path, whoever asks for themselves, and body bytes. */
  readonly fingerprint: Buffer
  /** Encrypts the answer where it holds a secret that can be read again. */
  readonly vault?: Vault | undefined
  /** What is stored of an answer, and sent to a repeat. */
  readonly kept: (answer: Answer) => Answer
  /** Where stored responses are looked for: a person's own work does not read what is kept of others. */
  readonly kept_in: InWorkspace
  /** A stored response, as its caller may see it now. */
  readonly shown: (body: string) => string
}

/** Work that is done at most once under a key. */
export interface Work {
  readonly work: (db: Writer) => Promise<Answer>
  /** What to answer, and to keep, for work that was refused; undefined for a fault. */
  readonly refusal: (error: unknown) => Answer | undefined
}

/** The same, before what the request asks for is judged. */
export interface Task<Input> extends Omit<Work, 'work'> {
  /** What the request asks for; throws where it is not valid. */
  readonly judge: () => Promise<Input>
  readonly work: (input: Input, db: Writer) => Promise<Answer>
}

/** The response as sent, and as replayed. */
export interface Answer {
  readonly status: number
  readonly media_type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
}

/** The key that a request was sent with; several count as one that is not valid. */
export function readIdempotencyKey(req: IncomingMessage): string | undefined {
  const value = req.headers['idempotency-key']
  return Array.isArray(value) ? value.join(', ') : value
}

/** The same of another person is another request: a member may have become another employee since. */
export function fingerprintRequest(
  method: string,
  path: string,
  body: Buffer,
  person?: Pick<Person, 'employee_id'>,
): Buffer {
  const whose = person ? `${person.employee_id}\n` : ''
  return createHash('sha256').update(`${method}\n${path}\n${whose}`).update(body).digest()
}

/** SQL: the row of one key. */
export const claimed =
  'workspace_id = :workspace_id and api_key_id = :api_key_id and idempotency_key = :idempotency_key'
/** SQL: for how long an answer is kept. */
export const kept = `interval '24 hours'`

const find = statement<
  Omit<Answer, 'headers'> & {
    fingerprint: Buffer
    sealed: boolean
    headers: Answer['headers'] | null
    /** Whether the work of the request that has claimed it is not over. */
    under_way: boolean
  },
  { api_key_id: string; idempotency_key: string }
>(
  'find_idempotency_key',
  `select fingerprint, status, media_type, body, sealed, headers, claimed_until is not null as under_way from idempotency_keys
   where ${claimed} and created_at > stamp() - ${kept} and (claimed_until is null or claimed_until > real_stamp())`,
)

/** An answer as the row of its key has it. */
export interface KeptAnswer {
  status: number
  media_type: string
  body: string
  sealed: boolean
  headers: string
}

const insert = statement<
  unknown,
  KeptAnswer & { api_key_id: string; idempotency_key: string; fingerprint: Buffer }
>(
  'insert_idempotency_key',
  `insert into idempotency_keys (workspace_id, api_key_id, idempotency_key, fingerprint, status, media_type, body, sealed, headers)
   values (:workspace_id, :api_key_id, :idempotency_key, :fingerprint, :status, :media_type, :body, :sealed, :headers)`,
)

const purge = statement<unknown, { api_key_id: string; idempotency_key: string }>(
  'purge_idempotency_key',
  `delete from idempotency_keys where ${claimed} and (created_at <= stamp() - ${kept} or claimed_until <= real_stamp())`,
)

/**
 * Judges the request, then does its work. A request that is not valid may still be under a key that was used, which is
 * told before what is wrong with it; where the key is free it stays so.
 */
export async function judgeFirst<Input>(
  by: Claim,
  { judge, work, refusal }: Task<Input>,
  doOnce: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  let input: Input
  try {
    input = await judge()
  } catch (error) {
    const stored = await findStoredAnswer(by, error)
    if (stored) return stored
    throw error
  }
  return doOnce({ work: db => work(input, db), refusal })
}

/** Does what is taken back with its transaction, in which its key is claimed. */
export const doOnce = <Input>(inside: InWorkspace, by: Claim, task: Task<Input>): Promise<Answer> =>
  judgeFirst(by, task, work => claimKey(inside, by, work))

/**
 * Does the work in one transaction and stores its answer with the commit. That row is the claim: its primary key lets one
 * of several at once succeed. The others wait for it, find it taken and are rolled back, whatever they did meanwhile.
 * Whatever makes the work fail, the same request may have been answered before, and then that is the answer. What
 * refused work is answered is kept in a transaction of its own.
 */
async function claimKey(inside: InWorkspace, by: Claim, { work, refusal }: Work): Promise<Answer> {
  const remembered = async (db: Writer) => {
    const answer = await work(db)
    db.firstAtCommit(insert, { ...by, ...toKept(by, answer) })
    return answer
  }
  try {
    return await inside.write(remembered)
  } catch (error) {
    // Nothing was begun: no answer to look for, and no second wait for a connection.
    if (error instanceof Unavailable && !(error instanceof CommitUnknown)) throw error
    const stored = await findStoredAnswer(by, error)
    if (stored) return stored
    if (isTaken(error)) {
      // The row in the way is older than it is kept.
      const { api_key_id, idempotency_key } = by
      await by.kept_in.write(db => db.run(purge, { api_key_id, idempotency_key }))
      return claimKey(inside, by, { work, refusal })
    }
    const answer = refusal(error)
    if (!answer) throw error
    return claimKey(inside, by, { work: () => Promise.resolve(answer), refusal })
  }
}

/** What of an answer stands in the row of its key. */
export function toKept(by: Claim, answer: Answer): KeptAnswer {
  const { status, media_type, body: said, headers } = by.kept(answer)
  const body = by.vault ? by.vault.seal(said, namePlace(by)) : said
  return { status, media_type, body, sealed: by.vault !== undefined, headers: JSON.stringify(headers) }
}

/** The stored response for a request that failed now; throws the request's error if the lookup fails. */
export async function findStoredAnswer(by: Claim, error: unknown): Promise<Answer | undefined> {
  return findAnswered(by).catch(failure => {
    throw failure instanceof Unavailable ? error : failure
  })
}

/** The stored response of the same request, if it has one. */
export function findAnswered(by: Claim): Promise<Answer | undefined> {
  return recall(by.kept_in.reader(), by)
}

/** The stored response of the same request in the last 24 hours; a 409 if the key was used for another request. */
async function recall(db: Db, by: Claim): Promise<Answer | undefined> {
  const { api_key_id, idempotency_key } = by
  const [stored] = await db.run(find, { api_key_id, idempotency_key })
  if (!stored) return undefined
  if (!stored.fingerprint.equals(by.fingerprint)) {
    const detail = say`This Idempotency-Key was used in the last 24 hours for a request with another path or body. Use a new key for a new operation.`
    throw new Problem('conflict', detail, { transient: true })
  }
  if (stored.under_way) throw underWay()
  if (stored.body === erasedBody) {
    const detail = say`What this Idempotency-Key returned was erased since, with the data of a person. Use a new key for a new operation.`
    throw new Problem('conflict', detail, { transient: true })
  }
  if (stored.sealed && !by.vault) {
    const detail = say`What this Idempotency-Key returned shows a secret once, and it was returned before. Use a new key for a new operation.`
    throw new Problem('conflict', detail, { transient: true })
  }
  const { status, media_type, headers } = stored
  const said = stored.sealed && by.vault ? by.vault.open(stored.body, namePlace(by)) : stored.body
  const body = media_type === 'application/json' ? by.shown(said) : said
  return { status, media_type, body, headers: { ...headers, 'Idempotent-Replay': 'true' } }
}

/** No response is empty, so this stands for one that was erased. */
const erasedBody = ''

const erase = statement<unknown, { text: string }>(
  'erase_idempotency_answers',
  `update idempotency_keys set body = '${erasedBody}', headers = null where workspace_id = :workspace_id and strpos(body, :text) > 0`,
)

/** Erases the stored responses that hold a text, such as the id of a person. Their keys stay used, so that nothing is done again. */
export async function eraseAnswers(db: Db, text: string): Promise<void> {
  await db.run(erase, { text })
}

function namePlace({ api_key_id, idempotency_key }: Claim): string {
  return `idempotency_keys ${api_key_id} ${idempotency_key}`
}

/** Whether a write failed because its key is taken. */
function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'idempotency_keys_pkey'
}

const deleteExpiredKeys = systemStatement(
  'purge_idempotency_keys',
  `delete from idempotency_keys where created_at <= stamp() - interval '24 hours'`,
)

/** Forgets keys after 24 hours. */
export async function purgeIdempotencyKeys(database: Database): Promise<void> {
  await database.system(deleteExpiredKeys)
}
