// Targets of webhooks: nothing but public https is reached, however a private place is spelled, named or moved.

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { resolve as resolvePath } from 'node:path'
import { promisify } from 'node:util'
import { say } from '@muster/sentences'
import type { Address, Resolver } from '../../../packages/server/outbound/addresses.ts'
import {
  parseTarget,
  resolveTarget,
  TargetRefused,
  targetPolicy,
} from '../../../packages/server/outbound/allowed-targets.ts'
import { Connections } from '../../../packages/server/outbound/connections.ts'
import { Sender } from '../../../packages/server/outbound/send.ts'
import { makeIdentity } from '../../support/http/certificate.ts'
import { hostileAddresses, hostileUrls } from '../../support/outbound/hostile-targets.ts'
import {
  answer,
  answering,
  closeReceivers,
  onRequest,
  type Receiver,
  receive,
  trustedAuthority,
} from '../../support/outbound/receiver.ts'
import { until } from '../../support/processes/until.ts'

const nobody = targetPolicy([])
const body = Buffer.from('{}')
const ok = answering(answer('200 OK', 'hit'))

/** Which listens where nothing may arrive: in the clear and over TLS, on both loopback addresses. */
const canaries: Receiver[] = []
const hits = () => canaries.reduce((sum, { connections }) => sum + connections, 0)

beforeAll(async () => {
  const names = ['localhost', '127.0.0.1', 'hooks.example.com']
  const identity = makeIdentity({ names }, trustedAuthority())
  canaries.push(await receive(ok), await receive(ok, { identity }))
  const six = canaries.map(({ port }, nth) =>
    receive(ok, { host: '::1', port, ...(nth === 1 && { identity }) }),
  )
  // A machine may be without IPv6.
  for (const each of await Promise.allSettled(six)) if (each.status === 'fulfilled') canaries.push(each.value)
})

afterAll(closeReceivers)

const at = (address: string): Address => ({ address, family: address.includes(':') ? 6 : 4 })
const leadingTo =
  (...addresses: string[]): Resolver =>
  async () =>
    addresses.map(at)

/** What the sender says of a URL, whose `PORT` is each canary's in turn. */
async function toldOf(url: string, resolver: Resolver): Promise<(string | null)[]> {
  const sender = new Sender(nobody, { timeoutMs: 1_000, resolve: resolver })
  const sent = await Promise.all(
    canaries.map(({ port }) => sender.send(url.replace('PORT', String(port)), {}, body)),
  )
  sender.close()
  return sent.map(({ error }) => error)
}

describe('A hostile target', () => {
  it.each(hostileUrls)('%j is rejected when it is read and never reached', async url => {
    const told = await toldOf(url, leadingTo('127.0.0.1', '::1'))
    expect(told).toEqual(told.map(() => expect.stringMatching(/^the URL (must|names) /)))
    expect(hits()).toBe(0)
  })

  it.each(hostileAddresses.map(list => [list]))(
    'whose name resolves to %j is rejected and never reached',
    async addresses => {
      const told = await toldOf('https://hooks.example.com:PORT/', leadingTo(...addresses))
      expect(told).toEqual(told.map(() => expect.stringMatching(/^the URL resolves to /)))
      expect(hits()).toBe(0)
    },
  )
})

describe('A name that moves', () => {
  const url = 'https://hooks.example.com:PORT/'

  /** A resolver that gives each answer once, and counts. */
  function moving(...answers: readonly (readonly string[])[]): { resolver: Resolver; asked: () => number } {
    let nth = 0
    return { resolver: async () => answers[nth++ % answers.length]!.map(at), asked: () => nth }
  }

  it('is resolved once per delivery, and never reached if it moves to the internal network', async () => {
    // An address of nobody, which is public by its range.
    const { resolver, asked } = moving(['3000::1'], ['127.0.0.1'])
    const sender = new Sender(nobody, { timeoutMs: 300, resolve: resolver })
    const { port } = canaries[1]!
    const errors = []
    for (let nth = 0; nth < 4; nth++)
      errors.push((await sender.send(url.replace('PORT', `${port}`), {}, body)).error)
    sender.close()
    const refused = 'the URL resolves to an address that is not public'
    expect(errors).toEqual([
      expect.not.stringContaining('URL'),
      refused,
      expect.not.stringContaining('URL'),
      refused,
    ])
    expect([asked(), hits()]).toEqual([4, 0])
  })

  it('is resolved once, so that the checked address is the one connected to', async () => {
    let read = 0
    const turncoat = {
      family: 4,
      get address() {
        return read++ === 0 ? '3000::1' : '127.0.0.1'
      },
    } as const
    await toldOf(url, async () => [turncoat])
    expect(hits()).toBe(0)
  })

  it('does not reveal where it leads', async () => {
    const target = parseTarget(url.replace('PORT', '443'), nobody)
    const refused = resolveTarget(target, nobody, leadingTo('10.9.8.7'))
    await expect(refused).rejects.toThrow(TargetRefused)
    await expect(refused).rejects.not.toThrow(/10\.9/)
  })

  it('is not rejected while it has no address or cannot be resolved', async () => {
    expect(await toldOf(url, leadingTo())).toContain('the name does not resolve')
    const failing = async () => {
      throw Object.assign(new Error('queryA EBADRESP 10.9.8.7'), { code: 'EBADRESP' })
    }
    expect(await toldOf(url, failing)).toContain('the connection failed (EBADRESP)')
  })
})

describe('A connection', () => {
  it.each(['http', 'https'])(
    'over %s that ends in the internal network sends nothing, whatever was checked before',
    async scheme => {
      let asked = 0
      const identity = makeIdentity({ names: ['127.0.0.1'] }, trustedAuthority())
      const counting = (socket: Socket) => onRequest(socket, () => void asked++)
      const { port, open } = await receive(counting, scheme === 'https' ? { identity } : {})
      const connections = new Connections()
      const place = {
        url: new URL(`${scheme}://127.0.0.1:${port}/`),
        addresses: [at('127.0.0.1')],
        allowed: false,
      }
      const request = connections.request('POST', place, {}, { fresh: false })
      request.end(body)
      const [error] = await once(request, 'error')
      expect(error).toEqual(new TargetRefused(say`leads to an address that is not public`))
      await until(() => open.size === 0)
      expect(asked).toBe(0)
    },
  )
})

describe('A redirect', () => {
  it.each([301, 302, 303, 307, 308])('of status %i to the internal network is not followed', async status => {
    const location = `Location: http://127.0.0.1:${canaries[0]!.port}/`
    const { port } = await receive(answering(answer(`${status} Moved`, '', [location, 'Refresh: 0; url=/'])))
    const sender = new Sender(targetPolicy([`127.0.0.1:${port}`]))
    const { error } = await sender.send(`http://127.0.0.1:${port}/`, {}, body)
    sender.close()
    expect([error, hits()]).toEqual([`redirects are not followed (${status})`, 0])
  })
})

describe('The environment', () => {
  it('adds no proxy and weakens no certificate', async () => {
    const proxy = await receive(ok)
    const open = await receive(ok)
    const selfSigned = await receive(ok, { identity: makeIdentity({ names: ['127.0.0.1'] }) })
    const places = [`http://127.0.0.1:${open.port}/`, `https://127.0.0.1:${selfSigned.port}/`]
    const outbound = resolvePath(import.meta.dirname, '../../../packages/server/outbound')
    const program = `
      import { Sender } from '${outbound}/send.ts'
      import { targetPolicy } from '${outbound}/allowed-targets.ts'
      const sender = new Sender(targetPolicy(['127.0.0.1:*']))
      const sent = []
      for (const url of ${JSON.stringify(places)}) sent.push((await sender.send(url, {}, Buffer.from(''))).error)
      sender.close()
      console.log(JSON.stringify(sent))`
    const url = `http://127.0.0.1:${proxy.port}`
    const env = {
      HTTP_PROXY: url,
      http_proxy: url,
      HTTPS_PROXY: url,
      https_proxy: url,
      ALL_PROXY: url,
      NO_PROXY: '',
      NODE_USE_ENV_PROXY: '1',
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    }
    const args = ['--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    expect(JSON.parse(stdout)).toEqual([null, 'the TLS certificate is not valid: it is self-signed'])
    expect([proxy.connections, open.connections]).toEqual([0, 1])
  })
})

describe('What a deployment allows', () => {
  it('is reached by its name, over http too', async () => {
    const { port } = await receive(ok)
    const sender = new Sender(targetPolicy([`Hooks.Example.com:${port}`]), {
      resolve: leadingTo('127.0.0.1'),
    })
    const sent = await sender.send(`http://hooks.example.com:${port}/`, {}, body)
    sender.close()
    expect(sent).toMatchObject({ status: 200, body: 'hit' })
  })

  it('is resolved like other names on this machine', async () => {
    const { port } = await receive(ok)
    const sender = new Sender(targetPolicy([`localhost:${port}`]))
    const sent = await sender.send(`http://localhost:${port}/`, {}, body)
    sender.close()
    expect(sent).toMatchObject({ status: 200 })
  })

  it.each([
    ['another port', 'https://localhost:4001/'],
    ['the default port', 'https://localhost/'],
    ['the address that the name leads to', 'https://127.0.0.1:4000/'],
    ['a name below it', 'https://a.localhost:4000/'],
    ['a name that resolves to it', 'https://hooks.example.com:4000/'],
    ['the address beside it', 'https://10.0.0.2:80/'],
  ])('does not allow %s', async (_, url) => {
    const policy = targetPolicy(['localhost:4000', '10.0.0.1:80'])
    const reached = async () => resolveTarget(parseTarget(url, policy), policy, leadingTo('127.0.0.1'))
    await expect(reached()).rejects.toThrow(TargetRefused)
  })

  it.each([
    ['localhost:80', 'http://localhost/'],
    ['localhost:443', 'https://localhost/'],
    ['[::1]:4000', 'http://[0:0::1]:4000/'],
    ['127.1:4000', 'http://127.0.0.1:4000/'],
    ['localhost:*', 'http://localhost:4000/'],
  ])('is read like a URL: %s allows %s', (entry, url) => {
    expect(parseTarget(url, targetPolicy([entry])).href).toBe(new URL(url).href)
  })

  it('contains no password', () => {
    expect(() => parseTarget('http://a:b@localhost:4000/', targetPolicy(['localhost:4000']))).toThrow(
      /password/,
    )
  })

  it.each([
    'localhost',
    'http://localhost:4000',
    'localhost:',
    ':4000',
    'localhost:70000',
    'a b:1',
    '*:*',
    'a:1:2',
    '::1:80',
  ])('is a host and a port, which %j is not', entry => {
    expect(() => targetPolicy([entry])).toThrow(`${entry} is not a host and a port`)
  })
})
