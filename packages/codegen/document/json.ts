// JSON as it is read from a document, and references into it.

export type Json = null | boolean | number | string | Json[] | JsonObject

export interface JsonObject {
  [key: string]: Json
}

/** A typed part of a document as the JSON that it is. */
export const asJson = (part: object): JsonObject => part as JsonObject

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys of a local reference: '#/components/schemas/a~1b' is ['components', 'schemas', 'a/b']. */
export function referenceKeys(ref: string): string[] {
  const fragment = ref.slice(ref.indexOf('#') + 1)
  if (fragment === '') return []
  return fragment.replace(/^\//, '').split('/').map(unescapeKey)
}

function unescapeKey(key: string): string {
  const decoded = decodeKey(key)
  return decoded.includes('~') ? decoded.replaceAll('~1', '/').replaceAll('~0', '~') : decoded
}

/** A part of an address as it was before it was escaped; as it stands where it is not escaped rightly. */
export function decodeKey(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a reference leads to an address rather than to a file. */
export const isAddress = (ref: string): boolean => /^[a-z]+:\/\//i.test(ref)

export function makeReference(...keys: string[]): string {
  const escaped = keys.map(key => key.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25'))
  return `#/${escaped.join('/')}`
}

/** What a local reference points at; undefined when there is nothing there. */
export function resolveReference(root: Json | object, ref: string): Json | undefined {
  let found = root as Json | undefined
  for (const key of referenceKeys(ref)) {
    if (Array.isArray(found)) found = found[Number(key)]
    else if (isObject(found) && Object.hasOwn(found, key)) found = found[key]
    else return undefined
  }
  return found
}
