// Reading and writing through the query cache: every page reads by operation, and every write makes what is shown fresh.
import { isMusterError } from '@muster/sdk/browser'
import {
  QueryClient,
  queryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  AnswerOf,
  AnyInput,
  AnyOperation,
  AnyRecord,
  Input,
  ListedOf,
  Operation,
  OperationId,
  Output,
} from '../records/operation.ts'
import { ask, askAny } from './ask.ts'
import { useReach } from './reach.ts'
import type { Reach } from './rights.ts'

/** What a query is remembered with, so that a page can be shown as code. */
export interface Asked {
  readonly operation: AnyOperation
  readonly input: AnyInput
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays one; only a service that is away is asked again. The transport has then tried several times.
      retry: (failures, error) => failures < 1 && isMusterError(error) && isAway(error.code),
      refetchOnWindowFocus: true,
    },
  },
})

export const isAway = (code: string): boolean =>
  ['connection_failed', 'timed_out', 'unexpected_response', 'internal_error'].includes(code)

interface ReadOptions<Answer> {
  readonly enabled?: boolean
  /** Asks again after so many milliseconds, or by what was answered. */
  readonly every?: number | false | ((answer: Answer | undefined) => number | false)
}

/** What one operation answers, as a query of its own or one of several. */
export const makeQuery = <Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  { enabled = true, every = false }: ReadOptions<Output<Id>> = {},
  reach?: Reach,
) =>
  queryOptions<Output<Id>>({
    queryKey: [operation.id, input, reach],
    queryFn: ({ signal }) => ask(operation, input, { signal, reach }),
    meta: { operation, input },
    enabled,
    refetchInterval: typeof every === 'function' ? query => every(query.state.data) : every,
  })

/** Reads what one operation answers. */
export const useRead = <Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  options: ReadOptions<Output<Id>> = {},
): UseQueryResult<Output<Id>> => useQuery<Output<Id>>(makeQuery(operation, input, options, useReach()))

/** Whether a record changes by itself, so that it is asked for again each second. */
type Moves = (record: AnyRecord) => boolean

const isStill: Moves = () => false
const oneSecond = 1_000

/** The same by facts alone. */
export function useReadAny(operation: AnyOperation | undefined, input: AnyInput, moves: Moves = isStill) {
  const reach = useReach()
  return useQuery({
    queryKey: [operation?.id, input, reach],
    queryFn: async ({ signal }) =>
      operation === undefined ? null : ((await askAny(operation, input, { signal, reach })) as AnyRecord),
    meta: { operation, input },
    enabled: operation !== undefined,
    refetchInterval: ({ state: { data } }) => data != null && moves(data) && oneSecond,
  })
}

interface Page<Listed> {
  readonly data: readonly Listed[]
  readonly has_more: boolean
  readonly next_cursor: string | null
}

interface ListOptions {
  readonly enabled?: boolean
  readonly moves?: Moves | undefined
}

/** Reads a list page by page: `fetchNextPage` brings more. */
export function useList<Id extends OperationId>(
  operation: Operation<Id>,
  input: AnyInput,
  { enabled = true, moves = isStill }: ListOptions = {},
) {
  const reach = useReach()
  return useInfiniteQuery({
    queryKey: [operation.id, 'pages', input, reach],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === null ? undefined : { starting_after: pageParam }
      const query = Object.assign({ limit: 50 }, input.query, cursor)
      return (await askAny(operation, { path: input.path, query }, { signal, reach })) as Page<ListedOf<Id>>
    },
    initialPageParam: null as string | null,
    getNextPageParam: last => (last.has_more ? last.next_cursor : undefined),
    meta: { operation, input },
    enabled,
    refetchInterval: ({ state: { data } }) =>
      (data?.pages.some(page => page.data.some(one => moves(one as AnyRecord))) ?? false) && oneSecond,
  })
}

/** What is tried while it is filled in is not asked again once it is done. */
export const trialKey = 'trial'

interface Written extends AnyInput {
  readonly dryRun?: boolean
}

/** Writes, and then has everything that is shown read again. */
export function useWrite<Id extends OperationId>(operation: Operation<Id>) {
  const queries = useQueryClient()
  const reach = useReach()
  return useMutation({
    mutationFn: ({ dryRun = false, ...input }: Written) =>
      askAny(operation, input, { dryRun, reach }) as Promise<AnswerOf<Id>>,
    onSuccess: (_answer, { dryRun }) => {
      if (!dryRun) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== trialKey })
    },
  })
}
