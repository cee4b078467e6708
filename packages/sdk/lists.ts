// Lists for a transport, apart from the rest of it: a page that walks none does not load them.
import { type MusterOptions, readSettings } from './options.ts'
import { createList, type List } from './paging.ts'
import {
  type CallOptions,
  connect,
  fillPath,
  type RequestInput,
  type Requests,
  type Transport,
} from './transport.ts'

/** Throws TypeError when the options can never work. */
export function createTransport(options: MusterOptions): Transport {
  const settings = readSettings(options)
  return addLists(connect(settings), settings.place)
}

/** `place` is where a path of the contract is asked for, as failures name it. */
export function addLists(requests: Requests, place: (path: string) => string): Transport {
  return {
    ...requests,
    list<Item, Page>(path: string, input: RequestInput, options?: CallOptions): List<Item, Page> {
      return createList<Item, Page>(
        { method: 'GET', path: fillPath(place(path), input) },
        (input.query as { starting_after?: string } | undefined)?.starting_after,
        // The first page of a walk from the start is asked for without a cursor.
        starting_after =>
          requests
            .request<Page>('get', path, { ...input, query: { ...input.query, starting_after } }, options)
            .withResponse(),
      )
    },
  }
}
