// Mends a document that somebody else has published, so that it can be read as it is meant. Each repair is told.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { capitalize, type Problem, readKeys } from '../problems.ts'
import { rewrite } from '../walk.ts'
import { mendCircles } from './circles.ts'
import { mendOperationIds } from './operation-ids.ts'
import { closeHoles, mendParameters } from './parameters.ts'
import { mendPaths } from './paths.ts'
import { mendReferences } from './references.ts'
import type { Mend, Tell } from './repair.ts'
import { mendSchema } from './schemas.ts'
import { mendShapes } from './shapes.ts'
import { mendEmptyAnswers, mendStatuses } from './statuses.ts'
import { mendType } from './types.ts'
import { mendValues } from './values.ts'
import { mendVersion } from './version.ts'

export interface Mended {
  readonly document: Json
  readonly repairs: readonly Problem[]
}

/** In each round, what stands within a part is mended after it. A later round finds whole what a former one has mended. */
const rounds: readonly (readonly Mend[])[] = [
  [mendVersion, mendShapes, mendStatuses, mendSchema, mendType, mendValues, mendParameters],
  [mendReferences],
  [closeHoles],
  [mendPaths],
  [mendOperationIds, mendCircles, mendEmptyAnswers],
]

export function mendDocument(document: Json): Mended {
  const repairs: Problem[] = []
  if (!isObject(document)) return { document, repairs }
  const mended = rounds.reduce<JsonObject>((root, round) => mendRound(root, round, repairs), document)
  return { document: mended, repairs }
}

function mendRound(root: JsonObject, mends: readonly Mend[], repairs: Problem[]): JsonObject {
  const mended = rewrite(root, 'document', (written, kind, place) => {
    // What nothing is made of is nobody's concern.
    if (kind === 'example' || kind === 'link') return written
    const tell: Tell = (keys, { code, message, assumed }) =>
      repairs.push({
        code,
        keys: [...readKeys(place), ...keys],
        message: capitalize(message),
        remedy: assumed,
      })
    return mends.reduce((node, mend) => mend({ node, kind, place, root }, tell), written)
  })
  return mended as JsonObject
}
