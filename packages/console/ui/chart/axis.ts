// The axis of a chart: round steps from nothing to just above the highest figure.

/** Of a few that a person counts in: 1, 2, 5 and their tens. */
const rounds = [1, 2, 5, 10]

/** From 0 on, at most five; whole ones where only those are counted. */
export function listTicks(most: number, isWhole = false): number[] {
  const rough = Math.max(most, Number.MIN_VALUE) / 4
  const ten = 10 ** Math.floor(Math.log10(rough))
  const exact = (rounds.find(round => round * ten >= rough * 0.9999) ?? 10) * ten
  const step = isWhole ? Math.max(1, exact) : exact
  const count = Math.max(1, Math.ceil(most / step - 0.0001))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

export interface Unit {
  /** What a figure is divided by, so that the axis has few digits. */
  readonly by: number
  readonly name: 'one' | 'thousand' | 'million' | 'billion'
}

/** Thousands or millions, where figures have that many digits. */
export function findUnit(most: number): Unit {
  if (most >= 2_000_000_000) return { by: 1_000_000_000, name: 'billion' }
  if (most >= 2_000_000) return { by: 1_000_000, name: 'million' }
  return most >= 10_000 ? { by: 1_000, name: 'thousand' } : { by: 1, name: 'one' }
}
