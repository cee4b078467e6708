// The demo's punches: who came and left when, by shift, branch and something that looks like chance.

import {
  type AttendanceContext,
  checkGeofence,
  type Day,
  dayNumber,
  daysFrom,
  type GeofencedSite,
  type LeaveOfDay,
  type ShiftInstance,
  shiftInstance,
} from '@muster/engine'
import { positionDays } from '../../../../features/attendance/index.ts'
import { wholeLeave } from '../../../../features/grading/index.ts'
import { newId } from '../../../../resource/ids.ts'
import { among, chance } from '../../chance.ts'
import type { SeedRow } from '../../rows.ts'

/** Of whom, between which days, and what is known of them. */
export interface Punching extends AttendanceContext {
  /** Index of the post. */
  readonly n: number
  readonly employee_id: string
  readonly branch_id: string | null
  readonly branch: string
  readonly first_day: Day
  readonly last_day: Day
  readonly leaves: ReadonlyMap<Day, readonly LeaveOfDay[]>
  readonly sites: readonly GeofencedSite[]
  readonly now: Temporal.Instant
}

/** Everything up to now. */
export function punchRows(who: Punching): SeedRow[] {
  const now = who.now.epochMilliseconds
  return daysFrom(who.first_day, who.last_day).flatMap(day => {
    const { came, left } = stayOn(who, day)
    const at = (moment: number | undefined, direction: 'in' | 'out') =>
      moment === undefined || moment > now ? [] : [makeRow(who, day, moment, direction)]
    return [...at(came, 'in'), ...at(left, 'out')]
  })
}

/** When somebody came and left, in milliseconds; what is undefined was not punched. */
interface Stay {
  readonly came?: number
  readonly left?: number
}

const second = 1_000
const minute = 60 * second

function stayOn({ n, branch, leaves, calendar, settings, timezone }: Punching, day: Day): Stay {
  const shift = calendar.assignmentOn(day)?.shift
  const leave = leaves.get(day) ?? []
  const kind = calendar.classifyDay(day)
  if (shift?.attendance_mode !== 'punch_required' || kind === 'outside' || wholeLeave(leave)) return {}
  const instance = shiftInstance(shift, day, timezone, settings)
  const of = [n, dayNumber(day)]
  if (kind === 'workday') return makeStay(cutByLeave(instance, leave[0]?.portion), of)
  // A machine that cannot wait: some hours of a free day, which are overtime.
  if (branch !== mill || chance(...of) > 0.012) return {}
  return { came: instance.start, left: instance.start + among(150, 300, ...of, 1) * minute }
}

type Hours = Pick<ShiftInstance, 'start' | 'end'>

function cutByLeave({ start, end }: Hours, portion: LeaveOfDay['portion'] | undefined): Hours {
  const middle = (start + end) / 2
  return { start: portion === 'first_half' ? middle : start, end: portion === 'second_half' ? middle : end }
}

/** Mostly on time; of a hundred days one is missed, two lack a punch, six are late, three too short and four longer. */
function makeStay({ start, end }: Hours, of: readonly number[]): Stay {
  const came = start + among(-720, 480, ...of, 1) * second
  const left = end + among(0, 840, ...of, 2) * second
  const some = (least: number, most: number) => among(least * 60, most * 60, ...of, 3) * second
  const luck = chance(...of)
  if (luck < 0.012) return {}
  if (luck < 0.027) return { came }
  if (luck < 0.032) return { left }
  if (luck < 0.092) return { came: start + some(12, 75), left }
  if (luck < 0.122) return { came, left: end - some(20, 90) }
  if (luck < 0.137) return { came, left: end + some(45, 150) }
  return { came, left }
}

const mill = 'Faisalabad Mill'

/** How a branch punches. The reader at the mill's gate does not know who comes and who leaves. */
const readers: Readonly<Record<string, { source: string; device_id?: string; is_blind?: true }>> = {
  'Lahore Office': { source: 'device', device_id: 'lahore-door' },
  [mill]: { source: 'device', device_id: 'mill-gate', is_blind: true },
  'Islamabad Office': { source: 'web' },
  'Karachi Office': { source: 'mobile' },
}

/** With the day that grading will find. */
function makeRow(who: Punching, attendance_date: Day, at: number, direction: 'in' | 'out'): SeedRow {
  const { source, device_id = null, is_blind } = readers[who.branch]!
  const made = new Date(at).toISOString()
  return {
    id: newId('Punch'),
    employee_id: who.employee_id,
    attendance_date,
    direction: is_blind ? 'unknown' : direction,
    source,
    device_id,
    punched_at: made,
    created_at: made,
    ...(source === 'mobile' ? choosePlace(who, at) : nowhere),
  }
}

const nowhere = {
  latitude: null,
  longitude: null,
  accuracy_meters: null,
  geofenced_site_id: null,
  distance_meters: null,
  within_geofence: null,
}

/** At the office, or now and then at a customer's some kilometres away. */
function choosePlace({ n, settings, sites, branch_id, now }: Punching, at: number) {
  const of = [n, Math.floor(at / minute)]
  const site = sites.find(each => each.branch_id === branch_id)
  if (!site) return nowhere
  const reach = chance(...of, 4) < 0.06 ? 0.04 : 0.0007
  const shifted = (degrees: string, salt: number) =>
    (+degrees + reach * (chance(...of, salt) - 0.5)).toFixed(6)
  const coordinates = { latitude: shifted(site.latitude, 5), longitude: shifted(site.longitude, 6) }
  const place = { mode: settings.geofence_mode, source: 'mobile', coordinates, sites, branch_id } as const
  const { refusal, ...found } = checkGeofence({ ...place, geofenced_site_id: null })
  if (isForgotten(now, at)) return { ...nowhere, ...found }
  return { ...coordinates, accuracy_meters: among(4, 25, ...of, 7), ...found }
}

/** A day before the job would, which then finds nothing to do on the first day of a demo. */
const isForgotten = (now: Temporal.Instant, at: number): boolean =>
  at <= now.epochMilliseconds - (positionDays - 1) * 24 * 60 * minute
