// The docs in Firefox: read, searched by keyboard, in the dark, alive at the first press, and at an address that is none.

import type { Page } from 'playwright-core'
import { type ConsolePage, describeInBrowser, openBrowser } from '../support/browser/open.ts'
import { buildDocs } from '../support/server/docs-build.ts'

beforeAll(buildDocs)

async function openDocs(path: string, context?: Parameters<typeof openBrowser>[0]): Promise<ConsolePage> {
  const opened = await openBrowser(context)
  await opened.page.goto(`/docs/${path}`)
  return opened
}

const colourOf = (page: Page): Promise<unknown> =>
  page.evaluate('getComputedStyle(document.body).backgroundColor')

describeInBrowser('a reader with Firefox', () => {
  it.each([
    ['', 'Muster for developers'],
    ['guides/payroll/', 'Pay a month'],
    ['guides/employees-ur/', undefined],
    ['reference/employees/', 'Employees'],
    ['workspace/loans/', 'Loans'],
    ['events/employee/', undefined],
    ['errors/conflict/', undefined],
    ['changelog/1.1.0/', undefined],
  ])('reads /docs/%s, which is no wider than a phone', async (path, title) => {
    const { page } = await openDocs(path, { viewport: { width: 360, height: 740 } })
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    if (title) expect(await heading.textContent()).toContain(title)
    // A bar to scroll by takes its room from the page.
    expect(
      await page.evaluate('document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth'),
    ).toBe(0)
  })

  it('finds by keyboard the place that answers a question', async () => {
    const { page } = await openDocs('')
    await page.keyboard.press('/')
    await page.keyboard.type('how do I verify a signature')
    await page.getByRole('search').getByRole('link').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/guides\/webhooks\/#/)
    await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor()
  })

  it('chooses the dark, which stays on the next page', async () => {
    const { page } = await openDocs('reference/employees/', { colorScheme: 'light' })
    const light = await colourOf(page)
    await page.getByRole('button', { name: 'Dark', pressed: false }).click()
    await page.getByRole('button', { name: 'Dark', pressed: true }).waitFor()
    const dark = await colourOf(page)
    expect(dark).not.toBe(light)
    await page.goto('/docs/guides/leave/')
    expect(await colourOf(page)).toBe(dark)
  })
})

describeInBrowser('whoever presses something in Firefox', () => {
  it('opens what was pressed in the reference before it was alive', async () => {
    const { page } = await openDocs('reference/employees/')
    await page.getByRole('button', { name: '200 A page of employees.' }).click()
    await page.getByText('Response Headers').first().waitFor()
    await page.locator('[data-reference][data-alive]').waitFor()
  })

  it('goes by keyboard through the samples of an operation', async () => {
    const { page } = await openDocs('reference/employees/')
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await tabs
      .nth(1)
      .and(page.getByRole('tab', { selected: true }))
      .waitFor()
  })

  it('is led on from an old address, and from one at which nothing stands', async () => {
    const { page, complaints } = await openDocs('#operation/createEmployee')
    await page.waitForURL(/\/docs\/reference\/employees\/#createEmployee$/)
    await page.goto('/docs/guides/web-hook')
    await page.locator('[data-nearest]').getByRole('link', { name: 'Webhooks', exact: true }).first().click()
    await page.waitForURL(/\/docs\/guides\/webhooks\//)
    expect(complaints.takeRefusals()).toEqual(['404 GET /docs/guides/web-hook'])
  })

  it('copies a command', async () => {
    const { page } = await openDocs('guides/first-call/')
    await page.locator('.code').first().hover()
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
  })
})
