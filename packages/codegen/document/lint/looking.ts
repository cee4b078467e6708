// What a check of a document is given, and how it tells what it finds.
import type { Code } from '../codes.ts'
import type { JsonObject } from '../json.ts'
import { findNearest } from '../nearest.ts'
import type { Mistake, Place } from '../problems.ts'
import { resolveFully } from '../references.ts'
import type { Kind } from '../walk.ts'

export interface Lint {
  readonly root: JsonObject
  /** Of OpenAPI 3.0, whose schemas are not quite those of JSON Schema. */
  readonly isOld: boolean
  /** What nobody wants to know, and costs time to find, is left. */
  readonly isAsked: (code: Code) => boolean
  /** The keys lead on from the place. */
  readonly tell: (place: Place | undefined, mistake: Mistake, ...keys: readonly string[]) => void
}

/** Looks at one part of the document. */
export type Check = (node: JsonObject, kind: Kind, place: Place | undefined, lint: Lint) => void

/** What a part comes to. What stands beside a reference is left out, as 3.0 does. */
export const resolvePart = (part: JsonObject, { root }: Pick<Lint, 'root'>): JsonObject =>
  part.$ref === undefined ? part : resolveFully(root, part)

/** 'Did you mean "Pet"?', or what to do where nothing is near. */
export function suggest(name: string, known: Iterable<string>, fallback: string): string {
  const nearest = findNearest(name, known)
  return nearest === undefined ? fallback : `Did you mean "${nearest}"?`
}

/** What stands more than once in a list, with the places of the repetitions. */
export function listRepeated<T>(
  items: readonly T[],
  makeKey: (item: T) => string,
): [item: T, index: number][] {
  const seen = new Set<string>()
  return items.flatMap((item, index): [T, number][] => {
    const key = makeKey(item)
    if (seen.has(key)) return [[item, index]]
    seen.add(key)
    return []
  })
}
