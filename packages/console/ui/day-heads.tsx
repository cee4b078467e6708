// The heads of a table's days: the letter of the weekday over the number, and which days are free.
import { formatDate, formatWeekday } from '../app/formats.ts'

interface DayHeadsProps {
  readonly days: readonly string[]
  /** The names of holidays by day. */
  readonly free?: ReadonlyMap<string, string>
}

export function DayHeads({ days, free }: DayHeadsProps) {
  return days.map(day => {
    const holiday = free?.get(day)
    const name = holiday === undefined ? formatDate(day) : `${formatDate(day)}, ${holiday}`
    return (
      <th key={day} scope="col" className={holiday === undefined ? 'day' : 'day free'} title={name}>
        <span className="unseen">{name}</span>
        <span aria-hidden="true">
          {formatWeekday(day)}
          <br />
          {Number(day.slice(8))}
        </span>
      </th>
    )
  })
}
