// Lists that are paged in the one way of a document: by a cursor.

import { classifyContent, findMainContent, type Operation } from '../../model/model.ts'
import type { SchemaReader } from '../../model/schema.ts'
import { quote, type TypeImports } from '../../output/emit.ts'
import type { Paging } from './transport.ts'

interface CursorLists {
  options: { paging?: Paging }
  reader: SchemaReader
  types: TypeImports
  /** The type of each named schema. */
  schemaTypes: ReadonlyMap<string, string>
}

/** The type of what a cursor list holds; undefined for an operation that is none. */
export function findItemType(
  operation: Operation,
  { options: { paging }, reader, types, schemaTypes }: CursorLists,
): string | undefined {
  const content = findMainContent(operation.success.contents)
  if (!paging || operation.method !== 'GET' || !content?.schema || classifyContent(content) !== 'json')
    return undefined
  if (!operation.parameters.some(one => one.in === 'query' && one.name === paging.cursor)) return undefined
  const items = reader.object(content.schema)?.fields[paging.items]
  if (items?.type !== 'array') return undefined
  const named = items.items?.ref === undefined ? undefined : schemaTypes.get(items.items.ref)
  if (named === undefined || items.items?.nullable)
    return `${types.use(operation.success.type!)}[${quote(paging.items)}][number]`
  return types.use(named)
}
