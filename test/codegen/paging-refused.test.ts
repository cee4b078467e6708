// Lists that lead away or in a circle, or that are none: each ends in an error.
import { type Answer, all, named, shelters } from './shelter.ts'

const { connect } = shelters()

const far = 'http://127.0.0.1:1'

it.each<[string, string, Answer, string]>([
  [
    'the next link leads to another host',
    'links',
    (_, response) => {
      response.setHeader('Link', `<${far}/links>; rel=next`)
      return named('a')
    },
    `the next page is at ${far}`,
  ],
  [
    'the next address leads to another host',
    'addresses',
    () => ({ data: named('a'), links: { next: '//example.com/x' } }),
    'nothing is sent there',
  ],
  [
    'the next address is another scheme',
    'addresses',
    () => ({ data: named('a'), links: { next: 'data:text/plain,x' } }),
    'nothing is sent there',
  ],
  [
    'the next address has a password',
    'addresses',
    (_, { req }) => ({ data: named('a'), links: { next: `http://a:b@${req.headers.host}/x` } }),
    'has a name and a password',
  ],
  [
    'the next address is none',
    'addresses',
    () => ({ data: named('a'), links: { next: 'http://' } }),
    '"http://" is no address',
  ],
  [
    'the next address is a number',
    'addresses',
    () => ({ data: named('a'), links: { next: 7 } }),
    'links.next is no address, but 7',
  ],
  [
    'the next address is the same',
    'addresses',
    () => ({ data: named('a'), links: { next: '?' } }),
    'is itself',
  ],
  [
    'two addresses lead to each other',
    'addresses',
    url => ({ data: named('a'), links: { next: url.search === '?b' ? '/addresses?a' : '/addresses?b' } }),
    'twice, so that the list has no end',
  ],
  [
    'the cursor stays the same',
    'cursors',
    () => ({ data: named('a'), next_cursor: 'x' }),
    '{"query":{"after":"x"}} twice',
  ],
  [
    'the cursor is an object',
    'cursors',
    () => ({ data: named('a'), next_cursor: { id: 'x' } }),
    'next_cursor is no cursor, but {"id":"x"}',
  ],
  ['the number of the page counts for nothing', 'bare', () => named('ab'), 'sends the same page again'],
  [
    'the offset counts for nothing',
    'offsets',
    () => ({ results: named('ab'), total: 99 }),
    'sends the same page again',
  ],
  ['the page is no list', 'cursors', () => ({ data: { a: 1 } }), 'has no list at data'],
  ['a page that needs a list has none', 'cursors', () => ({ error: 'no' }), 'has no list at data'],
  ['a page that is a list is an object', 'bare', () => ({ items: [] }), 'the answer has no list.'],
  ['a page that may lack its list is a text', 'offsets', () => 'sorry', 'has no list at results'],
])('is an error, not a list without an end, where %s', async (_, name, answer, told) => {
  const { pets } = await connect(answer)
  const error = await all(pets[name]!()).catch(caught => caught)
  expect(error).toMatchObject({ name: 'PagingError', path: `/${name}` })
  expect(error.message).toContain(told)
})

it('begins where the caller says, and not at what the server says it began with', async () => {
  const { pets } = await connect(() => ({ data: named('a'), next_cursor: 'x' }))
  await expect(all(pets.cursors!({ after: 'x' }))).rejects.toThrow('{"query":{"after":"x"}} twice')
})
