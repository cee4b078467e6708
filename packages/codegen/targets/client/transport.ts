// transport.ts: the transport of an emitted client where a team brings none of its own, over openapi-fetch.

import { type GeneratedFile, quote } from '../../output/emit.ts'
import { bodies } from './transport-bodies.ts'
import { request } from './transport-request.ts'
import { declarations } from './transport-types.ts'

export interface Paging {
  /** The query parameter that holds the cursor. */
  cursor: string
  /** The field of a page that holds its items. */
  items: string
  /** The field of a page that holds the cursor of the next. */
  next: string
  /** The field of a page that says whether there is a next. */
  more?: string
}

const none: Paging = { cursor: 'cursor', items: 'items', next: 'next' }

export function makeTransportFile(paging: Paging = none): GeneratedFile {
  return { path: 'transport.ts', text: writeTransport(paging) }
}

function writeTransport(paging: Paging): string {
  const more = paging.more === undefined ? '' : `page[${quote(paging.more)}] !== false && `
  return `${declarations}
${request}
${bodies}
function list<Item, Page>(
  request: Transport['request'],
  path: string,
  input: RequestInput,
  call?: CallOptions,
): List<Item, Page> {
  const get = (query: object | undefined) => request<Page>('get', path, query ? { ...input, query } : input, call)
  async function* pages(): AsyncGenerator<Page, void, undefined> {
    let cursor: unknown
    do {
      const found = await get(cursor === undefined ? input.query : { ...input.query, ${writeProperty(paging.cursor)}: cursor })
      yield found
      const page = found as Record<string, unknown>
      cursor = ${more}page[${quote(paging.next)}] || undefined
    } while (cursor !== undefined && cursor !== false)
  }
  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages()) yield* (page as Record<string, Item[]>)[${quote(paging.items)}] ?? []
  }
  return {
    pages,
    [Symbol.asyncIterator]: items,
    // biome-ignore lint/suspicious/noThenProperty: a list is awaited for its first page
    then: (resolve, reject) => get(input.query).then(resolve, reject),
  }
}
`
}

const writeProperty = (name: string): string => (/^[\w$]+$/.test(name) ? name : quote(name))
