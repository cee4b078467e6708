// A month of one's own attendance: its days, what they come to, and one of them with the ways to have it corrected.
import { useCompany } from '../../../app/company.ts'
import { formatCount, formatDate, readToday } from '../../../app/formats.ts'
import { listDaysOfMonth } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { listAttendanceRecords } from '../../../gen/operations/attendance-records.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { useFilters } from '../../../records/lists/filters.tsx'
import { MonthBar, useMonth } from '../../../records/lists/month-bar.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { letters } from '../../attendance/letters.ts'
import { Days } from '../days.tsx'
import { Day } from './day.tsx'
import { PunchCard } from './punch.tsx'

type AttendanceDay = RecordOf<'AttendanceRecord'>

export default function AttendancePage() {
  const month = useMonth()
  const days = listDaysOfMonth(month)
  const query = { date_from: days[0] ?? '', date_to: days.at(-1) ?? '', limit: 100 }
  const records = useRead(listAttendanceRecords, { query })
  return (
    <Page title={say('my.attendance')}>
      <PunchCard />
      <MonthBar month={month} />
      <Loaded of={records}>{({ data }) => <Month month={month} records={data} />}</Loaded>
    </Page>
  )
}

interface MonthProps {
  readonly month: string
  readonly records: readonly AttendanceDay[]
}

function Month({ month, records }: MonthProps) {
  const { timezone } = useCompany()
  const today = readToday(timezone)
  const { filters, setFilter } = useFilters()
  const known = new Map(records.map(record => [record.date, record]))
  const chosen = filters.day?.startsWith(month) ? filters.day : undefined
  return (
    <div className="my-month">
      <div>
        <Days
          label={say('my.which_days')}
          month={month}
          isChosen={day => day === chosen}
          show={day => {
            const record = known.get(day)
            return {
              name: describe(day, record),
              look: record && `mark ${record.status}${record.is_late ? ' late' : ''}`,
              mark: record && (
                <span className="letter" aria-hidden="true">
                  {say(letters[record.status])}
                  {record.missing_punch && '!'}
                </span>
              ),
              isOff: day > today,
            }
          }}
          onChoose={day => setFilter('day', day)}
        />
        <Sums records={records} />
      </div>
      {chosen === undefined ? (
        <p className="empty">{say('my.choose_day')}</p>
      ) : (
        <Day key={chosen} day={chosen} record={known.get(chosen)} />
      )}
    </div>
  )
}

function describe(day: string, record: AttendanceDay | undefined): string {
  if (record === undefined) return formatDate(day)
  const late = record.is_late ? [sayOf('field', 'late')] : []
  const missing = record.missing_punch ? [sayOf('field', 'missing_punch')] : []
  return [formatDate(day), sayOf('value', record.status), ...late, ...missing].join(', ')
}

const counted = ['present', 'half_day', 'absent', 'on_leave'] as const

function Sums({ records }: { readonly records: readonly AttendanceDay[] }) {
  const late = records.filter(record => record.is_late).length
  const sums = counted.map(status => ({
    name: sayOf('value', status),
    count: records.filter(record => record.status === status).length,
  }))
  return (
    <dl className="my-sums">
      {[...sums, { name: sayOf('field', 'late'), count: late }].map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
