// Dry runs: a write that does everything but keep it, so that whoever sends it sees what would happen.

import type { IncomingMessage } from 'node:http'
import { say } from '@muster/sentences'
import { type Answer, type Claim, findAnswered, findStoredAnswer } from './idempotency.ts'
import type { Operation } from './operation.ts'
import { invalidField, type Problem } from './problem.ts'

/** Whether the request asks for it. Where it is not possible it is refused, for otherwise the write would be done. */
export function readDryRun(req: IncomingMessage, operation: Operation): boolean {
  const value = req.headers['dry-run']
  // What is read is read, and where the audit has an entry of it, the entry is kept.
  if (value === undefined || operation.facts.method === 'get') return false
  if (value !== 'true') throw invalidField('Dry-Run', say`must be true, or left out`)
  if (!operation.triable) throw notRehearsed(operation)
  return true
}

/**
 * What the write would answer: what its key was answered before, also meanwhile, where that is what refuses it; or what it
 * does now, of which nothing is kept.
 */
export async function rehearse(by: Claim | undefined, work: () => Promise<Answer>): Promise<Answer> {
  const answer = (by && (await findAnswered(by))) ?? (await work().catch(error => recall(by, error)))
  return answer.status < 300 ? { ...answer, headers: { ...answer.headers, 'Dry-Run': 'true' } } : answer
}

async function recall(by: Claim | undefined, error: unknown): Promise<Answer> {
  const stored = by && (await findStoredAnswer(by, error))
  if (stored) return stored
  throw error
}

/** What reaches beyond the database, such as an event that is sent, cannot be taken back. */
export function notRehearsed({ id: operation }: Operation): Problem {
  return invalidField(
    'Dry-Run',
    say`is not possible for ${operation}, which does more than change records; leave it out`,
  )
}
