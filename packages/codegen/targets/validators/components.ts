// Which components the operations of each tag reach, and which of them those of several tags do.

import { asJson, isObject, type Json, makeReference, referenceKeys } from '../../document/json.ts'
import type { OpenApiDocument } from '../../document/openapi.ts'
import { listReferences } from '../../document/prune.ts'
import { findRule, type Kind, walk } from '../../document/walk.ts'

export type Paths = NonNullable<OpenApiDocument['paths']>
export type Components = NonNullable<OpenApiDocument['components']>

export interface Divided {
  /** By tag, with the components that no other tag reaches. */
  readonly documents: ReadonlyMap<string, OpenApiDocument>
  readonly shared: Components
}

interface Component {
  readonly section: string
  readonly name: string
  readonly value: Json
  readonly place: number
  /** What it refers to itself, found when it is first asked for. */
  refs?: readonly string[]
}

/** The documents of the tags, and what several of them reach, each looked at once however many reach it. */
export function divideComponents(document: OpenApiDocument, paths: ReadonlyMap<string, Paths>): Divided {
  const components = new Map(listComponents(document).map(one => [keyOf(one), one]))
  const reached = new Map([...paths].map(([tag, own]) => [tag, findReached(own, components)]))
  const counts = new Map<Component, number>()
  for (const all of reached.values()) for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  const documents = [...paths].map(([tag, own]): [string, OpenApiDocument] => {
    const parts = [...reached.get(tag)!].filter(one => counts.get(one) === 1)
    return [tag, { ...document, paths: own, components: joinComponents(parts) }]
  })
  const shared = [...counts].filter(([, count]) => count > 1).map(([one]) => one)
  return { documents: new Map(documents), shared: joinComponents(shared) }
}

const keyOf = ({ section, name }: Component): string => makeReference('components', section, name)

function listComponents({ components = {} }: OpenApiDocument): Component[] {
  const parts = Object.entries(asJson(components)).flatMap(([section, all]) =>
    isObject(all) ? Object.entries(all).map(([name, value]) => ({ section, name, value })) : [],
  )
  return parts.map((part, place) => Object.assign(part, { place }))
}

function findReached(paths: Paths, components: ReadonlyMap<string, Component>): ReadonlySet<Component> {
  const found = new Set<Component>()
  const add = (refs: readonly string[]) => {
    for (const ref of refs) {
      const component = components.get(ref)
      if (component) found.add(component)
    }
  }
  add(listTargets({ paths: asJson(paths) }, 'document'))
  // A set is iterated over what is added on the way, too.
  for (const one of found) {
    one.refs ??= listTargets(one.value, findRule('components', one.section)![1])
    add(one.refs)
  }
  return found
}

/** The components that a part refers to, in whatever way its references are written. */
function listTargets(part: Json, kind: Kind): readonly string[] {
  const targets = new Set<string>()
  walk(part, kind, node => {
    for (const ref of listReferences(node)) targets.add(makeReference(...referenceKeys(ref).slice(0, 3)))
  })
  return [...targets]
}

/** Components in the order in which they stand in the document. */
function joinComponents(parts: readonly Component[]): Components {
  const joined: Record<string, Record<string, Json>> = {}
  for (const { section, name, value } of parts.toSorted((a, b) => a.place - b.place)) {
    joined[section] ??= {}
    Object.defineProperty(joined[section], name, { value, enumerable: true })
  }
  return joined as Components
}
