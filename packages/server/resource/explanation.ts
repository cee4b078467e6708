// An explanation: why a figure is what it is, in lines for a person.

import type { Explanation } from '@muster/contract'

/** Lines for a person; a line without a figure has none to show. */
export function makeExplanation(
  id: string,
  lines: readonly { rule: string; text: string; amount?: string | null }[],
): Explanation {
  return {
    object: 'explanation',
    id,
    lines: lines.map(({ rule, text, amount = null }) => ({ rule, text, figure: amount })),
  }
}
