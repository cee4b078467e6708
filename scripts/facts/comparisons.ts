// The filters that compare a field, as TypeScript: a line each, so that a change of one shows as one.

import type { Comparisons } from '../../packages/contract/filters.ts'

export function comparisonsSource(comparisons: Comparisons): string {
  const kinds = Object.entries(comparisons).map(([kind, filters]) => {
    const lines = Object.entries(filters).map(
      ([name, { field, op }]) => `    ${name}: { field: '${field}', op: '${op}' },\n`,
    )
    return `  ${kind}: {\n${lines.join('')}  },\n`
  })
  return `import type { Comparisons } from '../filters.ts'

/** By the records of a list: the field that each filter compares, and how; not of those that take a value of a field. */
export const comparisons = {
${kinds.join('')}} as const satisfies Comparisons
`
}
