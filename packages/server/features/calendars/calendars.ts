// Calendars behind their secrets: what an address gives, to whoever has it.

import type { CalendarFeed } from '@muster/contract'
import { type AnyDatabase, homeStatement, type Patience, secretStatement } from '@muster/db'
import { listDigests, readKind } from '../../auth/api-keys.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { hasMany } from '../../auth/sessions.ts'
import type { FoundCalendar, SecretCalendars } from '../../http/pages/calendar-door.ts'
import { showCalendar } from './calendar.ts'
import { isLive } from './feeds.ts'
import { readOwnDays, readTeamDays } from './read-days.ts'

/** How much of the past and of the time to come is in a calendar, in days. */
const daysBefore = 90
const daysAfter = 365

interface Feed extends Pick<CalendarFeed, 'id' | 'kind' | 'language'> {
  readonly workspace_id: string
  readonly workspace_name: string
  readonly timezone: string
  readonly employee_id: string
  /** Whether the team is so large that its people are looked up one by one. */
  readonly is_wide: boolean
}

/** One answer for what was revoked, what has ended and what never was: no row. */
const findFeed = secretStatement<Feed, { digests: readonly string[] }>(
  'find_calendar_feed',
  `select f.id, f.kind, f.language, f.workspace_id, f.employee_id, c.name as workspace_name, c.timezone, ${hasMany('e')} as is_wide
   from calendar_feeds f
     join companies c on c.workspace_id = f.workspace_id and c.id = f.workspace_id
     join employees e on e.workspace_id = f.workspace_id and e.id = f.employee_id
   where f.digest = any(:digests) and f.revoked_at is null and ${isLive('f')}`,
)

const touchFeed = homeStatement<unknown, { workspace: string; id: string }>(
  'touch_calendar_feed',
  `update calendar_feeds set last_read_at = stamp()
   where workspace_id = :workspace and id = :id and (last_read_at is null or last_read_at < stamp() - interval '1 minute')`,
)

export class Calendars implements SecretCalendars {
  readonly #database: AnyDatabase
  readonly #secrets: Secrets
  readonly #clock: () => Temporal.Instant

  constructor(database: AnyDatabase, secrets: Secrets, clock: () => Temporal.Instant) {
    this.#database = database
    this.#secrets = secrets
    this.#clock = clock
  }

  async find(secret: string): Promise<FoundCalendar | undefined> {
    // How a secret is made is no secret, so what cannot be one is told without a query.
    if (readKind(secret) !== 'calendar_feed') return undefined
    const [feed] = await this.#database.lookUp(findFeed, { digests: listDigests(secret, this.#secrets) })
    return feed && { id: feed.id, write: patience => this.#write(feed, patience) }
  }

  async #write(feed: Feed, patience: Patience): Promise<string> {
    const { workspace_id, employee_id, kind, timezone, is_wide } = feed
    const now = this.#clock()
    const today = now.toZonedDateTimeISO(timezone).toPlainDate()
    const range = {
      employee_id,
      since: today.subtract({ days: daysBefore }).toString(),
      until: today.add({ days: daysAfter }).toString(),
      now: now.toString(),
    }
    // The fence of the database holds whatever the statements forget.
    const db = this.#database.reader(workspace_id, patience, { employee_id, reach: kind, is_wide })
    const days = await (kind === 'team' ? readTeamDays(db, range) : readOwnDays(db, range))
    this.#database.system(touchFeed, { workspace: workspace_id, id: feed.id }).catch(() => undefined)
    return showCalendar(feed, days)
  }
}
