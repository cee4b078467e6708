// The changes that a comparison finds: each once, with all that reaches it.
import { type Direction, type RuleName, rate, type Severity } from './rules.ts'

export interface Change {
  readonly severity: Severity
  readonly rule: RuleName
  /** Whether it is in what callers send or in what they receive. */
  readonly direction: Direction
  /** 'schema Pet: kind', 'query parameter limit'. */
  readonly place: string
  readonly message: string
}

/** An operation, or a component as it goes one way: its own changes, and the components that it uses. */
export interface Unit {
  readonly changes: Set<Change>
  readonly uses: Set<Unit>
}

export const makeUnit = (): Unit => ({ changes: new Set(), uses: new Set() })

export class Changes {
  readonly #known = new Map<string, Change>()

  add(unit: Unit, rule: RuleName, direction: Direction, place: string, message: string): void {
    const key = [rule, direction, place, message].join('\n')
    const change = this.#known.get(key) ?? {
      severity: rate(rule, direction),
      rule,
      direction,
      place,
      message,
    }
    this.#known.set(key, change)
    unit.changes.add(change)
  }
}

/** All changes of a unit and of what it uses. */
export function collectChanges(unit: Unit): Set<Change> {
  const found = new Set<Change>()
  const seen = new Set([unit])
  // A set is iterated over what is added on the way, too.
  for (const one of seen) {
    for (const change of one.changes) found.add(change)
    for (const used of one.uses) seen.add(used)
  }
  return found
}
