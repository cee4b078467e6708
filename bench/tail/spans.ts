// Spans of time: moments in milliseconds of the machine's own clock, which all processes of it share.

export interface Span {
  readonly from: number
  readonly until: number
}

/** Milliseconds since the machine started. */
export function monotonic(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

/** What `performance.now()` of this process has to be added to. */
export function clockStart(): number {
  return monotonic() - performance.now()
}

/** Milliseconds that both have in common. */
export function common(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.until, other.until) - Math.max(one.from, other.from))
}

/** Milliseconds of the span that others take, which are in order and do not overlap. */
export function covered(span: Span, others: readonly Span[]): number {
  let sum = 0
  for (let n = firstAfter(others, span.from); n < others.length && others[n]!.from < span.until; n++)
    sum += common(span, others[n]!)
  return sum
}

/** The same moments as spans that are in order and do not overlap. */
export function merged(spans: readonly Span[]): Span[] {
  const all: { from: number; until: number }[] = []
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else all.push({ from, until })
  }
  return all
}

/** The place of the first that ends after this moment. */
export function firstAfter(spans: readonly Span[], moment: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.until > moment) high = middle
    else low = middle + 1
  }
  return low
}
