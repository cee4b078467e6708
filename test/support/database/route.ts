// A way to a PostgreSQL over TCP that can fall silent, and be led to another PostgreSQL, as a network does.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Link {
  readonly client: Socket
  readonly database: Socket
}

export class Route {
  readonly #server = createServer(client => this.#link(client))
  readonly #links = new Set<Link>()
  #target: URL | undefined
  #silent = false
  /** How long each byte is on its way. */
  delayMs = 0

  /** Listens; its port on loopback. */
  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  /** Nothing that the database says arrives from now on, and nobody is told. */
  fallSilent(): void {
    this.#silent = true
    for (const { database } of this.#links) database.removeAllListeners('data').pause()
  }

  /** Leads to this database from now on, by the folder of its socket; what was connected is cut. */
  lead(target: string): void {
    this.#target = new URL(target)
    this.#silent = false
    this.#cut()
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#cut()
    await once(this.#server, 'close')
  }

  #cut(): void {
    for (const { client, database } of this.#links) for (const socket of [client, database]) socket.destroy()
  }

  #link(client: Socket): void {
    const database = connect(`${this.#target!.searchParams.get('host')}/.s.PGSQL.5432`)
    const link = { client, database }
    this.#links.add(link)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      socket.setNoDelay(true).on('error', () => undefined)
      socket.on('close', () => {
        this.#links.delete(link)
        other.destroy()
      })
    }
    client.on('data', (chunk: Buffer) => this.#pass(chunk, database))
    if (!this.#silent) database.on('data', (chunk: Buffer) => this.#pass(chunk, client))
  }

  #pass(chunk: Buffer, to: Socket): void {
    const write = () => void (to.writable && to.write(chunk))
    if (this.delayMs > 0) setTimeout(write, this.delayMs)
    else write()
  }
}
