// Lists: the first page by await, every item by for await, every page by pages().
import type { Called } from './error.ts'
import { makeUnexpected } from './error.ts'

/** A body together with the answer it came in. The answer's own body has been read; its headers have not. */
export interface Answer<T> {
  data: T
  response: Response
}

/**
 * A list. Nothing is sent until it is awaited or iterated. `await list` is the first page, asked for once;
 * each iteration walks the list anew from its start.
 */
export interface List<Item, Page>
  extends Pick<Promise<Page>, 'then' | 'catch' | 'finally'>,
    AsyncIterable<Item> {
  pages(): AsyncIterable<Page>
  withResponse(): Promise<Answer<Page>>
}

interface Envelope {
  data: unknown[]
  has_more: boolean
  next_cursor: string | null
}

/** `load` fetches the page after a cursor; `start` is the caller's own starting_after. */
export function createList<Item, Page>(
  call: Called,
  start: string | undefined,
  load: (cursor: string | undefined) => Promise<Answer<Page>>,
): List<Item, Page> {
  const checked = async (cursor: string | undefined) => {
    const answer = await load(cursor)
    const fault = findFault(answer.data)
    if (fault) throw makeUnexpected(call, answer.response, fault)
    return answer
  }
  async function* pages(): AsyncGenerator<Page> {
    const seen = new Set([start])
    let cursor = start
    for (;;) {
      const { data, response } = await checked(cursor)
      yield data
      const { has_more, next_cursor } = data as Envelope
      if (!has_more) return
      cursor = next_cursor ?? undefined
      if (seen.has(cursor)) {
        throw makeUnexpected(
          call,
          response,
          'a list gave the same next_cursor twice, so that reading on would never end',
        )
      }
      seen.add(cursor)
    }
  }
  let first: Promise<Answer<Page>> | undefined
  const withResponse = () => {
    first ??= checked(start).catch(error => {
      // A failure is not kept: awaiting the list again asks again.
      first = undefined
      throw error
    })
    return first
  }
  const firstPage = () => withResponse().then(answer => answer.data)
  return {
    withResponse,
    pages,
    // biome-ignore lint/suspicious/noThenProperty: await on a list is its first page.
    then: (onPage, onError) => firstPage().then(onPage, onError),
    catch: onError => firstPage().catch(onError),
    finally: onEnd => firstPage().finally(onEnd),
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* (page as Envelope).data as Item[]
    },
  }
}

function findFault(page: unknown): string | undefined {
  const { data, has_more, next_cursor } = (page ?? {}) as Partial<Envelope>
  if (!Array.isArray(data)) return 'a list answered without an array in data'
  if (typeof has_more !== 'boolean') return 'a list answered without has_more'
  if (has_more && !next_cursor) return 'a list said has_more and gave no next_cursor'
  return undefined
}
