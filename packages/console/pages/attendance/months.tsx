// The map of attendance: employees by the days of a month, each day by its letter and colour.
import { useNavigate } from '@tanstack/react-router'
import { formatCount } from '../../app/formats.ts'
import { listDaysOfMonth } from '../../app/months.ts'
import { useList } from '../../app/queries.ts'
import { say } from '../../app/words.ts'
import { listAttendanceMonths } from '../../gen/operations/attendance-months.ts'
import { DepartmentFilter } from '../../records/lists/department-filter.tsx'
import { useFilters } from '../../records/lists/filters.tsx'
import { MonthBar, useMonth } from '../../records/lists/month-bar.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'
import { DayDialog } from './day-dialog.tsx'
import { DayMap, MapLegend } from './day-map.tsx'
import { mostSorted, useSorted } from './months-sorted.ts'

export default function AttendanceMonthPage() {
  const month = useMonth()
  const { filters, setFilter } = useFilters()
  const { department_id, day, sort } = filters
  const query = Object.assign({ month }, department_id && { department_id })
  const list = useList(listAttendanceMonths, { query })
  const { rows, count, isTooLong, hasMore, showMore } = useSorted(list, sort)
  const navigate = useNavigate()
  const open = (id: string) =>
    void navigate({
      to: '.',
      search: Object.assign({}, filters, { day: id }),
      resetScroll: false,
    })
  return (
    <Page title={say('attendance.months')}>
      <div className="filters">
        <MonthBar month={month} />
        <DepartmentFilter />
      </div>
      {isTooLong && (
        <p className="notice" role="status">
          {say('attendance.too_many_to_sort', { count: formatCount(mostSorted) })}
        </p>
      )}
      {rows === undefined &&
        (list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton />)}
      {rows?.length === 0 && <p className="empty">{say('attendance.nobody')}</p>}
      {rows && rows.length > 0 && (
        <>
          <p className="keys">
            <kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd> {say('queue.move')} · <kbd>Enter</kbd>{' '}
            {say('attendance.open_day')}
          </p>
          <DayMap
            days={listDaysOfMonth(month)}
            rows={rows}
            sort={sort}
            onSort={wanted => setFilter('sort', wanted)}
            onOpen={open}
          />
          <p className="loaded" role="status">
            {say(list.hasNextPage ? 'list.loaded_part' : 'list.loaded_all', {
              count: formatCount(count),
            })}
            <More
              of={{
                hasNextPage: hasMore,
                isFetchingNextPage: list.isFetchingNextPage,
                fetchNextPage: showMore,
              }}
            />
          </p>
          <MapLegend />
        </>
      )}
      {day !== undefined && <DayDialog id={day} onClose={() => setFilter('day', '')} />}
    </Page>
  )
}
