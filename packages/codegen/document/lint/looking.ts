// What a check of a document is given, and how it tells what it finds.
import type { JsonObject } from '../json.ts'
import type { Mistake, Place } from '../problems.ts'
import type { Kind } from '../walk.ts'

export interface Lint {
  readonly root: JsonObject
  /** Of OpenAPI 3.0, whose schemas are not quite those of JSON Schema. */
  readonly isOld: boolean
  /** The keys lead on from the place. */
  readonly tell: (place: Place | undefined, mistake: Mistake, ...keys: readonly string[]) => void
}

/** Looks at one part of the document. */
export type Check = (node: JsonObject, kind: Kind, place: Place | undefined, lint: Lint) => void
