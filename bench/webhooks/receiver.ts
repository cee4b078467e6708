// Receivers of webhooks in a process of their own: one that answers at once and notes when what came, one that never answers.

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Receipt {
  /** Of the event that was received. */
  readonly event: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What has come since the last question. */
export interface Taken {
  readonly receipts: readonly Receipt[]
}

let receipts: Receipt[] = []

const answers: RequestListener = (req, res) => {
  const at = performance.timeOrigin + performance.now()
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    // The id stands first in every body.
    const [, event = ''] = /^\{"id":"(\w+)"/.exec(Buffer.concat(chunks).toString('latin1', 0, 60)) ?? []
    receipts.push({ event, at })
    res.writeHead(204).end()
  })
}

const never: RequestListener = req => void req.resume()

function listening(answer: RequestListener): Promise<number> {
  return new Promise(resolve => {
    const server = createServer({ keepAliveTimeout: 60_000 }, answer).listen(0, '127.0.0.1', () =>
      resolve((server.address() as AddressInfo).port),
    )
  })
}

process.on('message', () => {
  const taken: Taken = { receipts }
  receipts = []
  process.send?.(taken)
})
process.on('disconnect', () => process.exit())

const [answering, silent] = await Promise.all([listening(answers), listening(never)])
process.send?.({ answering, silent })
