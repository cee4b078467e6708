// Bars by month on an axis: each tells its figure under the pointer and under the focus; what came before the last one is a shadow of it. The same figures stand in a table.
import { useState } from 'react'
import { formatMonthLetters, formatMonthName, formatTick } from '../../app/formats.ts'
import { listTicks } from './axis.ts'

export interface MonthBar {
  /** YYYY-MM */
  readonly month: string
  /** How high it is, in the unit of the axis. */
  readonly value: number
  /** The figure as it is read: 48, or 6,311,204.00. */
  readonly figure: string
  /** What else there is to say of the month. */
  readonly more?: string
}

interface MonthBarsProps {
  readonly title: string
  readonly unit: string
  readonly bars: readonly MonthBar[]
  /** People and runs are never halves. */
  readonly isWhole?: boolean
}

// Heights in pixels; across, everything is in percent, so that the text keeps its size on any screen.
const area = { top: 22, height: 128, labels: 170, all: 178 }
/** What the figures of the axis take, in percent. */
const axisWidth = 9

export function MonthBars({ title, unit, bars, isWhole = false }: MonthBarsProps) {
  const [touched, setTouched] = useState<number>()
  const ticks = listTicks(Math.max(...bars.map(({ value }) => value), 0), isWhole)
  const most = ticks.at(-1) ?? 1
  const last = bars.length - 1
  const shown = bars[touched ?? last]
  return (
    <div className="chart">
      <p className="chart-told" aria-hidden="true">
        {shown && (
          <>
            <strong>{formatMonthName(shown.month)}</strong> {shown.figure} {unit}{' '}
            <span className="faint">{shown.more}</span>
          </>
        )}
      </p>
      {/* Each bar inside is read and reached by itself. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg width="100%" height={area.all} role="group" aria-label={title}>
        <Axis ticks={ticks} />
        {bars.map((bar, index) => (
          <Bar
            key={bar.month}
            said={[formatMonthName(bar.month), bar.figure, unit, bar.more].filter(Boolean).join(' ')}
            bar={bar}
            place={{ index, of: bars.length }}
            share={bar.value / most}
            isStrong={index === (touched ?? last)}
            onTouch={isIn => setTouched(isIn ? index : undefined)}
          />
        ))}
      </svg>
    </div>
  )
}

/** Time runs as the language is read, and so the axis stands where that begins. */
const across = (from: number, size = 0): number =>
  document.documentElement.dir === 'rtl' ? 100 - from - size : from

function Axis({ ticks }: { readonly ticks: readonly number[] }) {
  const most = ticks.at(-1) ?? 1
  return ticks.map(tick => {
    const y = area.top + area.height * (1 - tick / most)
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
      <g key={tick} aria-hidden="true">
        <line x1={`${across(axisWidth)}%`} x2={`${across(100)}%`} y1={y} y2={y} />
        <text className="tick" x={`${across(axisWidth - 1.5)}%`} y={y + 4}>
          {formatTick(tick)}
        </text>
      </g>
    )
  })
}

interface BarProps {
  readonly bar: MonthBar
  /** The whole of it in words. */
  readonly said: string
  readonly place: { readonly index: number; readonly of: number }
  /** Of the height. */
  readonly share: number
  readonly isStrong: boolean
  readonly onTouch: (isIn: boolean) => void
}

function Bar({ bar: { month }, said, place: { index, of }, share, isStrong, onTouch }: BarProps) {
  const width = (100 - axisWidth) / of
  const x = across(axisWidth + width * index, width)
  const high = area.height * share
  const isMinor = (of - 1 - index) % 2 === 1
  return (
    // It is a picture, and the focus finds its figure as the pointer does.
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: see above
    <g
      role="img"
      tabIndex={0}
      aria-label={said}
      onPointerEnter={() => onTouch(true)}
      onPointerLeave={() => onTouch(false)}
      onFocus={() => onTouch(true)}
      onBlur={() => onTouch(false)}
    >
      <rect className="ground" x={`${x}%`} width={`${width}%`} y={area.top} height={area.height} />
      <rect
        className={isStrong ? 'value' : 'past'}
        x={`${x + width * 0.16}%`}
        width={`${width * 0.68}%`}
        y={area.top + area.height - high}
        height={high}
        rx={2}
      />
      <text className={isMinor ? 'minor' : undefined} x={`${x + width / 2}%`} y={area.labels}>
        {formatMonthLetters(month)}
      </text>
    </g>
  )
}
