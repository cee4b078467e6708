// Clients whose instants are Date, or whose instants and days are those of Temporal: types, answers, requests, and texts that stay.
import { projects } from './made.ts'
import { document } from './workspace.ts'

const { make, serve } = projects()

const text = '{ type: string }'
const instant = '{ type: string, format: date-time }'
const day = '{ type: string, format: date }'
const ref = (name: string): string => `{ $ref: '#/components/schemas/${name}' }`
const json = (schema: string): string => `content: { application/json: { schema: ${schema} } }`
const object = (fields: string, required = ''): string =>
  `{ type: object, required: [${required}], properties: { ${fields} } }`

const shelter = document(
  `  /pets/{born}:
    get:
      operationId: listPets
      tags: [pets]
      parameters:
        - { name: born, in: path, required: true, schema: ${day} }
        - { name: since, in: query, schema: ${instant} }
        - { name: days, in: query, schema: { type: array, items: ${day} } }
        - { name: X-At, in: header, schema: ${instant} }
      responses:
        '200': { description: Them., headers: { X-Seen: { schema: ${instant} } }, ${json(`{ type: array, items: ${ref('Pet')} }`)} }
        '409': { description: Not now., ${json(object(`retry_at: ${instant}`, 'retry_at'))} }
        '5XX': { description: Never., ${json(object(`until: ${instant}`, 'until'))} }
    post:
      operationId: createPet
      tags: [pets]
      parameters: [{ name: born, in: path, required: true, schema: ${text} }]
      requestBody: { required: true, ${json(ref('Pet'))} }
      responses: { '201': { description: It., ${json(ref('Pet'))} } }
  /visits:
    get: { operationId: listVisits, tags: [visits], responses: { '200': { description: Them., ${json(ref('Visits'))} } } }
    post:
      operationId: createVisit
      tags: [visits]
      requestBody: { content: { application/x-www-form-urlencoded: { schema: ${object(`at: ${instant}, on: ${day}`)} } } }
      responses: { '204': { description: Done. } }`,
  `webhooks:
  came: { post: { requestBody: { ${json(ref('Pet'))} }, responses: { '204': { description: Ok. } } } }
components:
  schemas:
    Pet: ${object(
      `born: ${day}, seen: { type: [string, 'null'], format: date-time }, mother: ${ref('Pet')}, name: ${text}, toys: { type: array, items: ${object(`got: ${instant}`)} }, weights: { type: object, additionalProperties: ${instant} }, pair: { type: array, prefixItems: [${text}, ${instant}] }, stamp: ${ref('Stamp')}, code: { type: string, format: date-time, enum: ['2026-01-01T00:00:00Z'] }`,
      'born, seen',
    )}
    Stamp: ${instant}
    Visits: ${object(`told: ${ref('Told')}, either: { anyOf: [${ref('Cat')}, ${ref('Dog')}] }, mixed: { oneOf: [${instant}, ${text}] }, some: { oneOf: [${instant}, { type: integer }] }, both: { allOf: [${object(`at: ${instant}`)}, ${object(`at: ${text}, other: ${instant}`)}] }`)}
    Told: { oneOf: [${ref('Walk')}, ${ref('Talk')}], discriminator: { propertyName: kind, mapping: { w: '#/components/schemas/Walk' } } }
    Walk: ${object(`kind: ${text}, at: ${instant}`, 'kind, at')}
    Talk: ${object(`kind: ${text}, at: ${text}`, 'kind, at')}
    Cat: ${object(`seen: ${instant}, fed: ${instant}, age: ${instant}`, 'seen')}
    Dog: ${object(`seen: ${instant}, fed: ${text}, age: { type: integer }`, 'seen')}`,
)

const target = ['types', 'client']
const made = new Map<string, ReturnType<typeof make>>()
const shelterWith = (dates: string) => {
  made.set(dates, made.get(dates) ?? make(shelter, { target, dates }))
  return made.get(dates)!
}
type Client = Record<'pets' | 'visits', Record<string, (...args: unknown[]) => Promise<unknown>>>

/** A client of a server that sends one body, and what it was sent. */
async function connect(dates: string, body: unknown, status = 200) {
  const sent: string[] = []
  const { asked, baseUrl } = await serve(async (request, response) => {
    const pieces = await Array.fromAsync(request as AsyncIterable<Buffer>)
    sent.push(Buffer.concat(pieces).toString(), String(request.headers['x-at']))
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  const { load } = shelterWith(dates)
  const { createClient } = await load('client.ts')
  const { createTransport } = await load('transport.ts')
  return { asked, sent, client: createClient!(createTransport!({ baseUrl })) as Client }
}

const at = '2026-02-28T10:00:00.512Z'
const pet = {
  born: '2020-02-29',
  seen: null,
  name: at,
  mother: { born: '2010-01-01', seen: '2026-01-01T00:00:00+05:30' },
  toys: [{ got: at }, {}],
  weights: { a: at, constructor: at },
  pair: [at, at, at],
  stamp: at,
  code: '2026-01-01T00:00:00Z',
}

it('makes dates of what the document says is one: in lists, maps, tuples, what is named, and what may be null', async () => {
  const { client } = await connect('date', [pet])
  const date = new Date(at)
  expect(await client.pets.list!('2020-02-29')).toEqual([
    {
      ...pet,
      mother: { born: '2010-01-01', seen: new Date('2025-12-31T18:30:00Z') },
      toys: [{ got: date }, {}],
      weights: { a: date, constructor: date },
      pair: [at, date, at],
      stamp: date,
    },
  ])
})

it('makes days of Temporal, too', async () => {
  const { client } = await connect('temporal', [pet])
  const [found] = (await client.pets.list!(Temporal.PlainDate.from('2020-02-29'))) as [
    Record<string, unknown>,
  ]
  expect(found.born).toBeInstanceOf(Temporal.PlainDate)
  expect(String(found.born)).toBe('2020-02-29')
  expect(found.stamp).toEqual(Temporal.Instant.from(at))
})

it('sends dates in a path, a query, a header, a form and a body', async () => {
  const { client, asked, sent } = await connect('temporal', [])
  const born = Temporal.PlainDate.from('2020-02-29')
  const seen = Temporal.Instant.from(at)
  await client.pets.list!(born, { since: seen, days: [born, born] }, { 'X-At': seen })
  await client.pets.create!('x', { born, seen, toys: [{ got: seen }] })
  await client.visits.create!({ at: seen, on: born })
  expect(asked).toEqual([
    `GET /pets/2020-02-29?since=${encodeURIComponent(at)}&days=2020-02-29&days=2020-02-29`,
    'POST /pets/x',
    'POST /visits',
  ])
  expect(sent).toEqual([
    '',
    at,
    JSON.stringify({ born: '2020-02-29', seen: at, toys: [{ got: at }] }),
    'undefined',
    `at=${encodeURIComponent(at)}&on=2020-02-29`,
    'undefined',
  ])
})

it('sends no date that is none, and no other object as one', async () => {
  const { client, asked, sent } = await connect('date', {})
  await expect(client.pets.create!('x', { born: '', seen: new Date(Number.NaN) })).rejects.toThrow(RangeError)
  expect(asked).toEqual([])
  await client.visits.create!(new Blob(['at=1']))
  expect(sent[0]).toBe('at=1')
})

it.each([['2026-02-31T00:00:00Z'], ['2026-01-01T00:00:00'], ['2026-01-01'], ['yesterday'], ['']])(
  'refuses %j as an instant, with its place',
  async wrong => {
    for (const dates of ['date', 'temporal']) {
      const { client } = await connect(dates, [pet, { ...pet, toys: [{ got: wrong }] }])
      const error = await client.pets.list!('2020-01-01').catch(caught => caught)
      expect(error).toMatchObject({ name: 'DateError', text: wrong, place: 'get /pets/{born}.1.toys.0.got' })
    }
  },
)

it('leaves what has another type than the document says', async () => {
  const { client } = await connect('date', [{ born: 1, seen: 7, toys: 'none', weights: [1], mother: null }])
  expect(await client.pets.list!('x')).toEqual([
    { born: 1, seen: 7, toys: 'none', weights: [1], mother: null },
  ])
})

it('reads the dates of failures, by their status or its class', async () => {
  const conflict = await connect('date', { retry_at: at }, 409)
  await expect(conflict.client.pets.list!('x')).rejects.toMatchObject({ body: { retry_at: new Date(at) } })
  const broken = await connect('date', { until: at }, 503)
  await expect(broken.client.pets.list!('x')).rejects.toMatchObject({ body: { until: new Date(at) } })
  const missing = await connect('date', { until: at }, 404)
  await expect(missing.client.pets.list!('x')).rejects.toMatchObject({ body: { until: at } })
})

it('goes by the discriminator of a union, and by all variants where there is none', async () => {
  const { client } = await connect('date', {
    told: { kind: 'w', at },
    either: { seen: at, fed: at, age: at },
    mixed: at,
    some: at,
    both: { at, other: at },
  })
  const date = new Date(at)
  expect(await client.visits.list!()).toEqual({
    told: { kind: 'w', at: date },
    either: { seen: date, fed: at, age: date },
    mixed: at,
    some: date,
    both: { at, other: date },
  })
  const other = await connect('date', {
    told: { kind: 'Talk', at },
    either: { seen: 'soon', age: 3 },
    some: 4,
  })
  expect(await other.client.visits.list!()).toEqual({
    told: { kind: 'Talk', at },
    either: { seen: 'soon', age: 3 },
    some: 4,
  })
})

it('says which dates stay texts', () => {
  const stay = shelterWith('date')
    .said.stdout.split('\n')
    .filter(line => line.includes('stays a text'))
  expect(stay.map(line => line.split(' ')[0])).toEqual([
    'components.schemas.Visits.properties.mixed.oneOf.0',
    'components.schemas.Visits.properties.both.allOf.0.properties.at',
    'components.schemas.Cat.properties.fed',
  ])
})

it('reads the payload of a webhook', async () => {
  const { readWebhook } = await shelterWith('date').load('dates.ts')
  expect(readWebhook!('came', { seen: at })).toEqual({ seen: new Date(at) })
  expect(readWebhook!('gone', { seen: at })).toEqual({ seen: at })
})

it.each([
  ['date', 'Date', 'new Date()', `''`],
  ['temporal', 'Temporal.Instant', 'Temporal.Now.instant()', 'Temporal.Now.plainDateISO()'],
])('is typed: %s', (dates, type, instant, day) => {
  const program = shelterWith(dates)
  program.write(
    'app/use.ts',
    `import { createClient } from './gen/client.ts'
import { readWebhook } from './gen/dates.ts'
import { isFailureOf } from './gen/errors.ts'
import { createTransport } from './gen/transport.ts'
import type { Cat, Pet, Visits, WebhookEvent } from './gen/types.ts'

const client = createClient(createTransport({ baseUrl: '' }))
const [pet] = await client.pets.list(${day}, { since: ${instant}, days: [${day}] }, { 'X-At': ${instant} })
pet?.seen satisfies ${type} | null | undefined
pet?.toys?.[0]?.got satisfies ${type} | undefined
pet?.weights?.a satisfies ${type} | undefined
pet?.stamp satisfies ${type} | undefined
pet?.code satisfies '2026-01-01T00:00:00Z' | undefined
await client.pets.create('x', { born: ${day}, seen: null })
export const visits = (found: Visits) => [found.mixed satisfies string | undefined, found.some satisfies ${type} | number | undefined]
export const cat: Cat = { seen: ${instant}, fed: 'noon', age: ${instant} }
export const retry = (error: unknown) => isFailureOf('listPets', error) && error.status === 409 && (error.body.retry_at satisfies ${type})
export const event: Pet = readWebhook<WebhookEvent>('came', {})
// @ts-expect-error a text is no instant
await client.pets.create('x', { born: ${day}, seen: '2026-01-01T00:00:00Z' })
// @ts-expect-error
export const kitten: Cat = { seen: '2026-01-01T00:00:00Z' }
`,
  )
  expect(program.compile()).toBe('')
})

it('is for clients', () => {
  const refused = (options: object) => () => make(shelter, options)
  expect(refused({ dates: 'date' })).toThrow('dates are for clients, and the server has texts.')
  expect(refused({ dates: 'days', target })).toThrow('dates: there are date and temporal.')
})

it('knows a schema that is called Date', () => {
  const named = document(
    `  /a: { get: { operationId: getA, tags: [a], responses: { '200': { description: It., ${json(object(`at: ${instant}, date: ${ref('Date')}`, 'at, date'))} } } } }`,
    `components: { schemas: { Date: ${object(`year: { type: integer }`, 'year')} } }`,
  )
  const program = make(named, { target, dates: 'date' })
  program.write(
    'app/use.ts',
    `import type { GetAResult } from './gen/types.ts'
export const result: GetAResult = { at: new Date(), date: { year: 1 } }
`,
  )
  expect(program.compile()).toBe('')
})
