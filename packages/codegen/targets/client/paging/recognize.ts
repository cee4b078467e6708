// Lists that common names of parameters and fields tell. One whose next page these do not tell for certain is none.

import type { SchemaObject } from '../../../document/openapi.ts'
import type { Operation, Parameter } from '../../../model/model.ts'
import type { Locator } from './locate.ts'
import { findParameter, type Rule } from './rules.ts'

const wrappers = 'meta pagination paging page_info pageInfo response_metadata metadata'.split(' ')

/** Names, and the same within what many answers put them into. */
function under(names: string): string[] {
  const bare = names.split(' ')
  return bare.concat(wrappers.flatMap(outer => bare.map(name => `${outer}.${name}`)))
}

const items = 'data items results records entries values value content'.split(' ')
const addresses = under('next_url nextUrl next_page_url nextPageUrl next_link nextLink').concat(
  'links.next links.next.href _links.next.href _links.next @odata.nextLink'.split(' '),
)
const cursors =
  'cursor after page_token pageToken next_token nextToken continuation_token continuationToken marker page[after] page[cursor] starting_after startingAfter'
const tokens =
  'next_cursor nextCursor next_page_token nextPageToken next_token nextToken next_marker nextMarker'
const nexts = under(
  `${tokens} continuation_token continuationToken end_cursor endCursor next_page_cursor cursors.after`,
)
const mores = under('has_more hasMore has_next hasNext has_next_page hasNextPage')
const numbers = 'page page_number pageNumber page[number]'
const counts = under('total_pages totalPages max_page maxPage page_count pageCount last_page lastPage')
const offsets = 'offset skip $skip page[offset]'
const totals = under('total total_count totalCount total_items totalItems')
/** Those that say where to go on by a record, which no field of an answer is sure to hold. */
const others = 'before since_id max_id start startIndex start_index from'

/** What may page an operation, most certain first; and why what looks like a list may be none. */
export interface Recognized {
  rules: Rule[]
  doubts: string[]
}

export function recognize(
  operation: Operation,
  page: SchemaObject,
  locator: Locator,
  hasLink: boolean,
): Recognized {
  const found: Recognized = { rules: [], doubts: [] }
  const list = findItems(page, locator)
  if (list === undefined) return found
  const parameter = (names: string): Parameter | undefined =>
    names
      .split(' ')
      .flatMap(name => operation.parameters.find(one => one.in === 'query' && one.name === name) ?? [])[0]
  const first = (names: readonly string[], types: readonly string[]): string | undefined =>
    names.find(name => types.includes(locator.field(page, name)?.facts.type ?? ''))
  if (hasLink) found.rules.push({ kind: 'link', ...list })
  const address = first(addresses, ['string']) ?? findPlainNext(page, locator, true)
  if (address !== undefined) found.rules.push({ kind: 'next_url', next: address, ...list })
  const asked: Rule[] = []
  const cursor = parameter(cursors)
  const next = first(nexts, ['string', 'integer']) ?? findPlainNext(page, locator, false)
  const more = first(mores, ['boolean'])
  if (cursor && next !== undefined)
    asked.push({ kind: 'cursor', cursor: cursor.name, next, ...(more && { more }), ...list })
  const total = first(totals, ['integer', 'number'])
  const number = parameter(numbers)
  const start = number && findStart(number)
  if (number && start === undefined)
    found.doubts.push(
      `takes ${number.name}, whose schema says with no default and no minimum whether pages begin at 0 or 1`,
    )
  const pages = first(counts, ['integer', 'number'])
  if (number && start !== undefined)
    asked.push({
      kind: 'page',
      page: number.name,
      ...(start === 0 && { first: 0 }),
      ...(pages && { pages }),
      ...(total && !pages && { total }),
      ...list,
    })
  const offset = parameter(offsets)
  if (offset) asked.push({ kind: 'offset', offset: offset.name, ...(total && { total }), ...list })
  const other = cursor ?? parameter(others)
  if (other)
    found.doubts.push(`takes ${other.name}, and no field of its answer is known to say what comes next`)
  // Which of two the server goes by may depend on a third parameter.
  if (asked.length < 2) found.rules.push(...asked)
  else found.doubts = [`takes ${tellParameters(asked)}, and names do not say which of them pages it`]
  return found
}

const tellParameters = (rules: readonly Rule[]): string =>
  rules.flatMap(rule => findParameter(rule) ?? []).join(' and ')

/** Where several lists stand in a page, one with a common name is that of the items. */
function findItems(page: SchemaObject, locator: Locator): { items?: string } | undefined {
  if (locator.items(page)) return {}
  const name = items.find(one => locator.items(page, one))
  return name === undefined ? undefined : { items: name }
}

/** A field that is only called next is an address by its format, and a cursor otherwise. */
function findPlainNext(page: SchemaObject, locator: Locator, isAddress: boolean): string | undefined {
  return under('next').find(name => {
    const { type, format = '' } = locator.field(page, name)?.facts ?? {}
    return type === 'string' && /^(ur[il]|uri-reference)$/.test(format) === isAddress
  })
}

function findStart({ type, default: usual, minimum }: Parameter): 0 | 1 | undefined {
  if (type !== 'integer' && type !== 'number') return undefined
  const start = usual ?? minimum
  return start === 0 || start === 1 ? start : undefined
}
