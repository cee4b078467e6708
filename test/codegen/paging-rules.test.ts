// Which operations are lists: by the rules of a config file, by a word in the document, and what is refused with a reason.
import { projects } from './made.ts'
import { document, workspaces } from './workspace.ts'

const { make } = projects()
const workspace = workspaces()

const list = `{ type: object, required: [data], properties: { data: { type: array, items: { type: string } }, next: { type: string }, more: { type: array, items: { type: string } } } }`
const shelter = (hint = ''): string =>
  document(
    ['pets', 'owners', 'vets']
      .map(
        name => `  /${name}:
    get:
      operationId: ${name}
      tags: [shelter]
      ${name === 'vets' ? hint : ''}
      parameters: [{ name: ${name === 'pets' ? 'page' : 'after'}, in: query, schema: { type: string } }]
      responses: { '200': { description: It., content: { application/json: { schema: ${list} } } } }
    post: { operationId: post-${name}, responses: { '204': { description: Done. } } }
`,
      )
      .join(''),
  )

const page = { kind: 'page', page: 'page', items: 'data' }
const cursor = { kind: 'cursor', cursor: 'after', next: 'next', items: 'data' }

/** The rules by the methods that page by them. */
function paged(text: string, options: object): Record<string, string> {
  const { files, said } = make(text, { target: ['client'], ...options })
  const { 'app/gen/client.ts': client = '', 'app/gen/paging.ts': paging = 'none' } = files()
  const lists = [...client.matchAll(/list\('\/(\w+)', \{.*paging: paging\.(\w+) \}/g)]
  const kinds = [...paging.matchAll(/readonly kind: '(\w+)'/g)].map(([, kind]) => kind)
  return {
    ...Object.fromEntries(lists.map(([, path, rule]) => [path, rule])),
    kinds: kinds.join(),
    said: said.stdout,
  }
}

it('goes by the first rule that fits, and by what is said of one operation before that', () => {
  expect(paged(shelter(), { paging: [page, cursor] })).toMatchObject({
    pets: 'page',
    owners: 'cursor',
    vets: 'cursor',
    kinds: 'cursor,page',
  })
  const other = { ...cursor, items: 'more' }
  const operations = { vets: { paging: other }, owners: { paging: false } }
  const own = paged(shelter(), { paging: [cursor], operations })
  expect([own.owners, own.vets, own.pets]).toEqual([undefined, 'cursor', undefined])
  expect(paged(shelter(), { operations }).vets).toBe('cursor')
})

it('reads x-paging of the document where rules are asked for, and only there', () => {
  const hinted = shelter('x-paging: { kind: cursor, cursor: after, next: next, items: more }')
  expect(paged(hinted, { paging: [] })).toMatchObject({ vets: 'cursor', kinds: 'cursor' })
  expect(paged(hinted, {})).toMatchObject({ kinds: '' })
  expect(paged(shelter('x-paging: false'), { paging: [cursor] })).not.toHaveProperty('vets')
})

it('keeps one way for all lists as it was, and takes it beside what is said of single operations', () => {
  const way = { cursor: 'after', items: 'data', next: 'next' }
  expect(paged(shelter(), { paging: way }).kinds).toBe('')
  const both = paged(shelter(), { paging: way, operations: { pets: { paging: page } } })
  expect(both).toMatchObject({ pets: 'page', owners: 'cursor', vets: 'cursor' })
})

it('says which rule fits nothing', () => {
  const { said } = paged(shelter(), { paging: [cursor, { ...page, page: 'seite' }] })
  expect(said).toContain('No operation is a list by the rule {"kind":"page","page":"seite","items":"data"}.')
})

it('imports what it needs from the transport of a team', () => {
  const { files } = make(shelter(), { target: ['client'], paging: [cursor], transport: '../own.ts' })
  expect(files()['app/gen/paging.ts']).toContain(`from '../own.ts'`)
})

it.each([
  [
    { vets: { paging: { ...page } } },
    'openapi.yaml:21:5 error unfit-paging: It takes no page in its query. It takes after.',
  ],
  [{ vets: { paging: { ...cursor, next: 'nxt' } } }, 'Its answer has no field nxt. It has data, next, more.'],
  [{ vets: { paging: { ...cursor, items: 'next' } } }, 'Its answer has no list at next.'],
  [{ vets: { paging: { kind: 'link' } } }, 'Its answer has no list. It has data, next, more.'],
  [{ 'post-vets': { paging: { kind: 'link' } } }, 'Only an operation of GET that answers JSON is a list.'],
  [{ cats: { paging: false } }, 'No operation has the id cats.'],
])('refuses a rule for an operation that it does not fit: %j', (operations, told) => {
  expect(() => paged(shelter(), { operations })).toThrow(told)
})

it.each([
  [{ paging: [{ kind: 'pages' }] }, 'paging[0]: there is no kind of paging "pages": there are cursor, page'],
  [{ paging: { kind: 'page' } }, 'paging: paging by page: "page" is missing.'],
  [{ paging: [{ ...page, size: 'x' }] }, 'there is no "size". There are page, items, first, pages, total.'],
  [{ paging: [{ ...page, first: 2 }] }, '"first" has to be 0 or 1.'],
  [{ paging: 'automatic' }, 'paging has to be an object, a list of rules, or auto.'],
  [{ operations: { vets: {} } }, 'operations.vets: "paging" is missing.'],
  [
    { operations: { vets: { paging: true } } },
    'operations.vets.paging: a rule of paging has to be an object.',
  ],
])('refuses a rule that is none: %j', (options, told) => {
  expect(() => paged(shelter(), options)).toThrow(told)
})

it('refuses a rule in the document that is none, with its place', () => {
  expect(() => paged(shelter('x-paging: { kind: cursors }'), { paging: [] })).toThrow(
    'error unfit-paging: There is no kind of paging "cursors"',
  )
})

it('takes the parameter after which a page starts for a cursor where the answer has one', () => {
  const started = shelter()
    .replaceAll('name: after', 'name: starting_after')
    .replaceAll('next:', 'next_cursor:')
  expect(paged(started, { paging: 'auto' })).toMatchObject({
    owners: 'cursor',
    vets: 'cursor',
    kinds: 'cursor',
  })
})

it('is asked for on the command line, too', () => {
  const { run, files } = workspace(shelter())
  expect(run('openapi.yaml', '--out', 'gen', '--target', 'client', '--paging', 'auto')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('owners is a list by cursor: cursor after, next next'),
  })
  expect(files()).toHaveProperty(['gen/paging-rules.ts'])
})
