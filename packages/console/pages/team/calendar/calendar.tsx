// Who of the team is away in a month: a bar for each leave, approved and waiting apart, with the holidays of each branch.
import { listDaysOfMonth } from '../../../app/months.ts'
import { say } from '../../../app/words.ts'
import { MonthBar, useMonth } from '../../../records/lists/month-bar.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { CalendarTable, Legend } from '../../leave/calendar-table.tsx'
import { useTeamCalendar } from './team-calendar.ts'

export default function TeamCalendarPage() {
  const month = useMonth()
  const days = listDaysOfMonth(month)
  const calendar = useTeamCalendar(days)
  return (
    <Page title={say('team.calendar')}>
      <MonthBar month={month} />
      <Loaded of={calendar}>
        {({ employees, holidays, hasMore }) =>
          employees.length === 0 ? (
            <p className="empty">{say('leave.nobody_away')}</p>
          ) : (
            <>
              <CalendarTable days={days} employees={employees} holidays={holidays} />
              <Legend employees={employees} />
              {hasMore && <p className="notice">{say('team.more')}</p>}
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
