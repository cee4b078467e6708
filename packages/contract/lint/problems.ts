// Rules about the table of problems and about events.
import { bodyOf, list, properties, type Rule, readName, webhooks } from '../document.ts'

/** x-problems gives each code of the enum its status, its title and what to do next. */
export const problemTable: Rule = function* (contract) {
  const code = contract.components?.schemas?.ProblemCode ?? {}
  const at = ['components', 'schemas', 'ProblemCode']
  const table = (code['x-problems'] ?? {}) as Record<
    string,
    { status?: unknown; title?: unknown; remedy?: unknown }
  >
  for (const name of (code.enum ?? []) as string[])
    if (!table[name])
      yield { at, message: `x-problems does not explain ${name}. Add ${name}: { status, title, remedy }.` }
  for (const [name, row] of Object.entries(table)) {
    const place = [...at, 'x-problems', name]
    if (!code.enum?.includes(name))
      yield {
        at: place,
        message: `${name} is not in the enum of ProblemCode. Add it there, or remove it here.`,
      }
    if (!Number.isInteger(row.status))
      yield { at: place, message: `${name} has no status. Write the HTTP status, such as status: 409.` }
    for (const field of ['title', 'remedy'] as const)
      if (typeof row[field] !== 'string' || !row[field])
        yield {
          at: place,
          message: `${name} has no ${field}. Write ${field === 'title' ? 'its kind in words' : 'one sentence on what to do next'}.`,
        }
  }
}

/** An event is a POST with the body { id, type, data }. */
export const events: Rule = function* (contract) {
  for (const { operation, path, at } of webhooks(contract)) {
    const id = path.replace(/[._](.)/g, (_, letter: string) => letter.toUpperCase())
    if (operation.operationId !== id)
      yield {
        at: [...at, 'operationId'],
        message: `The event ${path} is the operation "${id}". Write operationId: ${id}.`,
      }
    if (!operation.security || operation.security.length > 0)
      yield { at, message: `A delivery carries a signature and no API key. Write security: [].` }
    const name = readName('schemas', bodyOf(operation))
    const body = properties(contract, name ? contract.components?.schemas?.[name] : {})
    const keys = list(Object.keys(body).sort())
    if (!name || keys !== 'data, id, type' || body.type?.const !== path || !readName('schemas', body.data))
      yield {
        at: [...at, 'requestBody'],
        message: `The body is { id, type: { type: string, const: ${path} }, data: a $ref to the object } and nothing else. Write x-event-of: X.`,
      }
  }
}
