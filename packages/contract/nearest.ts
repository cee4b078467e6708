// The nearest of some names to what somebody wrote, where one is near enough to be meant.

/** Longer names are not compared: the work grows with both lengths. */
const longest = 100

/** Undefined where none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const text = written.toLowerCase()
  if (text.length > longest) return undefined
  let best: string | undefined
  let least = Math.max(1, Math.floor(text.length / 3)) + 1
  for (const name of names) {
    if (Math.abs(name.length - text.length) >= least) continue
    const distance = measure(text, name.toLowerCase())
    if (distance >= least) continue
    least = distance
    best = name
  }
  return best
}

/** How many letters are added, left out or changed (Levenshtein). */
function measure(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++)
      row.push(
        Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    previous = row
  }
  return previous[b.length]!
}
