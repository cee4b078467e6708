// Outer joins: which columns of a statement's rows they may leave null, as its plan says.

interface Plan {
  readonly Output?: readonly string[]
  readonly 'Join Type'?: string
  readonly 'Parent Relationship'?: string
  readonly Plans?: readonly Plan[]
}

/** The inputs of a join that may have no row for one of the other input. */
const emptySides: Readonly<Record<string, readonly string[]>> = {
  Left: ['Inner'],
  Right: ['Outer'],
  Full: ['Inner', 'Outer'],
}

/** The positions of columns that come untouched from such an input. An inner join that was written as an outer one has none. */
export function findOuterJoined(root: Plan): ReadonlySet<number> {
  const empty = new Set<string>()
  const visit = (plan: Plan): void => {
    const sides = emptySides[plan['Join Type'] ?? ''] ?? []
    for (const input of plan.Plans ?? []) {
      if (sides.includes(input['Parent Relationship'] ?? ''))
        for (const output of input.Output ?? []) empty.add(output)
      visit(input)
    }
  }
  visit(root)
  return new Set((root.Output ?? []).flatMap((output, n) => (empty.has(output) ? [n] : [])))
}
