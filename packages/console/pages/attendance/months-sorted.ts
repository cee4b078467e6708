// A month of attendance with whoever was absent most on top: all of it is read first, as far as that is a reasonable wait.
import { useEffect, useState } from 'react'
import type { useList } from '../../app/queries.ts'
import type { Output } from '../../records/operation.ts'

export type EmployeeMonth = Output<'listAttendanceMonths'>['data'][number]

export const sums = ['present', 'absent', 'on_leave', 'late'] as const
export type Sum = (typeof sums)[number]

/** As many employees as a month is sorted of; of more, a department is chosen first. */
export const mostSorted = 1_000
/** As many rows as are in the page at a time: each has a button for every day. */
const atATime = 50

type MonthList = ReturnType<typeof useList<'listAttendanceMonths'>>

export interface Sorted {
  readonly rows: readonly EmployeeMonth[] | undefined
  /** How many employees the month has, of which `rows` are the first. */
  readonly count: number
  readonly isTooLong: boolean
  readonly hasMore: boolean
  readonly showMore: () => void
}

/** `-absent` for the most days first; without a sort, the order is that of the list. */
export function useSorted(list: MonthList, sort: string | undefined): Sorted {
  const [shown, setShown] = useState(atATime)
  const all = list.data?.pages.flatMap(page => page.data)
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error } = list
  const by = sums.find(name => sort === name || sort === `-${name}`)
  const isTooLong = by !== undefined && hasNextPage && (all?.length ?? 0) >= mostSorted
  const isPart = by !== undefined && hasNextPage && !isTooLong
  useEffect(() => {
    if (isPart && error === null && !isFetchingNextPage) void fetchNextPage()
  }, [isPart, error, isFetchingNextPage, fetchNextPage])
  const count = all?.length ?? 0
  if (by === undefined || isTooLong || isPart)
    return {
      // The first of a part are not the first of all.
      rows: isPart ? undefined : all,
      count,
      isTooLong,
      hasMore: hasNextPage,
      showMore: () => void fetchNextPage(),
    }
  return {
    rows: all && sortBy(all, by, sort === by).slice(0, shown),
    count,
    isTooLong,
    hasMore: count > shown,
    showMore: () => setShown(shown + atATime),
  }
}

/** Those with the same figure stay in the order of the list. */
function sortBy(rows: readonly EmployeeMonth[], by: Sum, isAscending: boolean): readonly EmployeeMonth[] {
  const sign = isAscending ? 1 : -1
  return rows.toSorted((one, other) => sign * (one.totals[by] - other.totals[by]))
}
