// Load: a fixed number of connections that each send the next request as soon as the last is answered.

import { connect, type Socket } from 'node:net'

export interface Target {
  readonly port: number
  /** The next request, as HTTP/1.1 text. */
  readonly request: () => string
}

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

/** Closed loop over raw sockets: parsing is kept to the length, so that the load costs little beside what it loads. */
export async function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  const latencies: number[] = []
  let failures = 0
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(target, (ms, ok) => {
        latencies.push(ms)
        if (!ok) failures++
        return performance.now() < until
      }),
    ),
  )
  const elapsed = (performance.now() - started) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99), failures }
}

function converse(target: Target, answered: (ms: number, ok: boolean) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: target.port, host: '127.0.0.1', noDelay: true })
    let sent = 0
    let pending: Buffer = Buffer.alloc(0)
    const send = () => {
      sent = performance.now()
      socket.write(target.request())
    }
    socket.once('connect', send).once('error', reject)
    socket.on('data', (chunk: Buffer) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      const length = answerLength(pending)
      if (length === undefined || pending.length < length) return
      const ok = pending[9] === 0x32
      pending = pending.subarray(length)
      if (answered(performance.now() - sent, ok)) send()
      else finish(socket, resolve)
    })
  })
}

function finish(socket: Socket, resolve: () => void): void {
  socket.end()
  socket.destroy()
  resolve()
}

/** Head and body together, once the head is complete. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`)
  return end + 4 + Number(length)
}
