// What ids start with, by the place of a path where they stand and by the records that a field refers to.

import { findMainContent, type Model } from '@muster/codegen'

export interface Prefixes {
  /** Undefined where it is not known. */
  ofPlace(path: string, parameter: string): readonly string[] | undefined
  /** Of what x-references holds: a schema, or several. */
  ofSchemas(references: unknown): readonly string[] | undefined
  /** Where every field of the name refers to the same. */
  ofName(name: string): readonly string[] | undefined
}

/** The collection before a parameter, without the ids before it: /v1/employees/{id} is employees. */
function placeOf(path: string, parameter: string): string {
  const before = path.slice(0, path.indexOf(`/{${parameter}}`))
  return before
    .split('/')
    .filter(step => step !== '' && !step.startsWith('{') && step !== 'v1' && step !== 'console')
    .join('/')
}

export function findPrefixes(models: readonly Model[]): Prefixes {
  const schemas = new Map(models.flatMap(({ schemas }) => schemas.map(named => [named.name, named])))
  const prefixOf = (schema: string | undefined): string | undefined => {
    const prefix = schemas.get(schema ?? '')?.object?.extensions?.['x-id-prefix']
    return typeof prefix === 'string' ? `${prefix}_` : undefined
  }
  const places = new Map<string, string>()
  for (const { operations } of models)
    for (const { method, path, success } of operations) {
      const schema = findMainContent(success.contents)?.ref
      const { data, has_more: more } = schemas.get(schema ?? '')?.object?.fields ?? {}
      const last = /\{(\w+)\}$/.exec(path)?.[1]
      const prefix = prefixOf(more ? data?.items?.ref : schema)
      if (method !== 'GET' || prefix === undefined) continue
      if (more) places.set(placeOf(`${path}/{id}`.replace(/\{id\}(?=.*\{id\})/, '{owner}'), 'id'), prefix)
      else if (last !== undefined) places.set(placeOf(path, last), prefix)
    }
  const ofSchemas = (references: unknown): readonly string[] | undefined => {
    if (references === undefined) return undefined
    const prefixes = [references].flat().map(schema => prefixOf(String(schema)))
    const known = prefixes.filter(prefix => prefix !== undefined)
    return known.length === prefixes.length ? known : undefined
  }
  const byName = new Map<string, Set<string>>()
  for (const { object } of schemas.values())
    for (const [name, { extensions, items }] of Object.entries(object?.fields ?? {})) {
      const references = extensions?.['x-references'] ?? items?.extensions?.['x-references']
      if (references === undefined) continue
      const prefixes = ofSchemas(references)?.join() ?? ''
      byName.set(name, (byName.get(name) ?? new Set()).add(prefixes))
    }
  return {
    ofSchemas,
    ofName(name) {
      const [prefixes, ...others] = byName.get(name) ?? []
      return prefixes && others.length === 0 ? prefixes.split(',') : undefined
    },
    ofPlace(path, parameter) {
      const prefix = places.get(placeOf(path, parameter))
      return prefix === undefined ? undefined : [prefix]
    },
  }
}
