// Controls that the console makes by hand, refused: each says why in words, and the alert above the form names no field as programs do.

import type { Page } from 'playwright-core'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import { makeStaffed, noon, writeDay } from '../support/fixtures/attendance.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { setClock } from '../support/server/server.ts'

afterEach(() => setClock())

/** first_name, steps[0] */
const ofPrograms = /[a-z]_[a-z]|\[\d/

async function readAlert(page: Page): Promise<string> {
  const alert = page.getByRole('alert').filter({ hasText: 'Some of this cannot be accepted.' })
  await alert.waitFor()
  return (await alert.locator(':scope > :not(.faint)').allTextContents()).join('\n')
}

describeInBrowser('a control that is refused', () => {
  it('says at a step of a policy what it lacks, and which step above the form', async () => {
    const { page, complaints } = await openConsole({ at: '/settings/approvals/new' })
    await fill(page, 'Name', 'Long leave')
    await page.getByLabel('Kind', { exact: true }).selectOption('leave')
    const steps = page.getByRole('group', { name: 'Steps' })
    await steps.getByRole('button', { name: 'Add' }).click()
    await steps.getByLabel('Approver').selectOption('role')
    await page.getByRole('button', { name: /^Create/ }).click()
    await steps.getByText('is needed: this step asks by it').waitFor()
    const said = await readAlert(page)
    expect(said).not.toMatch(ofPrograms)
    expect(said).toMatch(/Role \(1\)/)
    expect(complaints.takeRefusals()).toHaveLength(1)
  })

  it('says at the text of a letter what no letter can say, and nothing twice', async () => {
    const { page, complaints } = await openConsole({
      workspace: await makeWorkspace(),
      at: '/documents/templates/new',
    })
    await page.getByLabel('Letter type', { exact: true }).selectOption('employment_certificate')
    await fill(page, 'Subject', 'A certificate')
    await fill(page, 'Text', '{{ employee.date_of_birth }}')
    await page.getByRole('button', { name: /^Create/ }).click()
    const alert = await readAlert(page)
    expect(await page.locator('.field .error').allTextContents()).toEqual([
      expect.stringContaining('employee.date_of_birth'),
    ])
    expect(alert).not.toMatch(/names|date_of_birth/)
    expect(complaints.takeRefusals()).toHaveLength(1)
  })

  it('says at a time of a day that it is still to come', async () => {
    await setClock(noon)
    const staffed = await makeStaffed()
    const day = await writeDay(staffed, { date: '2026-08-20', status: 'absent' })
    await setClock()
    const { page, load, complaints } = await openConsole({ workspace: staffed })
    await setClock(noon)
    await page.clock.setFixedTime(noon)
    await load(`/attendance/records/${day.id}`)
    await press(page, 'Correct the day')
    const drawer = page.getByRole('dialog', { name: 'Correct the day' })
    await drawer.getByLabel('Type', { exact: true }).selectOption('wrong_punch')
    await drawer.getByLabel(/^Requested check-in/).fill('09:00')
    await drawer.getByLabel(/^Requested check-out/).fill('23:30')
    await drawer.getByLabel('Reason', { exact: true }).fill('The reader was slow.')
    await drawer.locator('button[type=submit]').click()
    await drawer.locator('.field', { hasText: 'Requested check-out' }).getByText('is in the future').waitFor()
    expect(await readAlert(page)).not.toMatch(ofPrograms)
    complaints.takeRefusals()
  })
})
