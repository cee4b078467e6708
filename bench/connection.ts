// One HTTP/1.1 connection of the load: parsing is kept to status and length, so that the load costs little beside what it loads.

import { connect, type Socket } from 'node:net'

export class Connection {
  readonly #socket: Socket
  #pending: Buffer = Buffer.alloc(0)
  #answered: ((status: number) => void) | undefined

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      socket.once('error', reject)
      socket.once('connect', () => resolve(new Connection(socket)))
    })
  }

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    socket.once('close', () => {
      if (this.#answered) throw new Error('The server closed a connection without an answer.')
    })
  }

  /** This end's. */
  get port(): number {
    return this.#socket.localPort!
  }

  /** Sends one request; the next may be sent as soon as this one is answered. */
  send(request: string, answered: (status: number) => void): void {
    this.#answered = answered
    this.#socket.write(request)
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    const length = answerLength(this.#pending)
    if (length === undefined || this.#pending.length < length) return
    const status = Number(this.#pending.toString('latin1', 9, 12))
    this.#pending = this.#pending.subarray(length)
    const answered = this.#answered!
    this.#answered = undefined
    answered(status)
  }
}

/** A 2xx. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Head and body together, once the head is complete. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`)
  return end + 4 + Number(length)
}
