// A punch on the phone where the company has a fence around its site: at the site, outside of it, and by a browser that does not say where it is. It is walked on three screens, which have both widths and all languages; all six would take too long.

import { describeInBrowser } from '../support/browser/open.ts'
import { press } from '../support/browser/steps.ts'
import { expectNoFlaws, openFor, screens, type Traveller } from '../support/browser/travel.ts'
import { withSettings } from '../support/fixtures/attendance.ts'
import { type LeaveWorkspace, makeLeaveWorkspace } from '../support/fixtures/leave.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { setClock } from '../support/server/server.ts'

afterEach(() => setClock())

/** 09:02 in Karachi, on a Monday. */
const morning = '2026-08-03T04:02:00Z'
const mill = { latitude: 31.5204, longitude: 74.3587, accuracy: 8 }
/** A kilometre to the north. */
const home = { latitude: 31.5294, longitude: 74.3587, accuracy: 8 }

type Mode = 'flag' | 'enforce'

async function makeFenced(geofence_mode: Mode): Promise<LeaveWorkspace> {
  const workspace = await makeLeaveWorkspace()
  const { muster } = workspace
  const place = { latitude: String(mill.latitude), longitude: String(mill.longitude) }
  await muster.geofencedSites.create(Object.assign({ name: 'The mill', radius_meters: 100 }, place))
  await withSettings(workspace, { geofence_mode })
  return workspace
}

async function openAt(workspace: LeaveWorkspace, [locale, width]: (typeof screens)[number]) {
  const own = await openFor(await joinAs(workspace, workspace.employee), '/account', { locale, width })
  await setClock(morning)
  await own.page.clock.setFixedTime(morning)
  await own.load('/my')
  return own
}

const allow = async ({ context }: Traveller, at: typeof mill) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(at)
}

const punchesOf = async ({ muster, employee }: LeaveWorkspace) =>
  (await muster.punches.list({ employee_id: employee })).data.map(
    ({ direction, source, within_geofence: isWithin, distance_meters: distance }) => ({
      direction,
      source,
      isWithin,
      isFar: distance !== null && distance > 900,
    }),
  )

describeInBrowser('somebody outside of the fence', () => {
  it.each(screens)('is refused in a sentence, and punches at the site, in %s at %i px', async (...screen) => {
    const workspace = await makeFenced('enforce')
    const own = await openAt(workspace, screen)
    const { page, speech, complaints } = own
    const said = page.getByRole('region', { name: speech.say('my.clock') }).getByRole('alert')
    await press(page, speech.say('my.punch_in'))
    await said.filter({ hasText: speech.say('my.no_place') }).waitFor()
    await allow(own, home)
    await press(page, speech.say('my.punch_in'))
    await said.filter({ hasText: speech.say('my.outside') }).waitFor()
    await expectNoFlaws(own)
    expect(complaints.takeRefusals()).toEqual([
      '400 POST /console/v1/punches',
      '400 POST /console/v1/punches',
    ])
    expect(await punchesOf(workspace)).toEqual([])
    await allow(own, mill)
    await press(page, speech.say('my.punch_in'))
    await page.getByText(speech.say('my.in')).waitFor()
    await own.settle()
    expect(await said.count()).toBe(0)
    expect(await punchesOf(workspace)).toEqual([
      { direction: 'in', source: 'web', isWithin: true, isFar: false },
    ])
  })

  it.each(screens)('is noted where the company only notes it, in %s at %i px', async (...screen) => {
    const workspace = await makeFenced('flag')
    const own = await openAt(workspace, screen)
    const { page, speech } = own
    await allow(own, home)
    await press(page, speech.say('my.punch_in'))
    await page.getByText(speech.say('my.in')).waitFor()
    await page.getByText(speech.say('my.punched_outside')).waitFor()
    await expectNoFlaws(own)
    expect(await punchesOf(workspace)).toEqual([
      { direction: 'in', source: 'web', isWithin: false, isFar: true },
    ])
  })
})

describeInBrowser('somebody whose browser does not say where they are', () => {
  it.each(screens)('reads that this is noted, and the day says so, in %s at %i px', async (...screen) => {
    const workspace = await makeFenced('flag')
    const own = await openAt(workspace, screen)
    const { page, speech } = own
    await press(page, speech.say('my.punch_in'))
    await page.getByText(speech.say('my.in')).waitFor()
    await page.getByText(speech.say('my.punched_nowhere')).waitFor()
    await expectNoFlaws(own)
    await own.load('/my/attendance?day=2026-08-03')
    await page.getByText(speech.say('attendance.nowhere')).waitFor()
    await expectNoFlaws(own)
    expect(await punchesOf(workspace)).toEqual([
      { direction: 'in', source: 'web', isWithin: false, isFar: false },
    ])
  })
})

describeInBrowser('somebody of a company without a fence', () => {
  it('is not asked where they are', async () => {
    const workspace = await makeLeaveWorkspace()
    const own = await openAt(workspace, ['en', 360])
    await allow(own, home)
    await press(own.page, 'Punch in')
    await own.page.getByText('You are in').waitFor()
    const [punch] = (await workspace.muster.punches.list({})).data
    expect([punch?.latitude, punch?.distance_meters]).toEqual([null, null])
    await own.settle()
  })
})
