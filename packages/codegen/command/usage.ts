// A wrong command line or config file: what is wrong, and the nearest thing that would be right.
import { findNearest } from '../document/nearest.ts'

/** The command was called wrongly; it ends with 2. */
export class UsageError extends Error {}

/** ' Did you mean --target?' where a known name is near, otherwise all there are. */
export function suggestName(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known)
  return nearest === undefined ? ` There are ${known.join(', ')}.` : ` Did you mean ${nearest}?`
}
