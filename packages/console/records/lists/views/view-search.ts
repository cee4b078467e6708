// A view of a list as the address of its page, and what the page shows as a view.
import type { Output } from '../../operation.ts'
import type { ListState } from '../list-state.ts'

export type ListView = Output<'createListView'>
export type Search = Readonly<Record<string, string>>

export function searchOf({ filters, sort, columns }: Pick<ListView, 'filters' | 'sort' | 'columns'>): Search {
  return Object.assign(
    Object.fromEntries(new URLSearchParams(filters)),
    sort === null ? {} : { sort },
    columns.length === 0 ? {} : { columns: columns.join(',') },
  )
}

/** What the list does not have is not kept; the usual columns are kept as none, so that they may become others. */
export function viewOf({ filters, sort, columns }: ListState, usual: readonly string[]) {
  return {
    filters: new URLSearchParams(filters).toString(),
    sort: sort ?? null,
    columns: columns.join() === usual.join() ? [] : columns,
  }
}

export function isSameSearch(one: Search, other: Search): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every(name => one[name] === other[name])
}
