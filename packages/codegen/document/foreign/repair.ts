// What was mended in a document that somebody else has published: where, what was wrong, and what was assumed.

import type { Code } from '../codes.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import type { Place } from '../problems.ts'
import type { Kind } from '../walk.ts'

/** A part of the document, on the way through it. */
export interface Part {
  readonly node: JsonObject
  readonly kind: Kind
  readonly place: Place | undefined
  readonly root: JsonObject
}

/** What is wrong, by the code that it has where a document is checked, and what was assumed instead. */
export interface Mistake {
  readonly code: Code
  readonly message: string
  readonly assumed: string
}

/** Tells of something that stands under keys of the part that is mended. */
export type Tell = (keys: readonly string[], mistake: Mistake) => void

/** The part as it is meant; the same where nothing is wrong with it. What it holds is mended after it. */
export type Mend = (part: Part, tell: Tell) => JsonObject

/** A copy without a key. */
export function omit(node: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)))
}

/** A copy with another value at a place; without it where it is undefined. */
export function replaceAt(node: Json, [key, ...deeper]: readonly string[], value: Json | undefined): Json {
  if (key === undefined) return value ?? null
  const isRemoved = deeper.length === 0 && value === undefined
  if (Array.isArray(node)) {
    const at = Number(key)
    return isRemoved ? node.toSpliced(at, 1) : node.with(at, replaceAt(node[at] ?? null, deeper, value))
  }
  if (!isObject(node)) return node
  return isRemoved ? omit(node, key) : { ...node, [key]: replaceAt(node[key] ?? null, deeper, value) }
}

/** What stands at a place; undefined where there is nothing. */
export function readAt(node: Json | undefined, keys: readonly string[]): Json | undefined {
  let found = node
  for (const key of keys) {
    if (Array.isArray(found)) found = found[Number(key)]
    else if (isObject(found) && Object.hasOwn(found, key)) found = found[key]
    else return undefined
  }
  return found
}

/** A value in a sentence. */
export function quoteValue(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
