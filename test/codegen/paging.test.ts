// Lists of every kind are walked to their end over real connections, and typed by the document.
import { all, named, number, shelters } from './shelter.ts'

const { connect, shelterBy } = shelters()

it('walks a cursor to its end, and awaits to the first page', async () => {
  const { pets, asked } = await connect(url => {
    const after = url.searchParams.get('after') ?? ''
    return {
      data: named(`${after}xy`),
      next_cursor: 'abc'[after.length] ? 'abc'.slice(0, after.length + 1) : null,
    }
  })
  expect(await all(pets.cursors!())).toBe('xyaxyabxyabcxy')
  expect(asked).toEqual([
    'GET /cursors',
    'GET /cursors?after=a',
    'GET /cursors?after=ab',
    'GET /cursors?after=abc',
  ])
  expect(await pets.cursors!({ after: 'abc' })).toEqual({ data: named('abcxy'), next_cursor: null })
  expect(await Array.fromAsync(pets.cursors!({ after: 'ab' }).pages())).toHaveLength(2)
  expect(await pets.cursors!({ after: 'abc' }).withResponse()).toMatchObject({
    data: { data: named('abcxy') },
    status: 200,
    headers: { 'content-type': expect.stringMatching('application/json') },
  })
})

it('ends a cursor where the page says that there is no more', async () => {
  const { pets } = await connect(() => ({ data: named('a'), next_cursor: 'b', has_more: false }))
  expect(await all(pets.cursors!())).toBe('a')
})

it('counts pages to the last that the server names, with what was asked for besides', async () => {
  const { pets, asked } = await connect(url => ({
    items: named(['ab', 'cd', 'ef'][number(url, 'page', 1) - 1] ?? ''),
    meta: { total_pages: 3 },
  }))
  expect(await all(pets.pages!({ kind: 'cat' }))).toBe('abcdef')
  expect(asked).toEqual(['GET /pages?kind=cat', 'GET /pages?kind=cat&page=2', 'GET /pages?kind=cat&page=3'])
  expect(await all(pets.pages!({ page: 3 }))).toBe('ef')
})

it.each([
  ['too many', 1_000_000, 'abcdef'],
  ['none', 0, 'abcdef'],
  ['no number', 'many', 'abcdef'],
  ['nothing', null, 'abcdef'],
])('ends at an empty page where the server names %s', async (_, total_pages, ids) => {
  const { pets } = await connect(url => ({
    items: named(['ab', 'cd', 'ef'][number(url, 'page', 1) - 1] ?? ''),
    meta: { total_pages },
  }))
  expect(await all(pets.pages!())).toBe(ids)
})

it('counts from zero where the document does, and ends at a page that is shorter than the one before', async () => {
  const { pets, asked } = await connect(url => named(['ab', 'cd', 'e', 'never'][number(url, 'page', 0)]!))
  expect(await all(pets.bare!())).toBe('abcde')
  expect(asked).toEqual(['GET /bare', 'GET /bare?page=1', 'GET /bare?page=2'])
})

it('goes on by as many items as came, whatever limit was asked for', async () => {
  const pages = (url: URL) => 'abcdefg'.slice(number(url, 'offset', 0)).slice(0, 3)
  const { pets, asked } = await connect(url => ({ results: named(pages(url)), total: 7 }))
  expect(await all(pets.offsets!({ limit: 100 }))).toBe('abcdefg')
  expect(asked.at(-1)).toBe('GET /offsets?limit=100&offset=6')
  const untold = await connect(url => ({ results: named(pages(url)) }))
  expect(await all(untold.pets.offsets!())).toBe('abcdefg')
  const empty = await connect(() => ({}))
  expect(await all(empty.pets.offsets!())).toBe('')
})

it('follows the header Link with the keys of the caller, however it is written', async () => {
  const links = [
    '</links?page=b>; rel="prev next"; title="a, <b>; rel=last", </x>; rel=last',
    '<x>; rel=nextish, <?page=c> ; REL=next',
    '</other>; rel="next"; anchor="#x", </links?page=d>; title="; rel=none"; rel="NEXT"; rel=last',
    '</links>; title="next"; rel=first',
  ]
  const keys: unknown[] = []
  const { pets, asked } = await connect(
    (url, response, { headers }) => {
      keys.push(headers.authorization)
      const page = url.searchParams.get('page') ?? 'a'
      response.setHeader('Link', links['abcd'.indexOf(page)]!)
      return named(page)
    },
    'auto',
    { Authorization: 'Bearer k' },
  )
  expect(await all(pets.links!({ kind: 'cat' }))).toBe('abcd')
  expect(asked).toEqual([
    'GET /links?kind=cat',
    'GET /links?page=b',
    'GET /links?page=c',
    'GET /links?page=d',
  ])
  expect(new Set(keys)).toEqual(new Set(['Bearer k']))
})

it('follows the address in a page, whole or not, under a name with dots or within another field', async () => {
  const { pets, asked, baseUrl } = await connect((url, { req }) => {
    const page = number(url, 'page', 1)
    const next = page === 1 ? `http://${req.headers.host}/else/where?page=2#top` : '?page=3'
    return url.pathname === '/odata'
      ? { value: named('o'), ...(page < 3 && { '@odata.nextLink': `/odata?page=${page + 1}` }) }
      : { data: named(String(page)), links: { next: page < 3 ? next : null } }
  })
  expect(await all(pets.addresses!())).toBe('123')
  expect(asked).toEqual(['GET /addresses', 'GET /else/where?page=2', 'GET /else/where?page=3'])
  expect(baseUrl).not.toContain('#')
  expect(await all(pets.odata!())).toBe('ooo')
})

it('says which operations common names tell, and how, and which they do not', () => {
  const { said } = shelterBy('auto')
  expect(said.stdout.split('\n').filter(line => / is (a|no) list/.test(line))).toEqual([
    'cursors is a list by cursor: cursor after, next next_cursor, more has_more, items data.',
    'pages is a list by page: page page, pages meta.total_pages, items items.',
    'bare is a list by page: page page, first 0, items the page itself.',
    'offsets is a list by offset: offset offset, total total, items results.',
    'links is a list by link: items the page itself.',
    'addresses is a list by next_url: next links.next, items data.',
    'odata is a list by next_url: next @odata.nextLink, items value.',
    'after is no list: it takes starting_after, and no field of its answer is known to say what comes next.',
    'either is no list: it takes cursor and offset, and names do not say which of them pages it.',
    'vague is no list: it takes page, whose schema says with no default and no minimum whether pages begin at 0 or 1.',
  ])
})

it('is caught and ends as a promise does', async () => {
  const { pets, asked } = await connect((url, response) => {
    if (url.searchParams.has('after')) response.statusCode = 500
    return { data: named('a'), next_cursor: 'b' }
  })
  const ended: string[] = []
  const page = await pets.cursors!().finally(() => ended.push('found'))
  expect(page).toEqual({ data: named('a'), next_cursor: 'b' })
  const refused = pets.cursors!({ after: 'b' }).finally(() => ended.push('refused'))
  expect(await refused.catch((error: { status: number }) => error.status)).toBe(500)
  expect(await pets.cursors!({ after: 'b' }).catch((error: { status: number }) => error.status)).toBe(500)
  expect([ended, asked]).toEqual([
    ['found', 'refused'],
    ['GET /cursors', 'GET /cursors?after=b', 'GET /cursors?after=b'],
  ])
})

it('types items and pages by the document', () => {
  const program = shelterBy('auto')
  program.write(
    'app/use.ts',
    `import { createClient } from './gen/client.ts'
import type { Pet } from './gen/types.ts'
import { PagingError } from './gen/paging.ts'
import { createTransport } from './gen/transport.ts'

const { pets } = createClient(createTransport({ baseUrl: '' }))
for await (const pet of pets.links({ kind: 'cat' })) pet satisfies Pet
for await (const { id } of pets.offsets()) id satisfies string
for await (const page of pets.pages().pages()) page.meta.total_pages satisfies number
const first = await pets.odata()
first.value satisfies Pet[]
const some = await pets.odata().catch(() => undefined)
some?.value satisfies Pet[] | undefined
pets.pages().finally(() => {}) satisfies Promise<{ items: Pet[] }>
pets.vague() satisfies Promise<Pet[]>
export const isEndless = (error: unknown) => error instanceof PagingError
// @ts-expect-error a list whose next page nobody knows is none
for await (const pet of pets.after()) console.log(pet)
// @ts-expect-error
for await (const { name } of pets.bare()) console.log(name)
`,
  )
  expect(program.compile()).toBe('')
})
