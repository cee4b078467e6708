// The known name that a person may have meant who wrote another.

/** The nearest name; undefined where none is near. Few letters of a short name are many. */
export function findNearest(
  name: string,
  known: Iterable<string>,
  limit = Math.max(2, name.length / 3),
): string | undefined {
  let nearest: string | undefined
  let least = Math.floor(limit) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const steps = computeDistance(name, candidate)
    if (steps >= least) continue
    nearest = candidate
    least = steps
  }
  return nearest
}

/** How many letters have to be added, left out or replaced to make one name of the other. */
function computeDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const replaced = row[column - 1]! + (letter === to[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
