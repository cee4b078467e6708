// Describing: what an operation takes and answers, or what a type holds, in a few lines.

import { type Field, type Fields, type Operation, Refusal } from './api.ts'
import { type Catalog, suggest } from './catalog.ts'

/** So much of what is said of a field. */
const longest = 160

export function describe(catalog: Catalog, name: string): string {
  const operation = catalog.operations.get(name)
  if (operation) return describeOperation(catalog, operation)
  if (catalog.isType(name)) return [`${name}:`, ...describeFields(catalog.type(name))].join('\n')
  throw new Refusal(`There is no operation and no type ${name}. ${suggest(name, catalog.operations.keys())}`)
}

function describeOperation(catalog: Catalog, operation: Operation): string {
  const { id, method, path, summary, about, needs, parameters, body, answer, isPage, isFile } = operation
  const changes = method === 'get' ? 'reads' : 'changes something'
  const rights = needs.length > 0 ? ` Needs ${needs.join(' or ')}.` : ''
  const given = Object.keys(parameters).length > 0
  const sent = body === undefined ? [] : [`body (${body}):`, ...describeFields(catalog.type(body))]
  return [
    `${id}: ${summary}. ${method.toUpperCase()} ${path}, ${changes}.${rights}`,
    ...(about ? [about] : []),
    ...(given ? ['parameters:', ...describeFields(parameters)] : []),
    ...sent,
    isFile
      ? 'answers a file'
      : `answers ${isPage ? 'a page of ' : ''}${answer}: ${listFields(catalog.type(answer))}`,
  ].join('\n')
}

/** A star says that it is required. */
function describeFields(fields: Fields): string[] {
  return Object.entries(fields).map(([name, { type, required, about }]) => {
    const said = about && about.length > longest ? `${about.slice(0, longest)}…` : about
    return `  ${name}${required ? '*' : ''} ${type}${said ? `: ${said}` : ''}`
  })
}

/** Names alone where the type is plain. */
const listFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, field]) => (isPlain(field) ? name : `${name} (${field.type})`))
    .join(', ')

const isPlain = ({ type }: Field): boolean =>
  /^(text|date|time|integer|number|boolean|decimal)\??$/.test(type)
