// Incremental sync: reads what changed since the last run and says what to store for the next one.
import type { CallOptions, List } from './transport.ts'

/**
 * Subtracted from the service's clock. A change committed while the first page was read may carry an earlier
 * stamp; reading it twice is harmless, missing it is not.
 */
const overlapMs = 30_000
/** Subtracted from the local clock when the service sent no Date: that clock may be ahead. */
const localOverlapMs = 300_000

/** The filters of a list together with `since`; the rest is what a sync sets itself. */
export type SyncInput<Query> = Omit<
  NonNullable<Query>,
  'updated_since' | 'starting_after' | 'include_deleted'
> & {
  /** The `next_since` of the last complete run; without it everything is read. */
  since?: string | Date | undefined
}

/** A run of a sync. Iterate it once to its end, then store `next_since`. */
export interface SyncRun<Item> extends AsyncIterable<Item> {
  /** What to pass as `since` next time. Undefined until the iteration has ended by itself, without error or break. */
  readonly next_since: string | undefined
}

type QueryOf<Resource> = Resource extends { list: (query?: infer Query, options?: CallOptions) => unknown }
  ? NonNullable<Query>
  : never
type ItemOf<Resource> = Resource extends { list: (...call: never) => List<infer Item, infer _Page> }
  ? Item
  : never
type Accepting<Client, Parameter extends string> = {
  [Name in keyof Client]: QueryOf<Client[Name]> extends never
    ? never
    : Parameter extends keyof QueryOf<Client[Name]>
      ? Name
      : never
}[keyof Client]

/** One function for every list of the client that takes updated_since. */
export type Sync<Client> = {
  readonly [Name in Accepting<Client, 'updated_since'>]: (
    input?: SyncInput<QueryOf<Client[Name]>>,
    options?: CallOptions,
  ) => SyncRun<ItemOf<Client[Name]>>
}

/** What each list takes in its query: one that takes no include_deleted refuses it. */
export type ListQueries = Readonly<Record<string, { readonly list?: readonly string[] }>>

type ListOf = (query: object, options?: CallOptions) => List<unknown, unknown>

/** `others` has what is read on in a way of its own. */
export function createSync<Client extends object, Others extends object>(
  client: Client,
  queries: ListQueries,
  others: Others = {} as Others,
): Sync<Client> & Others {
  return new Proxy(others as Sync<Client> & Others, {
    get: (_, name) => {
      if (Object.hasOwn(others, name)) return Reflect.get(others, name)
      const resource = Reflect.get(client, name) as { list?: ListOf } | undefined
      if (!resource?.list) return undefined
      const takesDeleted = queries[String(name)]?.list?.includes('include_deleted')
      return ({ since, ...filters }: SyncInput<object> = {}, options?: CallOptions) =>
        createRun(
          (query, options) => resource.list!(query, options),
          {
            limit: 100,
            ...filters,
            ...(since !== undefined && {
              updated_since: since instanceof Date ? since.toISOString() : since,
            }),
            ...(takesDeleted && { include_deleted: true }),
          },
          options,
        )
    },
  })
}

function createRun(list: ListOf, query: object, options?: CallOptions): SyncRun<unknown> {
  const run: { next_since: string | undefined } & AsyncIterable<unknown> = {
    next_since: undefined,
    async *[Symbol.asyncIterator]() {
      run.next_since = undefined
      const started = Date.now()
      const first = await list(query, options).withResponse()
      const next = clockAtStart(first.response, started)
      const page = first.data as { data: unknown[]; has_more: boolean; next_cursor: string }
      yield* page.data
      if (page.has_more) yield* list({ ...query, starting_after: page.next_cursor }, options)
      run.next_since = next
    },
  }
  return run
}

/**
 * The instant from which the next run must read. Date is the service's clock when it answered, to the second;
 * what the first page took is taken off, to be before the instant at which the page was read.
 */
function clockAtStart(response: Response, started: number): string {
  const answered = Date.parse(response.headers.get('date') ?? '')
  const took = Math.max(0, Date.now() - started)
  const instant = Number.isNaN(answered) ? started - localOverlapMs : answered - took - overlapMs
  return new Date(instant).toISOString()
}
