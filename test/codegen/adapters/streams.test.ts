// Streams under Express, Fastify and Hono: what a handler gives, a caller reads, and both hear of the other's end.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { readAll, until } from '../streams/served.ts'
import { type Options, serverNames } from './boot.ts'
import { type StreamCall, type StreamHandlers, streaming } from './streaming.ts'

const { serve, load } = streaming()

const reading = (value: number) => ({ value })
const missing = Object.assign(new Error('There is no such sensor.'), { status: 404 })
const bytes = (text: string) => new TextEncoder().encode(text)

describe.each(serverNames)('events under %s', name => {
  it('have their id, their name and their data, and go on after the last one', async () => {
    const seen: unknown[] = []
    const { sensors, baseUrl } = await serve(name, {
      async *watchReadings({ lastEventId }) {
        seen.push(lastEventId)
        for (const value of [1, 2]) yield { id: String(value), event: 'reading', data: reading(value) }
      },
    })
    expect(await Array.fromAsync(sensors.watchReadings!('s1', { lastEventId: 'é 🙂' }))).toEqual([
      { id: '1', event: 'reading', data: { value: 1 } },
      { id: '2', event: 'reading', data: { value: 2 } },
    ])
    expect(seen).toEqual(['é 🙂'])
    const raw = await fetch(`${baseUrl}/sensors/s1/readings`)
    const headers = ['content-type', 'cache-control', 'x-accel-buffering'].map(one => raw.headers.get(one))
    expect(headers).toEqual(['text/event-stream; charset=utf-8', 'no-cache, no-transform', 'no'])
    expect(await raw.text()).toMatch(/^(?::\n\n)?id: 1\nevent: reading\ndata: \{"value":1\}\n\nid: 2/)
  })

  it('come with the status and the headers of the answer', async () => {
    const { answer } = await load('handlers')
    const { sensors } = await serve(name, {
      talk: () => answer!(200, [{ data: 'a\nb' }], { headers: { 'X-Model': 'm1' } }),
    })
    const { data, status, headers } = await sensors.talk!({ text: 'Hello.' }).withResponse()
    expect([status, headers['x-model'], await Array.fromAsync(data)]).toEqual([200, 'm1', [{ data: 'a\nb' }]])
  })

  it('end the handler when the caller leaves, and are nobody’s failure', async () => {
    const seen: string[] = []
    const { sensors, failures } = await serve(name, {
      async *watchReadings({ signal }) {
        try {
          yield { data: reading(1) }
          await once(signal, 'abort')
          seen.push('aborted')
        } finally {
          seen.push('closed')
        }
      },
    })
    for await (const event of sensors.watchReadings!('s1')) {
      expect(event).toEqual({ data: { value: 1 } })
      break
    }
    await until(() => seen.length === 2)
    expect([seen, failures]).toEqual([['aborted', 'closed'], []])
  })

  it('are none with HEAD, and comments while there are none', async () => {
    let count = 0
    const given = Promise.withResolvers<void>()
    const handlers: StreamHandlers = {
      async *watchReadings() {
        count++
        await given.promise
        yield { data: reading(1) }
      },
    }
    const { baseUrl } = await serve(name, handlers, { heartbeatMs: 20 } as Options)
    const head = await fetch(`${baseUrl}/sensors/s1/readings`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), count]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      0,
    ])
    const raw = await fetch(`${baseUrl}/sensors/s1/readings`)
    let text = ''
    for await (const chunk of raw.body! as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk)
      if (text === ':\n\n:\n\n:\n\n') given.resolve()
    }
    expect(text).toMatch(/^(?::\n\n){3,}data: \{"value":1\}\n\n$/)
  })

  it.each([{ id: '1\ndata: x' }, { event: 'a\rid: 9' }])('hold no line break in a field: %j', async field => {
    const { sensors, failures } = await serve(name, { watchReadings: () => [{ ...field, data: reading(1) }] })
    const { items } = await readAll(sensors.watchReadings!('s1', { reconnects: 0 }))
    expect([items, failures.length]).toEqual([[], 1])
    expect(failures[0]!.message).toContain('cannot hold a line break')
  })
})

describe.each(serverNames)('lines under %s', name => {
  it('are each sent when they are given', async () => {
    const given = Promise.withResolvers<void>()
    const { sensors } = await serve(name, {
      async *exportReadings() {
        yield reading(1)
        await given.promise
        yield reading(2)
      },
      exportRecords: () => [],
    })
    const items = sensors.exportReadings!()[Symbol.asyncIterator]()
    expect((await items.next()).value).toEqual({ value: 1 })
    given.resolve()
    expect([(await items.next()).value, (await items.next()).done]).toEqual([{ value: 2 }, true])
    expect(await Array.fromAsync(sensors.exportRecords!())).toEqual([])
  })

  it('are a failure where the handler fails before the first, and break half way', async () => {
    const read = Promise.withResolvers<void>()
    const { sensors, failures } = await serve(name, {
      // biome-ignore lint/correctness/useYield: it fails before
      async *exportRecords() {
        throw missing
      },
      async *exportReadings() {
        yield reading(1)
        await read.promise
        throw missing
      },
    })
    expect((await readAll(sensors.exportRecords!())).error).toMatchObject({ name: 'ApiError', status: 404 })
    const items = sensors.exportReadings!()[Symbol.asyncIterator]()
    expect((await items.next()).value).toEqual({ value: 1 })
    read.resolve()
    await expect(items.next()).rejects.toThrow('terminated')
    expect(failures).toEqual([missing])
  })

  it('are each checked where answers are', async () => {
    const { createResponseValidation } = await load('response-validation')
    const options = { validateAnswers: createResponseValidation!() }
    const { sensors, failures } = await serve(
      name,
      { exportReadings: () => [reading(1), { value: 'two' }] },
      options,
    )
    expect((await readAll(sensors.exportReadings!())).error?.name).toBe('TypeError')
    expect(failures[0]!.message).toContain('body value must be number')
  })
})

describe.each(serverNames)('bytes under %s', name => {
  it('are sent as they are given, with their name and their length', async () => {
    const { StreamedContent } = (await load('handlers')) as unknown as {
      StreamedContent: new (stream: unknown, mediaType: string, more: object) => object
    }
    const { baseUrl } = await serve(name, {
      downloadFile: () => ReadableStream.from([bytes('ab'), bytes('cd')]),
      getPicture: () =>
        new StreamedContent(ReadableStream.from([bytes('png')]), 'image/png', {
          fileName: 'a b.png',
          length: 3,
        }),
    })
    const file = await fetch(`${baseUrl}/files/a`)
    expect([file.headers.get('content-type'), await file.text()]).toEqual([
      'application/octet-stream',
      'abcd',
    ])
    const picture = await fetch(`${baseUrl}/pictures/a`)
    const headers = ['content-type', 'content-disposition', 'content-length'].map(one =>
      picture.headers.get(one),
    )
    expect(headers).toEqual(['image/png', 'attachment; filename="a b.png"', '3'])
    expect(await picture.text()).toBe('png')
  })

  it('are not made faster than they are taken, and end with the caller', async () => {
    const seen = { chunks: 0, isClosed: false }
    const { baseUrl } = await serve(name, {
      async *downloadFile() {
        try {
          for (; ; seen.chunks++) yield new Uint8Array(2 ** 20)
        } finally {
          seen.isClosed = true
        }
      },
    })
    const controller = new AbortController()
    const { body } = await fetch(`${baseUrl}/files/a`, { signal: controller.signal })
    const reader = body!.getReader()
    await reader.read()
    await new Promise(resolve => setImmediate(resolve))
    expect(seen.chunks).toBeLessThan(64)
    controller.abort()
    await until(() => seen.isClosed)
    expect(seen.isClosed).toBe(true)
  })

  it('are counted as they come, and refused beyond the limit', async () => {
    const count = async ({ body }: StreamCall) => {
      let size = 0
      for await (const chunk of body as AsyncIterable<Uint8Array>) size += chunk.length
      return { bytes: size }
    }
    const { baseUrl } = await serve(name, { uploadFile: count }, { bodyLimit: 100_000 })
    const put = async (body: RequestInit['body']) => {
      const headers = { 'Content-Type': 'application/octet-stream' }
      const init = { method: 'PUT', headers, body, duplex: 'half' } as RequestInit
      const answer = await fetch(`${baseUrl}/files/a`, init)
      return [answer.status, await answer.json()]
    }
    const stream = (chunks: number) =>
      ReadableStream.from(Array.from({ length: chunks }, () => new Uint8Array(1000)))
    expect(await put(new Uint8Array(70_000))).toEqual([200, { bytes: 70_000 }])
    expect(await put(stream(50))).toEqual([200, { bytes: 50_000 }])
    expect((await put(new Uint8Array(100_001)))[0]).toBe(413)
    expect((await put(stream(101)))[0]).toBe(413)
    expect(await put(null)).toEqual([400, { message: 'body is missing' }])
  })

  it('that a handler leaves do not stand before the next request', async () => {
    const { port } = await serve(name, { uploadFile: () => ({ bytes: 0 }) })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const put = async () => {
      const headers = { 'Content-Type': 'application/octet-stream' }
      const sent = request({ port, host: '127.0.0.1', method: 'PUT', path: '/files/a', headers, agent })
      sent.end(new Uint8Array(300_000))
      const [answer] = await once(sent, 'response')
      return [answer.statusCode, (await answer.toArray()).join('')]
    }
    expect(await put()).toEqual([200, '{"bytes":0}'])
    expect(await put()).toEqual([200, '{"bytes":0}'])
    agent.destroy()
  })
})
