// How long work still takes, by the pace that was seen so far.

/** How far the work was at a moment, in milliseconds of any clock. */
export interface Seen {
  readonly at: number
  readonly done: number
}

const enoughMs = 2_000

/** Milliseconds that are left of `total`; undefined while there is too little to go by. */
export function estimateLeft(first: Seen, now: Seen, total: number): number | undefined {
  const done = now.done - first.done
  const took = now.at - first.at
  if (took < enoughMs || done <= 0 || total <= now.done) return undefined
  return ((total - now.done) * took) / done
}
