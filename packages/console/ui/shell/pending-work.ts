// What waits for the person, counted: the rail, the bell and the first page read it once.
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import { useObstacle } from '../../app/session.tsx'
import { getPendingWork } from '../../gen/operations/pending-work.ts'
import type { Output } from '../../records/operation.ts'

export type PendingWork = Output<'getPendingWork'>
export type WorkKind = PendingWork['items'][number]['kind']

export function usePendingWork() {
  const isAllowed = useObstacle()('getPendingWork') === undefined
  return useQuery({
    queryKey: ['getPendingWork', 'shell'],
    queryFn: ({ signal }) => ask(getPendingWork, {}, { signal }),
    enabled: isAllowed,
  })
}

/** How many records of these kinds wait. */
export const countWork = (work: PendingWork | undefined, isCounted: (kind: WorkKind) => boolean): number =>
  (work?.items ?? []).filter(({ kind }) => isCounted(kind)).reduce((sum, { count }) => sum + count, 0)
