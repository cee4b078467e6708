// streams.ts: how an emitted client reads events and lines as they arrive. A file of its own, for documents that have some.

import { isStream } from '../../../document/media-types.ts'
import type { GeneratedFile } from '../../../output/emit.ts'
import { parsers } from './parsers.ts'
import { reading, types } from './reading.ts'

export function makeStreamsFile(): GeneratedFile {
  const text = `${types}\n${parsers}\n${reading.replace('MEDIA_TYPES', () => String(isStream))}`
  return { path: 'streams.ts', text }
}

const changes = [
  [
    'export type Method =',
    `import { type EventOptions, makeStream, type Stream, type StreamKind, takeStream } from './streams.ts'

export type { EventOptions, Stream, StreamEvent, StreamOptions } from './streams.ts'

export type Method =`,
  ],
  [
    '  headers?: object | undefined\n',
    `  /** Takes the body of an answer, in place of reading it whole; undefined for one that it leaves alone. */
  take?: (response: Response) => unknown
  headers?: object | undefined
`,
  ],
  [
    'options?: CallOptions): List<Item, Page, Whole>\n',
    `options?: CallOptions): List<Item, Page, Whole>
  stream<T, Whole = Answer<AsyncIterable<T, void, undefined>>>(kind: StreamKind, method: Method, path: string, input: RequestInput, options?: EventOptions): Stream<T, Whole>
`,
  ],
  [
    '  return { request, list:',
    `  function stream<T, Whole>(kind: StreamKind, method: Method, path: string, input: RequestInput, call?: EventOptions): Stream<T, Whole> {
    return makeStream<T, Whole>(kind, method, own => ask(method, path, { ...input, take: takeStream }, own), call)
  }
  return { request, stream, list:`,
  ],
] as const

/** The transport of a client that reads streams. */
export function addStreams({ path, text }: GeneratedFile): GeneratedFile {
  return { path, text: replaceAll(text, changes) }
}

/** How a transport takes the body of an answer that is not read whole, and what says that it does. */
export interface Taking {
  isTaken: string
  taken: string
}

export const takingStreams: Taking = { isTaken: 'input.take', taken: 'input.take?.(response)' }

export const takingBytes: Taking = {
  isTaken: 'input.isStreamed',
  taken: 'input.isStreamed ? takeBytes(response, call.onProgress) : undefined',
}

/** Both in one transport. */
const takingBoth: Taking = {
  isTaken: '(input.take || input.isStreamed)',
  taken: takingBytes.taken.replace('undefined', takingStreams.taken),
}

/** The transport that takes bodies so; the time of a call is over once such an answer begins. */
export function addTaking({ path, text }: GeneratedFile, takings: readonly Taking[]): GeneratedFile {
  const [taking] = takings.length > 1 ? [takingBoth] : takings
  if (!taking) return { path, text }
  const limited = 'timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)]'
  const pairs = [
    [
      'fetch: (request: Request) => Promise<Response>) =>',
      'fetch: (request: Request) => Promise<Response>, isTaken?: boolean) =>',
    ],
    ['one => inner(one, init))', `one => inner(one, init), Boolean(${taking.isTaken}))`],
    [limited, 'timeoutMs === undefined ? undefined : limit(timeoutMs)]'],
    [
      '    const signals = [',
      `    let hasBegun = false
    const limit = (ms: number) => (${taking.isTaken} ? limitStart(ms, () => hasBegun) : AbortSignal.timeout(ms))
    const signals = [`,
    ],
    [
      '    return { data: await received(response, data),',
      `    const taken = ${taking.taken}
    hasBegun = taken !== undefined
    return { data: taken ?? (await received(response, data)),`,
    ],
  ] as const
  return { path, text: `${replaceAll(text, pairs)}${limitStart}` }
}

/** Retries for which the time of a try is over, too, once an answer begins that is taken. */
export function addTakingTries(file: GeneratedFile, isTaking: boolean): GeneratedFile {
  const pairs = [
    ['import type { Sender }', 'import { limitStart, type Sender }'],
    ['its body included; only', 'its body included, but for streams; only'],
    ['(request, _operation, fetch) =>', '(request, _operation, fetch, isTaken) =>'],
    [
      '      const signal = timeoutMs === undefined ? request.signal : AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])\n',
      `      let hasBegun = false
      const limit = (ms: number) => (isTaken ? limitStart(ms, () => hasBegun) : AbortSignal.timeout(ms))
      const signal = timeoutMs === undefined ? request.signal : AbortSignal.any([request.signal, limit(timeoutMs)])
`,
    ],
    [
      '      if (answer && waitMs === undefined) return answer\n',
      `      if (answer && waitMs === undefined) {
        hasBegun = answer.ok
        return answer
      }
`,
    ],
  ] as const
  return isTaking ? { ...file, text: replaceAll(file.text, pairs) } : file
}

const limitStart = `
/** Aborts a call that has not begun to be answered in time. */
export function limitStart(ms: number, hasBegun: () => boolean): AbortSignal {
  const controller = new AbortController()
  const limit = AbortSignal.timeout(ms)
  limit.addEventListener('abort', () => {
    if (!hasBegun()) controller.abort(limit.reason)
  })
  return controller.signal
}
`

/** Changes an emitted text in the places that it has for it. */
export function replaceAll(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((found, [from, to]) => {
    if (!found.includes(from)) throw new Error(`The emitted text has no ${from}`)
    return found.replace(from, () => to)
  }, text)
}
