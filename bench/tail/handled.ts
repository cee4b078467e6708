// Finds what a server noted of a request: by the connection that it came on, and when.

import type { Handled } from './recorder.ts'
import type { Span } from './spans.ts'

/** Both clocks are the same, but who looks at them may be held up in between. */
const slackMs = 0.5

/** A connection has one request at a time, so the one that was answered in the meantime is it. */
export function findHandled(
  all: readonly Handled[],
): (port: number, moments: { readonly sent: number; readonly until: number }) => Span | undefined {
  const byPort = Map.groupBy(all, ({ port }) => port)
  return (port, { sent, until }) => {
    const found = byPort.get(port)?.find(({ from }) => from >= sent - slackMs)
    if (!found || found.from > until) return undefined
    return { from: Math.max(sent, found.from), until: Math.min(until, found.until) }
  }
}
