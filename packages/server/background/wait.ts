// Waiting for work that another process does. It may take seconds, so whoever waits holds no connection: a handler does it beforehand.

import { setTimeout as sleep } from 'node:timers/promises'

const pollMs = 100

/** Looks again and again until it is over; undefined if it is not by then, on the clock of `performance`. */
export async function waitUntilOver<T>(
  look: () => Promise<T>,
  isOver: (now: T) => boolean,
  until: number,
): Promise<T | undefined> {
  for (;;) {
    const now = await look()
    if (isOver(now)) return now
    if (performance.now() > until) return undefined
    await sleep(pollMs)
  }
}
