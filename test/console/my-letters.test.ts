// Letters of one's own on a phone: asked for, taken back, and there when HR has written them.

import { findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { type LetterWorkspace, makeLetterWorkspace, makeTemplate } from '../support/fixtures/letters.ts'
import { joinAs } from '../support/fixtures/reach.ts'

let workspace: LetterWorkspace
let member: SignedIn['member']
beforeEach(async () => {
  workspace = await makeLetterWorkspace()
  await makeTemplate(workspace)
  member = (await joinAs(workspace, workspace.employee)) as SignedIn['member']
})

const open = (at: string, locale = 'en') =>
  openConsole({ workspace, member, at, context: { locale, viewport: { width: 360, height: 740 } } })

describeInBrowser('somebody who needs a letter', () => {
  it('asks for it, and finds it among their letters when HR has written it', async () => {
    const { page, settle, load } = await open('/my/letters')
    await page.getByRole('link', { name: 'Letter requests' }).click()
    await page.getByRole('button', { name: 'Ask for a letter' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Letter type').selectOption({ label: 'Employment certificate' })
    await form.getByLabel('Purpose').fill('Visa')
    await form.getByLabel('Addressed to').fill('The Embassy')
    await form.getByRole('button', { name: 'Ask for a letter' }).click()
    await form.waitFor({ state: 'detached' })
    const told = page.getByRole('status').filter({ hasText: /^Ask for a letter.*done$/ })
    await told.waitFor()
    await told.waitFor({ state: 'detached' })
    await page.getByText('Pending').waitFor()
    await settle()
    const { data } = await workspace.muster.hrLetterRequests.list({})
    expect(data).toMatchObject([
      { employee_id: workspace.employee, purpose: 'Visa', addressed_to: 'The Embassy', copies: 1 },
    ])
    const { id } = data[0]!
    await inConsole(workspace, 'approveHrLetterRequest', { id })
    await inConsole(workspace, 'issueHrLetterRequest', { id })
    await load('/my/letters')
    await page.getByRole('rowheader').getByRole('link').click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await load(`/my/letters/requests/${id}`)
    await page.getByText('Issued').first().waitFor()
  })

  it('takes it back', async () => {
    const { id } = await member.browser.do('createHrLetterRequest', {
      body: { employee_id: workspace.employee, letter_type: 'employment_certificate' },
    })
    const { page, settle } = await open(`/my/letters/requests/${id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: /^Cancel/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel/ })
      .click()
    await page.getByText('Cancelled', { exact: true }).first().waitFor()
    await settle()
    expect((await workspace.muster.hrLetterRequests.get(id)).status).toBe('cancelled')
  })

  it.each(['en-GB', 'ur', 'ar'])('has a form without a flaw in %s', async locale => {
    const opened = await open('/my/letters/requests', locale)
    const { page, settle } = opened
    await page.locator('.ways').getByRole('button').click()
    await page.getByRole('dialog').locator('select').waitFor()
    await settle()
    const flaws: string[] = []
    for (const find of [findFlaws, findUnreadable, findSidewaysScroll]) flaws.push(...(await find(opened)))
    expect(flaws).toEqual([])
  })
})
