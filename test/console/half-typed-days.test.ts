// A day that is typed by keyboard: while its year is 0002, 0020 and 0202, nothing is asked with it, and it stays in its field.

import type { Locator, Page, Request } from 'playwright-core'
import { isTrial } from '../support/browser/complaints.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makeMill } from '../support/fixtures/jobs.ts'

const day = /"(\w+)":"(\d{4}-\d\d-\d\d)/g

/** The days of what is asked from now on: of dry runs and of previews. */
function listenForDays(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const isPreview = request.method() === 'POST' && request.url().includes('preview')
    if (!isTrial(request) && !isPreview) return
    for (const [, name, text] of (request.postData() ?? '').matchAll(day)) asked.push(`${name} ${text}`)
  })
  return asked
}

/** Key by key; a trial is asked for a moment after each of them. */
async function typeSlowly(page: Page, field: Locator, keys: string): Promise<void> {
  await field.focus()
  for (const key of keys) {
    await page.keyboard.type(key)
    await page.clock.runFor(500)
  }
}

describeInBrowser('a day whose year is half typed', () => {
  it.each([
    ['Change job', /^In force from/, 'effective_from 2027-02-01'],
    ['End employment', /^Last working day/, 'separation_date 2027-02-01'],
  ])('is asked about by no drawer: %s', async (action, label, whole) => {
    const { workspace, employee } = await makeMill()
    const { page, settle } = await openConsole({ workspace, at: `/employees/${employee.id}` })
    await page.clock.install()
    if (action === 'End employment') await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: action, exact: true }).click()
    const drawer = page.getByRole('dialog', { name: new RegExp(`^${action}`) })
    if (action === 'End employment')
      await drawer.getByLabel('Status', { exact: true }).selectOption({ label: 'Resigned' })
    const asked = listenForDays(page)
    await typeSlowly(page, drawer.getByLabel(label), '02012027')
    await settle()
    expect(asked.filter(one => / 0/.test(one))).toEqual([])
    expect(asked).toContain(whole)
  })

  it('is not told to be before somebody joins', async () => {
    const { workspace, employee } = await makeMill()
    const { page } = await openConsole({ workspace, at: `/employees/${employee.id}` })
    await page.clock.install()
    await page.getByRole('button', { name: 'Change pay', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: /^Change pay/ })
    const early = drawer.getByText(/^Before the first day of work/)
    await drawer.getByLabel(/^In force from/).focus()
    for (const key of '02012025') {
      await page.keyboard.type(key)
      expect(await early.count()).toBe(key === '5' ? 1 : 0)
    }
  })

  it('is no filter of a list yet, and is typed to its end in one go', async () => {
    const { workspace } = await makeMill()
    const { page, settle } = await openConsole({ workspace, at: '/leave/applications' })
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const field = page.locator('search input[type=date]').first()
    const found: string[] = []
    page.on('request', request => found.push(new URL(request.url()).search))
    await field.focus()
    await page.keyboard.type('02012027')
    await settle()
    expect(found.filter(search => /=0/.test(search))).toEqual([])
    expect(new URL(page.url()).search).toMatch(/=2027-02-01$/)
  })
})
