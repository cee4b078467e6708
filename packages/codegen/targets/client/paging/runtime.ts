// paging.ts: how an emitted client goes from page to page, with only the kinds of paging that its document has.

import { type GeneratedFile, quote, writeKey, writeLiteral } from '../../../output/emit.ts'
import type { EmittedRule } from './find.ts'
import { findNext, followed, kindTexts } from './runtime-kinds.ts'

/** Whether the next page is at an address that the server says. */
export const isFollowing = (kinds: ReadonlySet<string>): boolean => kinds.has('link') || kinds.has('next_url')

/** @param transport the module that has the types of the transport */
export function makePagingFile(kinds: ReadonlySet<string>, transport: string): GeneratedFile {
  const used = kindTexts.filter(({ kind }) => kinds.has(kind))
  const isCounting = kinds.has('page') || kinds.has('offset')
  const text = [
    `import type { CallOptions, List, RequestInput, Transport } from ${quote(transport)}\n`,
    head,
    ...used.map(({ type }) => type),
    `export type PagingRule = ${used.map(({ name }) => name).join(' | ')}\n`,
    error,
    writeWalkTypes(isFollowing(kinds)),
    writeList(isFollowing(kinds)),
    reading,
    ...used.map(({ code }) => code),
    `const walks: { readonly [Kind in PagingRule['kind']]: (rule: Extract<PagingRule, { kind: Kind }>, walk: Walk) => Asked | undefined } = {
${used.map(({ kind, walk }) => `  ${kind}: ${walk},\n`).join('')}}
`,
    ...(isCounting ? [counting] : []),
    ...(isFollowing(kinds) ? [followed] : []),
    ...(kinds.has('link') ? [findNext] : []),
  ]
  return { path: 'paging.ts', text: text.join('\n') }
}

/** The rules of a document, each once, by the names under which its lists take them. */
export function makeRulesFile(rules: ReadonlyMap<string, EmittedRule>): GeneratedFile {
  const entries = [...rules].map(([name, rule]) => {
    return `  ${writeKey(name)}: ${writeLiteral(rule, '  ', name.length + 3)},\n`
  })
  const text = `import type { PagingRule } from './paging.ts'

/** How the lists of the document are paged. */
export const paging = {
${entries.join('')}} as const satisfies Record<string, PagingRule>
`
  return { path: 'paging-rules.ts', text }
}

const head = `/** The keys that lead to a value in a page; none for the page itself. */
type Keys = readonly string[]

interface Items {
  readonly items: Keys
  /** A page may have none. */
  readonly optional?: true
}
`

const error = `/** A list that cannot be walked to its end: it leads in a circle, to another host, or is no list. */
export class PagingError extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(\`GET \${path}: \${message}\`)
    this.name = 'PagingError'
    this.path = path
  }
}
`

const writeWalkTypes = (
  isFollowing: boolean,
): string => `/** What one page is asked for with, besides what the caller asks for. */
interface Asked {
  query?: Record<string, unknown>
${isFollowing ? '  address?: string\n' : ''}}

/** Where a walk stands after a page. */
interface Walk {
  page: unknown
  items: readonly unknown[]
  query: Record<string, unknown>
  first: Record<string, unknown>
  /** The items of all pages so far. */
  count: number
  /** The page before it. */
  before?: Walk
${isFollowing ? '  response?: Response\n  base?: string\n' : ''}  fail(message: string): never
}
`

const ask = `  const ask = async (asked: Asked): Promise<{ page: Page }> => ({ page: await request<Page>('get', path, { ...sent, ...asked }, call) })
`

const askAndHear = `  async function ask(asked: Asked): Promise<{ page: Page; response?: Response }> {
    let response: Response | undefined
    const hear = (heard: Response) => {
      response = heard
    }
    const page = await request<Page>('get', path, { ...sent, ...asked, hear }, call)
    return response ? { page, response } : { page }
  }
`

const writeList = (isFollowing: boolean): string => `export function list<Item, Page, Whole>(
  request: Transport['request'],
  path: string,
  input: RequestInput,
  call?: CallOptions,
${isFollowing ? '  base?: string,\n' : ''}): List<Item, Page, Whole> {
  const { paging: rule, ...sent } = input
  const fail = (message: string): never => {
    throw new PagingError(path, message)
  }
  if (!rule) return fail('nothing says how the list is paged.')
  const first = { ...sent.query } as Record<string, unknown>
${isFollowing ? askAndHear : ask}  async function* walk(): AsyncGenerator<Walk & { page: Page }, void, undefined> {
    let asked: Asked | undefined = {}
    let before: Walk | undefined
    const seen = new Set([JSON.stringify({ query: first })])
    while (asked) {
      const answer: { page: Page } = await ask(asked)
      const items = readItems(answer.page, rule!) ?? fail(\`the answer has no list\${rule!.items.length > 0 ? \` at \${rule!.items.join('.')}\` : ''}.\`)
      const query: Record<string, unknown> = asked.query ?? first
      const count: number = (before?.count ?? 0) + items.length
      const step: Walk & { page: Page } = { ...answer, items, query, first, count, ${isFollowing ? '...(base !== undefined && { base }), ' : ''}...(before && { before }), fail }
      yield step
      asked = (walks[rule!.kind] as (rule: PagingRule, walk: Walk) => Asked | undefined)(rule!, step)
      const key = JSON.stringify(asked)
      if (seen.has(key)) fail(\`the server leads to \${key} twice, so that the list has no end.\`)
      seen.add(key)
      delete step.before
      before = step
    }
  }
${ends}`

const ends = `  async function* pages(): AsyncGenerator<Page, void, undefined> {
    for await (const { page } of walk()) yield page
  }
  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const step of walk()) yield* step.items as readonly Item[]
  }
  const firstPage = () => ask({}).then(({ page }) => page)
  return {
    pages,
    withResponse: () => request<Page, Whole>('get', path, sent, call).withResponse(),
    [Symbol.asyncIterator]: items,
    // biome-ignore lint/suspicious/noThenProperty: a list is awaited for its first page
    then: (resolve, reject) => firstPage().then(resolve, reject),
    catch: reject => firstPage().catch(reject),
    finally: settle => firstPage().finally(settle),
  }
}
`

const reading = `const readAt = (page: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as Record<string, unknown>)[key] : undefined),
    page,
  )

/** The items of a page; undefined where it has none although it has to. */
function readItems(page: unknown, { items, optional }: Items): readonly unknown[] | undefined {
  const found = readAt(page, items)
  if (Array.isArray(found)) return found
  return optional && (found ?? null) === null && typeof page === 'object' && page !== null ? [] : undefined
}
`

const counting = `/** How many there are, where the server says so; not where it says fewer than it has sent. */
function readCount({ page }: Walk, keys: Keys | undefined, sent: number): number | undefined {
  const count = keys && Number(readAt(page, keys) ?? Number.NaN)
  return count !== undefined && count >= sent ? count : undefined
}

/** Nothing says how many there are: a page that is shorter than the one before it is the last. */
const isShort = ({ items, before }: Walk): boolean => before !== undefined && items.length < before.items.length

/** A server that does not look at what it is asked for sends the same page for ever. */
function refuseSame({ page, items, before, fail }: Walk): void {
  const isTold = items.some(item => typeof item === 'object' && item !== null)
  if (before && isTold && JSON.stringify(page) === JSON.stringify(before.page)) fail('the server sends the same page again.')
}

/** A number in the query, which may be written as a text. */
function readNumber({ query, fail }: Walk, name: string, usual: number): number {
  const value = Number(query[name] ?? usual)
  return Number.isInteger(value) ? value : fail(\`\${name} is no whole number, but \${JSON.stringify(query[name])}.\`)
}
`
