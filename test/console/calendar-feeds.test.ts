// Calendar feeds in the account: made and shown once, told when a calendar has read them, and revoked.

import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import { readAddress } from '../support/fixtures/calendar-feeds.ts'
import { ayesha, makeWorkspace } from '../support/fixtures/make.ts'
import { enrol } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'

async function openAccount(width: number) {
  const workspace = await makeWorkspace()
  const { id } = await workspace.muster.employees.create(ayesha)
  const joined = await joinAs(workspace, id)
  const member = Object.assign(joined, { secret: await enrol(joined) })
  return openConsole({ workspace, member, at: '/account', context: { viewport: { width, height: 900 } } })
}

describeInBrowser('calendar feeds', () => {
  it.each([1280, 360])('are made, read and revoked at %i px', async width => {
    const opened = await openAccount(width)
    const { page, load, settle, member } = opened
    await press(page, 'Make a calendar feed')
    const dialog = page.getByRole('dialog')
    await fill(dialog, 'Name', 'My phone')
    await dialog.getByLabel('Kind', { exact: true }).selectOption({ label: 'My leave and holidays' })
    const flaws = await findFlaws(opened)
    await press(dialog, 'Make a calendar feed')
    const shown = dialog.getByText(/\/calendar\/mst_feed_\w+\.ics/)
    await shown.waitFor()
    flaws.push(...(await findFlaws(opened)))
    const address = (await shown.textContent())!
    const answer = await readAddress(new URL(address).pathname)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    await page.getByRole('button', { name: /kept/ }).click()
    await settle()
    expect(await page.getByText('mst_feed_').count()).toBe(0)
    expect((await member.browser.do('listCalendarFeeds')).data).toMatchObject([
      { name: 'My phone', kind: 'own', language: 'en' },
    ])
    await load('/account')
    await page.getByText('Last read', { exact: false }).waitFor()
    flaws.push(...(await findFlaws(opened)), ...(await findSidewaysScroll(opened)))
    await press(page, 'Revoke')
    await press(page.getByRole('dialog'), 'Revoke')
    await settle()
    expect((await readAddress(new URL(address).pathname)).status).toBe(404)
    expect(flaws).toEqual([])
  })

  it('say to whoever is no employee why there are none', async () => {
    const { page } = await openConsole({ at: '/account' })
    await page.getByText('You are linked to no employee', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Make a calendar feed' }).count()).toBe(0)
  })
})
