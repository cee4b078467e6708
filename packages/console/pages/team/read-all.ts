// All records of a list that the team has, page by page up to a bound: what a page compares has to be whole.
import { useQuery } from '@tanstack/react-query'
import { askAny } from '../../app/ask.ts'
import { useReach } from '../../app/reach.ts'
import type { Reach } from '../../app/rights.ts'
import type { AnyOperation } from '../../records/operation.ts'

const pageSize = 100
/** A team of 500, or 500 of their days. */
const mostPages = 5

interface Page<Listed> {
  readonly data: readonly Listed[]
  readonly next_cursor: string | null
}

export interface All<Listed> {
  readonly records: readonly Listed[]
  readonly hasMore: boolean
}

export function useAll<Listed>(operation: AnyOperation, query: Readonly<Record<string, string>>) {
  const reach = useReach()
  return useQuery({
    queryKey: [operation.id, 'all', query, reach],
    queryFn: ({ signal }) => readAll<Listed>(operation, query, { signal, reach }),
    meta: { operation, input: { query } },
  })
}

interface Options {
  readonly signal: AbortSignal
  readonly reach: Reach | undefined
}

async function readAll<Listed>(
  operation: AnyOperation,
  asked: Readonly<Record<string, string>>,
  options: Options,
): Promise<All<Listed>> {
  const records: Listed[] = []
  let cursor: string | null = null
  do {
    const after: object = cursor === null ? {} : { starting_after: cursor }
    const query = Object.assign({ limit: pageSize }, asked, after)
    const page = (await askAny(operation, { query }, options)) as Page<Listed>
    records.push(...page.data)
    cursor = page.next_cursor
  } while (cursor !== null && records.length < pageSize * mostPages)
  return { records, hasMore: cursor !== null }
}
