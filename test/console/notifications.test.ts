// The bell: how much somebody was told, the list under it, and the way to each record.

import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { press } from '../support/browser/steps.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { enrol } from '../support/fixtures/people.ts'
import { joinAs, makeCompany } from '../support/fixtures/reach.ts'

async function openTold(width: number) {
  const { workspace, people, owner } = await makeCompany()
  const joined = await joinAs(workspace, people.peer)
  const member = Object.assign(joined, { secret: await enrol(joined) })
  await inDatabase('delete from notifications where workspace_id = $1', [workspace.id])
  const { data } = await workspace.muster.leaveApplications.list({ employee_id: people.peer })
  await owner.browser.do('approveLeaveApplication', { ids: { id: data[0]!.id } })
  return openConsole({ workspace, member, at: '/my', context: { viewport: { width, height: 900 } } })
}

describeInBrowser('the bell', () => {
  it.each([1280, 360])('tells what was decided, and leads there, at %i px', async width => {
    const opened = await openTold(width)
    const { page, settle, member } = opened
    const bell = page.getByRole('button', { name: /Notifications/ })
    await bell.getByText('1').waitFor()
    // By the keyboard alone.
    await bell.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: 'Notifications' })
    const line = list.getByRole('link', { name: 'A request of yours was decided' })
    await line.waitFor()
    await list.getByText('Approved', { exact: true }).waitFor()
    const flaws = [...(await findFlaws(opened)), ...(await findSidewaysScroll(opened))]
    await page.keyboard.press('Escape')
    await line.waitFor({ state: 'hidden' })
    await bell.click()
    await line.click()
    await page.waitForURL(/\/my\/leave\/applications\/lap_/)
    await settle()
    expect((await member.browser.do('listNotifications')).data).toMatchObject([
      { type: 'request_decided', outcome: 'approved', read_at: expect.any(String) },
    ])
    await bell.click()
    await line.waitFor()
    expect(await list.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0)
    flaws.push(...(await findFlaws(opened)))
    expect(flaws).toEqual([])
  })

  it('marks all as read', async () => {
    const { page, settle, member } = await openTold(1280)
    await page.getByRole('button', { name: /Notifications/ }).click()
    await press(page, 'Mark all as read')
    await settle()
    expect((await member.browser.do('listNotifications', { query: 'is_read=false' })).data).toEqual([])
  })
})
