// All records of a list that the team has, up to a bound, within the reach of the page.
import { useQuery } from '@tanstack/react-query'
import { useReach } from '../../app/reach.ts'
import { readAll } from '../../records/lists/read-all.ts'
import type { AnyOperation } from '../../records/operation.ts'

/** A team of 1,000, or 1,000 of their days. */
const most = 1_000

export function useAll<Listed>(operation: AnyOperation, query: Readonly<Record<string, string>>) {
  const reach = useReach()
  return useQuery({
    queryKey: [operation.id, 'all', query, reach],
    queryFn: ({ signal }) => readAll<Listed>(operation, query, { signal, reach, most }),
    meta: { operation, input: { query } },
  })
}
