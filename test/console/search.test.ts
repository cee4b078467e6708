// The one search by the words that people have: what they type before it is there, and other words than those of the pages.

import type { Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'
import { until } from '../support/processes/until.ts'

let workspace: TestWorkspace

beforeAll(async () => {
  workspace = await openDemoWorkspace()
})

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await page.locator('dialog input:focus').waitFor()
}

const typedIn = (page: Page): Promise<string> => page.locator('dialog input').inputValue()

describeInBrowser('the search', () => {
  it('keeps what is typed before it is there', async () => {
    const { page } = await openConsole({ workspace })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/palette-[^/]+\.js$/, async route => {
      await promise
      await route.continue()
    })
    await page.keyboard.press('/')
    // As a jump to a place would begin, were nobody waiting for the search.
    await page.keyboard.type('gpx')
    await page.keyboard.press('Backspace')
    resolve()
    await page.locator('dialog input:focus').waitFor()
    await until(async () => (await typedIn(page)) === 'gp')
    await page.keyboard.type('s')
    expect(await typedIn(page)).toBe('gps')
  })

  it.each([
    ['settle', 'End the employment of somebody'],
    ['final settlement', 'End the employment of somebody'],
    ['resign', 'End the employment of somebody'],
    ['promote', 'Change the job of somebody'],
    ['increment', 'Raise somebody'],
    ['payslip', 'Payslips'],
    ['vacation', 'Leave applications'],
    ['reimbursement', 'Expense claims'],
    ['roster', 'Shifts'],
    ['excel', 'Imports'],
    ['bonus', 'New payroll run'],
  ])('finds for %s: %s', async (word, found) => {
    const { page } = await openConsole({ workspace })
    await openSearch(page)
    await page.keyboard.type(word)
    await page.getByRole('menuitem', { name: found }).first().waitFor()
  })

  it.each([
    ['ur', 'استعفیٰ'],
    ['ar', 'استقالة'],
  ])('knows other words in %s', async (locale, word) => {
    const { page } = await openConsole({ workspace, context: { locale } })
    await openSearch(page)
    await page.keyboard.insertText(word)
    await page.getByRole('menuitem').first().waitFor()
  })
})

describeInBrowser('what is done to a person', () => {
  it('asks for the name, and begins on their page', async () => {
    const { data } = await workspace.muster.employees.list({ limit: 1, status: 'active' })
    const name = `${data[0]!.first_name} ${data[0]!.last_name}`
    const { page, settle } = await openConsole({ workspace })
    await openSearch(page)
    await page.keyboard.type('resign')
    await page.getByRole('menuitem', { name: 'End the employment of somebody' }).click()
    await page.keyboard.type(name)
    await page.getByRole('menuitem', { name: `End the employment of ${name}` }).click()
    const drawer = page.getByRole('dialog', { name: 'End employment' })
    await drawer.getByLabel('Last working day', { exact: true }).waitFor()
    await settle()
    await drawer.getByRole('button', { name: 'Keep as it is' }).click()
    await drawer.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
  })
})
