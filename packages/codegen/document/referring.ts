// Parts that are written as references, and parts whose references are pointed elsewhere.
import { dirname, resolve } from 'node:path'
import { decodeKey, isAddress, isObject, type Json, type JsonObject } from './json.ts'
import { findRule, type Kind, type Rule, rewriteChild } from './walk.ts'

/** A part that is written as a reference to it. */
export type Referring = JsonObject & { $ref: string }

/** A part in which references hold wherever it is put. */
export function makeAbsolute(part: Json, rule: Rule, from: string): Json {
  const hold = (ref: string): string => {
    if (isAddress(ref)) return ref
    const [file = ''] = ref.split('#', 1)
    const path = file === '' ? from : resolveFile(from, file)
    if (isAddress(path)) return path + ref.slice(file.length)
    return path.replaceAll('%', '%25').replaceAll('#', '%23') + ref.slice(file.length)
  }
  return rewriteChild(part, rule, (node, kind) => {
    const members = listReferring(node, kind).map(([key, value]) => [
      key,
      { ...value, $ref: hold(value.$ref) },
    ])
    return repoint(members.length > 0 ? { ...node, ...Object.fromEntries(members) } : node, kind, hold)
  })
}

/** A part with other references, those by which a discriminator names schemas among them. */
export function repoint(node: JsonObject, kind: Kind, repointed: (ref: string) => string): JsonObject {
  const { $ref, discriminator } = node
  if (typeof $ref === 'string') {
    const other = repointed($ref)
    return other === $ref ? node : { ...node, $ref: other }
  }
  if (kind !== 'schema' || !isObject(discriminator) || !isObject(discriminator.mapping)) return node
  // What is mapped may be named without being referred to: a bare name has neither a # nor an ending.
  const mapping = Object.entries(discriminator.mapping).map(([value, ref]) => {
    const isReference = typeof ref === 'string' && /#|\.(ya?ml|json)$/.test(ref)
    return [value, isReference ? repointed(ref) : ref]
  })
  return { ...node, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } }
}

/** The lists and maps of a part that are written as references. */
export function listReferring(node: JsonObject, kind: Kind): [key: string, value: Referring, rule: Rule][] {
  const found: [string, Referring, Rule][] = []
  for (const key of Object.keys(node)) {
    const value = node[key]!
    const rule = isReferring(value) ? findRule(kind, key) : undefined
    if (rule && rule[0] !== 'one') found.push([key, value as Referring, rule])
  }
  return found
}

export const isReferring = (part: Json): part is Referring => isObject(part) && typeof part.$ref === 'string'

/** The file or the address that is referred to in another. What is at an address refers to nothing on this machine. */
export function resolveFile(from: string, file: string): string {
  if (!isAddress(file) && !isAddress(from)) return resolve(dirname(from), decodeKey(file))
  return URL.parse(file, isAddress(from) ? from : undefined)?.href ?? file
}
