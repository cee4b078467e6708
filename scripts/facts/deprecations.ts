// The operations that end, as TypeScript: a line each, so that a change of one shows as one.

import type { Deprecations } from '../../packages/contract/deprecations/deprecation.ts'

export function deprecationsSource(deprecations: Deprecations): string {
  const lines = Object.entries(deprecations).map(
    ([id, { since, until }]) => `  ${id}: { since: '${since}', until: '${until}' },\n`,
  )
  return `import type { Deprecations } from '../deprecations/deprecation.ts'

/** By operation. */
export const deprecations: Deprecations = {${lines.length > 0 ? '\n' : ''}${lines.join('')}}
`
}
