// The records of a list that belong to a person, for parts of their page.
import { useReadAny } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import type { AnyOperation } from '../../../records/operation.ts'

/** The newest hundred; none for somebody who may not see the list. */
export function useListed<Listed>(operation: AnyOperation, query: object): readonly Listed[] {
  const isAllowed = useObstacle()(operation.id) === undefined
  const { data } = useReadAny(isAllowed ? operation : undefined, {
    query: Object.assign({ limit: 100 }, query),
  })
  return (data as { data: readonly Listed[] } | null | undefined)?.data ?? []
}
