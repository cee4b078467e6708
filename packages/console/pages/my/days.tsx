// The days of a month as buttons in weeks, for choosing one or several of them with a thumb.
import type { ReactNode } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatWeekday } from '../../app/formats.ts'
import { addDays, findWeek, listDays, listDaysOfMonth } from '../../app/months.ts'

export interface ShownDay {
  /** The whole of it, for whoever does not see the picture. */
  readonly name: string
  readonly look?: string | undefined
  readonly mark?: ReactNode
  readonly isOff?: boolean
}

interface DaysProps {
  readonly label: string
  readonly month: string
  readonly isChosen: (day: string) => boolean
  readonly show: (day: string) => ShownDay
  readonly onChoose: (day: string) => void
}

export function Days({ label, month, isChosen, show, onChoose }: DaysProps) {
  const { week_starts_on: startsOn } = useCompany()
  const days = listDaysOfMonth(month)
  const week = findWeek(days[0] ?? '', startsOn)
  const before = listDays(week.first, addDays(days[0] ?? '', -1))
  return (
    <fieldset className="my-days">
      <legend className="unseen">{label}</legend>
      {listDays(week.first, week.last).map(day => (
        <span key={day} className="head" aria-hidden="true">
          {formatWeekday(day)}
        </span>
      ))}
      {before.map(day => (
        <span key={day} />
      ))}
      {days.map(day => {
        const { name, look = '', mark, isOff } = show(day)
        return (
          <button
            key={day}
            type="button"
            className={`my-day ${look}`}
            aria-pressed={isChosen(day)}
            disabled={isOff}
            onClick={() => onChoose(day)}
          >
            <span className="unseen">{name}</span>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
            {mark}
          </button>
        )
      })}
    </fieldset>
  )
}
