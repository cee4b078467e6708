// Punches: who came or left when and where; written once, and attributed to a day.

import type { PunchCreate } from '@muster/contract'
import { statement } from '@muster/db'
import {
  checkGeofence,
  type Day,
  type GeofencedSite,
  type Instant,
  type Reach,
  reachOf,
} from '@muster/engine'
import type { HandlersFor } from '../gen/handlers.ts'
import type { Context } from '../handler.ts'
import { type FieldError, invalid } from '../problem.ts'
import { resource } from '../resource.ts'
import { factsOfNamed, type OwnFacts } from '../time/facts.ts'
import { regrade } from '../time/grading.ts'
import { instantOf, localDay } from '../time/instants.ts'
import { assertUnlocked } from '../time/locks.ts'
import { employmentOf } from '../time/refusals.ts'

const punches = resource('Punch', {
  filters: {
    punched_after: 'punched_at > :punched_after::timestamptz',
    punched_before: 'punched_at < :punched_before::timestamptz',
  },
})

const activeSites = statement<GeofencedSite>(
  'active_geofenced_sites',
  `select id, branch_id, latitude, longitude, radius_meters, status from geofenced_sites
   where workspace_id = :workspace_id and status = 'active'`,
)

/** A punch as it is to be stored, with the day on the wall and the days that it may change. */
interface Placed {
  readonly body: PunchCreate
  readonly punched_at: Instant
  readonly local: Day
  /** Null where it belongs to no shift. */
  readonly reach: Reach | null
}

function place(body: PunchCreate, { calendar, settings, timezone }: OwnFacts): Placed {
  const punched_at = instantOf(body.punched_at)
  const reach = reachOf({ calendar, settings, timezone, punched_at })
  return { body, punched_at, local: localDay(punched_at, timezone), reach }
}

function assertPossible({ now }: Context, { body, punched_at, local, reach }: Placed, own: OwnFacts): void {
  const errors: FieldError[] = []
  const moment = now.toString({ fractionalSecondDigits: 3 })
  if (punched_at > moment) errors.push({ field: 'punched_at', message: `is in the future; it is ${moment}` })
  // Who leaves the last night shift in the morning after it is still employed.
  if (!own.calendar.isEmployed(local) && !reach)
    errors.push({ field: 'punched_at', message: employmentOf(own.calendar) })
  const { latitude = null, longitude = null } = body
  if ((latitude === null) !== (longitude === null)) {
    const [field, other] = latitude === null ? ['latitude', 'longitude'] : ['longitude', 'latitude']
    errors.push({ field: field!, message: `must be sent together with ${other}` })
  }
  if (errors.length > 0) throw invalid(errors)
}

/** Where the punch was made, by the site that counts for the employee on that day. */
async function locate({ db }: Context, { body, local }: Placed, own: OwnFacts) {
  const { geofence_mode: mode } = own.settings
  const { latitude, longitude, source = 'api' } = body
  const sites = mode === 'off' ? [] : await db.run(activeSites)
  const { refusal, ...found } = checkGeofence({
    ...{ mode, source, sites },
    coordinates: latitude && longitude ? { latitude, longitude } : null,
    geofenced_site_id: own.calendar.assignmentOn(local)?.geofenced_site_id ?? null,
    branch_id: own.employee.branch_id,
  })
  if (refusal) throw invalid([refusal])
  return found
}

export default {
  listPunches: punches.list,
  getPunch: punches.get,

  async createPunch(call) {
    const { db, body } = call
    const { employee_id } = body
    const own = await factsOfNamed(db, employee_id)
    const placed = place(body, own)
    assertPossible(call, placed, own)
    const found = await locate(call, placed, own)
    const { punched_at, reach, local } = placed
    const stored = await punches.insert(call, { ...body, punched_at, ...found, is_ignored: reach === null })
    if (!reach) {
      await assertUnlocked(db, local, local)
      return stored
    }
    await regrade(call, [{ employee_id, ...reach, reach }], own)
    const punch = await punches.find(call, stored.id)
    const day = punch.attendance_date ?? local
    await assertUnlocked(db, day, day)
    return punch
  },
} satisfies HandlersFor<'punches'>
