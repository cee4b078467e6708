// How many people there are, month by month, with who came and who left.
import { formatCount, formatMonth } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getHeadcount } from '../../gen/operations/headcount.ts'
import type { Output } from '../../records/operation.ts'
import { MonthBars } from '../../ui/chart/month-bars.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Loaded } from '../../ui/loading.tsx'

type Month = Output<'getHeadcount'>['months'][number]

export function HeadcountByMonth() {
  const headcount = useRead(getHeadcount, { query: { months: 12 } })
  return (
    <section className="card with-chart">
      <header className="card-head">
        <h2>{say('home.headcount')}</h2>
        <span className="faint">{say('chart.people')}</span>
      </header>
      <Loaded of={headcount} lines={8}>
        {({ months }) => (
          <>
            <MonthBars
              title={say('home.headcount')}
              unit={say('chart.people')}
              isWhole
              bars={months.map(({ month, headcount: value, joined, left }) => ({
                month,
                value,
                figure: formatCount(value),
                more: tellMoves(joined, left),
              }))}
            />
            <details>
              <summary>{say('chart.as_table')}</summary>
              <MonthTable months={months} />
            </details>
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Who came and who went; nothing where nobody did. */
const tellMoves = (joined: number, left: number): string =>
  [
    joined > 0 && say('chart.joined', { count: formatCount(joined) }),
    left > 0 && say('chart.left', { count: formatCount(left) }),
  ]
    .filter(Boolean)
    .join(' ')

function MonthTable({ months }: { readonly months: readonly Month[] }) {
  return (
    <FigureTable
      label={say('home.headcount')}
      heading={say('month.choose')}
      columns={['headcount', 'joined', 'left'].map(name => sayOf('field', name))}
      rows={months.map(({ month, headcount, joined, left }) => ({
        key: month,
        name: formatMonth(`${month}-01`),
        figures: [headcount, joined, left].map(formatCount),
      }))}
    />
  )
}
