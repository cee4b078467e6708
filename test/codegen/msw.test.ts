// Examples of answers, and the handlers of msw that send them: what they answer, and what a test may say instead.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { makeMatching } from '../../packages/codegen/targets/msw/pattern.ts'
import { blocksOf, read } from '../support/contract/page.ts'
import { temporaryFolder } from './generated.ts'
import { projects } from './made.ts'
import { document } from './workspace.ts'

const { make } = projects()
const folder = temporaryFolder()
const yaml = join('test', 'codegen', 'documents')
// Webhooks alone answer nothing, and of the other not every schema can be compiled.
const others = ['webhooks.yaml', 'a-schema-that-cannot-be-compiled.yaml']
const documents = readdirSync(yaml).filter(file => file.endsWith('.yaml') && !others.includes(file))

describe('an example of every operation', () => {
  let results: Record<string, { checked: number; wrong: string[] }>

  beforeAll(() => {
    const script = join('test', 'codegen', 'examples-conform.ts')
    const args = [script, folder, ...documents.map(file => join(yaml, file))]
    results = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  })

  it.each(documents)('of %s is what the validation of answers takes', file => {
    expect(results[join(yaml, file)]).toMatchObject({ wrong: [] })
  })

  it('is one of hundreds', () => {
    expect(Object.values(results).reduce((sum, { checked }) => sum + checked, 0)).toBeGreaterThan(200)
  })
})

describe('a text that fits a pattern', () => {
  it.each([
    ['^a$'],
    ['^[A-Z]{3}-\\d{2,4}$'],
    ['^(?:cat|dog)s?$'],
    ['^\\p{Lu}\\w+$'],
    ['^[^a-z]{2}$'],
    ['^(?=.*\\d)[a-z\\d]{4}$'],
    ['^(?:[1-9]\\d{0,3}|0)(?:\\.\\d{1,2})?$'],
    ['^\\+[1-9]\\d{6,14}$'],
    ['^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$'],
    ['^\\u0041[\\x42]\\/$'],
  ])('is made of %s', pattern => {
    expect(makeMatching(pattern, () => true) ?? '').toMatch(new RegExp(pattern, 'u'))
  })

  it('is as long as is asked for, or is none', () => {
    expect(makeMatching('^[a-z]+$', text => text.length >= 20)).toMatch(/^[a-z]{20,}$/)
    expect(makeMatching('^[a-z]{2}$', text => text.length >= 3)).toBeUndefined()
    expect(makeMatching('^(?!a)a$', () => true)).toBeUndefined()
  })
})

const pet = `content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, example: { name: Rex } } }`
const pets = document(
  `  /pets/{pet-id}:
    get:
      operationId: getPet
      tags: [pets]
      parameters: [{ name: pet-id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: It., ${pet} } }
    delete:
      operationId: removePet
      tags: [pets]
      parameters: [{ name: pet-id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Gone. } }
  /pets/best:
    get:
      operationId: getBest
      tags: [pets]
      responses:
        '200':
          description: The best.
          headers: { X-Rank: { required: true, schema: { type: integer, minimum: 3 } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, example: { name: 7 } } }
  /logs:
    get: { operationId: getLog, tags: [logs], responses: { '200': { description: It., content: { text/plain: { schema: { type: string } } } } } }
  /photo:
    get: { operationId: getPhoto, tags: [logs], responses: { '200': { description: It., content: { image/png: {} } } } }`,
  `components: { schemas: { Pet: { type: object, required: [name], properties: { name: { type: string } } } } }`,
)

type CreateHandlers = (answers?: object, baseUrl?: string) => HttpHandler[]

const made = () => make(pets, { target: ['types', 'msw'] })

const ask = (handlers: HttpHandler[], method: string, url: string): Promise<Response | undefined> =>
  getResponse(handlers, new Request(url, { method }))

describe('handlers', () => {
  let createHandlers: CreateHandlers

  beforeAll(async () => {
    const { load } = made()
    createHandlers = (await load('msw.ts')).createHandlers as CreateHandlers
  })

  const at = 'https://api.example.com/v1'

  it('answer with the example of the document, or with one that fits where that does not', async () => {
    const [one, best] = await Promise.all(
      ['pets/p1', 'pets/best'].map(path => ask(createHandlers(), 'get', `${at}/${path}`)),
    )
    expect([one!.status, await one!.json()]).toEqual([200, { name: 'Rex' }])
    expect([await best!.json(), best!.headers.get('X-Rank')]).toEqual([{ name: 'name' }, '3'])
  })

  it('answer with nothing, a text or bytes, as the document says', async () => {
    const removed = await ask(createHandlers(), 'delete', `${at}/pets/p1`)
    expect([removed!.status, removed!.body]).toEqual([204, null])
    const log = await ask(createHandlers(), 'get', `${at}/logs?since=1`)
    expect([log!.headers.get('Content-Type'), await log!.text()]).toEqual(['text/plain', 'text'])
    const photo = await ask(createHandlers(), 'get', `${at}/photo`)
    expect([photo!.headers.get('Content-Type'), (await photo!.bytes()).length > 0]).toEqual([
      'image/png',
      true,
    ])
  })

  it('answer with what a test says: a body, a function of the request, a response', async () => {
    const calls: unknown[] = []
    const getPet = ({ request, path }: { request: Request; path: object }) => {
      calls.push([request.method, path])
      return { name: 'Mia' }
    }
    const handlers = createHandlers({
      getPet,
      getBest: { name: 'Tom' },
      getLog: new Response(null, { status: 503 }),
    })
    const told = await ask(handlers, 'get', `${at}/pets/a%20b`)
    expect([await told!.json(), calls]).toEqual([{ name: 'Mia' }, [['GET', { 'pet-id': 'a b' }]]])
    expect(await (await ask(handlers, 'get', `${at}/pets/best`))!.json()).toEqual({ name: 'Tom' })
    expect((await ask(handlers, 'get', `${at}/logs`))!.status).toBe(503)
    expect((await ask(handlers, 'get', `${at}/logs`))!.status).toBe(503)
  })

  it('answer at one address, where one is named', async () => {
    const named = createHandlers({}, `${at}/`)
    expect(await ask(named, 'get', `${at}/logs`)).toBeDefined()
    expect(await ask(named, 'get', 'https://other.example.com/v1/logs')).toBeUndefined()
    expect(await ask(named, 'get', `${at}/pets/p1/toys`)).toBeUndefined()
    expect(await ask(createHandlers({}, '/v1'), 'get', 'http://localhost:3000/v1/logs')).toBeDefined()
    expect(await ask(createHandlers({}, '/v1'), 'get', 'http://localhost:3000/v2/v1/logs')).toBeUndefined()
  })

  it('answer what a program fetches', async () => {
    const mocked = setupServer(...createHandlers({ getBest: { name: 'Tom' } }, at))
    mocked.listen()
    try {
      expect(await (await fetch(`${at}/pets/best`)).json()).toEqual({ name: 'Tom' })
    } finally {
      mocked.close()
    }
  })

  it('refuse a body that is not of the operation, at compile time', () => {
    const { write, compile } = made()
    const lines = [
      `import { createHandlers } from './gen/msw.ts'`,
      `import { examples } from './gen/examples.ts'`,
      `export const handlers = createHandlers({ getPet: { name: 'Mia' }, getBest: ({ path }) => ({ name: path.id ?? '' }) })`,
      `createHandlers({ removePet: () => undefined, getLog: async () => new Response('a') }, '/v1')`,
      `export const name: string = examples.getPet.name`,
      `// @ts-expect-error its name is a text`,
      `createHandlers({ getPet: { name: 7 } })`,
      `// @ts-expect-error there is no such operation`,
      `createHandlers({ getCat: { name: 'a' } })`,
    ]
    write('app/use.ts', lines.join('\n'))
    expect(compile()).toBe('')
  })
})

it('has a sample in the README that compiles', () => {
  const sections = read('packages/codegen/README.md').split(/^##+ /m)
  const start = sections.find(text => text.startsWith('Five minutes'))!
  const [sample] = blocksOf(sections.find(text => text.startsWith('Msw'))!)
  const source = blocksOf(start).find(({ text }) => text.startsWith('# openapi.yaml'))!
  const { write, compile } = make(source.text, { target: ['types', 'client', 'msw'] })
  write('app/use.ts', sample!.text)
  expect(compile()).toBe('')
})
