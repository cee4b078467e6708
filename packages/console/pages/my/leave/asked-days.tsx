// The days that are asked for: a tap for the first, another one for the last, and of a single day the half.
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatDate, formatDays, formatMonthName, readToday } from '../../../app/formats.ts'
import { addMonths, listDaysOfMonth, moveToYear } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { listHolidays } from '../../../gen/operations/holidays.ts'
import { Days } from '../days.tsx'
import type { Asked, Half } from './asked.ts'

const halves: readonly Half[] = ['whole', 'first_half', 'second_half']

interface AskedDaysProps {
  readonly asked: Asked
  readonly onChange: (asked: Asked) => void
}

export function AskedDays({ asked, onChange }: AskedDaysProps) {
  const { timezone } = useCompany()
  const [month, setMonth] = useState(readToday(timezone).slice(0, 7))
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
      <div className="month-bar">
        <MonthButton label={say('month.before')} onPress={() => setMonth(addMonths(month, -1))}>
          ‹
        </MonthButton>
        <h2 aria-live="polite">{formatMonthName(month)}</h2>
        <MonthButton label={say('month.after')} onPress={() => setMonth(addMonths(month, 1))}>
          ›
        </MonthButton>
      </div>
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

function useHolidays(month: string): ReadonlyMap<string, string> {
  const days = listDaysOfMonth(month)
  const query = { date_from: days[0] ?? '', date_to: days.at(-1) ?? '', limit: 100 }
  const { data } = useRead(listHolidays, { query })
  // A recurring one has the date of its first year.
  return new Map((data?.data ?? []).map(({ date, name }) => [moveToYear(date, month.slice(0, 4)), name]))
}

interface MonthButtonProps {
  readonly label: string
  readonly children: string
  readonly onPress: () => void
}

const MonthButton = ({ label, children, onPress }: MonthButtonProps) => (
  <button type="button" className="button" aria-label={label} onClick={onPress}>
    {children}
  </button>
)
