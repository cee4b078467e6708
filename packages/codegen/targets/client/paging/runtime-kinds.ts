// The texts of paging.ts that stand there by the kinds of paging in use.

export interface KindText {
  kind: string
  /** The interface of its rule, and the name of that. */
  name: string
  type: string
  /** The function that finds what is asked for next, and its name. */
  walk: string
  code: string
}

export const kindTexts: readonly KindText[] = [
  {
    kind: 'cursor',
    name: 'CursorRule',
    walk: 'walkCursor',
    type: `/** Each page has the cursor of the next. */
interface CursorRule extends Items {
  readonly kind: 'cursor'
  /** The query parameter. */
  readonly cursor: string
  readonly next: Keys
  /** Whether there is a next page. */
  readonly more?: Keys
}
`,
    code: `function walkCursor({ cursor, next, more }: CursorRule, { page, first, fail }: Walk): Asked | undefined {
  const value = readAt(page, next) || undefined
  if (value === undefined || (more && readAt(page, more) === false)) return undefined
  if (typeof value !== 'string' && typeof value !== 'number') fail(\`\${next.join('.')} is no cursor, but \${JSON.stringify(value)}.\`)
  return { query: { ...first, [cursor]: value } }
}
`,
  },
  {
    kind: 'page',
    name: 'PageRule',
    walk: 'walkPages',
    type: `/** Pages have numbers. */
interface PageRule extends Items {
  readonly kind: 'page'
  /** The query parameter. */
  readonly page: string
  readonly first: 0 | 1
  /** How many pages there are. */
  readonly pages?: Keys
  /** How many items all pages have. */
  readonly total?: Keys
}
`,
    code: `function walkPages(rule: PageRule, walk: Walk): Asked | undefined {
  const number = readNumber(walk, rule.page, rule.first)
  if (walk.items.length === 0) return undefined
  refuseSame(walk)
  const reached = number - rule.first + 1
  const pages = readCount(walk, rule.pages, reached)
  const isFromStart = Number(walk.first[rule.page] ?? rule.first) === rule.first
  const total = isFromStart ? readCount(walk, rule.total, walk.count) : undefined
  const isLast = pages === undefined && total === undefined ? isShort(walk) : pages === reached || total === walk.count
  return isLast ? undefined : { query: { ...walk.first, [rule.page]: number + 1 } }
}
`,
  },
  {
    kind: 'offset',
    name: 'OffsetRule',
    walk: 'walkOffsets',
    type: `/** A page begins after so many items. */
interface OffsetRule extends Items {
  readonly kind: 'offset'
  /** The query parameter. */
  readonly offset: string
  /** How many items all pages have. */
  readonly total?: Keys
}
`,
    code: `function walkOffsets(rule: OffsetRule, walk: Walk): Asked | undefined {
  const reached = readNumber(walk, rule.offset, 0) + walk.items.length
  if (walk.items.length === 0) return undefined
  refuseSame(walk)
  const total = readCount(walk, rule.total, reached)
  const isLast = total === undefined ? isShort(walk) : total === reached
  return isLast ? undefined : { query: { ...walk.first, [rule.offset]: reached } }
}
`,
  },
  {
    kind: 'link',
    name: 'LinkRule',
    walk: 'walkLinks',
    type: `/** The next page is in the header Link. */
interface LinkRule extends Items {
  readonly kind: 'link'
}
`,
    code: `function walkLinks(_: LinkRule, walk: Walk): Asked | undefined {
  if (!walk.response) return walk.fail('the transport does not let its answers be heard, whose header Link is needed.')
  const next = findNext(walk.response.headers.get('Link') ?? '')
  return next === undefined ? undefined : follow(next, walk)
}
`,
  },
  {
    kind: 'next_url',
    name: 'NextUrlRule',
    walk: 'walkAddresses',
    type: `/** The next page is at an address that the page has. */
interface NextUrlRule extends Items {
  readonly kind: 'next_url'
  readonly next: Keys
}
`,
    code: `function walkAddresses({ next }: NextUrlRule, walk: Walk): Asked | undefined {
  const address = readAt(walk.page, next) || undefined
  if (address === undefined) return undefined
  return typeof address === 'string' ? follow(address, walk) : walk.fail(\`\${next.join('.')} is no address, but \${JSON.stringify(address)}.\`)
}
`,
  },
]

export const followed = `/** What a server says may lead anywhere, and what is sent there holds the keys of the caller. */
function follow(next: string, { response, base = '', fail }: Walk): Asked {
  const { location } = globalThis as { location?: { href: string } }
  const home = parseAddress(base, location?.href)
  const address = parseAddress(next, response?.url || home?.href)
  if (!home || !address) return fail(\`\${JSON.stringify(next)} is no address.\`)
  if (address.origin !== home.origin) fail(\`the next page is at \${address.origin}, and the API at \${home.origin}; nothing is sent there.\`)
  if (address.username || address.password) fail('the address of the next page has a name and a password in it.')
  address.hash = ''
  if (address.href === response?.url) fail(\`the next page of \${address.href} is itself, so that the list has no end.\`)
  return { address: address.href }
}

function parseAddress(text: string, base: string | undefined): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
`

export const findNext = `/** The address with rel="next" in a header Link (RFC 8288). A link with an anchor is one of something else. */
function findNext(header: string): string | undefined {
  for (const [, address, parameters = ''] of header.matchAll(/<([^<>]*)>((?:\\s*;\\s*[^\\s=;,"<>]+(?:\\s*=\\s*(?:"(?:[^"\\\\]|\\\\.)*"|[^\\s",;]+))?)*)/g)) {
    const found = new Map<string, string>()
    for (const [, name = '', quoted, plain] of parameters.matchAll(/;\\s*([^\\s=;,"]+)(?:\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s",;]+)))?/g))
      if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), quoted ?? plain ?? '')
    if (found.has('anchor')) continue
    if (found.get('rel')?.toLowerCase().split(/\\s+/).includes('next')) return address
  }
  return undefined
}
`
