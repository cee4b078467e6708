// The leave calendar between two days, read page by page.
import { useInfiniteQuery } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import { getLeaveCalendar } from '../../gen/operations/leave-calendar.ts'
import type { Output } from '../../records/operation.ts'

type Calendar = Output<'getLeaveCalendar'>
export type AwayEmployee = Calendar['employees'][number]
export type Absence = AwayEmployee['absences'][number]
export type CalendarHoliday = Calendar['holidays'][number]

interface CalendarPages {
  readonly employees: readonly AwayEmployee[] | undefined
  readonly holidays: readonly CalendarHoliday[]
  readonly error: unknown
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly more: () => void
  readonly refetch: () => void
}

export function useCalendar(days: readonly string[], departmentId?: string): CalendarPages {
  const query = Object.assign(
    { from_date: days[0] ?? '', to_date: days.at(-1) ?? '' },
    departmentId && { department_id: departmentId },
  )
  const read = useInfiniteQuery({
    queryKey: ['getLeaveCalendar', query],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { starting_after: pageParam }
      return ask(getLeaveCalendar, { query: Object.assign({}, query, cursor) }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: last => (last.has_more ? last.next_cursor : undefined),
    meta: { operation: getLeaveCalendar, input: { query } },
  })
  return {
    employees: read.data?.pages.flatMap(page => page.employees),
    holidays: read.data?.pages[0]?.holidays ?? [],
    error: read.error,
    hasMore: read.hasNextPage,
    isLoading: read.isFetchingNextPage,
    more: () => void read.fetchNextPage(),
    refetch: () => void read.refetch(),
  }
}
