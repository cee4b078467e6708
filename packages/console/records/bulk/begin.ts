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
  /** It has ended, and what is shown is as it left it. */
  readonly isOver?: boolean
}

export const begunKey = ['bulk actions that were begun here'] as const

const hold = 10

/** Resolves with the bulk action once the service has it. A request that is repeated after a broken connection begins nothing twice. */
export function useBulk() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ operation, ids, body, comment, holdSeconds = hold }: Wanted) =>
      ask(createBulkAction, {
        body: {
          operation: operation.id,
          ids: [...ids],
          body: body === undefined ? null : JSON.stringify(body),
          comment: comment || null,
          hold_seconds: holdSeconds,
        },
      }),
    onSuccess: (made, { ids, title, holdSeconds = hold }) => {
      const begun: Begun = Object.assign(
        { ids, title, heldUntil: performance.now() + holdSeconds * 1_000 },
        made,
      )
      queries.setQueryData<readonly Begun[]>(begunKey, (before = []) => [begun, ...before])
    },
  })
}
