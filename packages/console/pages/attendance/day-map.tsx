// The grid of the map: arrow keys move among days and names, and Enter opens.
import { Link } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatCount, formatDate, readToday } from '../../app/formats.ts'
import { say, sayOf } from '../../app/words.ts'
import { DayHeads } from '../../ui/day-heads.tsx'
import { Icon } from '../../ui/icon.tsx'
import { letters } from './letters.ts'
import { type EmployeeMonth, type Sum, sums } from './months-sorted.ts'

type Day = EmployeeMonth['days'][number]

interface DayMapProps {
  readonly days: readonly string[]
  readonly rows: readonly EmployeeMonth[]
  /** `-absent` for the most days first. */
  readonly sort: string | undefined
  readonly onSort: (sort: string) => void
  readonly onOpen: (id: string) => void
}

export function DayMap({ days, rows, sort, onSort, onOpen }: DayMapProps) {
  const [stop, setStop] = useState({ row: 0, cell: 0 })
  const today = readToday(useCompany().timezone)
  const onFocus = ({ target }: FocusEvent) => {
    const cell = target.closest<HTMLTableCellElement>('tbody :is(th, td)')
    const row = cell?.closest('tr')
    if (cell && row) setStop({ row: row.sectionRowIndex, cell: cell.cellIndex })
  }
  return (
    <section className="table days">
      {/* A table in which arrow keys move is a grid. */}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above */}
      <table role="grid" aria-label={say('attendance.months')} onKeyDown={moveFocus} onFocus={onFocus}>
        <thead>
          <tr>
            <th scope="col">{sayOf('field', 'employee_id')}</th>
            {sums.map(name => (
              <SumHead key={name} name={name} sort={sort} onSort={onSort} />
            ))}
            <DayHeads days={days} today={today} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              days={days}
              row={row}
              stop={index === Math.min(stop.row, rows.length - 1) ? stop.cell : undefined}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface SumHeadProps extends Pick<DayMapProps, 'sort' | 'onSort'> {
  readonly name: Sum
}

/** A press has the most first, the next one the fewest, and a third the usual order. */
function SumHead({ name, sort, onSort }: SumHeadProps) {
  const text = sayOf('field', name)
  const direction = readDirection(name, sort)
  return (
    <th scope="col" className="figure" aria-sort={direction}>
      <button
        type="button"
        className="sort"
        title={say('list.sort', { name: text })}
        onClick={() => onSort(nextOf[direction](name))}
      >
        {text}
        {direction !== 'none' && (
          <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size="small" />
        )}
      </button>
    </th>
  )
}

const nextOf = {
  none: (name: Sum) => `-${name}`,
  descending: (name: Sum) => name,
  ascending: () => '',
} as const

function readDirection(name: Sum, sort: string | undefined): keyof typeof nextOf {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : 'none'
}

interface RowProps {
  readonly days: readonly string[]
  readonly row: EmployeeMonth
  /** The cell that the Tab key comes to, if it is in this row. */
  readonly stop: number | undefined
  readonly onOpen: (id: string) => void
}

const Row = memo(
  function Row({ days, row, stop, onOpen }: RowProps) {
    const known = new Map(row.days.map(day => [day.date, day]))
    return (
      <tr>
        <th scope="row">
          <Link to="/employees/$id" params={{ id: row.id }} tabIndex={stop === 0 ? 0 : -1}>
            {row.first_name} {row.last_name}
          </Link>
        </th>
        {sums.map(name => (
          <td key={name} className="figure">
            {formatCount(row.totals[name])}
          </td>
        ))}
        {days.map((date, index) => {
          const day = known.get(date)
          return (
            <td key={date}>
              {day && <DayButton day={day} isStop={stop === index + 1 + sums.length} onOpen={onOpen} />}
            </td>
          )
        })}
      </tr>
    )
  },
  (one, other) => one.row === other.row && one.stop === other.stop && one.days.length === other.days.length,
)

interface DayButtonProps {
  readonly day: Day
  readonly isStop: boolean
  readonly onOpen: (id: string) => void
}

function DayButton({ day, isStop, onOpen }: DayButtonProps) {
  const name = describe(day)
  return (
    <button
      type="button"
      className={`mark ${day.status}${day.late_minutes > 0 ? ' late' : ''}`}
      tabIndex={isStop ? 0 : -1}
      title={name}
      onClick={() => onOpen(day.attendance_record_id)}
    >
      <span aria-hidden="true">
        {say(letters[day.status])}
        {day.missing_punch && '!'}
        {day.correction_waits && '…'}
      </span>
      <span className="unseen">{name}</span>
    </button>
  )
}

function describe(day: Day): string {
  const { date, status, late_minutes, overtime_minutes, missing_punch, correction_waits } = day
  return [
    formatDate(date),
    sayOf('value', status),
    ...(late_minutes > 0 ? [say('attendance.minutes_late', { count: late_minutes })] : []),
    ...(overtime_minutes > 0 ? [say('attendance.minutes_overtime', { count: overtime_minutes })] : []),
    ...(missing_punch ? [sayOf('field', 'missing_punch')] : []),
    ...(correction_waits ? [sayOf('field', 'correction_waits')] : []),
  ].join(', ')
}

/** To the next cell that has something to focus, in the direction that is seen. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const table = event.currentTarget
  const isRtl = getComputedStyle(table).direction === 'rtl'
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowRight: [0, isRtl ? -1 : 1],
    ArrowLeft: [0, isRtl ? 1 : -1],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
  }
  const step = steps[event.key]
  const cell = (event.target as Element).closest<HTMLTableCellElement>('tbody :is(th, td)')
  const row = cell?.closest('tr')
  if (step === undefined || !cell || !row) return
  event.preventDefault()
  const rows = table.tBodies[0]?.rows
  let [at, column] = [row.sectionRowIndex + step[0], cell.cellIndex + step[1]]
  for (; rows?.[at]?.cells[column]; at += step[0], column += step[1]) {
    const found = rows[at]?.cells[column]?.querySelector<HTMLElement>('a, button')
    if (found) {
      found.focus()
      return
    }
  }
}

export function MapLegend() {
  return (
    <ul className="legend" aria-label={say('day.legend')}>
      {(Object.keys(letters) as (keyof typeof letters)[]).map(status => (
        <li key={status}>
          <span className={`mark ${status}`} aria-hidden="true">
            {say(letters[status])}
          </span>
          {sayOf('value', status)}
        </li>
      ))}
      <li>
        <span className="mark present late" aria-hidden="true">
          {say('attendance.letter_present')}
        </span>
        {sayOf('field', 'late')}
      </li>
      <li>
        <span className="mark present" aria-hidden="true">
          {say('attendance.letter_present')}!
        </span>
        {sayOf('field', 'missing_punch')}
      </li>
      <li>
        <span className="mark present" aria-hidden="true">
          {say('attendance.letter_present')}…
        </span>
        {sayOf('field', 'correction_waits')}
      </li>
    </ul>
  )
}
