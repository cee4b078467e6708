// Streams at their limits under Express, Fastify and Hono: room for other callers, and uploads that a handler leaves.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { until } from '../streams/served.ts'
import { serverNames } from './boot.ts'
import { type StreamCall, streaming } from './streaming.ts'

const { serve } = streaming()

/** Takes the first bytes and leaves the others. */
async function takeFirst({ body }: StreamCall) {
  for await (const chunk of body as AsyncIterable<Uint8Array>) return { bytes: chunk.length > 0 ? 1 : 0 }
  return { bytes: 0 }
}

describe.each(serverNames)('under %s', name => {
  it.each(['export', 'files/a'])('items that are all there leave room for other callers: %s', async path => {
    let [given, most, before] = [0, 0, 0]
    let isOver = false
    // How many are given in one turn of the event loop.
    const turn = () => {
      most = Math.max(most, given - before)
      before = given
      if (!isOver) setImmediate(turn)
    }
    const piece = Buffer.from('x')
    const { baseUrl } = await serve(name, {
      *exportReadings() {
        for (; given < 20_000; given++) yield { value: given }
      },
      async *downloadFile() {
        for (; given < 20_000; given++) yield piece
      },
    })
    turn()
    await (await fetch(`${baseUrl}/${path}`)).text()
    isOver = true
    expect([given, most < 200]).toEqual([20_000, true])
  })

  it('an upload that is read in part does not stand before the next request', async () => {
    const { port } = await serve(name, { uploadFile: takeFirst }, { bodyLimit: 10_000_000 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const put = async () => {
      const headers = { 'Content-Type': 'application/octet-stream' }
      const sent = request({ port, host: '127.0.0.1', method: 'PUT', path: '/files/a', headers, agent })
      sent.end(new Uint8Array(3_000_000))
      const [answer] = await once(sent, 'response')
      return [answer.statusCode, (await answer.toArray()).join('')]
    }
    expect(await put()).toEqual([200, '{"bytes":1}'])
    expect(await put()).toEqual([200, '{"bytes":1}'])
    agent.destroy()
  })

  it('an upload without end, which nobody reads, is not listened to for long', async () => {
    const { port } = await serve(name, { uploadFile: takeFirst }, { bodyLimit: 100_000 })
    const socket = connect(port, '127.0.0.1')
    const chunk = `${(50_000).toString(16)}\r\n${'x'.repeat(50_000)}\r\n`
    let sent = 0
    const pour = () => {
      while (!socket.destroyed && socket.write(chunk)) sent++
    }
    socket.on('error', () => undefined)
    socket.on('drain', pour).resume()
    socket.write(
      'PUT /files/a HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    pour()
    await until(() => socket.destroyed)
    expect(sent).toBeLessThan(2_000)
  })
})
