// The days that are asked for: a tap for the first, another one for the last, and of a single day the half.
import { useState } from 'react'
import { formatDate, formatDays } from '../../../app/formats.ts'
import { listDaysOfMonth, moveToYear } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { useSession } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { getEmployee } from '../../../gen/operations/employees.ts'
import { listHolidays } from '../../../gen/operations/holidays.ts'
import { MonthBar, useMonth } from '../../../records/lists/month-bar.tsx'
import { Days } from '../days.tsx'
import type { Asked, Half } from './asked.ts'

const halves: readonly Half[] = ['whole', 'first_half', 'second_half']

interface AskedDaysProps {
  readonly asked: Asked
  readonly onChange: (asked: Asked) => void
}

export function AskedDays({ asked, onChange }: AskedDaysProps) {
  const month = useMonth()
  const [isBegun, setBegun] = useState(false)
  const holidays = useHolidays(month)
  const { from, to } = asked
  const choose = (day: string) => {
    const isLast = isBegun && from !== undefined && day > from
    setBegun(!isLast)
    onChange({ from: isLast ? from : day, to: day, half: 'whole' })
  }
  return (
    <>
      <MonthBar month={month} />
      <Days
        label={say('my.which_days')}
        month={month}
        isChosen={day => from !== undefined && to !== undefined && from <= day && day <= to}
        show={day => {
          const holiday = holidays.get(day)
          return {
            name: holiday === undefined ? formatDate(day) : `${formatDate(day)}, ${holiday}`,
            look: holiday === undefined ? undefined : 'holiday',
          }
        }}
        onChoose={choose}
      />
      <p role="status">
        {from === undefined || to === undefined ? say('my.tap_days') : formatDays(from, to)}
      </p>
      {from !== undefined && from === to && (
        <fieldset className="my-halves">
          <legend className="unseen">{sayOf('field', 'half_day_type')}</legend>
          {halves.map(half => (
            <label key={half}>
              <input
                type="radio"
                name="half"
                checked={asked.half === half}
                onChange={() => onChange(Object.assign({}, asked, { half }))}
              />
              {half === 'whole' ? say('my.whole_day') : sayOf('value', half)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Of the whole company, and of the branch where one works. */
function useHolidays(month: string): ReadonlyMap<string, string> {
  const { employee_id } = useSession()
  const days = listDaysOfMonth(month)
  const query = { date_from: days[0] ?? '', date_to: days.at(-1) ?? '', limit: 100 }
  const { data: holidays } = useRead(listHolidays, { query })
  const path = { id: employee_id ?? '' }
  const { data: own } = useRead(getEmployee, { path }, { enabled: employee_id !== null })
  const counted = holidays?.data.filter(
    ({ branch_id: branch }) => branch === null || branch === own?.branch_id,
  )
  // A recurring one has the date of its first year.
  return new Map((counted ?? []).map(({ date, name }) => [moveToYear(date, month.slice(0, 4)), name]))
}
