// The fence around the sites of the workspace: where somebody is when they punch, asked of their device at that moment, and what became of the punch.
import { isMusterError } from '@muster/sdk/browser'
import { makeQuery, queryClient, type useWrite } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { getAttendanceSettings } from '../../../gen/operations/attendance-settings.ts'
import { Problem } from '../../../ui/problem.tsx'

interface Place {
  readonly latitude?: string
  readonly longitude?: string
  readonly accuracy_meters?: number
}

/** How long somebody waits for their device, which may have to look for the sky. */
const patienceMs = 15_000
/** What the service takes at most. */
const leastAccurate = 100_000

/** Empty where no fence asks for it, and where the device does not say it: the service then decides. */
export async function findPlace(): Promise<Place> {
  const settings = await queryClient.fetchQuery(makeQuery(getAttendanceSettings, {}, {}, 'own'))
  if (settings.geofence_mode === 'off' || !('geolocation' in navigator)) return {}
  return new Promise(resolve =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({
          latitude: latitude.toFixed(7),
          longitude: longitude.toFixed(7),
          accuracy_meters: Math.min(Math.ceil(accuracy), leastAccurate),
        }),
      () => resolve({}),
      { enableHighAccuracy: true, timeout: patienceMs },
    ),
  )
}

type Write = ReturnType<typeof useWrite<'createPunch'>>

/** Degrees of latitude are nothing that a person puts right. */
export function Outcome({
  write: { data, error, variables },
}: {
  readonly write: Pick<Write, 'data' | 'error' | 'variables'>
}) {
  if (data?.within_geofence === false) {
    const isNowhere = data.distance_meters === null
    return <p className="notice">{say(isNowhere ? 'my.punched_nowhere' : 'my.punched_outside')}</p>
  }
  if (error === null) return null
  const isByFence = isMusterError(error) && error.errors.some(({ field }) => field === 'latitude')
  if (!isByFence) return <Problem error={error} />
  return (
    <p className="error" role="alert">
      {say(Object.hasOwn(variables?.body ?? {}, 'latitude') ? 'my.outside' : 'my.no_place')}
    </p>
  )
}
