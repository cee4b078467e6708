// Streams at their limits: lengths that are not kept, old callers, many items at once, times, and ids that no header holds.

import { connect } from 'node:net'
import { createGzip } from 'node:zlib'
import { readAll, sensors } from './served.ts'

const { serve, answer, misbehave, emitted, connectFiles } = sensors('--stream-bodies')

type Method = (...args: unknown[]) => Promise<unknown>
const filesOf = async (baseUrl: string, transport: object = {}) =>
  (await connectFiles(baseUrl, transport)) as unknown as Record<string, Method>

const portOf = (baseUrl: string) => Number(new URL(baseUrl).port)

/** What a server answers to this, until it or the connection ends. */
async function talkTo(baseUrl: string, request: string): Promise<{ text: string; error: unknown }> {
  const socket = connect(portOf(baseUrl), 'localhost').setEncoding('utf8')
  let text = ''
  let error: unknown
  socket.on('data', piece => {
    text += piece
  })
  socket.on('error', (found: NodeJS.ErrnoException) => {
    error = found.code
  })
  socket.write(request)
  await new Promise(resolve => socket.once('close', resolve))
  return { text, error }
}

describe('an announced length', () => {
  it.each([
    ['less', 2, 'The answer has more than the 2 bytes that were announced.'],
    ['more', 9, 'The answer has 6 bytes, and 9 were announced.'],
  ])('that is %s than what is given breaks the connection', async (_, length, message) => {
    const { code, baseUrl, failures } = await serve({
      downloadFile: () =>
        new code.StreamedContent(new Blob(['abcdef']).stream(), 'application/octet-stream', { length }),
    })
    const { text } = await talkTo(baseUrl, 'GET /files/a HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(text.split('\r\n\r\n')[1]!.length).not.toBe(length)
    expect(failures.map(one => one.message)).toEqual([message])
  })
})

describe('a caller of HTTP/1.0', () => {
  it('gets a stream, which ends with the connection', async () => {
    const { baseUrl } = await serve({ exportReadings: () => [{ value: 1 }, { value: 2 }] })
    const { text, error } = await talkTo(baseUrl, 'GET /export HTTP/1.0\r\n\r\n')
    expect([text.split('\r\n\r\n')[1], error]).toEqual(['{"value":1}\n{"value":2}\n', undefined])
  })

  it.each(['export', 'files/a'])(
    'sees that one broke, although only the end of the connection ends it: %s',
    async path => {
      const { baseUrl, failures } = await serve({
        async *exportReadings() {
          yield { value: 1 }
          throw new Error('Half way.')
        },
        async *downloadFile() {
          yield Buffer.from('{"value":1}\n')
          throw new Error('Half way.')
        },
      })
      const { text, error } = await talkTo(baseUrl, `GET /${path} HTTP/1.0\r\n\r\n`)
      expect([text.split('\r\n\r\n')[1], error, failures.length]).toEqual(['{"value":1}\n', 'ECONNRESET', 1])
    },
  )
})

it.each(['exportReadings', 'downloadFile'])(
  'Items that are all there leave room for other callers: %s',
  async operation => {
    let [given, most, before] = [0, 0, 0]
    let isOver = false
    // How many are given in one turn of the event loop.
    const turn = () => {
      most = Math.max(most, given - before)
      before = given
      if (!isOver) setImmediate(turn)
    }
    const piece = Buffer.from('x')
    const { baseUrl } = await serve({
      *exportReadings() {
        for (; given < 20_000; given++) yield { value: given }
      },
      async *downloadFile() {
        for (; given < 20_000; given++) yield piece
      },
    })
    turn()
    const found = await fetch(`${baseUrl}/${operation === 'exportReadings' ? 'export' : 'files/a'}`)
    await found.text()
    isOver = true
    expect([given, most < 200]).toEqual([20_000, true])
  },
)

describe('times', () => {
  const slow = () =>
    misbehave((response, { url }) => {
      const isLines = url === '/export'
      const item = (value: number) => `${isLines ? '' : 'data: '}{"value":${value}}\n${isLines ? '' : '\n'}`
      response.writeHead(200, { 'Content-Type': isLines ? 'application/x-ndjson' : 'text/event-stream' })
      response.write(item(1))
      setTimeout(() => response.end(item(2)), 400)
    })

  it('of a try that is repeated are over once the answer begins', async () => {
    const { retries } = await emitted()
    const baseUrl = await answer(response => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).write('{"value":1}\n')
      setTimeout(() => response.end('{"value":2}\n'), 400)
    })
    const { items, error } = await readAll(
      (await sensorsOf(baseUrl, { retries: retries({ timeoutMs: 200 }) })).exportReadings!(),
    )
    expect([items, error]).toEqual([[{ value: 1 }, { value: 2 }], undefined])
    const bytes = await (await filesOf(baseUrl, { retries: retries({ timeoutMs: 200 }) })).download!('a')
    expect(await new Response(bytes as ReadableStream).text()).toBe('{"value":1}\n{"value":2}\n')
  })

  it('of a try still end one that is not answered', async () => {
    const { retries } = await emitted()
    const baseUrl = await answer(() => undefined)
    const client = await sensorsOf(baseUrl, { retries: retries({ timeoutMs: 50, times: 0 }) })
    expect((await readAll(client.exportReadings!())).error?.name).toBe('TimeoutError')
  })

  it('without end are none', async () => {
    const client = await slow()
    const { items } = await readAll(client.exportReadings!({ idleMs: Number.POSITIVE_INFINITY }))
    expect(items).toEqual([{ value: 1 }, { value: 2 }])
  })

  it.each([0, Number.POSITIVE_INFINITY])(
    'between heartbeats may be %s, which sends none',
    async heartbeatMs => {
      const given = Promise.withResolvers<void>()
      const { baseUrl } = await serve(
        {
          async *watchReadings() {
            yield { data: { value: 1 } }
            await given.promise
          },
        },
        { heartbeatMs },
      )
      const found = await fetch(`${baseUrl}/sensors/s1/readings`)
      setTimeout(() => given.resolve(), 300)
      expect(await found.text()).toBe('data: {"value":1}\n\n')
    },
  )
})

const sensorsOf = async (baseUrl: string, transport: object) => {
  const { createClient, createTransport } = await emitted()
  return createClient(createTransport({ baseUrl, ...transport })).sensors!
}

describe('what stands between', () => {
  it('may compress a stream, which arrives item by item', async () => {
    const read = Promise.withResolvers<void>()
    const client = await misbehave(response => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' })
      const gzip = createGzip()
      gzip.pipe(response)
      gzip.write('data: {"value":1}\n\n')
      gzip.flush(() => read.promise.then(() => gzip.end('data: {"value":2}\n\n')))
    })
    const items = client.watchReadings!('s1')[Symbol.asyncIterator]()
    expect((await items.next()).value).toEqual({ data: { value: 1 } })
    read.resolve()
    expect((await items.next()).value).toEqual({ data: { value: 2 } })
    expect((await items.next()).done).toBe(true)
  })

  it('is asked to keep no line back', async () => {
    const { baseUrl } = await serve({ exportReadings: () => [] })
    expect((await fetch(`${baseUrl}/export`)).headers.get('x-accel-buffering')).toBe('no')
  })
})

it.each([
  ['application/x-ndjson', 'exportReadings', Buffer.from('{"value":1}\n{"value":2,"note":"é')],
  ['application/json-seq', 'exportRecords', Buffer.from('\u001e{"value":1}\n\u001e{"value":2,"note":"é')],
])(
  'A stream of %s that ends within a character is an error, and what was whole arrives',
  async (type, operation, bytes) => {
    const client = await misbehave(response =>
      response.writeHead(200, { 'Content-Type': type }).end(bytes.subarray(0, -1)),
    )
    const { items, error } = await readAll(client[operation]!())
    expect([items, error?.name]).toEqual([[{ value: 1 }], 'StreamError'])
  },
)

describe('an id', () => {
  const asking = async (lastEventId: string) => {
    const asked: unknown[] = []
    const client = await sensorsOf('http://localhost', {
      fetch: async (request: Request) => {
        asked.push(request.headers.get('Last-Event-ID'))
        return new Response('', { headers: { 'Content-Type': 'text/event-stream' } })
      },
    })
    const { error } = await readAll(client.watchReadings!('s1', { lastEventId }))
    return { asked, error }
  }

  it('may be long', async () => {
    const { asked } = await asking('x'.repeat(500_000))
    expect((asked[0] as string).length).toBe(500_000)
  })

  it('that no header holds is told so at once', async () => {
    const { asked, error } = await asking('a\u0001b')
    expect([asked, error?.name, error?.message]).toEqual([
      [],
      'StreamError',
      'The id of the last event cannot be sent, because it holds a control character.',
    ])
  })
})

describe('a Blob whose sending is heard of', () => {
  const body = new Blob(['a'.repeat(200_000)])

  it('is sent again like others, with its length', async () => {
    const asked: unknown[] = []
    const { retries } = await emitted()
    const baseUrl = await answer((response, request) => {
      asked.push([request.headers['content-length'], request.headers['transfer-encoding']])
      request.resume().on('end', () => {
        if (asked.length === 1) response.writeHead(503).end()
        else response.setHeader('Content-Type', 'application/json').end('{"bytes":200000}')
      })
    })
    const security = (request: Request, _: string, fetch: (request: Request) => Promise<Response>) =>
      fetch(request)
    const files = await filesOf(baseUrl, { retries: retries(), security })
    const heard: { bytes: number; total?: number }[] = []
    const told = await files.upload!('a', body, { onProgress: (one: never) => heard.push(one) })
    expect([told, asked]).toEqual([
      { bytes: 200_000 },
      [
        ['200000', undefined],
        ['200000', undefined],
      ],
    ])
    expect(heard.filter(one => one.bytes === 200_000)).toEqual([
      { direction: 'sent', bytes: 200_000, total: 200_000 },
      { direction: 'sent', bytes: 200_000, total: 200_000 },
    ])
  })

  // As browsers do that send no streams: the body becomes a text.
  const withoutStreams = async <T>(run: () => Promise<T>): Promise<T> => {
    const usual = globalThis.Request
    globalThis.Request = class extends usual {
      constructor(input: string | URL | Request, init: RequestInit = {}) {
        const { body: given } = init
        super(input, given instanceof ReadableStream ? { method: init.method!, body: String(given) } : init)
      }
    }
    return run().finally(() => {
      globalThis.Request = usual
    })
  }

  it('is sent whole where streams cannot be, and a stream is refused there', async () => {
    const { baseUrl } = await serve({
      uploadFile: async ({ body: stream }) => {
        let bytes = 0
        for await (const chunk of stream as AsyncIterable<Uint8Array>) bytes += chunk.length
        return { bytes }
      },
    })
    await withoutStreams(async () => {
      const files = await filesOf(baseUrl)
      expect(await files.upload!('a', body, { onProgress: () => undefined })).toEqual({ bytes: 200_000 })
      await expect(files.upload!('a', body.stream())).rejects.toThrow(
        'This browser cannot send a stream. Send a Blob.',
      )
    })
  })
})
