// A name server on loopback that knows one thing of IPv4 and one of IPv6, of whatever name it is asked.

import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'

type Answer = readonly string[] | 'NXDOMAIN' | 'SERVFAIL' | 'silence'

export interface Answers {
  readonly four: Answer
  readonly six: Answer
}

export interface NameServer {
  /** With its port. */
  readonly address: string
  /** The names that it was asked for. */
  readonly asked: ReadonlySet<string>
}

const codes = { NXDOMAIN: 3, SERVFAIL: 2 }
const headBytes = 12
const ipv6Records = 28
const sockets: Socket[] = []

export async function nameServer(answers: Answers): Promise<NameServer> {
  const asked = new Set<string>()
  const socket = createSocket('udp4', (query, { port, address }) => {
    asked.add(nameIn(query))
    const end = query.indexOf(0, headBytes) + 5
    const isSix = query.readUInt16BE(end - 4) === ipv6Records
    const answer = isSix ? answers.six : answers.four
    if (answer === 'silence') return
    const found = typeof answer === 'string' ? [] : answer
    const head = Buffer.from(query.subarray(0, headBytes))
    head.writeUInt16BE(0x8180 | (typeof answer === 'string' ? codes[answer] : 0), 2)
    head.writeUInt16BE(found.length, 6)
    head.fill(0, 8)
    const records = found.map(text => {
      const data = Buffer.from(ipaddr.parse(text).toByteArray())
      return Buffer.concat([
        Buffer.from([0xc0, headBytes, 0, isSix ? ipv6Records : 1, 0, 1, 0, 0, 0, 60, 0, data.length]),
        data,
      ])
    })
    socket.send(Buffer.concat([head, query.subarray(headBytes, end), ...records]), port, address)
  })
  await once(socket.bind(0, '127.0.0.1'), 'listening')
  sockets.push(socket)
  return { address: `127.0.0.1:${socket.address().port}`, asked }
}

/** In an afterAll of whoever starts them. */
export function closeNameServers(): void {
  for (const socket of sockets.splice(0)) socket.close()
}

/** A question holds its name as labels, each behind its length. */
function nameIn(query: Buffer): string {
  const labels: string[] = []
  for (let at = headBytes; query[at]; at += query[at]! + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!))
  return labels.join('.').toLowerCase()
}
