// Streams where something is wrong: connections that break, servers that send too much or nonsense, callers that do not read.

import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { readAll, sensors, until } from './served.ts'

const { serve, misbehave } = sensors()

/** An answer of events, which begins with these. */
const begin = (response: ServerResponse, text: string, type = 'text/event-stream') =>
  response.writeHead(200, { 'Content-Type': type }).write(text)

const valuesOf = (items: unknown[]) => items.map(item => (item as { data: { value: number } }).data.value)

describe('a connection that breaks', () => {
  it('is made again by id, so that each event arrives once', async () => {
    const asked: unknown[] = []
    const values: number[] = []
    const { client } = await serve({
      async *watchReadings({ lastEventId }) {
        asked.push(lastEventId)
        const first = Number(lastEventId ?? 0) + 1
        for (let value = first; value <= 10; value++) {
          await until(() => values.length >= value - 1)
          if (value === first + 3) throw new Error('The server dies.')
          yield { id: String(value), retry: 1, data: { value } }
        }
      },
    })
    for await (const { data } of client.watchReadings!('s1') as AsyncIterable<{ data: { value: number } }>)
      values.push(data.value)
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(asked).toEqual([undefined, '3', '6', '9'])
  })

  it('before anything arrived is made again from the start', async () => {
    let count = 0
    const client = await misbehave(response => {
      if (++count === 1) {
        begin(response, 'retry: 1\n: hello\n\n')
        return setImmediate(() => response.destroy())
      }
      return begin(response, 'data: {"value":1}\n\n') && response.end()
    })
    expect(valuesOf((await readAll(client.watchReadings!('s1'))).items)).toEqual([1])
  })

  it('loses the event of which only a part arrived, and its id', async () => {
    const asked: unknown[] = []
    const client = await misbehave((response, { headers }) => {
      asked.push(headers['last-event-id'])
      if (asked.length > 1) return response.end('id: 2\ndata: {"value":2}\n\n')
      begin(response, 'retry: 1\nid: 1\ndata: {"value":1}\n\nid: 2\ndata: {"val')
      return setImmediate(() => response.destroy())
    })
    const { items } = await readAll(client.watchReadings!('s1'))
    expect([valuesOf(items), asked]).toEqual([
      [1, 2],
      [undefined, '1'],
    ])
  })

  it('is given up after so many times without an event', async () => {
    let count = 0
    const client = await misbehave(response => {
      if (count++ > 0) return response.destroy()
      begin(response, 'retry: 1\nid: 1\ndata: {"value":1}\n\n')
      return setImmediate(() => response.destroy())
    })
    const { items, error } = await readAll(client.watchReadings!('s1', { reconnects: 3 }))
    expect([items.length, error?.name, count]).toEqual([1, 'TypeError', 4])
  })

  it('is not made again where events have no id, or the call changes something', async () => {
    let count = 0
    const client = await misbehave(response => {
      count++
      begin(response, count === 1 ? 'data: {"value":1}\n\n' : 'id: 1\nretry: 1\ndata: a\n\n')
      setImmediate(() => response.destroy())
    })
    expect((await readAll(client.watchReadings!('s1'))).error?.name).toBe('TypeError')
    expect((await readAll(client.talk!({ text: 'a' }))).error?.name).toBe('TypeError')
    expect(count).toBe(2)
  })

  it('is tried again while the server is overloaded, and not where it refuses', async () => {
    const statuses = [200, 503, 429, 403]
    const client = await misbehave(response => {
      const status = statuses.shift()!
      if (status !== 200) return response.writeHead(status).end()
      begin(response, 'retry: 1\nid: 1\ndata: {"value":1}\n\n')
      return setImmediate(() => response.destroy())
    })
    const { error } = await readAll(client.watchReadings!('s1'))
    expect([error, statuses]).toMatchObject([{ status: 403 }, []])
  })

  it('is followed beyond its end where that is asked for, until there is nothing more', async () => {
    let count = 0
    const client = await misbehave(response => {
      if (++count === 3) return response.writeHead(204).end()
      begin(response, `retry: 1\nid: ${count}\ndata: {"value":${count}}\n\n`)
      return response.end()
    })
    const { items, error } = await readAll(client.watchReadings!('s1', { follow: true }))
    expect([valuesOf(items), error]).toEqual([[1, 2], undefined])
  })

  it('counts as broken when it is silent for too long', async () => {
    const client = await misbehave(response => begin(response, '{"value":1}\n', 'application/x-ndjson'))
    const { items, error } = await readAll(client.exportReadings!({ idleMs: 20 }))
    expect([items, error?.message]).toEqual([[{ value: 1 }], 'Nothing has arrived for 20 ms.'])
  })
})

describe('a server that sends nonsense', () => {
  it.each([
    ['watchReadings', 's1', 'text/event-stream', 'data: '],
    ['exportReadings', undefined, 'application/x-ndjson', ''],
  ])('without an end of the line is left: %s', async (operation, argument, type, start) => {
    let isClosed = false
    const client = await misbehave(response => {
      begin(response, start, type)
      const pour = () => {
        while (!isClosed && response.write('x'.repeat(10_000)));
      }
      response.on('drain', pour).on('close', () => {
        isClosed = true
      })
      pour()
    })
    const options = { maxLength: 1_000_000 }
    const { error } = await readAll(client[operation]!(...(argument ? [argument, options] : [options])))
    expect(error).toMatchObject({
      name: 'StreamError',
      line: 1,
      message: 'Line 1 of the stream has more than 1000000 characters.',
    })
    await until(() => isClosed)
  })

  it('in an event of endless lines is left', async () => {
    const client = await misbehave(response => {
      begin(response, '')
      const pour = () => {
        while (!response.destroyed && response.write('data: xxxxxxxxxxxxxxxxxxxxxxxxx\n'.repeat(100)));
      }
      response.on('drain', pour)
      pour()
    })
    const { error } = await readAll(client.watchReadings!('s1', { maxLength: 100_000 }))
    expect(error).toMatchObject({
      name: 'StreamError',
      message: expect.stringMatching(/^The event that ends at line \d+ of the stream has more than 100000/),
    })
  })

  it('is named by its line', async () => {
    const client = await misbehave((response, { url }) => {
      if (url === '/export') begin(response, '{"value":1}\n\n{"value":2\n', 'application/x-ndjson')
      else begin(response, ': hello\n\ndata: {"value":\ndata: oops}\n\n')
      response.end()
    })
    const lines = await readAll(client.exportReadings!())
    expect([lines.items, lines.error]).toMatchObject([
      [{ value: 1 }],
      { name: 'StreamError', line: 3, text: '{"value":2' },
    ])
    expect(lines.error?.message).toMatch(/^Line 3 of the stream is no JSON: /)
    const events = await readAll(client.watchReadings!('s1'))
    expect(events.error?.message).toMatch(/^Line 5 of the stream is no JSON: /)
  })

  it('in another media type is told so', async () => {
    const client = await misbehave(response => begin(response, '{}', 'application/json') && response.end())
    const { error } = await readAll(client.watchReadings!('s1'))
    expect(error?.message).toBe('The server answered 200 with application/json, which is no stream.')
  })
})

it('A timeout is over once the answer begins', async () => {
  const client = await misbehave((response, { url }) => {
    if (url === '/export') return
    begin(response, 'data: {"value":1}\n\n')
    setTimeout(() => response.end('data: {"value":2}\n\n'), 300)
  })
  expect(valuesOf((await readAll(client.watchReadings!('s1', { timeoutMs: 200 }))).items)).toEqual([1, 2])
  expect((await readAll(client.exportReadings!({ timeoutMs: 200 }))).error?.name).toBe('TimeoutError')
})

it('A caller that does not read is not sent more than the connection holds', async () => {
  let given = 0
  const note = 'x'.repeat(100_000)
  const { baseUrl } = await serve({
    async *exportReadings() {
      for (; given < 5000; given++) yield { value: given, note }
    },
  })
  const socket = connect(Number(new URL(baseUrl).port), 'localhost').pause()
  socket.write('GET /export HTTP/1.1\r\nHost: localhost\r\n\r\n')
  // What is given no more, over ten looks in a row.
  let [before, same] = [-1, 0]
  await until(() => {
    same = given > 0 && given === before ? same + 1 : 0
    before = given
    return same === 10
  })
  expect(given).toBeLessThan(500)
  socket.destroy()
})

it('A caller that waits is told that the connection is there', async () => {
  const { baseUrl } = await serve(
    {
      watchReadings: ({ signal }) => ({
        async *[Symbol.asyncIterator]() {
          await new Promise(resolve => signal.addEventListener('abort', resolve))
        },
      }),
    },
    { heartbeatMs: 5 },
  )
  const answer = await fetch(`${baseUrl}/sensors/s1/readings`)
  const reader = answer.body!.getReader()
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toMatch(/^(:\n\n)+$/)
  await reader.cancel()
})
