// What the parts of a comparison share: where it stands, and what it can do.
import type { Json, JsonObject } from '../../document/json.ts'
import type { Unit } from './changes.ts'
import type { Direction, RuleName } from './rules.ts'
import type { Views } from './view.ts'

/** Where a comparison stands: in which direction, in what, and at which place. */
export interface Spot {
  readonly direction: Direction
  readonly unit: Unit
  readonly place: string
}

/** 'schema Pet' and 'name' are 'schema Pet: name'; further on there are dots. */
export function joinPlace(place: string, name: string): string {
  if (!place.includes(': ')) return `${place}: ${name}`
  return name.startsWith('[') ? `${place}${name}` : `${place}.${name}`
}

/** A comparison of two documents. */
export interface Comparing {
  readonly before: Views
  readonly after: Views
  add(spot: Spot, rule: RuleName, message: string): void
  compare(old: Json, now: Json, spot: Spot): void
  /** Whether the change from one schema to the other breaks in a direction. Nothing of it is kept. */
  breaks(old: Json, now: Json, direction: Direction): boolean
}

/** Two documents, and the comparison of their schemas. */
export interface Pair {
  readonly before: JsonObject
  readonly after: JsonObject
  readonly schemas: Comparing
}
