// A wrong command line or config file: what is wrong, and the nearest thing that would be right.

/** The command was called wrongly; it ends with 2. */
export class UsageError extends Error {}

/** ' Did you mean --target?' where a known name is near, otherwise all there are. */
export function suggestName(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map(candidate => ({ candidate, steps: computeDistance(name, candidate) }))
    .sort((left, right) => left.steps - right.steps)
  const isNear = nearest !== undefined && nearest.steps <= Math.max(2, name.length / 3)
  return isNear ? ` Did you mean ${nearest.candidate}?` : ` There are ${known.join(', ')}.`
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
