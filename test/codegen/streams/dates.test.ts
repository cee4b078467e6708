// Dates in streams: the items of a client that has dates hold them, each as it is read.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projects } from '../made.ts'
import { readAll } from './served.ts'

const { make, serve } = projects()
const yaml = readFileSync(join(import.meta.dirname, 'sensors.yaml'), 'utf8')

type Sensors = Record<string, (...args: unknown[]) => AsyncIterable<unknown>>

it('are dates in events and in lines, and an error where a text is none', async () => {
  const { load } = make(yaml, { target: ['types', 'client'], dates: 'date' })
  const { baseUrl } = await serve((request, response) => {
    const isLines = request.url === '/export'
    response.setHeader('Content-Type', isLines ? 'application/x-ndjson' : 'text/event-stream')
    const items = ['{"value":1,"taken_at":"2026-03-01T08:00:00Z"}', '{"value":2,"taken_at":"soon"}']
    response.end(items.map(item => (isLines ? `${item}\n` : `data: ${item}\n\n`)).join(''))
  })
  const [{ createClient }, { createTransport }] = await Promise.all([load('client.ts'), load('transport.ts')])
  const { sensors } = createClient!(createTransport!({ baseUrl })) as { sensors: Sensors }
  const reading = { value: 1, taken_at: new Date('2026-03-01T08:00:00Z') }
  const events = await readAll(sensors.watchReadings!('s1'))
  expect([events.items, events.error?.name]).toEqual([[{ data: reading }], 'DateError'])
  const lines = await readAll(sensors.exportReadings!())
  expect([lines.items, lines.error?.name]).toEqual([[reading], 'DateError'])
})
