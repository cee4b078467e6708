// What waits: the records of each queue that the person may decide, or of all that they may see.
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createBulkAction } from '../../gen/operations/bulk-actions.ts'
import { readAll } from '../../records/lists/read-all.ts'
import { type AnyRecord, readBody } from '../../records/operation.ts'
import type { QueueOf } from '../../records/queues/queue-of.ts'
import { type NounPath, useFindPath } from '../../records/references/record-paths.ts'
import type { Approval } from '../approvals/read.ts'
import { useEyes } from '../payroll/month/four-eyes.ts'
import { queues } from './queues.tsx'
import { useWaitingApprovals } from './steps.ts'

export interface PlacedQueue extends QueueOf {
  readonly path: NounPath
}

export interface Waiting {
  readonly queue: PlacedQueue
  readonly record: AnyRecord
  /** Why the person does not decide it, in a sentence: a right that they lack, or that it is their own. */
  readonly refusal: string | undefined
  /** Its steps, where it waits for some. */
  readonly approval: Approval | undefined
}

export interface Group {
  readonly queue: PlacedQueue
  readonly items: readonly Waiting[]
  readonly hasMore: boolean
}

/** So many of a queue are shown at once, as one bulk action takes; the others come when these are decided. */
const most = readBody(createBulkAction).ids?.maxItems ?? 1

/** The same objects each time, so that what waits can be gathered by its queue. */
function usePlaced(): readonly PlacedQueue[] {
  const find = useFindPath()
  return useMemo(() => queues.map(queue => Object.assign({}, queue, { path: find(queue.kind)! })), [find])
}

export function useWaiting(
  missing: (operation: string) => string | undefined,
  isLeft: (id: string) => boolean,
  isEverybodys: boolean,
): { groups: readonly Group[]; isLoading: boolean; error: unknown } {
  const eyes = useEyes()
  const refuse = (queue: PlacedQueue) => missing((queue.approve ?? queue.decides)!.id)
  const own = usePlaced().filter(
    queue => missing(queue.list.id) === undefined && (isEverybodys || refuse(queue) === undefined),
  )
  const read = useQueries({
    queries: own.map(queue => ({
      queryKey: [queue.list.id, 'inbox', queue.waits],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        readAll<AnyRecord>(queue.list, queue.waits, { signal, most }),
      meta: { operation: queue.list, input: { query: queue.waits } },
    })),
  })
  const approvals = useWaitingApprovals()
  const groups = own.map((queue, at): Group => {
    const { records = [], hasMore = false } = read[at]!.data ?? {}
    const items = records
      .filter(record => isLeft(String(record.id)) && (queue.isWaiting?.(record) ?? true))
      .map(record => {
        const refusal = refuse(queue) ?? queue.refuses?.(record, eyes)
        return keepItem({ queue, record, refusal, approval: approvals.data?.get(String(record.id)) })
      })
      .filter(({ approval }) => approval === undefined || isLeft(approval.id))
    return { queue, items, hasMore }
  })
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    // Whoever decides has to know whose turn it is.
    isLoading: [...read, approvals].some(({ isPending }) => isPending),
    error: [...read, approvals].find(({ error }) => error !== null)?.error ?? null,
  }
}

const items = new WeakMap<AnyRecord, Waiting>()

/** The same item for the same record, so that it can be compared. */
function keepItem(item: Waiting): Waiting {
  const known = items.get(item.record)
  if (known && known.refusal === item.refusal && known.approval === item.approval) return known
  items.set(item.record, item)
  return item
}
