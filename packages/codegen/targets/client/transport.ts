// transport.ts: the transport of an emitted client where a team brings none of its own, over openapi-fetch.

import { type GeneratedFile, quote } from '../../output/emit.ts'
import { isFollowing } from './paging/runtime.ts'
import { replaceAll } from './streams/file.ts'
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

/** The transport of a client whose lists are paged by rules, each in a way of its own. */
export function makeRuledTransportFile(kinds: ReadonlySet<string>): GeneratedFile {
  const isFollowed = isFollowing(kinds)
  const asked = isFollowed
    ? `  /** Where the page of a list is, in place of what is made of the path and the query. */
  address?: string
  /** Is called with the answer. */
  hear?: (response: Response) => void
`
    : ''
  const types = insert(declarations, '  headers?: object | undefined\n', {
    before: `  /** How a list is paged. */\n  paging?: PagingRule\n${asked}`,
  })
  const imported = insert(types, "from 'openapi-fetch'\n", {
    after: "import { list, type PagingRule } from './paging.ts'\n",
  })
  if (!isFollowed) return { path: 'transport.ts', text: `${imported}\n${request}\n${bodies}` }
  const addressed = insert(request, '      ...bodyOf(input),\n', {
    before: `      ...(input.address !== undefined && { params: { path: {} }, pathSerializer: () => input.address, querySerializer: () => '' }),
`,
  })
  const heard = insert(addressed, '    if (!response.ok) throw', { before: '    input.hear?.(response)\n' })
  const based = insert(heard, 'list(request, path, input, call', { after: ', options.baseUrl' })
  return { path: 'transport.ts', text: `${imported}\n${based}\n${bodies}` }
}

const streamed = '{ ...input, take: takeStream }, own), call)'

/** The same for a client that has dates in place of their texts. */
export function addDates({ path, text }: GeneratedFile): GeneratedFile {
  const readAs = (status: string, body: string) => `readDates(\`\${method} \${path}\`, ${status}, ${body})`
  const read = (body: string) => readAs('response.status', body)
  const changes = [
    ["from 'openapi-fetch'\n", "from 'openapi-fetch'\nimport { readDates, writeDates } from './dates.ts'\n"],
    ['inItsType(asked)', 'inItsType(writeDates(asked))'],
    ['error, method, path)', `${read('error')}, method, path)`],
    ['await received(response, data)', read('await received(response, data)')],
  ] as const
  const ofStreams = text.includes(streamed)
    ? [[streamed, streamed.replace('call)', `call, (item, status) => ${readAs('status', 'item')})`)] as const]
    : []
  return { path, text: replaceAll(text, [...changes, ...ofStreams]) }
}

/** Puts more into a text that the emitted transports share. */
function insert(
  text: string,
  at: string,
  { before = '', after = '' }: { before?: string; after?: string },
): string {
  if (!text.includes(at)) throw new Error(`The emitted transport has no ${at}`)
  return text.replace(at, () => before + at + after)
}

function writeTransport(paging: Paging): string {
  const more = paging.more === undefined ? '' : `page[${quote(paging.more)}] !== false && `
  return `${declarations}
${request}
${bodies}
function list<Item, Page, Whole>(
  request: Transport['request'],
  path: string,
  input: RequestInput,
  call?: CallOptions,
): List<Item, Page, Whole> {
  const get = (query: object | undefined) => request<Page, Whole>('get', path, query ? { ...input, query } : input, call)
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
    withResponse: () => get(input.query).withResponse(),
    [Symbol.asyncIterator]: items,
    // biome-ignore lint/suspicious/noThenProperty: a list is awaited for its first page
    then: (resolve, reject) => get(input.query).then(resolve, reject),
    catch: reject => get(input.query).catch(reject),
    finally: settle => get(input.query).finally(settle),
  }
}
`
}

const writeProperty = (name: string): string => (/^[\w$]+$/.test(name) ? name : quote(name))
