// Receivers of webhooks that misbehave cost a delivery its limit at most, and Muster neither memory nor connections.

import type { Socket } from 'node:net'
import { targetPolicy } from '../../packages/server/outbound/allowed-targets.ts'
import { Sender, type SenderOptions, type Sent } from '../../packages/server/outbound/send.ts'
import { type Authority, type Identity, makeAuthority, makeIdentity } from '../support/http/certificate.ts'
import {
  answering,
  closeReceivers,
  flood,
  onRequest,
  type Receiver,
  receive,
  reset,
  trustedAuthority,
} from '../support/outbound/receiver.ts'
import { until } from '../support/processes/until.ts'
import { limit, manners, ok, silent } from './webhook-manners.ts'

const megabyte = 1024 * 1024
const policy = targetPolicy(['127.0.0.1:*', 'localhost:*', 'hooks.example.com:*'])
const body = Buffer.from('{"id":"evt_1"}')
const headers = { 'Content-Type': 'application/json', 'Muster-Delivery': 'dlv_1' }

let authority: Authority
let identity: Identity
const senders: Sender[] = []

function senderWith(options: SenderOptions = {}): Sender {
  const sender = new Sender(policy, options)
  senders.push(sender)
  return sender
}

const here = async () => [{ address: '127.0.0.1', family: 4 as const }]
const hurried = () => senderWith({ timeoutMs: limit })

beforeAll(() => {
  authority = trustedAuthority()
  identity = makeIdentity({ names: ['127.0.0.1', 'hooks.example.com'] }, authority)
})

afterAll(async () => {
  for (const sender of senders) sender.close()
  await closeReceivers()
})

describe.each(['http', 'https'] as const)('A receiver over %s', scheme => {
  const sent = new Map<string, Promise<Sent>>()
  const used: Sender[] = []
  const receivers: Receiver[] = []

  async function sendToThose(late: boolean): Promise<void> {
    const sender = late ? hurried() : senderWith()
    used.push(sender)
    for (const [name, behave, told] of manners) {
      if ((told.late ?? false) !== late) continue
      const receiver = await receive(behave, scheme === 'https' ? { identity } : {})
      receivers.push(receiver)
      sent.set(name, sender.send(`${scheme}://127.0.0.1:${receiver.port}/hook`, headers, body))
    }
    await Promise.all(sent.values())
  }

  // One after the other, so that the flood of one does not use up the time of another.
  beforeAll(async () => {
    await sendToThose(false)
    await sendToThose(true)
  })

  it.each(manners)('that %s', async (name, _, { late = false, status = null, body = null, error }) => {
    const { duration_ms, ...told } = (await sent.get(name))!
    expect(told).toEqual({ status, body, error })
    if (late) expect(duration_ms).toBeGreaterThan(limit - 10)
    expect(duration_ms).toBeLessThan(limit + 3_000)
  })

  it('keeps no connection when the sender closes', async () => {
    for (const sender of used) sender.close()
    await until(() => receivers.every(({ open }) => open.size === 0))
  })
})

describe('The limit of a delivery', () => {
  it('is exactly 10 s for everything together', async () => {
    const { port, open } = await receive(silent)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    try {
      const slowly = async () => {
        await new Promise(resolve => setTimeout(resolve, 9_000))
        return here()
      }
      let sent: Sent | undefined
      const sending = senderWith({ resolve: slowly }).send(`http://hooks.example.com:${port}/`, headers, body)
      void sending.then(now => {
        sent = now
      })
      await jest.advanceTimersByTimeAsync(9_000)
      while (open.size === 0) await new Promise(setImmediate)
      await jest.advanceTimersByTimeAsync(999)
      expect(sent).toBeUndefined()
      await jest.advanceTimersByTimeAsync(1)
      expect(await sending).toMatchObject({ error: 'no answer within 10 s', duration_ms: 10_000 })
    } finally {
      jest.useRealTimers()
    }
  })

  it('includes resolving the name', async () => {
    const sender = senderWith({ timeoutMs: limit, resolve: () => new Promise(() => {}) })
    const { error, duration_ms } = await sender.send('https://hooks.example.com/', headers, body)
    expect(error).toBe('the name did not resolve within 0.6 s')
    expect(duration_ms).toBeGreaterThan(limit - 10)
  })

  it.each([
    ['silence', ''],
    ['half a record', '\x16\x03\x03\x40\x00\x02'],
  ])('includes a TLS handshake that is answered with %s', async (_, bytes) => {
    const { port } = await receive(socket => void socket.write(bytes))
    const { error, duration_ms } = await hurried().send(`https://127.0.0.1:${port}/`, headers, body)
    expect(error).toBe('no connection within 0.6 s')
    expect(duration_ms).toBeGreaterThan(limit - 10)
  })
})

describe('A connection', () => {
  it('that is refused on every address of the name is reported', async () => {
    const { port } = await receive(silent)
    await closeReceivers()
    const { error } = await senderWith().send(`http://localhost:${port}/`, headers, body)
    expect(error).toBe('the connection was refused')
  })

  it('tries the next address if one is refused', async () => {
    const { port } = await receive(answering(ok))
    const addresses = ['127.0.0.2', '127.0.0.1'].map(address => ({ address, family: 4 as const }))
    const sender = senderWith({ resolve: async () => addresses })
    expect(await sender.send(`http://hooks.example.com:${port}/`, headers, body)).toMatchObject({
      status: 200,
    })
  })

  it('that the system does not even try is reported', async () => {
    const sender = senderWith({ resolve: async () => [{ address: '255.255.255.255', family: 4 }] })
    const { error } = await sender.send('http://hooks.example.com/', headers, body)
    expect(error).toMatch(/^(the connection failed \(|the network does not reach)/)
  })

  it.each([
    [
      'an unknown authority',
      () => makeIdentity({ names: ['127.0.0.1'] }, makeAuthority()),
      'the certificate between it and its root is missing',
    ],
    ['nobody but itself', () => makeIdentity({ names: ['127.0.0.1'] }), 'it is self-signed'],
    [
      'our authority for another name',
      () => makeIdentity({ names: ['elsewhere.example.com'] }, authority),
      'it is for another name',
    ],
    [
      'our authority until yesterday',
      () => makeIdentity({ names: ['127.0.0.1'], until: new Date(Date.now() - 3_600_000) }, authority),
      'it has expired',
    ],
    [
      'our authority from tomorrow on',
      () => makeIdentity({ names: ['127.0.0.1'], from: new Date(Date.now() + 3_600_000) }, authority),
      'it is not valid yet',
    ],
  ])('under a certificate from %s carries nothing', async (_, identified, reason) => {
    let asked = 0
    const { port } = await receive(socket => onRequest(socket, () => void asked++), {
      identity: identified(),
    })
    const { error } = await senderWith().send(`https://127.0.0.1:${port}/`, headers, body)
    expect(error).toBe(`the TLS certificate is not valid: ${reason}`)
    expect(asked).toBe(0)
  })

  it('to a port without TLS is reported', async () => {
    const { port } = await receive(socket => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const { error } = await senderWith().send(`https://127.0.0.1:${port}/`, headers, body)
    expect(error).toMatch(/^TLS could not be agreed/)
  })
})

describe('A kept connection', () => {
  const url = (port: number) => `https://hooks.example.com:${port}/hook?a=1`

  it('carries several deliveries in turn', async () => {
    const receiver = await receive(answering(ok), { identity })
    const sender = senderWith({ resolve: here })
    for (let nth = 0; nth < 5; nth++)
      expect(await sender.send(url(receiver.port), headers, body)).toMatchObject({ error: null })
    expect(receiver.connections).toBe(1)
  })

  it('is closed when the name moves', async () => {
    const receiver = await receive(answering(ok))
    const places = ['127.0.0.1', '127.0.0.2']
    const sender = senderWith({ resolve: async () => [{ address: places.shift()!, family: 4 }] })
    const sent = async () =>
      (await sender.send(`http://hooks.example.com:${receiver.port}/`, headers, body)).error
    expect([await sent(), await sent()]).toEqual([null, 'the connection was refused'])
  })

  it.each([
    ['closes', (socket: Socket) => void socket.end()],
    ['resets', reset],
  ])('that the receiver %s as it is used again is replaced once', async (_, ends) => {
    const texts: string[] = []
    const receiver = await receive(
      (socket, nth) =>
        onRequest(socket, text => {
          texts.push(text)
          // The first connection answers once, the second always.
          if (nth === 0 && texts.length > 1) ends(socket)
          else socket.write(ok)
        }),
      { identity },
    )
    const sender = senderWith({ resolve: here })
    const sent = [
      await sender.send(url(receiver.port), headers, body),
      await sender.send(url(receiver.port), headers, body),
    ]
    expect(sent.map(({ error }) => error)).toEqual([null, null])
    expect([receiver.connections, texts.length]).toEqual([2, 3])
    expect(texts[2]).toMatch(
      /^POST \/hook\?a=1 HTTP\/1.1\r\n[\s\S]*Muster-Delivery: dlv_1\r\n[\s\S]*\r\n\r\n\{"id":"evt_1"\}$/,
    )
  })

  it('is not replaced a second time, and a new one not at all', async () => {
    const receiver = await receive(
      answering(ok, socket => void socket.end()),
      { identity },
    )
    const sender = senderWith({ resolve: here })
    const errors = []
    for (let nth = 0; nth < 3; nth++)
      errors.push((await sender.send(url(receiver.port), headers, body)).error)
    const closed = 'the connection was closed before an answer'
    expect(errors).toEqual([null, closed, closed])
    expect(receiver.connections).toBe(3)
  })
})

describe('The sender', () => {
  it('reads no more of an endless answer than its limit, and stores none of it', async () => {
    const taken: number[] = []
    const receiver = await receive((socket, nth) => {
      socket.once('close', () => taken.push(socket.bytesWritten))
      socket.once('data', () => flood(socket, `HTTP/1.1 ${nth % 2 ? 200 : 500} X\r\n\r\n`, 'a'))
    })
    const sender = senderWith()
    const send = () => sender.send(`http://127.0.0.1:${receiver.port}/`, headers, body)
    await Promise.all(Array.from({ length: 16 }, send))
    const before = process.memoryUsage().rss
    for (let round = 0; round < 4; round++) {
      const sent = await Promise.all(Array.from({ length: 16 }, send))
      for (const each of sent) expect(each.error).toBe(each.status === 200 ? null : 'answered 500')
    }
    await until(() => taken.length === 80)
    // What the kernel buffers between the two is not the sender's.
    expect(Math.max(...taken)).toBeLessThan(32 * megabyte)
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * megabyte)
  })

  it('leaves no connection open when it closes, and fails deliveries in progress', async () => {
    const patient = await receive(silent, { identity })
    const quick = await receive(answering(ok), { identity })
    const stalled = await receive(silent)
    const sender = senderWith({ resolve: () => new Promise(() => {}) })
    expect(await sender.send(`https://127.0.0.1:${quick.port}/`, headers, body)).toMatchObject({
      status: 200,
    })
    const underWay = [patient, stalled].map(({ port }) =>
      sender.send(`https://127.0.0.1:${port}/`, headers, body),
    )
    underWay.push(sender.send('https://hooks.example.com/', headers, body))
    await until(() => patient.open.size + stalled.open.size === 2)
    sender.close()
    for (const sent of await Promise.all(underWay)) expect(sent.error).toBe('the sender was stopped')
    await until(() => patient.open.size + stalled.open.size + quick.open.size === 0)
    expect(await sender.send(`https://127.0.0.1:${quick.port}/`, headers, body)).toMatchObject({
      status: null,
      error: 'the sender was stopped',
    })
    expect(quick.connections).toBe(1)
  })

  it('reports wrong arguments instead of throwing', async () => {
    const { error } = await senderWith().send('http://127.0.0.1:1/', { 'X-Header': 'a\r\nb' }, body)
    expect(error).toBe('the connection failed (ERR_INVALID_CHAR)')
  })
})
