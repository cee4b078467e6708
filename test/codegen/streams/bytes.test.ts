// Bytes as streams, over real connections: a handler takes and gives them as they come, and so does a caller.

import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { sensors, until } from './served.ts'

const { serve, connectFiles, answer, emitted } = sensors('--stream-bodies')

type Bytes = AsyncIterable<Uint8Array>
interface Answer {
  data: ReadableStream<Uint8Array>
  status: number
  headers: Record<string, unknown>
}
type Method = (...args: unknown[]) => Promise<unknown> & { withResponse(): Promise<Answer> }

const files = async (handlers: object, router: object = {}, transport: object = {}) => {
  const served = await serve(handlers as never, router)
  const client = (await connectFiles(served.baseUrl, transport)) as unknown as Record<string, Method>
  return { ...served, client }
}

async function* chunks(count: number, size = 1000) {
  for (let index = 0; index < count; index++) yield new Uint8Array(size).fill(index)
}

const digest = async (stream: Bytes): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

const textOf = (data: unknown) => new Response(data as ReadableStream).text()

/** Counts what came, chunk by chunk. */
const counting = {
  uploadFile: async ({ body }: { body: Bytes }) => {
    let bytes = 0
    for await (const chunk of body) bytes += chunk.length
    return { bytes }
  },
}

describe('a download', () => {
  it('arrives as it is given', async () => {
    const { client } = await files({ downloadFile: () => chunks(500) })
    const data = await client.download!('a')
    expect(data).toBeInstanceOf(ReadableStream)
    expect(await digest(data as Bytes)).toBe(await digest(chunks(500)))
  })

  it('has its type, its name and its length, and is heard of while it arrives', async () => {
    const { client, code, baseUrl } = await files({
      getPicture: () => code_(new Blob(['abc', 'def']).stream()),
    })
    const code_ = (stream: unknown) =>
      code.answer(200, new code.StreamedContent(stream, 'image/png', { fileName: 'a.png', length: 6 }), {
        headers: { ETag: 'e1' },
      })
    const heard: unknown[] = []
    const answer = await client.getPicture!('a', {
      onProgress: (progress: unknown) => heard.push(progress),
    }).withResponse()
    expect([
      answer.status,
      answer.headers.etag,
      answer.headers['content-type'],
      answer.headers['content-disposition'],
    ]).toEqual([200, 'e1', 'image/png', 'attachment; filename=a.png'])
    expect([await textOf(answer.data), heard.at(-1)]).toEqual([
      'abcdef',
      { direction: 'received', bytes: 6, total: 6 },
    ])
    const head = await fetch(`${baseUrl}/pictures/a`, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['6', ''])
  })

  it('of nothing is a stream of nothing', async () => {
    const { client } = await files({ downloadFile: () => chunks(0) })
    expect(await textOf(await client.download!('a'))).toBe('')
  })

  it('that fails before its first byte is answered with the failure, and later breaks', async () => {
    const failure = Object.assign(new Error('No such file.'), { status: 404 })
    const read = Promise.withResolvers<void>()
    const { client, failures } = await files({
      async *downloadFile({ path }: { path: { name: string } }) {
        if (path.name === 'none') throw failure
        yield new Uint8Array(10)
        await read.promise
        throw failure
      },
    })
    await expect(client.download!('none')).rejects.toMatchObject({ status: 404 })
    const reader = ((await client.download!('half')) as ReadableStream<Uint8Array>).getReader()
    expect((await reader.read()).value).toHaveLength(10)
    read.resolve()
    await expect(reader.read()).rejects.toThrow('terminated')
    expect(failures).toEqual([failure])
  })

  it('that is left ends what gives it', async () => {
    let isClosed = false
    const { client, failures } = await files({
      async *downloadFile() {
        try {
          for (;;) yield new Uint8Array(100_000)
        } finally {
          isClosed = true
        }
      },
    })
    const data = (await client.download!('a')) as ReadableStream<Uint8Array>
    await data.cancel()
    await until(() => isClosed)
    expect(failures).toEqual([])
  })

  it('is not given to a caller that does not read', async () => {
    let given = 0
    const { baseUrl } = await files({
      async *downloadFile() {
        for (; given < 5000; given++) yield new Uint8Array(100_000)
      },
    })
    const socket = connect(Number(new URL(baseUrl).port), 'localhost').pause()
    socket.write('GET /files/a HTTP/1.1\r\nHost: localhost\r\n\r\n')
    let [before, same] = [-1, 0]
    await until(() => {
      same = given > 0 && given === before ? same + 1 : 0
      before = given
      return same === 10
    })
    expect(given).toBeLessThan(500)
    socket.destroy()
  })
})

describe('an upload', () => {
  it.each([
    ['a stream', () => ReadableStream.from(chunks(20))],
    ['an iterable', () => chunks(20)],
    ['a Blob', () => new Blob([new Uint8Array(20_000)])],
    ['bytes', () => new Uint8Array(20_000)],
  ])('takes %s', async (_, make) => {
    const { client } = await files(counting)
    expect(await client.upload!('a', make())).toEqual({ bytes: 20_000 })
    const heard: { direction: string; bytes: number; total?: number }[] = []
    await client.upload!('a', make(), { onProgress: (progress: never) => heard.push(progress) })
    expect(heard.at(-1)).toMatchObject({ direction: 'sent', bytes: 20_000 })
  })

  it('is refused beyond the limit, whether its length is known or not', async () => {
    const { client } = await files(counting, { bodyLimit: 10_000 })
    await expect(client.upload!('a', new Uint8Array(10_001))).rejects.toMatchObject({ status: 413 })
    await expect(client.upload!('a', chunks(11))).rejects.toMatchObject({ status: 413 })
    expect(await client.upload!('a', chunks(10))).toEqual({ bytes: 10_000 })
  })

  it('that a handler does not read leaves the connection as it was', async () => {
    const { client } = await files({ uploadFile: () => ({ bytes: 0 }) })
    for (let round = 0; round < 5; round++)
      expect(await client.upload!('a', chunks(100))).toEqual({ bytes: 0 })
  })

  it('that breaks is an error of the handler, and is sent once', async () => {
    let count = 0
    const { code } = await files(counting)
    const seen: unknown[] = []
    const { client } = await files(
      {
        uploadFile: async ({ body }: { body: Bytes }) => {
          count++
          try {
            return await counting.uploadFile({ body })
          } catch (error) {
            seen.push(error)
            throw error
          }
        },
      },
      {},
      { retries: code.retries({ times: 3 }) },
    )
    async function* broken() {
      yield new Uint8Array(100_000)
      await until(() => count > 0)
      throw new Error('The disk is gone.')
    }
    await expect(client.upload!('a', broken())).rejects.toThrow()
    await until(() => seen.length > 0)
    expect(count).toBe(1)
  })

  it('is not sent again under another token, and less so copied for that', async () => {
    const asked: string[] = []
    const baseUrl = await answer((response, request) => {
      asked.push(`${request.method} ${request.url}`)
      if (request.url === '/token')
        return response.setHeader('Content-Type', 'application/json').end('{"access_token":"t1"}')
      return request.resume().on('end', () => response.writeHead(401).end())
    })
    const { credentials } = await emitted()
    const security = credentials({ program: { clientId: 'a', clientSecret: 'b' } })
    const client = (await connectFiles(baseUrl, { security })) as unknown as Record<string, Method>
    await expect(client.upload!('a', chunks(3))).rejects.toMatchObject({ status: 401 })
    expect(asked).toEqual(['POST /token', 'PUT /files/a'])
    await expect(client.upload!('a', new Uint8Array(3))).rejects.toMatchObject({ status: 401 })
    expect(asked.slice(2)).toEqual(['PUT /files/a', 'POST /token', 'PUT /files/a'])
  })

  it('that is compressed is refused, and one that is missing is', async () => {
    const { baseUrl } = await files(counting)
    const put = (headers: Record<string, string>, body?: string) =>
      fetch(`${baseUrl}/files/a`, { method: 'PUT', headers, ...(body && { body }) }).then(
        ({ status }) => status,
      )
    expect(await put({ 'Content-Type': 'application/octet-stream', 'Content-Encoding': 'gzip' }, 'x')).toBe(
      415,
    )
    expect(await put({ 'Content-Type': 'application/octet-stream' })).toBe(400)
    expect(await put({ 'Content-Type': 'text/plain' }, 'x')).toBe(415)
  })
})
