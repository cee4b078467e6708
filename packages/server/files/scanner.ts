// The scanner: streams what was uploaded to ClamAV and reads what it says, before anything is stored.

import { connect } from 'node:net'
import { shorten, tellShortly } from '@muster/formats/shorten'
import { type Sentence, say } from '@muster/sentences'
import { comeBackLater, invalidField, Problem } from '../http/problem.ts'

export interface ScannerPlace {
  readonly host: string
  readonly port: number
}

/** clamd reads a stream in pieces, each behind its length in four bytes; a length of zero ends it. */
const pieceBytes = 65_536
const patienceMs = 10_000

/** `host:port` of clamd. Throws a sentence where it is something else. */
export function readScannerPlace(text: string | undefined): ScannerPlace | undefined {
  if (!text) return undefined
  const url = URL.parse(`clamd://${text}`)
  const port = Number(url?.port)
  if (url && port > 0 && url.pathname === '' && url.username === '')
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port }
  throw new Error(`MUSTER_CLAMD is ${text}; it must be the host and port of clamd, such as 127.0.0.1:3310.`)
}

/** Refuses bytes in which ClamAV finds something with a 400 on `field`; 503 where it does not answer. */
export async function scan(place: ScannerPlace, bytes: Uint8Array, field: string): Promise<void> {
  const said = await ask(place, bytes).catch(cause => {
    throw unavailable(say`The virus scanner does not answer (${tellShortly(cause)}).`, cause)
  })
  if (/^stream: OK$/.test(said)) return
  const [, found] = /^stream: (.+) FOUND$/.exec(said) ?? []
  if (found === undefined) throw unavailable(say`The virus scanner answered "${shorten(said, 200)}".`)
  throw invalidField(field, say`is refused by the virus scanner, which found ${shorten(found, 200)}`)
}

function unavailable(why: Sentence, cause?: unknown): Problem {
  return new Problem('internal_error', say`${why} Nothing was stored; try again shortly.`, {
    ...comeBackLater,
    transient: true,
    cause,
  })
}

function ask({ host, port }: ScannerPlace, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: patienceMs })
    let said = ''
    socket.setEncoding('utf8')
    socket.on('data', text => {
      said += String(text)
    })
    socket.on('timeout', () => socket.destroy(new Error(`no answer within ${patienceMs / 1000} s`)))
    socket.on('error', error => (said.includes('\0') ? undefined : reject(error)))
    socket.on('close', () => {
      if (said.includes('\0')) resolve(said.split('\0')[0]!)
      else reject(new Error('the connection ended without an answer'))
    })
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes)
        socket.write(lengthOf(piece))
        socket.write(piece)
      }
      socket.write(lengthOf(new Uint8Array()))
    })
  })
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}
