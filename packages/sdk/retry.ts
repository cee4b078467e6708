// Decides whether a failed call is tried again and how long to wait before that.
import type { MusterError } from './error.ts'

const firstBackoffMs = 500
const longestBackoffMs = 8_000
/** A longer Retry-After is given to the caller at once: asking earlier than told would only be refused again. */
const longestRetryAfterSeconds = 60

/**
 * Milliseconds to wait before the next try, or undefined when the failure is final. Every method is safe to
 * repeat here, because a POST carries the same Idempotency-Key on each try. Full jitter: many callers that
 * failed together do not come back together.
 */
export function waitBeforeRetry(
  error: MusterError,
  method: string,
  attempt: number,
  random: () => number,
): number | undefined {
  if (!mayRetry(error, method)) return undefined
  const backoff = random() * Math.min(longestBackoffMs, firstBackoffMs * 2 ** (attempt - 1))
  const asked = error.retryAfterSeconds
  if (asked === undefined) return backoff
  return asked > longestRetryAfterSeconds ? undefined : asked * 1000 + backoff
}

function mayRetry({ code, status, retryAfterSeconds }: MusterError, method: string): boolean {
  if (code === 'connection_failed' || code === 'timed_out') return true
  // A 409 that says when to come back is a twin of this call, still being worked on under the same key.
  if (status === 409) return method === 'POST' && retryAfterSeconds !== undefined
  // A 503 too, but one that only a person with access to the service can end.
  if (code === 'api_not_configured') return false
  return status === 429 || status === 502 || status === 503 || status === 504
}

/** The default wait; rejects as soon as the signal aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  // An aborted signal fires no event for a listener added later.
  if (signal?.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
