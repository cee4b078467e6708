// What a list shows, in which order and of which fields: all of it lives in the address, so that a link keeps it.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { say, sayOf } from '../../app/words.ts'
import type { Noun } from '../noun.ts'
import { readResult } from '../operation.ts'

type Search = Readonly<Record<string, string>>

export interface ListState {
  readonly filters: Search
  /** `joining_date`, or `-joining_date` for the highest first; without one, newest first. */
  readonly sort: string | undefined
  readonly columns: readonly string[]
  /** What the address asks for and the contract does not have, in sentences. */
  readonly gone: readonly string[]
  /** A part that is empty is left out of the address. */
  readonly change: (parts: Search) => void
}

/** They are no filters. */
const parts: ReadonlySet<string> = new Set(['sort', 'columns'])

export function useListState(noun: Noun): ListState {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const read = readListState(noun, search)
  return Object.assign(read, {
    change: (changed: Search) =>
      void navigate({
        to: '.',
        search: Object.fromEntries(
          Object.entries(Object.assign({}, search, changed)).filter(([, value]) => value !== ''),
        ),
        replace: true,
      }),
  })
}

/** A link may be older than the contract: what it no longer has is left out and told. */
export function readListState(noun: Noun, search: Search): Omit<ListState, 'change'> {
  const asked = Object.entries(search).filter(([name]) => !parts.has(name))
  const isKnown = ([name]: readonly [string, string]) => noun.list.query.some(one => one.name === name)
  const sorts = listSorts(noun)
  const sort = sorts.find(one => one === search.sort)
  const fields = listColumns(noun)
  const wanted = search.columns?.split(',') ?? noun.columns
  const known = wanted.filter(name => fields.includes(name) || noun.columns.includes(name))
  return {
    filters: Object.fromEntries(asked.filter(isKnown)),
    sort,
    columns: known.length > 0 ? known : noun.columns,
    gone: [
      ...asked
        .filter(one => !isKnown(one))
        .map(([name]) => say('list.filter_gone', { name: sayOf('field', name) })),
      ...wanted
        .filter(name => !known.includes(name))
        .map(name => say('list.column_gone', { name: sayOf('field', name) })),
      ...(search.sort !== undefined && sort === undefined
        ? [say('list.sort_gone', { name: sayOf('field', search.sort.replace(/^-/, '')) })]
        : []),
    ],
  }
}

/** Both directions of each field that the contract lets the list be sorted by. */
const listSorts = ({ list }: Noun): readonly string[] =>
  (list.query.find(({ name }) => name === 'sort')?.enum ?? []) as readonly string[]

export const isSortable = (noun: Noun, name: string): boolean => listSorts(noun).includes(name)

/** Each field that can be a column, those that the noun names first. */
export function listColumns(noun: Noun): readonly string[] {
  const others = Object.entries(readResult(noun.list))
    .filter(([name, facts]) => name !== 'object' && name !== 'id' && facts.type !== 'object')
    .map(([name]) => name)
  return [...noun.columns, ...others.filter(name => !noun.columns.includes(name))]
}
