// Geofence: how far from its site a punch was made, and whether that is refused.

import { say } from '@muster/sentences'
import type { RequestRefusal } from './refusals.ts'
import type { GeofenceMode } from './settings.ts'

/** Decimal text, as the contract has it: degrees north and east. */
export interface Coordinates {
  readonly latitude: string
  readonly longitude: string
}

export interface GeofencedSite extends Coordinates {
  readonly id: string
  /** Null: of no branch, for those whose branch has none. */
  readonly branch_id: string | null
  readonly radius_meters: number
  readonly status: 'active' | 'inactive'
}

export interface GeofenceInputs {
  readonly mode: GeofenceMode
  readonly source: 'device' | 'mobile' | 'web' | 'api' | 'import'
  /** Null: the punch has none. */
  readonly coordinates: Coordinates | null
  readonly sites: readonly GeofencedSite[]
  /** The site of the assignment in force, and the employee's branch. */
  readonly geofenced_site_id: string | null
  readonly branch_id: string | null
}

export interface GeofenceResult {
  readonly geofenced_site_id: string | null
  readonly distance_meters: number | null
  /** Null without a site. Without coordinates false where they were asked for, and else null. */
  readonly within_geofence: boolean | null
  readonly refusal: RequestRefusal<'latitude'> | null
}

const earthRadius = 6_371_000
const nowhere: GeofenceResult = {
  geofenced_site_id: null,
  distance_meters: null,
  within_geofence: null,
  refusal: null,
}

/** C.2.8. The accuracy of the punch is not added: a reading outside the site is outside. */
export function checkGeofence(inputs: GeofenceInputs): GeofenceResult {
  const { mode, source, coordinates } = inputs
  const sites = mode === 'off' ? [] : selectSites(inputs)
  if (sites.length === 0) return nowhere
  if (!coordinates) {
    // A device stands where it was put.
    if (source !== 'mobile' && source !== 'web') return nowhere
    if (mode === 'flag') return { ...nowhere, within_geofence: false }
    const message = say`is needed, with longitude: a punch from ${source} must be made at a site`
    return { ...nowhere, refusal: { field: 'latitude', message } }
  }
  const { site, distance } = findNearest(sites, coordinates)
  const isWithin = distance <= site.radius_meters
  const meters = Math.floor(distance + 0.5)
  const message = say`is ${distance.toFixed(2)} m from the nearest site, which reaches ${site.radius_meters} m`
  return {
    geofenced_site_id: site.id,
    distance_meters: meters,
    within_geofence: isWithin,
    refusal: mode === 'enforce' && !isWithin ? { field: 'latitude', message } : null,
  }
}

/** Great-circle distance by the haversine formula, unrounded. Trigonometry has no decimals; a metre needs none. */
export function measureDistance(a: Coordinates, b: Coordinates): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const height = Math.sin((to - from) / 2) ** 2
  const width = Math.sin((radians(b.longitude) - radians(a.longitude)) / 2) ** 2
  const chord = Math.min(1, height + Math.cos(from) * Math.cos(to) * width)
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}

/** The site of the assignment alone; else those of the branch; else those of no branch. Inactive ones do not count. */
function selectSites({ sites, geofenced_site_id, branch_id }: GeofenceInputs): readonly GeofencedSite[] {
  const active = sites.filter(({ status }) => status === 'active')
  const assigned = active.filter(({ id }) => id === geofenced_site_id)
  if (assigned.length > 0) return assigned
  const ofBranch = active.filter(site => site.branch_id !== null && site.branch_id === branch_id)
  return ofBranch.length > 0 ? ofBranch : active.filter(site => site.branch_id === null)
}

function findNearest(sites: readonly GeofencedSite[], coordinates: Coordinates) {
  const measured = sites.map(site => ({ site, distance: measureDistance(site, coordinates) }))
  measured.sort((a, b) => a.distance - b.distance || (a.site.id < b.site.id ? -1 : 1))
  return measured[0]!
}

const radians = (degrees: string): number => (+degrees * Math.PI) / 180
