// Lists that are paged in the one way of a document: by a cursor.

import { classifyContent, findMainContent, type Operation, type Tag } from '../../model/model.ts'
import type { SchemaReader } from '../../model/schema.ts'
import { quote, type TypeImports, writeLiteral } from '../../output/emit.ts'
import { methodNames } from './method-names.ts'
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

/** What lists take is known to the compiler alone otherwise, and a transport may want to ask for more of some. */
export function writeListQueries(tags: readonly Tag[], writer: CursorLists): string {
  if (!writer.options.paging) return ''
  const lists = tags.map(tag => {
    const methods = [...methodNames(tag)].filter(
      ([operation]) => findItemType(operation, writer) !== undefined,
    )
    const named = methods.map(([operation, name]) => [name, listQueryNames(operation)] as const)
    return [tag.property, Object.fromEntries(named)] as const
  })
  const taken = Object.fromEntries(lists.filter(([, methods]) => Object.keys(methods).length > 0))
  if (Object.keys(taken).length === 0) return ''
  return `/** What the lists take in their query, by tag and method. */
export const listQueries = ${writeLiteral(taken)} as const

`
}

const listQueryNames = ({ parameters }: Operation): string[] =>
  parameters.filter(parameter => parameter.in === 'query').map(({ name }) => name)
