// What is asked of a list that is named in a request: its filters, checked as a request for a page of it.

import { say } from '@muster/sentences'
import { type FieldError, invalid, invalidField, Problem } from '../../http/problem.ts'
import type { Validation } from '../../http/request/validate.ts'
import type { List } from '../list-operations.ts'

/** What a page is asked for with, as it was checked. */
export interface ListInput {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
}

interface Given {
  readonly list_of?: string | null | undefined
  readonly filters?: string | null | undefined
}

type Checks = Pick<Validation, 'check'>

export async function checkListInput(
  { id: list, facts }: List,
  { list_of, filters }: Given,
  validation: Checks,
): Promise<ListInput> {
  const [parameter, ...more] = facts.parameters.path.map(({ name }) => name)
  if (more.length > 0) throw new Error(`${list} belongs to several records, and a request names one.`)
  if (parameter && !list_of) throw invalidField('list_of', say`is needed: ${list} belongs to a record`)
  if (!parameter && list_of)
    throw invalidField('list_of', say`must be left out: ${list} belongs to no record`)
  const search = readSearch(filters)
  const path: Record<string, string> = parameter ? { [parameter]: list_of! } : {}
  const raw = { path, search, body: undefined, idempotencyKey: undefined }
  const { query } = (await validation.check(list, raw).catch(error => {
    throw error instanceof Problem && error.extras.errors
      ? invalid(error.extras.errors.map(each => placeError(each, parameter)))
      : error
  })) as unknown as ListInput
  return { path, query }
}

/** Refuses filters that a list does not take. What else a page of it needs is said when it is asked for. */
export async function checkFilters(
  { id: list, facts }: List,
  filters: string,
  validation: Checks,
): Promise<void> {
  const search = readSearch(filters)
  const path = Object.fromEntries(facts.parameters.path.map(({ name }) => [name, 'any']))
  const sent = new URLSearchParams(search)
  if (sent.has('sort')) throw invalidField('filters', say`holds sort, and the order has a field of its own`)
  const later = facts.parameters.query.filter(({ name, required }) => required && !sent.has(name))
  try {
    await validation.check(list, { path, search, body: undefined, idempotencyKey: undefined })
  } catch (error) {
    if (!(error instanceof Problem && error.extras.errors)) throw error
    const wrong = error.extras.errors.filter(({ field }) => !later.some(({ name }) => name === field))
    if (wrong.length > 0) throw invalid(wrong.map(each => placeError(each, undefined)))
  }
}

/** The query of filters, without its question mark; a 400 where it holds where a page begins or ends. */
function readSearch(filters: string | null | undefined): string {
  const search = (filters ?? '').replace(/^\?/, '')
  const paging = ['limit', 'starting_after'].find(name => new URLSearchParams(search).has(name))
  if (paging) throw invalidField('filters', say`holds ${paging}, and this is about every page`)
  return search
}

/** What is wrong with a filter, under the field that has all of them. */
function placeError({ field, message }: FieldError, parameter: string | undefined): FieldError {
  return field === parameter
    ? { field: 'list_of', message }
    : { field: 'filters', message: say`are refused: ${field} ${message}` }
}
