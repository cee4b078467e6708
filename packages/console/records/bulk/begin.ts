// Begins one action on many records: the service does it, so it goes on where the page is closed or the connection drops.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import { createBulkAction } from '../../gen/operations/bulk-actions.ts'
import type { AnyOperation, Output } from '../operation.ts'

export type BulkAction = Output<'createBulkAction'>

export interface Wanted {
  /** One with `bulk`. */
  readonly operation: AnyOperation
  readonly ids: readonly string[]
  readonly body?: object | undefined
  readonly comment?: string | undefined
  /** What people call the one record that it is about. */
  readonly title?: string | undefined
  /** For how long all of it can be taken back. */
  readonly holdSeconds?: number
}

/** What this page has begun, newest first, with the records that it is about. */
export interface Begun extends BulkAction {
  readonly ids: readonly string[]
  readonly title?: string | undefined
  /** In the milliseconds of this page, which no clock moves. */
  readonly heldUntil: number
  /** The same for all that was decided at once, so that it is told and taken back as one. */
  readonly together: string
  /** It has ended, and what is shown is as it left it. */
  readonly isOver?: boolean
}

export const begunKey = ['bulk actions that were begun here'] as const

const hold = 10

/** Begins all of them as one decision. A request that is repeated after a broken connection begins nothing twice. */
export function useBulk() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (all: readonly Wanted[]) => {
      const answers = await Promise.allSettled(all.map(begin))
      const made = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
      const together = made.map(({ id }) => id).join(' ')
      const begun = made.map((one): Begun => Object.assign({ together }, one))
      queries.setQueryData<readonly Begun[]>(begunKey, (before = []) => [...begun, ...before])
      // What the service did not get is told, and what it did get goes on.
      const lost = answers.find(answer => answer.status === 'rejected')
      if (lost) throw lost.reason
    },
  })
}

async function begin({ operation, ids, body, comment, title, holdSeconds = hold }: Wanted) {
  const made = await ask(createBulkAction, {
    body: {
      operation: operation.id,
      // It is offered for what is chosen, which is one at least.
      ids: [...ids] as [string, ...string[]],
      body: body === undefined ? null : JSON.stringify(body),
      comment: comment || null,
      hold_seconds: holdSeconds,
    },
  })
  return Object.assign({ ids, title, heldUntil: performance.now() + holdSeconds * 1_000 }, made)
}
