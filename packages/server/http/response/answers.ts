// Answers: what is sent for a request, as text, and what is stored of it for a repetition.

import { say } from '@muster/sentences'
import type { Answer } from '../idempotency.ts'
import { toNoun } from '../nouns.ts'
import { findOnce, type Operation, serialise } from '../operation.ts'
import { Problem } from '../problem.ts'
import type { Reader } from './response-fields.ts'

/** The answer to what was done, for its caller. */
export function tellDone(operation: Operation, result: object, caller: Reader): Answer {
  return {
    status: operation.facts.status,
    media_type: 'application/json',
    body: serialise(operation, result, caller),
    headers: {},
  }
}

/** In the console, each sentence has its pattern and values beside it. */
export function tellProblem(problem: Problem, requestId: string, isCoded: boolean): Answer {
  return {
    status: problem.status,
    media_type: 'application/problem+json',
    body: JSON.stringify(isCoded ? problem.writeCoded(requestId) : problem.body(requestId)),
    headers: problem.extras.headers ?? {},
  }
}

interface Made {
  readonly object?: unknown
  readonly id?: unknown
  readonly created_at?: unknown
  /** Of what gets another secret later. */
  readonly rotated_at?: unknown
}

/** The answer to a repeat: the same, unless it has a secret, which is shown once. */
export function keepForRepeats(
  operation: Operation,
  answer: Answer,
  tell: (problem: Problem) => Answer,
): Answer {
  if (operation.secret !== 'once' || answer.media_type !== 'application/json') return answer
  const body = JSON.parse(answer.body) as Record<string, unknown>
  const field = findOnce(operation, body)
  if (field === undefined) return answer
  const { object, created_at, rotated_at = created_at } = [body, ...Object.values(body)].find(isMade) ?? {}
  const noun = toNoun(String(object))
  return tell(
    new Problem(
      'conflict',
      say`Under this Idempotency-Key the ${noun} was made at ${String(rotated_at)}, and the first response showed its ${toNoun(field)}, which is shown once and not kept. If that response was lost, revoke the ${noun} and make another one under a new Idempotency-Key.`,
      { title: 'Shown once already' },
    ),
  )
}

const isMade = (value: unknown): value is Made =>
  typeof value === 'object' && value !== null && 'id' in value && 'object' in value
