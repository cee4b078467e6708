// What is asked of a list: its filters, checked as a request for a page of it, and the scopes that its fields need.

import type { ExportCreate } from '@muster/contract'
import type { Context } from '../../../http/context.ts'
import { type FieldError, invalid, invalidField, Problem } from '../../../http/problem.ts'
import type { Validation } from '../../../http/request/validate.ts'
import { findList, type List, lists } from '../../../resource/list-operations.ts'
import { sensitiveScopes } from './list-columns.ts'

/** What a page is asked for with, as it was checked. */
export interface ListInput {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
}

interface Services {
  readonly validation: Pick<Validation, 'check'>
}

export async function checkList(
  { caller }: Pick<Context, 'caller'>,
  { list, list_of, filters }: ExportCreate,
  { validation }: Services,
) {
  const found = findList(list)
  const input = await checkInput(found, { list_of, search: (filters ?? '').replace(/^\?/, '') }, validation)
  // What asks for no right leaves out what its reader may not see, so all that they may counts.
  const isOfAll = found.facts.scopes.every(wanted => wanted.length === 0)
  const needs = isOfAll
    ? [...caller.scopes]
    : sensitiveScopes(found.schema).filter(scope => caller.scopes.has(scope))
  return { input, file_name: nameFile(found), needs }
}

interface Given {
  readonly list_of: string | null | undefined
  readonly search: string
}

async function checkInput(
  { id, facts }: List,
  { list_of, search }: Given,
  validation: Services['validation'],
): Promise<ListInput> {
  const [parameter, ...more] = facts.parameters.path.map(({ name }) => name)
  if (more.length > 0) throw new Error(`${id} belongs to several records, and an export names one.`)
  if (parameter && !list_of) throw invalidField('list_of', `is needed: ${id} belongs to a record`)
  if (!parameter && list_of) throw invalidField('list_of', `must be left out: ${id} belongs to no record`)
  const paging = ['limit', 'starting_after'].find(name => new URLSearchParams(search).has(name))
  if (paging) throw invalidField('filters', `holds ${paging}, and an export has every page`)
  const path: Record<string, string> = parameter ? { [parameter]: list_of! } : {}
  const raw = { path, search, body: undefined, idempotencyKey: undefined }
  const { query } = (await validation.check(id, raw).catch(error => {
    throw error instanceof Problem && error.extras.errors
      ? invalid(error.extras.errors.map(each => placeError(each, parameter)))
      : error
  })) as unknown as ListInput
  return { path, query }
}

/** What is wrong with a filter, under the field that has all of them. */
function placeError({ field, message }: FieldError, parameter: string | undefined): FieldError {
  return field === parameter
    ? { field: 'list_of', message }
    : { field: 'filters', message: `are refused: ${field} ${message}` }
}

/** `employee-addresses` for listEmployeeAddresses, and `employees` also for listEmployeeMatches, which has the same records. */
const nameFile = ({ schema }: List): string =>
  [...lists.values()]
    .filter(list => list.schema === schema)
    .map(({ id }) => id.replace(/^list/, ''))
    .reduce((shortest, name) => (name.length < shortest.length ? name : shortest))
    .replace(/(?<=[a-z])[A-Z]/g, capital => `-${capital}`)
    .toLowerCase()
