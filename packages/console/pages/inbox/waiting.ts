// What waits for the person: the records of each queue that they may decide.
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { askAny } from '../../app/ask.ts'
import { createBulkAction } from '../../gen/operations/bulk-actions.ts'
import { type AnyRecord, readBody } from '../../records/operation.ts'
import type { QueueOf } from '../../records/queues/queue-of.ts'
import { type NounPath, useFindPath } from '../../records/references/record-paths.ts'
import { queues } from './queues.tsx'

export interface PlacedQueue extends QueueOf {
  readonly path: NounPath
}

export interface Waiting {
  readonly queue: PlacedQueue
  readonly record: AnyRecord
}

export interface Group {
  readonly queue: PlacedQueue
  readonly items: readonly Waiting[]
  readonly hasMore: boolean
}

interface Page {
  readonly data: readonly AnyRecord[]
  readonly next_cursor: string | null
}

/** So many of a queue are shown at once, as one bulk action takes; the others come when these are decided. */
const most = readBody(createBulkAction).ids?.maxItems ?? 1

/** The same objects each time, so that what waits can be gathered by its queue. */
function usePlaced(): readonly PlacedQueue[] {
  const find = useFindPath()
  return useMemo(
    () => queues.map(queue => Object.assign({}, queue, { path: find(queue.noun.kind)! })),
    [find],
  )
}

export function useWaiting(
  missing: (operation: string) => string | undefined,
  isLeft: (id: string) => boolean,
): { groups: readonly Group[]; isLoading: boolean; error: unknown } {
  const own = usePlaced().filter(
    ({ noun, approve, decides }) =>
      missing(noun.list.id) === undefined && missing((approve ?? decides)!.id) === undefined,
  )
  const read = useQueries({
    queries: own.map(queue => ({
      queryKey: [queue.noun.list.id, 'inbox', queue.waits],
      queryFn: ({ signal }: { signal: AbortSignal }) => readAll(queue, signal),
      meta: { operation: queue.noun.list, input: { query: queue.waits } },
    })),
  })
  const groups = own.map((queue, at): Group => {
    const { records = [], hasMore = false } = read[at]!.data ?? {}
    const items = records
      .filter(record => isLeft(String(record.id)) && (queue.isWaiting?.(record) ?? true))
      .map(record => keepItem(queue, record))
    return { queue, items, hasMore }
  })
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isLoading: read.some(({ isPending }) => isPending),
    error: read.find(({ error }) => error !== null)?.error ?? null,
  }
}

const items = new WeakMap<AnyRecord, Waiting>()

/** The same item for the same record, so that it can be compared. */
function keepItem(queue: PlacedQueue, record: AnyRecord): Waiting {
  const item = items.get(record) ?? { queue, record }
  items.set(record, item)
  return item
}

async function readAll({ noun, waits }: QueueOf, signal: AbortSignal) {
  const records: AnyRecord[] = []
  let cursor: string | null = null
  do {
    const query = Object.assign({ limit: 100 }, waits, cursor === null ? {} : { starting_after: cursor })
    const page = (await askAny(noun.list, { query }, { signal })) as Page
    records.push(...page.data)
    cursor = page.next_cursor
  } while (cursor !== null && records.length < most)
  return { records, hasMore: cursor !== null }
}
