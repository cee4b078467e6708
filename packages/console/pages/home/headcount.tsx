// How many people there are, month by month.
import { formatCount } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getHeadcount } from '../../gen/operations/headcount.ts'
import { MonthBars } from '../../ui/chart/month-bars.tsx'
import { Loaded } from '../../ui/loading.tsx'

export function HeadcountByMonth() {
  const headcount = useRead(getHeadcount, { query: { months: 12 } })
  const names = {
    value: sayOf('field', 'headcount'),
    came: sayOf('field', 'joined'),
    went: sayOf('field', 'left'),
  }
  return (
    <section className="card whole">
      <h2>{say('home.headcount')}</h2>
      <Loaded of={headcount} lines={8}>
        {({ headcount: now, months }) => (
          <>
            <p>{say('home.people', { count: now, people: formatCount(now) })}</p>
            <MonthBars
              title={say('home.headcount')}
              names={names}
              months={months.map(({ month, headcount: value, joined: came, left: went }) => ({
                month,
                value,
                came,
                went,
              }))}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}
