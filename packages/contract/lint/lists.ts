// Rules about lists: what answers a page, what is deleted, and values of a query.
import {
  type Contract,
  isFreeText,
  operations,
  parameter,
  properties,
  type Rule,
  readName,
  type Schema,
  successes,
} from '../document.ts'

/** The schema of the records in a page, if the schema is a page. */
function itemOf(contract: Contract, page: string | undefined): Schema | undefined {
  return page?.endsWith('Page') ? contract.components?.schemas?.[page]?.properties?.data?.items : undefined
}

/** A list answers a page, and what answers a page is a list. */
export const listShape: Rule = function* (contract) {
  for (const { operation, at } of operations(contract)) {
    const id = operation.operationId ?? ''
    const lists = /^list[A-Z]/.test(id)
    const page = successes(contract, operation).some(({ schema }) =>
      itemOf(contract, readName('schemas', schema)),
    )
    if (lists && !page)
      yield { at, message: `${id} does not answer a page. Write x-page-of: X, the schema of its records.` }
    if (!lists && page)
      yield { at, message: `${id} answers a page. Name it list..., so that the client can walk it.` }
  }
}

/**
 * What is deleted stays, flagged `deleted`: a delete answers it so, and its updated_at moves, or whoever follows changes would not learn of it.
 */
export const softDeletion: Rule = function* (contract) {
  for (const { operation, method, at } of operations(contract)) {
    const id = operation.operationId ?? ''
    const [answer] = successes(contract, operation).map(({ schema }) => schema)
    const item = itemOf(contract, readName('schemas', answer))
    const { deleted, updated_at } = properties(contract, item ?? answer)
    // What only the console shows as gone, such as a mistaken record, leaves no flag in the documented object.
    if (method === 'delete' && !deleted && !operation['x-audience'])
      yield { at, message: `${id} answers a record without deleted. Add deleted: { type: boolean } to it.` }
    if (item && deleted && !updated_at)
      yield {
        at,
        message: `${id} lists records with deleted and without updated_at. Add updated_at to them.`,
      }
  }
}

/** A query value that may hold a reserved character says so, or an unencoded one is refused. */
export const reservedCharacters: Rule = function* (contract) {
  const own = operations(contract).flatMap(({ operation, at }) =>
    (operation.parameters ?? []).map((node, index) => ({ node, at: [...at, 'parameters', index] })),
  )
  const shared = Object.entries(contract.components?.parameters ?? {}).map(([name, node]) => ({
    node,
    at: ['components', 'parameters', name],
  }))
  for (const { node, at } of [...own, ...shared]) {
    const { in: place, schema = {}, allowReserved } = parameter(contract, node)
    if (place !== 'query' || node.$ref) continue
    if (isFreeText(contract, schema) && allowReserved !== true)
      yield {
        at,
        message: `"${node.name}" may hold characters such as : or +. Write allowReserved: true beside its schema.`,
      }
  }
}
