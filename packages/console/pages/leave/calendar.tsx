// Who is away in a month: a row for each employee, a bar for each leave.

import { formatCount } from '../../app/formats.ts'
import { listDaysOfMonth } from '../../app/months.ts'
import { say } from '../../app/words.ts'
import { DepartmentFilter } from '../../records/lists/department-filter.tsx'
import { useFilters } from '../../records/lists/filters.tsx'
import { MonthBar, useMonth } from '../../records/lists/month-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useCalendar } from './calendar-pages.ts'
import { CalendarTable, Legend } from './calendar-table.tsx'

export default function LeaveCalendarPage() {
  const month = useMonth()
  const { department_id } = useFilters().filters
  const days = listDaysOfMonth(month)
  const calendar = useCalendar(days, department_id)
  const { employees, holidays } = calendar
  return (
    <Page title={say('leave.calendar')}>
      <div className="filters">
        <MonthBar month={month} />
        <DepartmentFilter />
      </div>
      {employees === undefined &&
        (calendar.error ? <Problem error={calendar.error} onRetry={calendar.refetch} /> : <Skeleton />)}
      {employees?.length === 0 && <p className="empty">{say('leave.nobody_away')}</p>}
      {employees && employees.length > 0 && (
        <>
          <CalendarTable days={days} employees={employees} holidays={holidays} />
          <p className="loaded" role="status">
            {say(calendar.hasMore ? 'list.loaded_part' : 'list.loaded_all', {
              count: formatCount(employees.length),
            })}
            {calendar.hasMore && (
              <Button look="quiet" isBusy={calendar.isLoading} onPress={calendar.more}>
                {say('list.more')}
              </Button>
            )}
          </p>
          <Legend employees={employees} />
        </>
      )}
    </Page>
  )
}
