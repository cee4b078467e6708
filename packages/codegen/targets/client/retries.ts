// retries.ts: tries a call again that may be repeated. A file of its own, so that only its users load it.

import type { GeneratedFile } from '../../output/emit.ts'

const text = `import type { Sender } from './transport.ts'

export interface RetryOptions {
  /** How often a call is tried again; twice when left out. */
  times?: number
  /** For each try, the reading of its body included; only the call's own limit when left out. */
  timeoutMs?: number
}

/**
 * Tries again what may be repeated, which is every method but POST and PATCH, and these with an Idempotency-Key: where
 * the network failed, and after 408, 429, 502, 503 and 504. Retry-After is obeyed up to a minute.
 */
export function retries({ times = 2, timeoutMs }: RetryOptions = {}): Sender {
  return async (request, _operation, fetch) => {
    const mayRepeat = !/^(POST|PATCH)$/i.test(request.method) || request.headers.has('Idempotency-Key')
    for (let left = mayRepeat ? times : 0; ; left--) {
      const last = left <= 0
      const signal = timeoutMs === undefined ? request.signal : AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      // A body can be read once, so that every try but the last sends a copy.
      const sent = new Request(last ? request : request.clone(), { signal })
      const answer = await fetch(sent).catch((error: unknown) => {
        // fetch fails with a TypeError where the network does.
        const isFault = ['TypeError', 'TimeoutError'].includes((error as Error).name)
        if (last || request.signal.aborted || !isFault) throw error
        return undefined
      })
      const waitMs = last ? undefined : chooseWait(answer, times - left)
      if (answer && waitMs === undefined) return answer
      await answer?.body?.cancel()
      await pause(waitMs ?? 0, request.signal)
    }
  }
}

/** With chance, so that many do not come back at once; undefined for an answer that is final. No answer is a fault of the network. */
function chooseWait(answer: Response | undefined, tried: number): number | undefined {
  const waitMs = Math.random() * Math.min(8000, 500 * 2 ** tried)
  if (!answer) return waitMs
  if (![408, 429, 502, 503, 504].includes(answer.status)) return undefined
  const asked = answer.headers.get('Retry-After') ?? ''
  const seconds = (/\\D/.test(asked) ? (Date.parse(asked) - Date.now()) / 1000 : Number(asked)) || 0
  // Asking earlier would only be refused again.
  return seconds > 60 ? undefined : Math.max(seconds, 0) * 1000 + waitMs
}

/** Ends as soon as the call is aborted, as its caller asks, or as its time is over. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
`

export const makeRetriesFile = (): GeneratedFile => ({ path: 'retries.ts', text })
