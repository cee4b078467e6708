// Bars by month with what came and what went below them; the same figures stand in a table.
import { formatCount, formatMonth, formatMonthLetters } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { FigureTable } from '../figure-table.tsx'

export interface MonthFigures {
  /** YYYY-MM */
  readonly month: string
  readonly value: number
  readonly came: number
  readonly went: number
}

interface MonthBarsProps {
  readonly title: string
  /** What the three figures are called. */
  readonly names: { readonly value: string; readonly came: string; readonly went: string }
  readonly months: readonly MonthFigures[]
}

// Heights in pixels; across, everything is in percent, so that the text keeps its size on any screen.
const area = { top: 18, height: 120, middle: 172, reach: 18, labels: 212, all: 220 }

export function MonthBars({ title, names, months }: MonthBarsProps) {
  const most = Math.max(1, ...months.map(({ value }) => value))
  const moved = Math.max(1, ...months.flatMap(({ came, went }) => [came, went]))
  const width = 100 / months.length
  const isRtl = document.documentElement.dir === 'rtl'
  const at = (index: number) => width * (isRtl ? months.length - 1 - index : index)
  return (
    <figure className="chart">
      <svg width="100%" height={area.all} role="img" aria-label={title}>
        <line x1="0" x2="100%" y1={area.top + area.height} y2={area.top + area.height} />
        <line x1="0" x2="100%" y1={area.middle} y2={area.middle} />
        {months.map((month, index) => (
          <MonthBar
            key={month.month}
            month={month}
            x={at(index)}
            width={width}
            scale={{ value: area.height / most, moved: area.reach / moved }}
            isMinor={(months.length - 1 - index) % 2 === 1}
          />
        ))}
      </svg>
      <figcaption className="legend">
        {(['value', 'came', 'went'] as const).map(name => (
          <span key={name}>
            <span className={`swatch ${name}`} aria-hidden="true" /> {names[name]}
          </span>
        ))}
      </figcaption>
      <details>
        <summary>{say('chart.as_table')}</summary>
        <MonthTable names={names} months={months} title={title} />
      </details>
    </figure>
  )
}

interface MonthBarProps {
  readonly month: MonthFigures
  readonly x: number
  readonly width: number
  readonly scale: { readonly value: number; readonly moved: number }
  /** Told only where there is room. */
  readonly isMinor: boolean
}

function MonthBar({ month: { month, value, came, went }, x, width, scale, isMinor }: MonthBarProps) {
  const middle = `${x + width / 2}%`
  const bottom = area.top + area.height
  const bar = { x: `${x + width * 0.18}%`, width: `${width * 0.64}%`, rx: 2 }
  const high = value * scale.value
  return (
    <g>
      <title>{`${formatMonth(`${month}-01`)}: ${formatCount(value)} (+${came}, −${went})`}</title>
      <rect className="value" {...bar} y={bottom - high} height={high} />
      <rect className="came" {...bar} y={area.middle - came * scale.moved} height={came * scale.moved} />
      <rect className="went" {...bar} y={area.middle} height={went * scale.moved} />
      <text className={isMinor ? 'minor' : undefined} x={middle} y={bottom - high - 5}>
        {formatCount(value)}
      </text>
      <text className={isMinor ? 'minor' : undefined} x={middle} y={area.labels}>
        {formatMonthLetters(month)}
      </text>
    </g>
  )
}

function MonthTable({ title, names, months }: MonthBarsProps) {
  return (
    <FigureTable
      label={title}
      heading={say('month.choose')}
      columns={[names.value, names.came, names.went]}
      rows={months.map(({ month, value, came, went }) => ({
        key: month,
        name: formatMonth(`${month}-01`),
        figures: [value, came, went].map(formatCount),
      }))}
    />
  )
}
