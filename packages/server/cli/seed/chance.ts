// Chance: numbers that look random and are the same at every start.

/** From 0 to below 1, mixed from whole numbers as MurmurHash3 does it. */
export function chance(...of: readonly number[]): number {
  let mixed = 0x9e3779b9
  for (const each of of) {
    mixed = Math.imul(mixed ^ each, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed ^= mixed >>> 16
  }
  return (mixed >>> 0) / 2 ** 32
}

/** A whole number from the min to the max, both included. */
export function among(min: number, max: number, ...of: readonly number[]): number {
  return min + Math.floor(chance(...of) * (max - min + 1))
}
