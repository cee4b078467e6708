// The heads of a table's days: the letter of the weekday over the number, and which days are free or today.
import { formatDate, formatWeekday } from '../app/formats.ts'

interface DayHeadsProps {
  readonly days: readonly string[]
  /** The names of holidays by day. */
  readonly free?: ReadonlyMap<string, string>
  readonly today?: string
}

export function DayHeads({ days, free, today }: DayHeadsProps) {
  return days.map(day => {
    const holiday = free?.get(day)
    const name = holiday === undefined ? formatDate(day) : `${formatDate(day)}, ${holiday}`
    const looks = ['day', holiday !== undefined && 'free', day === today && 'today'].filter(Boolean).join(' ')
    return (
      <th
        key={day}
        scope="col"
        className={looks}
        title={name}
        ref={day === today ? bringIntoSight : undefined}
      >
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

/** A month is wider than most screens, and what is asked for is around today. */
function bringIntoSight(head: HTMLTableCellElement | null): void {
  const scroller = head?.closest('.table')
  if (!head || !scroller) return
  const [day, sight] = [head.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (day.left >= sight.left && day.right <= sight.right) return
  scroller.scrollLeft += (day.left + day.right - sight.left - sight.right) / 2
}
