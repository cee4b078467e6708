// Parts of My Muster that the company does not use: an owner ticks them, and whoever works here finds no such pages.

import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { until } from '../support/processes/until.ts'

let workspace: TestWorkspace
let member: SignedIn['member']
beforeEach(async () => {
  workspace = await makeWorkspace()
  const { id } = await workspace.muster.employees.create(ayesha)
  member = (await joinAs(workspace, id)) as SignedIn['member']
})

describeInBrowser('a company that does not use all of My Muster', () => {
  it('ticks what it does not use, and whoever works here does not meet it', async () => {
    const owner = await openConsole({ workspace, at: '/settings/workspace' })
    await owner.page.locator('.card').first().getByRole('button').first().click()
    const parts = owner.page.getByRole('group', { name: 'Not used in My Muster' })
    for (const part of ['Punching in the console', 'Overtime', 'Expenses'])
      await parts.getByLabel(part).check()
    await owner.page.getByRole('dialog').locator('button[type=submit]').click()
    await owner.settle()
    const closed = async () => (await member.browser.do('getSession')).workspace.closed_tags.length
    await until(async () => (await closed()) > 0)
    const { page, goTo } = await openConsole({ workspace, member, at: '/my' })
    await page.getByRole('heading', { name: 'Next leave' }).waitFor()
    expect(await page.getByRole('button', { name: 'Punch in' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Claim expenses' }).count()).toBe(0)
    await page.getByText('Nothing of yours waits.').waitFor()
    await goTo('/my/attendance')
    await page.getByRole('link', { name: 'Attendance corrections' }).waitFor()
    expect(await page.getByRole('link', { name: 'Overtime requests' }).count()).toBe(0)
  })
})
