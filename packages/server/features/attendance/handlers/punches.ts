// Punches: who came or left when and where; written once, and attributed to a day.

import type { Punch, PunchCreate } from '@muster/contract'
import { type Db, type Given, lit, prepared, type RowsOf } from '@muster/db'
import {
  attribute,
  checkGeofence,
  type Day,
  describeEmployment,
  findAffectedRange,
  type Instant,
  isLocked,
  type Reach,
  reachAround,
} from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import {
  bindInputs,
  type Inputs,
  narrow,
  type PunchRow,
  type ReadAhead,
  regrade,
  type Stretch,
} from '../../grading/index.ts'
import {
  findFutureTimes,
  type OwnFacts,
  parseInstant,
  readNamedEmployeeWith,
} from '../../timekeeping/index.ts'
import { keepLatePunch } from '../late-punches.ts'
import { punches, writePunch } from '../write-punch.ts'

const activeSites = prepared('active_geofenced_sites', (query, given: Given) =>
  query
    .selectFrom('geofenced_sites')
    .select(['id', 'branch_id', 'latitude', 'longitude', 'radius_meters', 'status'])
    .where('workspace_id', '=', given.workspace_id)
    .where('status', '=', lit('active')),
)

/** A punch to store, with the day that it counts for and the days that it may change. */
interface Placed {
  readonly body: PunchCreate
  readonly punched_at: Instant
  /** Null where it belongs to no shift, and then to the day on the wall. */
  readonly attendance_date: Day | null
  readonly is_ignored: boolean
  readonly day: Day
  readonly reach: Reach | null
}

/** Attributed before it is stored: whether it may be, and by which site it is measured, is decided by its day. */
async function place(db: Db, body: PunchCreate, own: OwnFacts, ahead: ReadAhead): Promise<Placed> {
  const { calendar, settings, timezone } = own
  const punched_at = parseInstant(body.punched_at)
  const reach = findAffectedRange({ calendar, settings, timezone, punched_at })
  const punch = { id: '', punched_at, direction: body.direction ?? 'unknown' } as const
  const punches = reach ? [punch, ...(await findPunches(db, ahead, { ...ahead.stretch, ...reach }))] : [punch]
  const { attendance_date, is_ignored } = attribute({ calendar, settings, timezone, punches }).find(
    ({ id }) => id === punch.id,
  )!
  const day = attendance_date ?? timezone.dayOf(punched_at)
  return { body, punched_at, attendance_date, is_ignored, day, reach }
}

/** The punches of a stretch, of what was read ahead as far as that goes. */
async function findPunches(db: Db, ahead: ReadAhead, stretch: Stretch): Promise<readonly PunchRow[]> {
  const [read] = narrow(ahead, stretch) ?? (await db.runAll<Inputs>(...bindInputs(stretch)))
  return read
}

function assertPossible(call: Context, { body, punched_at, day }: Placed, own: OwnFacts): void {
  const errors = findFutureTimes(call, { punched_at })
  // Who leaves the last night shift in the morning after it is still employed.
  if (!own.calendar.isEmployed(day))
    errors.push({ field: 'punched_at', message: describeEmployment(own.calendar) })
  const { latitude = null, longitude = null } = body
  if ((latitude === null) !== (longitude === null)) {
    const [field, other] = latitude === null ? ['latitude', 'longitude'] : ['longitude', 'latitude']
    errors.push({ field: field!, message: say`must be sent together with ${other}` })
  }
  if (errors.length > 0) throw invalid(errors)
}

/** Where the punch was made, by the site that counts for the employee on that day. */
async function locate({ db }: Context, { body, day }: Placed, own: OwnFacts) {
  const { geofence_mode: mode } = own.settings
  const { latitude, longitude, source = 'api' } = body
  const sites = mode === 'off' ? [] : await db.run(activeSites)
  const { refusal, ...found } = checkGeofence({
    mode,
    source,
    sites,
    coordinates: latitude && longitude ? { latitude, longitude } : null,
    geofenced_site_id: own.calendar.assignmentOn(day)?.geofenced_site_id ?? null,
    branch_id: own.calendar.branchOn(day),
  })
  if (refusal) throw invalid([refusal])
  return found
}

/** What is null, or something else, where a caller does not say it. */
const blank = {
  direction: 'unknown',
  source: 'api',
  device_id: null,
  latitude: null,
  longitude: null,
  accuracy_meters: null,
  note: null,
} as const

/** What was read before the punch was written, as it is read behind it. */
const withPunch = ([known, ...others]: RowsOf<Inputs>, punch: Punch): RowsOf<Inputs> => [
  [...known, punch].sort((a, b) => (a.punched_at < b.punched_at ? -1 : 1)),
  ...others,
]

export default {
  listPunches: punches.list,
  getPunch: punches.get,

  async createPunch(call) {
    const { db, body } = call
    const { employee_id } = body
    const stretch = { employee_id, ...reachAround(parseInstant(body.punched_at)) }
    const { own, found: rows } = await readNamedEmployeeWith<Inputs>(db, employee_id, ...bindInputs(stretch))
    const placed = await place(db, body, own, { stretch, rows })
    assertPossible(call, placed, own)
    const site = await locate(call, placed, own)
    const { punched_at, attendance_date, day, reach } = placed
    // A locked day stays as it was paid. The punch is stored as a late one, because nobody sends it again.
    const isLate = isLocked(own.locked_through, day)
    const is_ignored = placed.is_ignored || isLate
    const punch = await writePunch(call, {
      ...blank,
      ...body,
      ...site,
      punched_at,
      attendance_date,
      is_ignored,
    })
    if (isLate && !placed.is_ignored) await keepLatePunch(db, { employee_id, punch_id: punch.id, date: day })
    if (reach)
      await regrade(call, [{ employee_id, ...reach, reach }], own, { stretch, rows: withPunch(rows, punch) })
    return punch
  },
} satisfies HandlersFor<'punches'>
