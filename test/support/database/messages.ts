// Messages of PostgreSQL's protocol, cut out of a stream of bytes.

export interface Message {
  /** The protocol's letter; `start` for the first one of a connection, which has none. */
  readonly type: string
  readonly bytes: Buffer
}

export class Messages {
  #rest: Buffer = Buffer.alloc(0)
  #begins: boolean

  /** `begins` where the stream starts with the message that opens a connection. */
  constructor({ begins = false } = {}) {
    this.#begins = begins
  }

  /** The messages that are complete with these bytes. */
  read(chunk: Buffer): Message[] {
    this.#rest = Buffer.concat([this.#rest, chunk])
    const messages: Message[] = []
    for (;;) {
      const head = this.#begins ? 0 : 1
      if (this.#rest.length < head + 4) return messages
      const length = head + this.#rest.readUInt32BE(head)
      if (this.#rest.length < length) return messages
      const type = this.#begins ? 'start' : String.fromCharCode(this.#rest[0]!)
      messages.push({ type, bytes: this.#rest.subarray(0, length) })
      this.#rest = this.#rest.subarray(length)
      this.#begins = false
    }
  }
}

/** The message that opens a connection, with its settings changed. */
export function withSettings({ bytes }: Message, change: (text: string) => string): Buffer {
  const text = Buffer.from(change(bytes.toString('latin1', 8)), 'latin1')
  const head = Buffer.from(bytes.subarray(0, 8))
  head.writeUInt32BE(head.length + text.length)
  return Buffer.concat([head, text])
}

/** Sync, a simple query, a password, good-bye: PostgreSQL answers now. */
export function endsFlush({ type }: Message): boolean {
  return 'SQpX'.includes(type)
}

/** The names of the statements that are bound, in order. */
export function boundIn(messages: readonly Message[]): string[] {
  return messages.filter(({ type }) => type === 'B').map(nameOf)
}

function nameOf({ bytes }: Message): string {
  const portalEnd = bytes.indexOf(0, 5)
  return bytes.toString('utf8', portalEnd + 1, bytes.indexOf(0, portalEnd + 1))
}

// What PostgreSQL answers to Parse, Bind, Describe, Execute and Sync once it is done with them.
const answers = '12TnCsIZ'

/** Takes the answers to these messages one by one and calls back after the last, or after the error that ends them. */
export function settled(asked: readonly Message[], done: () => void): (answer: Message) => void {
  const synced = asked.at(-1)?.type === 'S'
  let left = asked.length
  return ({ type }) => {
    if (left === 0) return
    if (answers.includes(type)) left--
    if (type === 'E') left = synced ? 1 : 0
    if (type === 'Z') left = 0
    if (left === 0) done()
  }
}
