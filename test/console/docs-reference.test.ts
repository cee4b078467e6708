// The reference in a browser: read without Redoc, alive at the first press, in light and dark, on a telephone, and at its old addresses.

import type { Page } from 'playwright-core'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { type ConsolePage, describeInBrowser, openBrowser } from '../support/browser/open.ts'
import { buildDocs } from '../support/server/docs-build.ts'

const live = '[data-reference][data-alive]'
const answer = (page: Page) => page.getByRole('button', { name: '200 A page of employees.' })

/** What a page asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  return asked
}

const isRedoc = (path: string): boolean => /\/redoc-[^/]*\.js$/.test(path)

/** The pages with the most elements: one of the public API, and one of the Workspace API. */
const largest = '/docs/reference/employees/'
const largestOfAll = '/docs/workspace/loans/'

beforeAll(buildDocs)

describeInBrowser('the reference, at the first press', () => {
  it('loads Redoc at the first press only, and keeps the page that was sent', async () => {
    const { page } = await openBrowser()
    const asked = watchRequests(page)
    await page.goto(largest, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor()
    await page.getByRole('heading', { name: 'Create an employee' }).waitFor()
    expect(asked.filter(isRedoc)).toEqual([])

    await page.evaluate(
      `document.querySelectorAll('[data-reference] *').forEach(each => { each.was = true })`,
    )
    await answer(page).click()
    await page.locator(live).waitFor()
    expect(asked.filter(isRedoc)).toHaveLength(1)
    // Nothing was drawn again; what the press opened is all that is new.
    expect(
      await page.evaluate(`[...document.querySelectorAll('[data-reference] h2')].every(each => each.was)`),
    ).toBe(true)
  })

  it('opens what was pressed before it was alive', async () => {
    const { page } = await openBrowser()
    await page.goto(largest)
    await answer(page).click()
    await page.getByText('Response Headers').first().waitFor()

    await page.goto('/docs/events/employee/')
    await page.getByRole('button', { name: 'expand data' }).first().click()
    await page.getByTitle('father_name', { exact: true }).waitFor()
  })

  it('does what keys ask before it is alive', async () => {
    const { page } = await openBrowser()
    await page.goto(largest)
    await answer(page).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Response Headers').first().waitFor()

    await page.goto(largest)
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await tabs.nth(1).and(page.locator('[aria-selected=true]')).waitFor()
  })

  it('tries again after a press for which nothing could be loaded', async () => {
    const { page, context, complaints } = await openBrowser()
    await page.goto(largest)
    await context.setOffline(true)
    await answer(page).click()
    await page.locator('[data-reference]:not([aria-busy])').waitFor({ state: 'attached' })
    await context.setOffline(false)
    complaints.takeAll()
    await answer(page).click()
    await page.getByText('Response Headers').first().waitFor()
  })
})

describeInBrowser('a page of the reference', () => {
  it('is found at its old addresses', async () => {
    const { page } = await openBrowser()
    for (const [old, now] of [
      ['#operation/createEmployee', '/docs/reference/employees/#createEmployee'],
      ['#tag/loans/operation/listLoans', '/docs/reference/loans/#listLoans'],
      ['#tag/loans', '/docs/reference/loans/'],
      ['#section/Idempotency', '/docs/reference/#idempotency'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`/docs${old}`)
      await page.waitForURL(url => url.pathname + url.hash === now)
    }
    await page.getByRole('heading', { name: 'Idempotency' }).waitFor()
  })

  it('is light: elements and bytes of whole pages', async () => {
    const { page } = await openBrowser()
    for (const path of [
      largest,
      largestOfAll,
      '/docs/reference/webhook_endpoints/',
      '/docs/events/employee/',
    ]) {
      await page.goto('about:blank')
      await page.goto(path, { waitUntil: 'networkidle' })
      const [elements, bytes] = (await page.evaluate(`[
        document.querySelectorAll('*').length,
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .reduce((sum, each) => sum + each.encodedBodySize, 0),
      ]`)) as [number, number]
      expect(elements).toBeLessThan(6000)
      expect(bytes).toBeLessThan(60_000)
    }
  })

  const pages = [
    largest,
    '/docs/reference/leave_applications/',
    '/docs/events/payroll_run/',
    '/docs/reference/',
  ]
  for (const colorScheme of ['light', 'dark'] as const)
    it(`can be read by everybody, ${colorScheme}`, async () => {
      const opened = await openBrowser({ colorScheme })
      const flaws: string[] = []
      for (const path of pages) {
        await opened.page.goto(path)
        flaws.push(...(await findAll(opened)))
        flaws.push(...(await findFlawsOfOpened(opened)))
      }
      expect(flaws).toEqual([])
    })
})

/** The same with an answer open, where the page has one. */
async function findFlawsOfOpened(opened: ConsolePage): Promise<string[]> {
  const closed = opened.page.locator('[data-reference] button:has(strong):enabled').first()
  if ((await closed.count()) === 0) return []
  await closed.click()
  await opened.page.locator(live).waitFor()
  return findAll(opened)
}

async function findAll(opened: ConsolePage): Promise<string[]> {
  const flaws = await findFlaws(opened)
  // Besides what the law asks: the order of headings, landmarks, names that are said twice.
  const habits = (await opened.page.evaluate(`musterTests.flaws(['best-practice'])`)) as string[]
  return [...flaws, ...habits, ...(await findSidewaysScroll(opened))]
}
