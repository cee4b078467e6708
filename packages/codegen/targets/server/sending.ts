// sending.ts: sends what a handler gives piece by piece, as fast as it is taken, and lets go of it when the caller goes away.

import { hasStreams, type Model } from '../../model/model.ts'
import type { GeneratedFile } from '../../output/emit.ts'
import { isAnswering, type ServerOptions } from './options.ts'

/** @param type of a response, as its server calls it */
export const writeFollowCaller = (
  type: string,
): string => `/** Is aborted when the connection ends before the answer does. */
export function followCaller(response: ${type}): AbortSignal {
  const controller = new AbortController()
  const stop = () => {
    if (!response.writableFinished) controller.abort(new Error('The caller has gone away.'))
  }
  // It may have gone while something else was waited for.
  if (response.destroyed) stop()
  else response.once('close', stop)
  return controller.signal
}

`

/** How what a handler gives is taken, whichever server sends it. */
export const releasing = `export type Source<T> = AsyncIterable<T> | Iterable<T>

/** What is waited for may never come: streams are ended meanwhile, and nothing else can be. */
export function iterate<T>(source: Source<T>): AsyncIterator<T, unknown> {
  const over = { done: true as const, value: undefined }
  if (source instanceof ReadableStream) {
    const reader = (source as ReadableStream<T>).getReader()
    return { next: () => reader.read() as Promise<IteratorResult<T>>, return: () => reader.cancel().then(() => over) }
  }
  const items = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : take(source)
  const { destroy } = source as { destroy?: unknown }
  if (typeof destroy !== 'function') return items
  return {
    next: () => items.next(),
    return: async () => {
      destroy.call(source)
      return over
    },
  }
}

async function* take<T>(source: Iterable<T>): AsyncGenerator<T, void, undefined> {
  yield* source
}

/** Is not waited for. */
export function close(items: AsyncIterator<unknown>, failed: (error: unknown) => void): void {
  Promise.resolve(items.return?.()).catch(failed)
}

/** Undefined once the caller has gone away. */
export function unlessGone<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

`

const text = `import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import type { Response } from 'express'

${writeFollowCaller('Response')}${releasing}// A socket that takes everything at once never lets another request have its turn.
const piecesOfTurn = 16

/** Sends all that is left, each piece when there is room for it. False once the caller has gone away. */
export async function sendPieces<T>(
  response: Response,
  items: AsyncIterator<T, unknown>,
  first: Promise<IteratorResult<T, unknown>>,
  { signal, write }: { signal: AbortSignal; write: (item: T) => string | Uint8Array },
): Promise<boolean> {
  for (let next = first, sent = 1; ; next = items.next(), sent++) {
    const found = await unlessGone(next, signal)
    if (!found) return false
    if (found.done) return true
    if (!response.write(write(found.value))) await once(response, 'drain', { signal }).catch(() => undefined)
    if (sent % piecesOfTurn === 0) await turn()
    if (signal.aborted) return false
  }
}

// Callers throw away what has arrived and is not read yet, once they see that the connection broke.
const lingerMs = 100

/** Ends a connection in the middle of an answer. What was given before arrives, and the end of the answer does not. */
export function breakOff(response: Response): void {
  const { socket, req } = response
  if (!socket) {
    response.destroy()
    return
  }
  setTimeout(() => {
    if (req.httpVersion !== '1.0') socket.destroySoon()
    // For a caller of HTTP/1.0, a connection that is closed has said all.
    else socket.write('', () => reset(socket))
  }, lingerMs)
}

function reset(socket: NonNullable<Response['socket']>): void {
  try {
    socket.resetAndDestroy()
  } catch {
    // Of TCP alone.
    socket.destroy()
  }
}
`

/** No file where nothing is sent piece by piece, or where Express is not alone. */
export function makeSendingFile(model: Model, options: ServerOptions): GeneratedFile[] {
  const { adapters = [], streamBodies } = options
  const isAlone = adapters.length === 0 && isAnswering(options)
  return isAlone && (streamBodies || hasStreams(model)) ? [{ path: 'sending.ts', text }] : []
}
