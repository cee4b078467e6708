// Counts that follow each other in time, as stacked columns; the same figures are a table for those who read them.
import { formatCount } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { FigureTable } from '../figure-table.tsx'

export interface Series {
  readonly name: string
  readonly tone: 'good' | 'waits' | 'bad' | 'still'
}

export interface Column {
  readonly label: string
  /** One count for each series. */
  readonly counts: readonly number[]
}

interface ColumnChartProps {
  readonly title: string
  readonly series: readonly Series[]
  readonly columns: readonly Column[]
}

const width = 960
const height = 160

export function ColumnChart({ title, series, columns }: ColumnChartProps) {
  return (
    <figure className="chart stacks">
      <figcaption>
        <ul className="legend">
          {series.map(({ name, tone }) => (
            <li key={name} className={tone}>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={title}>
        <Stacks series={series} columns={columns} />
      </svg>
      <p className="chart-ends">
        <span>{columns[0]?.label}</span>
        <span>{columns.at(-1)?.label}</span>
      </p>
      <details>
        <summary>{say('chart.as_table')}</summary>
        <CountTable title={title} series={series} columns={columns} />
      </details>
    </figure>
  )
}

/** Time runs as the language is read. */
function Stacks({ series, columns }: Omit<ColumnChartProps, 'title'>) {
  const most = Math.max(1, ...columns.map(({ counts }) => sum(counts)))
  const step = width / columns.length
  const isMirrored = document.documentElement.dir === 'rtl'
  return columns.map(({ label, counts }, index) => {
    const place = isMirrored ? columns.length - 1 - index : index
    return (
      <g key={label}>
        <title>{`${label}: ${series.map(({ name }, at) => `${name} ${formatCount(counts[at] ?? 0)}`).join(', ')}`}</title>
        <rect className="ground" x={place * step} y={0} width={step} height={height} />
        {counts.map((count, at) => (
          <rect
            key={series[at]?.name}
            className={series[at]?.tone}
            x={place * step + step * 0.12}
            y={height - (sum(counts.slice(0, at + 1)) * height) / most}
            width={step * 0.76}
            height={(count * height) / most}
          />
        ))}
      </g>
    )
  })
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

function CountTable({ title, series, columns }: ColumnChartProps) {
  return (
    <FigureTable
      label={title}
      heading={say('chart.when')}
      columns={series.map(({ name }) => name)}
      rows={columns.map(({ label, counts }) => ({
        key: label,
        name: label,
        figures: counts.map(formatCount),
      }))}
    />
  )
}
