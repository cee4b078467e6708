// Whoever goes away, whatever the server was doing then: the handler is ended, and what it held is released.

import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { readAll, sensors, until } from './served.ts'

const { serve, misbehave, connectFiles } = sensors('--stream-bodies')

/** A stream that gives nothing, and what is left of it. */
function silence() {
  const seen = { isCancelled: false }
  const stream = new ReadableStream({
    cancel() {
      seen.isCancelled = true
    },
  })
  return { stream, seen }
}

const portOf = (baseUrl: string) => Number(new URL(baseUrl).port)

describe('a caller that goes away', () => {
  it('before the handler is called is known to the handler', async () => {
    const asked = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    const seen: unknown[] = []
    const { baseUrl } = await serve(
      {
        async *watchReadings({ signal }) {
          seen.push(signal.aborted)
          try {
            yield { data: { value: 1 } }
            await new Promise(resolve => signal.addEventListener('abort', resolve))
          } finally {
            seen.push('ended')
          }
        },
      },
      {
        context: async (request: { socket: object }) => {
          asked.resolve()
          await once(request.socket as never, 'close')
          gone.resolve()
          return {}
        },
      },
    )
    const socket = connect(portOf(baseUrl), 'localhost')
    socket.write('GET /sensors/s1/readings HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await asked.promise
    socket.destroy()
    await gone.promise
    await until(() => seen.length === 2)
    expect(seen).toEqual([true, 'ended'])
  })

  it.each([
    ['watchReadings', 'sensors/s1/readings'],
    ['exportReadings', 'export'],
    ['downloadFile', 'files/a'],
  ])('ends a stream that has nothing to give: %s', async (operation, path) => {
    const { stream, seen } = silence()
    const asked = Promise.withResolvers<void>()
    const { baseUrl, failures } = await serve({
      [operation]: () => {
        asked.resolve()
        return stream
      },
    })
    const socket = connect(portOf(baseUrl), 'localhost')
    socket.write(`GET /${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await asked.promise
    socket.destroy()
    await until(() => seen.isCancelled)
    expect(failures).toEqual([])
  })

  it('ends a stream of Node that has nothing to give, and a generator by the signal', async () => {
    const source = new PassThrough()
    const seen: string[] = []
    const { baseUrl, failures } = await serve({
      async *downloadFile({ path, signal }) {
        if (path.name === 'stream') return yield* source
        source.write('a')
        await new Promise(resolve => signal.addEventListener('abort', resolve))
        seen.push('ended')
      },
      getPicture: () => source,
    })
    for (const name of ['files/a', 'pictures/a']) {
      const socket = connect(portOf(baseUrl), 'localhost')
      socket.write(`GET /${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      await until(() => source.readableLength > 0 || name !== 'files/a')
      if (name !== 'files/a') await once(socket, 'data')
      socket.destroy()
    }
    await until(() => source.destroyed && seen.length > 0)
    expect([seen, failures]).toEqual([['ended'], []])
  })
})

describe('a caller that leaves a stream', () => {
  const never = async () => {
    let isClosed = false
    const client = await misbehave(response => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: {"value":1}\n\n')
      response.on('close', () => {
        isClosed = true
      })
    })
    return { client, isClosed: () => isClosed }
  }

  it('that it has not begun to read ends the call', async () => {
    const { client, isClosed } = await never()
    const { data, status } = await client.watchReadings!('s1').withResponse()
    const items = data[Symbol.asyncIterator]()
    expect([status, await items.return?.()]).toEqual([200, { done: true, value: undefined }])
    await until(isClosed)
    expect(await items.next()).toEqual({ done: true, value: undefined })
  })

  it('while it waits for the next item ends that, too', async () => {
    const { client, isClosed } = await never()
    const items = client.watchReadings!('s1')[Symbol.asyncIterator]()
    expect((await items.next()).value).toEqual({ data: { value: 1 } })
    const next = items.next()
    await items.return?.()
    expect(await next).toEqual({ done: true, value: undefined })
    await until(isClosed)
  })

  it('while the connection is made again waits no longer', async () => {
    let count = 0
    const client = await misbehave(response => {
      count++
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('retry: 60000\nid: 1\ndata: {"value":1}\n\n')
      setImmediate(() => response.destroy())
    })
    const items = client.watchReadings!('s1')[Symbol.asyncIterator]()
    await items.next()
    const next = items.next()
    await until(() => count === 1)
    await items.return?.()
    expect([await next, count]).toEqual([{ done: true, value: undefined }, 1])
  })
})

describe('an upload that is answered before all of it came', () => {
  async function* endless(seen: { isClosed: boolean }) {
    try {
      for (;;) yield new Uint8Array(100_000)
    } finally {
      seen.isClosed = true
    }
  }

  it('fails with that answer, and its source is ended', async () => {
    const { baseUrl } = await serve({
      uploadFile: () => {
        throw Object.assign(new Error('Not yours.'), { status: 403 })
      },
    })
    const files = (await connectFiles(baseUrl)) as unknown as Record<
      string,
      (...a: unknown[]) => Promise<unknown>
    >
    const seen = { isClosed: false }
    await expect(files.upload!('a', endless(seen))).rejects.toMatchObject({ status: 403 })
    await until(() => seen.isClosed)
  })

  it('is not taken without end', async () => {
    const { baseUrl } = await serve({ uploadFile: () => ({ bytes: 0 }) }, { bodyLimit: 1_000_000 })
    const socket = connect(portOf(baseUrl), 'localhost').on('error', () => undefined)
    socket.write(
      'PUT /files/a HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    let sent = 0
    const chunk = `10000\r\n${'x'.repeat(2 ** 16)}\r\n`
    const pour = () => {
      while (!socket.destroyed && socket.write(chunk)) sent += chunk.length
    }
    socket.on('drain', pour).resume()
    pour()
    await new Promise(resolve => socket.once('close', resolve))
    // The connection itself holds some of it.
    expect(sent).toBeLessThan(50_000_000)
  })

  it('in the middle of its reading leaves the connection as it was', async () => {
    const { baseUrl } = await serve({
      uploadFile: async ({ body }) => {
        const reader = (body as ReadableStream<Uint8Array>).getReader()
        const { value } = await reader.read()
        return { bytes: value!.length }
      },
    })
    const socket = connect(portOf(baseUrl), 'localhost')
    let text = ''
    socket.setEncoding('utf8').on('data', piece => {
      text += piece
    })
    const head = 'PUT /files/a HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\n'
    socket.write(`${head}Content-Length: 500000\r\n\r\n${'x'.repeat(1000)}`)
    await until(() => text.includes('"bytes"'))
    socket.write(`${'x'.repeat(499_000)}${head}Content-Length: 3\r\n\r\nabc`)
    await until(() => text.includes('{"bytes":3}'))
    socket.destroy()
  })
})

it('An answer of a resumed connection that is no stream is told so', async () => {
  let count = 0
  const client = await misbehave(response => {
    if (count++ > 0) return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Log in.</p>')
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('retry: 1\nid: 1\ndata: {"value":1}\n\n')
    return setImmediate(() => response.destroy())
  })
  const { items, error } = await readAll(client.watchReadings!('s1'))
  expect([items.length, error?.message]).toEqual([
    1,
    'The server answered 200 with text/html, which is no stream.',
  ])
})
