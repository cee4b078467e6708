// Receivers of webhooks that do as a test says, byte by byte, in the clear or over TLS, and count who came.

import { createServer, type Server, type Socket } from 'node:net'
import tls from 'node:tls'
import { type Authority, type Identity, makeAuthority } from '../http/certificate.ts'

/** What a receiver does with a connection; `nth` counts them from 0. */
export type Behaviour = (socket: Socket, nth: number) => void

export interface Receiver {
  readonly port: number
  /** How many connections there have been, whether or not TLS was agreed over them. */
  readonly connections: number
  /** Connections that are open now. */
  readonly open: ReadonlySet<Socket>
}

interface Options {
  /** Without one the receiver does not speak TLS. */
  readonly identity?: Identity
  readonly host?: string
  readonly port?: number
}

const beneath = new WeakMap<Socket, Socket>()
const listening: { server: Server; open: Set<Socket> }[] = []

export async function receive(behave: Behaviour, options: Options = {}): Promise<Receiver> {
  const { identity, host = '127.0.0.1', port = 0 } = options
  const open = new Set<Socket>()
  let connections = 0
  let conversations = 0
  const converse = (socket: Socket) => {
    // What nobody reads must not hide that the other side has gone.
    socket.on('error', () => {}).resume()
    behave(socket, conversations++)
  }
  const server = createServer(socket => {
    connections++
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => {}))
    if (!identity) return converse(socket)
    const secured = new tls.TLSSocket(socket, { isServer: true, ...identity })
    beneath.set(secured, socket)
    secured.on('error', () => {}).once('secure', () => converse(secured))
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen({ port, host, ipv6Only: true }, resolve),
  )
  listening.push({ server, open })
  return {
    port: (server.address() as { port: number }).port,
    open,
    get connections() {
      return connections
    },
  }
}

/** Call in afterAll or afterEach. */
export async function closeReceivers(): Promise<void> {
  await Promise.all(
    listening.splice(0).map(({ server, open }) => {
      for (const socket of open) socket.destroy()
      return new Promise(resolve => server.close(resolve))
    }),
  )
}

/** A text per request, in order, the last one again and again; a function in a text's place acts on the connection. */
export function answering(...replies: (string | Buffer | ((socket: Socket) => void))[]): Behaviour {
  let nth = 0
  return socket =>
    onRequest(socket, () => {
      const reply = replies[Math.min(nth++, replies.length - 1)]!
      if (typeof reply === 'function') reply(socket)
      else socket.write(reply)
    })
}

/** Calls back for every request that has come whole, with its head and body as text. */
export function onRequest(socket: Socket, whole: (text: string) => void): void {
  let text = ''
  socket.on('data', chunk => {
    text += chunk.toString('latin1')
    for (;;) {
      const head = text.indexOf('\r\n\r\n') + 4
      const length = head + Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? 0)
      if (head < 4 || text.length < length) return
      whole(text.slice(0, length))
      text = text.slice(length)
    }
  })
}

/** Writes a beginning, and then the same again and again, as fast as it is taken. */
export function flood(socket: Socket, start: string, again: string): void {
  const bytes = Buffer.from(again.repeat(Math.ceil(65_536 / again.length)))
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
    socket.once('drain', more)
  }
  socket.write(start)
  more()
}

/** Writes a beginning, and then one byte at a time for as long as somebody listens. */
export function drip(socket: Socket, start: string): void {
  const timer = setInterval(() => socket.write('a'), 20)
  socket.write(start)
  socket.once('close', () => clearInterval(timer))
}

/** Ends the connection with an RST, as a process that was killed does. */
export function reset(socket: Socket): void {
  const bare = beneath.get(socket) ?? socket
  bare.resetAndDestroy()
}

/** An answer with a body of known length. */
export function answer(status: string, body = '', headers: readonly string[] = []): string {
  return [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join(
    '\r\n',
  )
}

/** An authority that this process trusts from now on, beside those it trusted before. */
export function trustedAuthority(): Authority {
  const authority = makeAuthority()
  tls.setDefaultCACertificates([...tls.getCACertificates(), authority.cert])
  return authority
}
