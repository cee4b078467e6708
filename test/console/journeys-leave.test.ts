// What those who manage leave come to the console for: decisions from the keyboard alone, and the close of a fiscal year.

import type { Locator } from 'playwright-core'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import {
  allocateOn,
  apply,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  take,
} from '../support/fixtures/leave.ts'
import { lockThrough } from '../support/fixtures/locks.ts'
import { until } from '../support/processes/until.ts'
import { deliver, setClock } from '../support/server/server.ts'

/** Within the fiscal year that began in July 2026. */
const now = '2026-08-03T05:00:00Z'

let workspace: LeaveWorkspace
beforeEach(async () => {
  workspace = await makeLeaveWorkspace({ carry_forward_allowed: true, max_carry_forward_days: '5' })
})
afterEach(() => setClock())

/** Somebody signed in, for whom the service and the browser then have the same time. */
async function openAtThatTime(role: string): Promise<SignedIn> {
  const opened = await openConsole({ workspace, role })
  await setClock(now)
  await opened.page.clock.setFixedTime(now)
  return opened
}

const hasFocus = (place: Locator): Promise<void> =>
  until(() => place.evaluate(element => element === element.ownerDocument.activeElement))

describeInBrowser('whoever decides on leave', () => {
  it('decides on leave from the keyboard alone', async () => {
    const { page, goTo, settle } = await openAtThatTime('HR')
    for (const from_date of ['2026-08-10', '2026-08-11', '2026-08-12']) await apply(workspace, { from_date })
    const { leaveApplications } = workspace.muster
    const { data: waiting } = await leaveApplications.list({ status: 'pending' })
    await goTo('/inbox')
    const lines = page.getByRole('region', { name: 'Leave applications' }).getByRole('listitem')
    await until(async () => (await lines.count()) === 3)
    await page.keyboard.press('j')
    await until(async () => (await lines.nth(1).getByRole('link').getAttribute('aria-current')) === 'page')
    await page.keyboard.press('a')
    await until(async () => (await lines.count()) === 2)
    await page.getByRole('status').filter({ hasText: 'Approve' }).waitFor()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Reject' })
    await hasFocus(dialog.getByLabel('Reason, which the employee can read'))
    await page.keyboard.type('The mill counts its stock on that day.')
    await page.keyboard.press('Tab')
    await hasFocus(dialog.getByRole('button', { name: 'Reject' }))
    await page.keyboard.press('Enter')
    await until(async () => (await lines.count()) === 1)
    await settle()
    const held = await Promise.all(waiting.map(({ id }) => leaveApplications.get(id)))
    expect(held.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    await setClock(Temporal.Instant.from(now).add({ seconds: 11 }).toString())
    await deliver()
    const decided = await Promise.all(waiting.map(({ id }) => leaveApplications.get(id)))
    expect(decided).toMatchObject([
      { status: 'pending' },
      { status: 'approved' },
      { status: 'rejected', rejection_reason: 'The mill counts its stock on that day.' },
    ])
  })
})

describeInBrowser('whoever manages leave', () => {
  it('is told where somebody else decided in between, and why', async () => {
    const { page, goTo, settle } = await openAtThatTime('HR')
    const { id } = await apply(workspace, { from_date: '2026-08-10' })
    await goTo('/inbox')
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await workspace.muster.leaveApplications.reject(id, { rejection_reason: 'The mill counts its stock.' })
    await page.keyboard.press('a')
    await page.getByText('Nothing waits for your decision.').waitFor()
    // The service has it, and holds it from the moment of its clock.
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await setClock(Temporal.Instant.from(now).add({ seconds: 11 }).toString())
    await deliver()
    const told = page.getByRole('status').filter({ hasText: '0 of 1 done, 1 refused' })
    await told.getByRole('link', { name: 'See why' }).click()
    await page.getByRole('cell', { name: /rejected/ }).waitFor()
    await settle()
    expect(await workspace.muster.leaveApplications.get(id)).toMatchObject({ status: 'rejected' })
  })

  it('sees what the close of a fiscal year would do, and closes it', async () => {
    const id = workspace.years['2025']
    await allocateOn(workspace, '2026-06-01')
    const { page, goTo, settle } = await openAtThatTime('Owner')
    await goTo(`/leave/fiscal-years/${id}`)
    const close = page.getByRole('button', { name: 'Close', exact: true })
    expect(await close.count()).toBe(0)
    await page.getByRole('button', { name: 'See what closing would do' }).click()
    const told = page.getByRole('status').filter({ hasText: 'Closing would do this' })
    await told.waitFor()
    const figures = await told.locator('dl > div').allTextContents()
    expect(figures).toEqual(['Balances carried over1', 'Balances that lost days1'])
    const { fiscalYears, leaveBalances } = workspace.muster
    const carried = async () =>
      (await leaveBalances.list({ fiscal_year_id: workspace.years['2026'] })).data.map(
        balance => balance.carried_forward_days,
      )
    expect([(await fiscalYears.get(id)).status, await carried()]).toEqual(['open', []])
    await close.click()
    await close.waitFor({ state: 'detached' })
    await settle()
    expect([(await fiscalYears.get(id)).status, await carried()]).toEqual(['closed', ['5.00']])
  })
})

describeInBrowser('whoever manages leave that is partly locked', () => {
  it('tries an early return over a locked month end, makes it, and reads why', async () => {
    const { page, goTo, settle, complaints } = await openAtThatTime('HR')
    const { id } = await take(workspace, { from_date: '2026-07-27', to_date: '2026-08-07' })
    await lockThrough(workspace, '2026-07-31')
    const { leaveApplications } = workspace.muster
    await goTo(`/leave/applications/${id}`)
    await page.getByRole('button', { name: 'End early' }).click()
    const dialog = page.getByRole('dialog', { name: 'End early' })
    const lastDay = dialog.getByLabel('Last day', { exact: true })
    await lastDay.fill('2026-07-30')
    await dialog.getByLabel('Why it ends early', { exact: true }).fill('Needed at the mill')
    await dialog.getByText('let the leave end on Jul 31, 2026 or later').waitFor()
    expect(complaints.takeRefusals()).toEqual([])
    await lastDay.fill('2026-08-04')
    const would = dialog
      .locator('section')
      .filter({ hasText: 'Tried, not saved' })
      .filter({ hasText: 'Total days' })
    await would.waitFor()
    expect(await would.textContent()).toMatch(/Total days\s*10\s*7/)
    expect(await leaveApplications.get(id)).toMatchObject({ to_date: '2026-08-07', total_days: '10.00' })
    await dialog.getByRole('button', { name: /^End early/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('It ends on Aug 4, 2026 instead of Aug 7, 2026: Needed at the mill').waitFor()
    await settle()
    expect(await leaveApplications.get(id)).toMatchObject({ to_date: '2026-08-04', total_days: '7.00' })
  })
})
