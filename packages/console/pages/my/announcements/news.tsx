// What the company tells, on the first page: what asks to be read comes first, then what is new.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../../app/company.ts'
import { formatDate, readToday, writeLocalMoment } from '../../../app/formats.ts'
import { addDays } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { listAnnouncements } from '../../../gen/operations/announcements.ts'
import type { RecordOf } from '../../../records/kind.ts'

type Announcement = RecordOf<'Announcement'>

/** The list has the rest. */
const mostShown = 3
/** Older than that it is no news, unless somebody has still to read it. */
const daysOfNews = 14

/** Those that ask to be read and were not, by whoever looks. */
export const asksToBeRead = ({ requires_acknowledgement: asks, is_acknowledged: has }: Announcement) =>
  asks === true && has !== true

export function News() {
  const { timezone } = useCompany()
  const missing = useObstacle()(listAnnouncements.id)
  const { data } = useRead(listAnnouncements, { query: { limit: 20 } }, { enabled: missing === undefined })
  const since = addDays(readToday(timezone), -daysOfNews)
  const dayOf = ({ published_at: at }: Announcement) => writeLocalMoment(at, timezone).slice(0, 10)
  const asking = data?.data.filter(asksToBeRead) ?? []
  const others = data?.data.filter(one => !asksToBeRead(one) && dayOf(one) >= since) ?? []
  const shown = [...asking, ...others].slice(0, mostShown)
  if (shown.length === 0) return null
  return (
    <section className="card" aria-labelledby="my-news">
      <h2 id="my-news">{say('my.news')}</h2>
      <ul className="my-list">
        {shown.map(one => (
          <li key={one.id}>
            <div>
              <Link to="/my/announcements/$id" params={{ id: one.id }} dir="auto">
                {one.title}
              </Link>
              <span className="faint">{formatDate(dayOf(one))}</span>
            </div>
            {asksToBeRead(one) && <span className="status waits">{say('my.to_be_read')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
