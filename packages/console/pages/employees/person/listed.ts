// The records of a list that belong to a person, for parts of their page.
import { useReadAny } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import type { AnyOperation } from '../../../records/operation.ts'

interface Listing<Listed> {
  readonly records: readonly Listed[]
  readonly isLoading: boolean
}

/** The newest hundred; none for somebody who may not see the list. */
export function useListing<Listed>(operation: AnyOperation, query: object): Listing<Listed> {
  const isAllowed = useObstacle()(operation.id) === undefined
  const { data, isLoading } = useReadAny(isAllowed ? operation : undefined, {
    query: Object.assign({ limit: 100 }, query),
  })
  return { records: (data as { data: readonly Listed[] } | null | undefined)?.data ?? [], isLoading }
}

export const useListed = <Listed>(operation: AnyOperation, query: object): readonly Listed[] =>
  useListing<Listed>(operation, query).records
