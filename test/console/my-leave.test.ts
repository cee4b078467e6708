// What somebody does with their own leave: ask for it in four touches, see what is left of it, take it back, and lose nothing on the way.

import type { Request } from 'playwright-core'
import { Clicks } from '../support/browser/jobs/clicks.ts'
import { describeInBrowser, openBrowser, type SignedIn, signInAs } from '../support/browser/open.ts'
import { allocateOn, apply, type LeaveWorkspace, makeLeaveWorkspace } from '../support/fixtures/leave.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { until } from '../support/processes/until.ts'
import { setClock } from '../support/server/server.ts'

/** Within the fiscal year that began in July 2026. */
const now = '2026-08-03T05:00:00Z'
const leavePath = '**/console/v1/leave_applications'

let workspace: LeaveWorkspace
let member: SignedIn['member']
beforeEach(async () => {
  workspace = await makeLeaveWorkspace()
  await allocateOn(workspace, '2026-07-01')
  member = (await joinAs(workspace, workspace.employee)) as SignedIn['member']
})
afterEach(() => setClock())

/** The service and the browser have the same time. */
async function openLeave(width = 360) {
  const opened = await openBrowser({ locale: 'en', viewport: { width, height: 740 } })
  const clicks = new Clicks()
  await clicks.watch(opened.context)
  await signInAs(opened.context, member)
  await setClock(now)
  await opened.page.clock.setFixedTime(now)
  await opened.load('/my/leave')
  const asked: Request[] = []
  opened.page.on('request', request => {
    if (request.method() === 'POST') asked.push(request)
  })
  return Object.assign(opened, { clicks, asked })
}

const day = (number: number) => new RegExp(`Aug ${number}, 2026`)
/** After a day that waits. */
const figures = ['Now', '21', 'This', '−1', 'After', '=20', 'On Jun 30, 2027', '20 days']
const listOwn = async () => (await workspace.muster.leaveApplications.list({})).data

describeInBrowser('somebody who works here', () => {
  it.each([360, 1280])('asks for two days in four touches and three requests at %i px', async width => {
    const { page, clicks, asked, settle } = await openLeave(width)
    await page.getByRole('link', { name: 'Ask for leave' }).click()
    await page.getByRole('button', { name: day(10) }).click()
    await page.getByRole('button', { name: 'Ask for 1 day' }).waitFor()
    await page.getByRole('button', { name: day(11) }).click()
    await page.getByRole('button', { name: 'Ask for 2 days' }).click()
    await page.getByRole('heading', { name: 'What I asked for' }).waitFor()
    await page.getByText(/Ask for 2 days.*done/).waitFor()
    await settle()
    expect({ clicks: clicks.count, requests: asked.length }).toEqual({ clicks: 4, requests: 3 })
    expect(await listOwn()).toMatchObject([
      { from_date: '2026-08-10', to_date: '2026-08-11', total_days: '2.00', status: 'pending' },
    ])
  })

  it('sees the balance now, after the leave and at the end of the year, less what waits', async () => {
    await setClock(now)
    await apply(workspace, { from_date: '2026-08-05' })
    const { page, goTo } = await openLeave()
    await goTo('/my/leave/ask')
    await page.getByRole('button', { name: day(10) }).click()
    const balance = page.getByRole('region', { name: 'Balance' })
    await balance.waitFor()
    expect(await balance.locator('dt, dd').allInnerTexts()).toEqual(figures)
  })

  it('sees a holiday of an earlier year that comes back on its day', async () => {
    const flag = { name: 'Independence Day', date: '2024-08-14', type: 'public', is_recurring: true } as const
    await workspace.muster.holidays.create(flag)
    const { page, goTo } = await openLeave()
    await goTo('/my/leave/ask')
    await page.getByRole('button', { name: 'Aug 14, 2026, Independence Day' }).waitFor({ timeout: 10_000 })
  })

  it('asks for half a day, and withdraws it', async () => {
    const { page, goTo, settle } = await openLeave()
    await goTo('/my/leave/ask')
    await page.getByRole('button', { name: day(10) }).click()
    await page.getByRole('radio', { name: 'First half' }).click()
    await page.getByRole('button', { name: 'Ask for 0.5 days' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Withdraw/ })
      .click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    await settle()
    expect(await listOwn()).toMatchObject([{ half_day_type: 'first_half', status: 'cancelled' }])
  })
})

describeInBrowser('somebody whose leave cannot be asked for', () => {
  it('is told in a sentence what is against it', async () => {
    await setClock(now)
    await apply(workspace, { from_date: '2026-08-10' })
    const { page, goTo } = await openLeave()
    await goTo('/my/leave/ask')
    await page.getByRole('button', { name: day(10) }).click()
    await page
      .getByRole('alert')
      .getByText(/The employee|leave/)
      .waitFor()
  })

  it('loses nothing of what was typed while the service cannot be reached', async () => {
    const { page, goTo, settle, complaints } = await openLeave()
    await goTo('/my/leave/ask')
    await page.getByRole('button', { name: day(10) }).click()
    await page.getByLabel('Reason (optional)').fill('A wedding')
    const send = page.getByRole('button', { name: 'Ask for 1 day' })
    await send.waitFor()
    await settle()
    await page.route(leavePath, route => route.abort('connectionrefused'))
    await send.click()
    await page.getByRole('alert').getByText('Nothing that you typed is lost').waitFor()
    expect(await page.getByLabel('Reason (optional)').inputValue()).toBe('A wedding')
    await page.unroute(leavePath)
    await send.click()
    await until(async () => (await listOwn()).length === 1)
    await settle()
    expect(await listOwn()).toMatchObject([{ reason: 'A wedding', status: 'pending' }])
    complaints.takeAll()
  })
})
