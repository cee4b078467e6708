// What was begun and goes on: as this page began it, and after a reload as the service tells it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import { listBulkActionItems } from '../../gen/operations/bulk-action-items.ts'
import { listBulkActions } from '../../gen/operations/bulk-actions.ts'
import { type Begun, type BulkAction, begunKey } from './begin.ts'

const none: readonly Begun[] = []

/** Newest first; what has ended stays until it is forgotten here. */
export function useBegun() {
  const queries = useQueryClient()
  const { data = none } = useQuery({
    queryKey: begunKey,
    queryFn: async () => {
      const { data: running } = await ask(listBulkActions, { query: { status: 'running' } })
      const known = queries.getQueryData<readonly Begun[]>(begunKey) ?? none
      const others = running.filter(({ id }) => !known.some(one => one.id === id))
      return [...known, ...(await Promise.all(others.map(takeUp)))]
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const forget = (together: string) =>
    queries.setQueryData<readonly Begun[]>(begunKey, (all = none) =>
      all.filter(one => one.together !== together),
    )
  return { begun: data, forget }
}

/** The records that are about to be done, so that no list offers them a second time. */
export function useTakenIds(): ReadonlySet<string> {
  const { begun } = useBegun()
  return new Set(begun.flatMap(({ ids, isOver }) => (isOver ? [] : ids)))
}

/** Begun before this page was loaded, or in another window. */
async function takeUp(made: BulkAction): Promise<Begun> {
  const held = Math.max(0, Date.parse(made.begins_at) - Date.now())
  const ids = await readIds(made.id)
  return Object.assign({ ids, heldUntil: performance.now() + held, together: made.id }, made)
}

async function readIds(id: string): Promise<string[]> {
  const ids: string[] = []
  let starting_after: string | null = null
  do {
    const query = Object.assign({ limit: 100 }, starting_after === null ? {} : { starting_after })
    const page: { data: readonly { object_id: string }[]; next_cursor: string | null } = await ask(
      listBulkActionItems,
      { path: { id }, query },
    )
    ids.push(...page.data.map(({ object_id }) => object_id))
    starting_after = page.next_cursor
  } while (starting_after !== null)
  return ids
}
