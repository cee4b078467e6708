// The inbox: several kinds decided at once with each reason, what waits for others, and a connection that drops.

import type { Page } from 'playwright-core'
import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { askForDays, itemsOf } from '../support/fixtures/bulk.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { type LeaveWorkspace, makeLeaveWorkspace } from '../support/fixtures/leave.ts'
import { makeRequest } from '../support/fixtures/letters.ts'
import { makePaying } from '../support/fixtures/payroll.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { until } from '../support/processes/until.ts'
import { deliver, setClock } from '../support/server/server.ts'

const now = '2026-06-10T05:00:00Z'
const afterTheHold = Temporal.Instant.from(now).add({ seconds: 11 }).toString()

let workspace: LeaveWorkspace
beforeEach(async () => {
  workspace = await makeLeaveWorkspace()
})
afterEach(() => setClock())

async function openAtThatTime(role: string, at = '/inbox'): Promise<SignedIn> {
  const opened = await openConsole({ workspace, role })
  await setClock(now)
  await opened.page.clock.setFixedTime(now)
  await opened.goTo(at)
  return opened
}

const chooseAll = (page: Page, kind: string) =>
  page.getByRole('checkbox', { name: `Choose all: ${kind}` }).check()

describeInBrowser('somebody who decides several kinds at once', () => {
  it('is told how many were decided, and of each that was refused why', async () => {
    const [left, rejected = ''] = await askForDays(workspace, 2)
    const letters = [await makeRequest(workspace), await makeRequest(workspace)]
    const { page, goTo, settle } = await openAtThatTime('HR')
    await chooseAll(page, 'Leave applications')
    await chooseAll(page, 'Letter requests')
    await workspace.muster.leaveApplications.reject(rejected, { rejection_reason: 'The mill counts.' })
    await inConsole(workspace, 'cancelHrLetterRequest', { id: letters[1]!.id })
    await page.getByRole('button', { name: 'Approve 4' }).click()
    await page.getByText('Nothing waits for your decision.').waitFor()
    // Each kind is asked for by itself, and told with the others.
    await page.getByRole('status').filter({ hasText: '2 letter requests' }).waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(1)
    await setClock(afterTheHold)
    await deliver()
    const ways = page.getByRole('link', { name: 'See why' })
    await until(async () => (await ways.count()) === 2)
    const told = await page.getByRole('status').filter({ has: ways }).textContent()
    expect(told).toMatch(/2 letter requests · 1 of 2 done, 1 refused/)
    expect(told).toMatch(/2 leave applications · 1 of 2 done, 1 refused/)
    // Both are begun at once, so either may be the newer one.
    const reasons: string[] = []
    for (const at of [0, 1]) {
      await ways.nth(at).click()
      const why = page.getByRole('cell', { name: /cancelled|rejected/ })
      reasons.push(/cancelled|rejected/.exec((await why.textContent())!)![0])
      await goTo('/inbox')
    }
    expect(reasons.sort()).toEqual(['cancelled', 'rejected'])
    await settle()
    expect(await workspace.muster.leaveApplications.get(left!)).toMatchObject({ status: 'approved' })
  })
})

describeInBrowser('a decision about several kinds', () => {
  it('is taken back at once', async () => {
    const days = await askForDays(workspace, 2)
    const letter = await makeRequest(workspace)
    const { page, member } = await openAtThatTime('HR')
    await chooseAll(page, 'Leave applications')
    await chooseAll(page, 'Letter requests')
    await page.getByRole('button', { name: 'Approve 3' }).click()
    await page.getByText('Nothing waits for your decision.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.keyboard.press('z')
    const told = page.getByRole('status').filter({ hasText: /taken back/i })
    await until(async () => ((await told.textContent()) ?? '').match(/taken back/gi)?.length === 2)
    await page.getByRole('checkbox', { name: 'Choose all: Letter requests' }).waitFor()
    await setClock(afterTheHold)
    await deliver()
    for (const id of days)
      expect(await workspace.muster.leaveApplications.get(id)).toMatchObject({ status: 'pending' })
    expect(await member.browser.do('getHrLetterRequest', { ids: { id: letter.id } })).toMatchObject({
      status: 'pending',
    })
  })

  it('begins nothing twice where the answer is lost, and loses nothing', async () => {
    const ids = await askForDays(workspace, 5)
    const { page, member, complaints } = await openAtThatTime('HR')
    await chooseAll(page, 'Leave applications')
    let sent = 0
    await page.route('**/console/bulk_actions', async route => {
      if (route.request().method() !== 'POST') return route.continue()
      sent += 1
      if (sent > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Approve 5' }).click()
    await page.getByRole('status').filter({ hasText: '5 leave applications' }).waitFor()
    await setClock(afterTheHold)
    await deliver()
    await page.getByRole('status').filter({ hasText: 'done' }).waitFor()
    expect(sent).toBe(2)
    const { data } = await member.browser.do('listBulkActions')
    expect(data).toHaveLength(1)
    const items = await itemsOf(member.browser, data[0])
    expect(items.map(({ object_id, outcome }) => [object_id, outcome]).sort()).toEqual(
      ids.map(id => [id, 'done']).sort(),
    )
    complaints.takeAll()
  })
})

describeInBrowser('what waits for everybody', () => {
  it('is seen with the reason by who may not decide it', async () => {
    await askForDays(workspace, 1)
    const { page, ...opened } = await openAtThatTime('Payroll', '/inbox/everybody')
    await page.getByRole('heading', { level: 1, name: 'Everybody’s' }).waitFor()
    await page.getByText('1 waits in the company').waitFor()
    const item = page.getByRole('region', { name: 'Ayesha Khan' })
    await item.getByText(/Your role lacks the right/).waitFor()
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    expect(await page.getByRole('checkbox', { name: /^Choose/ }).count()).toBe(0)
    expect(await findFlaws({ page, ...opened })).toEqual([])
  })

  it('says of a run that one made that somebody else approves it, before anything is pressed', async () => {
    const paying = await makePaying()
    const member = await makeFullMember(paying.id, 'Owner')
    await setClock('2026-05-05T05:00:00Z')
    await paying.assign('100000', '2024-03-01')
    const { id } = await member.browser.do('createPayrollRun', { body: { year: 2026, month: 4 } })
    await member.browser.do('processPayrollRun', { ids: { id } })
    await deliver()
    const { page } = await openConsole({ workspace: paying, member, at: '/inbox' })
    await page.getByText('You made or processed this run, so somebody else has to approve it.').waitFor()
    expect(await page.getByRole('link', { name: 'Open and decide' }).count()).toBe(0)
  })
})
