// Compares the contents of two bodies, by their media types.
import { isObject, type JsonObject } from '../../document/json.ts'
import type { Comparing, Spot } from './spot.ts'

export function compareContents(old: JsonObject, now: JsonObject, schemas: Comparing, spot: Spot): void {
  const [was, is] = [old.content, now.content].map(content => (isObject(content) ? content : {}))
  for (const [mediaType, written] of Object.entries(was!)) {
    const other = is![mediaType]
    if (other === undefined) schemas.add(spot, 'media-type-removed', `There is no ${mediaType} now.`)
    else if (isObject(written) && isObject(other))
      schemas.compare(written.schema ?? true, other.schema ?? true, spot)
  }
  for (const mediaType of Object.keys(is!))
    if (was![mediaType] === undefined) schemas.add(spot, 'media-type-added', `There is ${mediaType} now.`)
}
