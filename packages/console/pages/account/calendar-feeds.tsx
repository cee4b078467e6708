// The calendar feeds of the person who is signed in: one is made and its address shown once, or revoked.
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useList } from '../../app/queries.ts'
import { useSession } from '../../app/session.tsx'
import { readLocale, say, sayValue } from '../../app/words.ts'
import {
  createCalendarFeed,
  listCalendarFeeds,
  revokeCalendarFeed,
} from '../../gen/operations/calendar-feeds.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import type { Output } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Status } from '../../ui/status.tsx'

type Feed = Output<'listCalendarFeeds'>['data'][number]

export function CalendarFeeds() {
  const { employee_id } = useSession()
  const list = useList(listCalendarFeeds, {})
  const feeds = list.data?.pages.flatMap(page => page.data) as readonly Feed[] | undefined
  return (
    <section className="card">
      <h2>{say('account.feeds')}</h2>
      <p>{say('account.feeds_what')}</p>
      <Loaded of={{ data: feeds, error: list.error, refetch: list.refetch }}>
        {shown => (
          <ul className="history">
            {shown.map(feed => (
              <FeedLine key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
      </Loaded>
      <More of={list} />
      {employee_id === null ? (
        <p className="empty">{say('account.feeds_unlinked')}</p>
      ) : (
        <ActionButton
          operation={createCalendarFeed}
          text={say('account.make_feed')}
          given={{ language: readLocale() }}
        />
      )}
    </section>
  )
}

function FeedLine({ feed }: { readonly feed: Feed }) {
  const { timezone } = useCompany()
  const read = feed.last_read_at
  return (
    <li className="row-actions">
      <span className="grows">
        {feed.name} <Status value={feed.status} />{' '}
        <span className="faint">
          {sayValue(feed.kind, 'CalendarFeedKind')}.{' '}
          {read === null
            ? say('account.feed_unread')
            : say('account.feed_read', { date: formatMoment(read, timezone) })}
        </span>
      </span>
      {feed.status !== 'revoked' && (
        <ActionButton operation={revokeCalendarFeed} path={{ id: feed.id }} record={feed} title={feed.name} />
      )}
    </li>
  )
}
