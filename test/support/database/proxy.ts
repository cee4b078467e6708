// A proxy in front of PostgreSQL that reads its messages: it can hold a connection between any two of them.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { boundIn, endsFlush, type Message, Messages, settled, withSettings } from './messages.ts'

/** What is sent in one go, up to and including its Sync. */
export interface Flush {
  readonly messages: readonly Message[]
  /** The names of the statements that it runs, in order. */
  readonly statements: readonly string[]
  /** Whether a text stands anywhere in it: a workspace's id tells whose flush it is. */
  holds(text: string): boolean
}

export interface Cut {
  /** How many messages of the flush PostgreSQL gets; all of them by default. */
  readonly asked?: (flush: Flush) => number
  /** How many of the messages that answer it the server gets; none by default. */
  readonly answered?: (messages: number) => number
}

/** A connection at its cut: nothing passes any more, either way. */
export interface Held {
  readonly flush: Flush
  /** Resolves when PostgreSQL has ended the connection. */
  readonly ended: Promise<unknown>
  /** Lets everything go on as if nothing had been. */
  resume(): void
  /** Ends it on both sides, as a broken network does. */
  sever(): void
}

interface Trap {
  readonly where: (flush: Flush) => boolean
  readonly cut: Cut
  readonly sprung: (held: Held) => void
}

export interface ProxyOptions {
  /** Changes the settings that a connection starts with. */
  readonly settings?: (text: string) => string
}

export class DatabaseProxy {
  readonly #target: URL
  readonly #options: ProxyOptions
  readonly #server = createServer(socket => this.#serve(socket))
  readonly #links = new Set<Link>()
  #traps: Trap[] = []
  #isAway = false
  #watcher: ((flush: Flush) => void) | undefined

  /** `target` is the database's address, by the folder of its socket. */
  constructor(target: string, options: ProxyOptions = {}) {
    this.#target = new URL(target)
    this.#options = options
  }

  /** Listens; the database's address through the proxy. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const { port } = this.#server.address() as AddressInfo
    return `postgresql://${this.#target.username}@127.0.0.1:${port}${this.#target.pathname}`
  }

  /** Holds the connection of the next flush that matches; resolves once PostgreSQL has done what it got of it. */
  hold(where: (flush: Flush) => boolean, cut: Cut = {}): Promise<Held> {
    return new Promise(sprung => {
      this.#traps.push({ where, cut, sprung })
    })
  }

  /** The same for a flush of this work; rejects where the work ends without having been held. */
  async holdIn<Result>(
    work: () => Promise<Result>,
    where: (flush: Flush) => boolean,
    cut: Cut = {},
  ): Promise<{ readonly held: Held; readonly result: Promise<Result> }> {
    const trapped = this.hold(where, cut)
    const result = work()
    const passed = result.then(told => {
      throw new Error(`It was not held and came to ${JSON.stringify(told)}.`)
    })
    return { held: await Promise.race([trapped, passed]), result }
  }

  /** The flushes that pass while the work is under way, oldest first. */
  async watch(work: () => Promise<unknown>): Promise<Flush[]> {
    const seen: Flush[] = []
    this.#watcher = flush => seen.push(flush)
    await work()
    this.#watcher = undefined
    return seen
  }

  /** The database cannot be reached while the work is under way. */
  async away(work: () => Promise<void>): Promise<void> {
    this.#isAway = true
    for (const link of this.#links) link.sever()
    await work().finally(() => {
      this.#isAway = false
    })
  }

  async close(): Promise<void> {
    for (const link of this.#links) link.sever()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #serve(socket: Socket): void {
    if (this.#isAway) return void socket.destroy()
    const database = connect(`${this.#target.searchParams.get('host')}/.s.PGSQL.5432`)
    const link = new Link(socket, database, this.#options, flush => this.#trapFor(flush))
    this.#links.add(link)
    socket.once('close', () => this.#links.delete(link))
  }

  #trapFor(flush: Flush): Trap | undefined {
    this.#watcher?.(flush)
    const trap = this.#traps.find(({ where }) => where(flush))
    this.#traps = this.#traps.filter(other => other !== trap)
    return trap
  }
}

/** What a held connection keeps back. */
interface Kept {
  readonly asked: Message[]
  readonly answered: Message[]
  /** Tells of each message that PostgreSQL answers. */
  readonly count: (message: Message) => void
}

/** One connection through the proxy. */
class Link {
  readonly #server: Socket
  readonly #database: Socket
  readonly #options: ProxyOptions
  readonly #trapFor: (flush: Flush) => Trap | undefined
  readonly #asked = new Messages({ begins: true })
  readonly #answered = new Messages()
  #flush: Message[] = []
  #kept: Kept | undefined

  constructor(
    server: Socket,
    database: Socket,
    options: ProxyOptions,
    trapFor: (flush: Flush) => Trap | undefined,
  ) {
    this.#server = server
    this.#database = database
    this.#options = options
    this.#trapFor = trapFor
    for (const socket of [server, database]) socket.setNoDelay(true).on('error', () => undefined)
    server.on('data', (chunk: Buffer) => {
      for (const message of this.#asked.read(chunk)) this.#ask(message)
    })
    server.on('close', () => database.destroy())
    database.on('data', (chunk: Buffer) => this.#answer(this.#answered.read(chunk)))
    database.on('close', () => this.#kept ?? server.end())
  }

  sever(): void {
    this.#server.destroy()
    this.#database.destroy()
  }

  #ask(message: Message): void {
    if (message.type === 'start') {
      const { settings } = this.#options
      this.#database.write(settings ? withSettings(message, settings) : message.bytes)
    } else if (this.#kept) {
      this.#kept.asked.push(message)
    } else {
      this.#flush.push(message)
      if (endsFlush(message)) this.#pass(this.#flush.splice(0))
    }
  }

  #pass(messages: readonly Message[]): void {
    const flush = flushOf(messages)
    const trap = this.#trapFor(flush)
    if (trap) this.#hold(flush, trap)
    else write(this.#database, messages)
  }

  #hold(flush: Flush, { cut, sprung }: Trap): void {
    const passed = flush.messages.slice(0, cut.asked?.(flush))
    const ended = new Promise(resolve => this.#database.once('close', resolve))
    const held = { flush, ended, resume: () => this.#resume(), sever: () => this.sever() }
    const count = settled(passed, () => {
      const { answered } = this.#kept!
      write(this.#server, answered.splice(0, cut.answered?.(answered.length) ?? 0))
      sprung(held)
    })
    this.#kept = { asked: flush.messages.slice(passed.length), answered: [], count }
    // Without the end PostgreSQL keeps its answers to itself until it is asked for them.
    const whole = passed.length === flush.messages.length
    write(this.#database, whole ? passed : [...passed, flushNow])
    if (passed.length === 0) sprung(held)
  }

  #answer(messages: readonly Message[]): void {
    if (!this.#kept) {
      write(this.#server, messages)
      return
    }
    this.#kept.answered.push(...messages)
    for (const message of messages) this.#kept.count(message)
  }

  #resume(): void {
    const { asked, answered } = this.#kept!
    this.#kept = undefined
    write(this.#server, answered)
    if (this.#database.destroyed) this.#server.end()
    write(this.#database, asked)
  }
}

const flushNow: Message = { type: 'H', bytes: Buffer.from([0x48, 0, 0, 0, 4]) }

function write(socket: Socket, messages: readonly Message[]): void {
  if (messages.length > 0 && socket.writable) socket.write(Buffer.concat(messages.map(({ bytes }) => bytes)))
}

function flushOf(messages: readonly Message[]): Flush {
  return {
    messages,
    statements: boundIn(messages),
    holds: text => messages.some(({ bytes }) => bytes.includes(text)),
  }
}
