// The clock of whoever works here: come and go by one button, by keyboard and by touch, and one punch for a finger that presses twice.

import { findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openBrowser, type SignedIn, signInAs } from '../support/browser/open.ts'
import { type LeaveWorkspace, makeLeaveWorkspace } from '../support/fixtures/leave.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { setClock } from '../support/server/server.ts'

/** 09:02 in Karachi. */
const morning = '2026-08-03T04:02:00Z'

let workspace: LeaveWorkspace
let member: SignedIn['member']
beforeEach(async () => {
  workspace = await makeLeaveWorkspace()
  member = (await joinAs(workspace, workspace.employee)) as SignedIn['member']
})
afterEach(() => setClock())

async function openClock(locale = 'en-GB', at = '/my') {
  const opened = await openBrowser({ locale, hasTouch: true, viewport: { width: 360, height: 740 } })
  await signInAs(opened.context, member)
  await setClock(morning)
  await opened.page.clock.setFixedTime(morning)
  await opened.load(at)
  return Object.assign(opened, { clock: opened.page.getByRole('region', { name: 'Clock' }) })
}

const listOwn = async () =>
  (await workspace.muster.punches.list({ employee_id: workspace.employee })).data.map(
    ({ direction, source, punched_at }) => [direction, source, punched_at],
  )

describeInBrowser('the clock', () => {
  it.each(['/my', '/my/attendance'])('says since when one is in, at %s, and lets one go', async at => {
    const { page, clock } = await openClock('en-GB', at)
    await clock.getByText('You are out').waitFor()
    await clock.getByRole('button', { name: 'Punch in' }).tap()
    await clock.getByText('You are in').waitFor()
    await clock.getByText(/since 0?9:02/).waitFor()
    expect(await listOwn()).toEqual([['in', 'web', '2026-08-03T04:02:00.000Z']])
    await setClock('2026-08-03T13:00:00Z')
    await page.clock.setFixedTime('2026-08-03T13:00:00Z')
    await clock.locator('button:not([aria-busy])').press('Enter')
    await clock.getByText('You are out').waitFor()
    expect((await listOwn()).map(([direction]) => direction).sort()).toEqual(['in', 'out'])
  })

  it('makes one punch of a button that is pressed twice', async () => {
    const { clock } = await openClock()
    await clock.getByRole('button', { name: 'Punch in' }).dblclick()
    await clock.getByText('You are in').waitFor()
    await clock.getByRole('button', { name: 'Punch out' }).click({ force: true })
    expect(await listOwn()).toHaveLength(1)
  })

  it('says in words that the service is not reached, and makes nothing of it', async () => {
    const { clock, context, complaints } = await openClock()
    await context.route('**/console/v1/punches', route => route.abort('internetdisconnected'))
    await clock.getByRole('button', { name: 'Punch in' }).click()
    await clock.getByRole('alert').waitFor()
    complaints.takeAll()
    expect(await listOwn()).toEqual([])
  })

  it.each(['en-GB', 'ur'])('is read and used without a flaw in %s', async locale => {
    const opened = await openClock(locale)
    const flaws: string[] = []
    for (const find of [findFlaws, findUnreadable, findSidewaysScroll]) flaws.push(...(await find(opened)))
    expect(flaws).toEqual([])
  })
})
