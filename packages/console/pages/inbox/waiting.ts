// What waits: the records of each queue that the person may decide, or of all that they may see.
import { type QueryClient, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findObstacle } from '../../app/rights.ts'
import { readSession } from '../../app/session.tsx'
import { createBulkAction } from '../../gen/operations/bulk-actions.ts'
import { readAll } from '../../records/lists/read-all.ts'
import { type AnyRecord, readBody } from '../../records/operation.ts'
import type { QueueOf } from '../../records/queues/queue-of.ts'
import { type NounPath, useFindPath } from '../../records/references/record-paths.ts'
import type { Approval } from '../approvals/read.ts'
import { eyesQuery, useEyes } from '../payroll/month/four-eyes.ts'
import { queues } from './queues.tsx'
import { approvalsQuery, useWaitingApprovals } from './steps.ts'

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

type Missing = (operation: string) => unknown

const decisionOf = (queue: QueueOf): string => (queue.approve ?? queue.decides)!.id

const isOwn = (queue: QueueOf, missing: Missing, isEverybodys: boolean): boolean =>
  missing(queue.list.id) === undefined && (isEverybodys || missing(decisionOf(queue)) === undefined)

const queueQuery = ({ list, waits }: QueueOf) => ({
  queryKey: [list.id, 'inbox', waits],
  queryFn: ({ signal }: { signal: AbortSignal }) => readAll<AnyRecord>(list, waits, { signal, most }),
  meta: { operation: list, input: { query: waits } },
})

/** Asks for what waits while the frame around it is still made. */
export async function askForWaiting(queries: QueryClient, isEverybodys: boolean): Promise<void> {
  const session = await readSession(queries)
  const missing = (operation: string) => findObstacle(operation, session)
  const own = session.status === 'active' ? queues.filter(queue => isOwn(queue, missing, isEverybodys)) : []
  if (own.length === 0) return
  for (const queue of own) void queries.prefetchQuery(queueQuery(queue))
  void queries.prefetchQuery(approvalsQuery)
  if (missing('getPayrollSettings') === undefined) void queries.prefetchQuery(eyesQuery)
}

export function useWaiting(
  missing: (operation: string) => string | undefined,
  isLeft: (id: string) => boolean,
  isEverybodys: boolean,
): { groups: readonly Group[]; isLoading: boolean; error: unknown } {
  const eyes = useEyes()
  const own = usePlaced().filter(queue => isOwn(queue, missing, isEverybodys))
  const read = useQueries({ queries: own.map(queueQuery) })
  const approvals = useWaitingApprovals()
  const groups = own.map((queue, at): Group => {
    const { records = [], hasMore = false } = read[at]!.data ?? {}
    const items = records
      .filter(record => isLeft(String(record.id)) && (queue.isWaiting?.(record) ?? true))
      .map(record => {
        const refusal = missing(decisionOf(queue)) ?? queue.refuses?.(record, eyes)
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
