// Streams for the targets that pretend to be a server, or that cache: an example is a whole stream, and no query holds one.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getResponse, type HttpHandler } from 'msw'
import { projects } from '../made.ts'
import { readAll } from './served.ts'

const { make } = projects()
const yaml = readFileSync(join(import.meta.dirname, 'sensors.yaml'), 'utf8')

type Sensors = Record<string, (...args: unknown[]) => AsyncIterable<unknown>>

const project = () => make(yaml, { target: ['types', 'client', 'msw', 'query', 'zod'], streamBodies: true })

describe('a handler of msw', () => {
  let sensors: (answers?: object) => Sensors

  beforeAll(async () => {
    const { load } = project()
    const files = ['client.ts', 'transport.ts', 'msw.ts']
    const { createClient, createTransport, createHandlers } = Object.assign(
      {},
      ...(await Promise.all(files.map(load))),
    ) as Awaited<ReturnType<typeof load>>
    sensors = answers => {
      const handlers = createHandlers!(answers) as HttpHandler[]
      const fetch = (request: Request) => getResponse(handlers, request)
      const client = createClient!(createTransport!({ baseUrl: 'http://a', fetch }))
      return (client as { sensors: Sensors }).sensors
    }
  })

  it('answers a stream with one example of an item', async () => {
    const api = sensors()
    const streams = [
      api.watchReadings!('s1'),
      api.talk!({ text: 'a' }),
      api.exportReadings!(),
      api.exportRecords!(),
    ]
    const read = await Promise.all(streams.map(readAll))
    const reading = { value: expect.any(Number) }
    expect(read.map(({ items, error }) => [items, error])).toEqual([
      [[{ data: expect.objectContaining(reading) }], undefined],
      [[{ data: expect.any(String) }], undefined],
      [[expect.objectContaining(reading)], undefined],
      [[expect.objectContaining(reading)], undefined],
    ])
  })

  it('answers with the items that a test names', async () => {
    const given = [{ value: 1 }, { value: 2, note: 'a\nb' }]
    const api = sensors({
      watchReadings: given,
      talk: ['a\nb', ''],
      exportReadings: () => given,
    })
    expect((await readAll(api.watchReadings!('s1'))).items).toEqual(given.map(data => ({ data })))
    expect((await readAll(api.talk!({ text: 'a' }))).items).toEqual([{ data: 'a\nb' }, { data: '' }])
    expect((await readAll(api.exportReadings!())).items).toEqual(given)
  })
})

it('Queries leave streams out, schemas check an item, and items have the type of the contract', () => {
  const { write, compile } = project()
  const lines = [
    `import { createClient } from './gen/client.ts'`,
    `import { createHandlers } from './gen/msw.ts'`,
    `import { createQueries } from './gen/query.ts'`,
    `import { createTransport } from './gen/transport.ts'`,
    `import { results } from './gen/zod.ts'`,
    `const queries = createQueries(createClient(createTransport({ baseUrl: 'http://a' })))`,
    `export const none: {} = queries`,
    `export const names: 'upload' = '' as keyof typeof queries.files`,
    `// @ts-expect-error all of it is streams`,
    `queries.sensors`,
    `export const value: number = results.exportReadings.parse({}).value`,
    `createHandlers({ watchReadings: [{ value: 1 }], exportReadings: () => [] })`,
    `// @ts-expect-error an item alone is no stream`,
    `createHandlers({ watchReadings: { value: 1 } })`,
    `// @ts-expect-error a value is a number`,
    `createHandlers({ exportReadings: [{ value: '1' }] })`,
  ]
  write('app/use.ts', lines.join('\n'))
  expect(compile()).toBe('')
})
