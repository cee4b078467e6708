// Calendar feeds: made and revoked by people who work here, each for themselves.

import type { CalendarFeed } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { digestNew, mintKey } from '../../../auth/api-keys.ts'
import type { Session } from '../../../auth/callers.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { oneByOne } from '../../../resource/checks.ts'
import { newId } from '../../../resource/ids.ts'
import { feeds } from '../feeds.ts'

const { selected, noun } = feeds.fields

/** Enough for each device and a calendar or two at work. */
const mostFeeds = 5

type Stored = Record<'id' | 'name' | 'kind' | 'language' | 'member_id' | 'employee_id', string> & {
  digest: Buffer
  pepper_version: number
}

const insertFeed = statement<CalendarFeed, Stored>(
  'insert_calendar_feed',
  `insert into calendar_feeds (workspace_id, id, name, kind, language, member_id, employee_id, digest, pepper_version)
   values (:workspace_id, :id, :name, :kind, :language, :member_id, :employee_id, :digest, :pepper_version)
   returning ${selected}`,
)

const countFeeds = statement<{ count: number }, { member_id: string }>(
  'count_calendar_feeds_of_member',
  `select count(*)::int as count from calendar_feeds
   where workspace_id = :workspace_id and member_id = :member_id and revoked_at is null`,
)

const revokeFeed = statement<CalendarFeed, { id: string }>(
  'revoke_calendar_feed',
  `update calendar_feeds set revoked_at = coalesce(revoked_at, stamp())
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

export interface FeedServices {
  /** Digests of feeds are made under them. */
  readonly secrets: Secrets
}

export default ({ secrets }: FeedServices) =>
  ({
    listCalendarFeeds: call => feeds.page(call, { member_id: call.caller.actor_id }),

    async createCalendarFeed(call) {
      const { name, kind, language } = call.body
      const { member_id, employee_id } = findMaker(call.caller.session, kind)
      await call.db.run(oneByOne, { scope: `calendar_feeds/${member_id}` })
      const [kept] = await call.db.run(countFeeds, { member_id })
      if (kept!.count >= mostFeeds)
        throw conflict(
          say`You have ${kept!.count} calendar feeds, and ${mostFeeds} is the most. Revoke one that no calendar reads any more.`,
        )
      const secret = mintKey('calendar_feed')
      const set = { id: newId('CalendarFeed'), name, kind, language, member_id, employee_id }
      const [feed] = await call.db.run(insertFeed, Object.assign(set, digestNew(secret, secrets)))
      return markExact(Object.assign(feed!, { secret }))
    },

    async revokeCalendarFeed(call) {
      const feed = await feeds.find(call, call.path.id)
      // What others have made does not exist.
      if (feed.member_id !== call.caller.actor_id) throw notFound(noun, feed.id)
      const [revoked] = await call.db.run(revokeFeed, { id: feed.id })
      return markExact(revoked!)
    },
  }) satisfies HandlersFor<'calendar_feeds'>

/** The member, and the employee that they are: nobody else has leave, or a team. */
function findMaker(session: Session | undefined, kind: CalendarFeed['kind']) {
  const { member_id, employee_id, post } = session ?? {}
  if (member_id === undefined)
    throw conflict(say`A calendar feed belongs to a person. Sign in to the console to make one.`)
  if (!employee_id || !post)
    throw conflict(
      say`A calendar feed shows the leave of an employee, and you are linked to none who works here. Ask whoever manages the members to link you.`,
    )
  if (kind === 'team' && post === 'employee')
    throw conflict(say`Nobody reports to you, so there is no team to show. Make a feed of your own leave.`)
  return { member_id, employee_id }
}
