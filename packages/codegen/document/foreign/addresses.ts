// Fetches documents by their addresses, within limits: which addresses, how many, how large, how long, how often elsewhere.
import { isAddress, isObject, type Json } from '../json.ts'
import { DocumentError } from '../problems.ts'
import type { Asked, Files } from '../reading/document-files.ts'
import { resolveFile } from '../referring.ts'

export const limits = {
  /** Bytes of all documents together. */
  bytes: 64 * 1024 * 1024,
  /** Milliseconds for one document, redirects included. */
  time: 30_000,
  documents: 2000,
  redirects: 5,
  /** At once. */
  requests: 8,
}

/** Only an address that was read from one of this machine may lead to this machine. */
const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)

export class Fetcher {
  readonly #source: string
  readonly #files: Files
  #bytes = 0
  #documents = 0

  constructor(source: string, files: Files) {
    this.#source = source
    this.#files = files
  }

  /** Fetches the document itself; the address at which it was found in the end. */
  async fetchRoot(address: string): Promise<string> {
    return this.fetch(new URL(address).href, { ref: '', keys: [] })
  }

  /** Provides what stands at an address; the address at which it was found. */
  async fetch(address: string, asked: Asked, from?: string): Promise<string> {
    if (++this.#documents > limits.documents)
      throw this.#refuse(address, asked, `it is more than the ${limits.documents}th`)
    let found: Response
    let text: string
    try {
      const signal = AbortSignal.timeout(limits.time)
      found = await this.#follow(new URL(address), asked, signal, from)
      text = await this.#readText(found, address, asked)
    } catch (error) {
      if (error instanceof DocumentError) throw error
      throw this.#refuse(address, asked, tellFailure(error))
    }
    this.#files.provide(address, text)
    if (found.url !== '' && found.url !== address && from === undefined) this.#files.provide(found.url, text)
    return from === undefined ? found.url || address : address
  }

  /** By hand, so that each address on the way is looked at. */
  async #follow(start: URL, asked: Asked, signal: AbortSignal, from?: string): Promise<Response> {
    let at = start
    let before = from
    for (let step = 0; step <= limits.redirects; step++) {
      this.#allow(at, asked, before)
      const response = await fetch(at, {
        redirect: 'manual',
        signal,
        headers: { Accept: 'application/json, application/yaml, text/yaml, */*;q=0.5' },
      })
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || location === null) {
        if (response.ok) return response
        throw this.#refuse(at.href, asked, `its host answers with ${response.status}`)
      }
      await response.body?.cancel()
      before = at.href
      at = new URL(location, at)
    }
    throw this.#refuse(start.href, asked, `it is redirected more than ${limits.redirects} times`)
  }

  #allow(address: URL, asked: Asked, from: string | undefined): void {
    const { protocol, href } = address
    const isHere = isLoopback(address)
    if (protocol !== 'https:' && !(protocol === 'http:' && isHere))
      throw this.#refuse(href, asked, 'only https is asked, and http on this machine')
    if (isHere && from !== undefined && isAddress(from) && !isLoopback(new URL(from)))
      throw this.#refuse(href, asked, 'what comes from elsewhere does not lead to this machine')
  }

  async #readText(response: Response, address: string, asked: Asked): Promise<string> {
    const chunks: Uint8Array[] = []
    for await (const chunk of response.body ?? []) {
      this.#bytes += chunk.length
      if (this.#bytes > limits.bytes)
        throw this.#refuse(
          address,
          asked,
          `it is larger than ${limits.bytes / 1024 / 1024} MB with all others`,
        )
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  }

  #refuse(address: string, { ref, keys, file }: Asked, reason: string): DocumentError {
    const message = `${address}${ref !== '' && !ref.startsWith(address) ? `, which ${ref} refers to,` : ''} is not read: ${reason}.`
    const remedy = 'Correct the address, or copy the document.'
    const problem = {
      code: 'missing-file',
      keys,
      message,
      remedy,
      ...(file !== undefined && { file }),
    } as const
    return new DocumentError(this.#source, [problem], spot => this.#files.locate(spot.file ?? '', spot.keys))
  }
}

function tellFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `there is no answer within ${limits.time / 1000} seconds`
  return error.cause instanceof Error ? error.cause.message : error.message
}

interface Reference {
  readonly path: string
  readonly asked: Asked
  readonly from: string
}

/** Fetches whatever a document refers to at addresses, through files and through other addresses. */
export async function fetchReferences(
  rootPath: string,
  root: Json,
  files: Files,
  fetcher: Fetcher,
): Promise<void> {
  const seen = new Set([rootPath])
  let waiting = listReferences(root, rootPath)
  while (waiting.length > 0) {
    const next = waiting.filter(({ path }) => !seen.has(path) && seen.add(path))
    const fetched = next.filter(({ path }) => isAddress(path))
    for (let at = 0; at < fetched.length; at += limits.requests) {
      const some = fetched.slice(at, at + limits.requests)
      await Promise.all(some.map(({ path, asked, from }) => fetcher.fetch(path, asked, from)))
    }
    waiting = next.flatMap(({ path }) => {
      const read = files.tryRead(path)
      return read === undefined ? [] : listReferences(read, path)
    })
  }
}

// What stands under these is shown to a reader, and not read as a part of the document.
const shown = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** The other files and addresses that a document refers to. */
function listReferences(document: Json, from: string): Reference[] {
  const found: Reference[] = []
  const look = (part: Json, keys: readonly string[]): void => {
    if (Array.isArray(part)) for (const [at, item] of part.entries()) look(item, [...keys, String(at)])
    if (!isObject(part)) return
    for (const [key, value] of Object.entries(part)) {
      const isOwn = keys.at(-1) === 'properties'
      if (!isOwn && (shown.has(key) || key.startsWith('x-'))) continue
      const isMapped = keys.at(-1) === 'mapping' && keys.at(-2) === 'discriminator'
      const isReference = key === '$ref' || (isMapped && /#|\.(ya?ml|json)$/.test(String(value)))
      if (isReference && typeof value === 'string') add(value, keys)
      else look(value, [...keys, key])
    }
  }
  const add = (ref: string, keys: readonly string[]): void => {
    const [file = ''] = ref.split('#', 1)
    if (file === '') return
    found.push({ path: resolveFile(from, file), asked: { ref, keys: [...keys, '$ref'], file: from }, from })
  }
  look(document, [])
  return found
}
