// The tags of a document: which operations each has, and how it is called in files and in code.

import type { OpenApiDocument } from '../document/openapi.ts'
import type { Operation, Tag } from './model.ts'
import { camelCase, Identifiers, kebabCase } from './names.ts'

/** Every tag that has operations, in the order of the document. */
export function groupByTag(document: OpenApiDocument, operations: readonly Operation[]): Tag[] {
  const files = new Identifiers()
  const properties = new Identifiers()
  const described = new Map((document.tags ?? []).map(tag => [tag.name, tag.description]))
  const groups = new Map(
    (document['x-tagGroups'] ?? []).flatMap(({ name, tags }) =>
      tags.map(tag => [tag, kebabCase(name)] as const),
    ),
  )
  const grouped = Map.groupBy(operations, operation => operation.tag)
  const names = [...new Set([...described.keys(), ...grouped.keys()])].filter(name => grouped.has(name))
  return names.map(name => ({
    name,
    file: files.take(kebabCase(name), '-'),
    property: properties.take(camelCase(name), 'Tag'),
    description: described.get(name),
    group: groups.get(name),
    operations: grouped.get(name)!,
  }))
}

/** An operation without a tag belongs to the first noun of its path. */
export function findFirstLiteral(path: string): string {
  const segments = path.replace(/#.*/, '').split('/')
  return (
    segments.find(segment => segment !== '' && !segment.includes('{') && !/^v\d+$/.test(segment)) ?? 'default'
  )
}
