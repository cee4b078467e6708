// The docs in a browser: light to load, readable in both themes and on a phone, found by keyboard, under a policy that lets in nothing else.

import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { type ConsolePage, describeInBrowser, openBrowser } from '../support/browser/open.ts'
import { allOperations } from '../support/contract/operations.ts'
import { buildDocs } from '../support/server/docs-build.ts'

/** One of each kind, and the longest of its kind. */
const pages = [
  '',
  'guides/payroll/',
  'guides/employees-ur/',
  'guides/',
  'errors/conflict/',
  'changelog/1.1.0/',
  'reference/',
  'reference/employees/',
  'workspace/loans/',
  'events/',
]
const budgets = { transferred: 60_000, elements: 6_000 }

interface Cost {
  readonly transferred: number
  readonly elements: number
  readonly elsewhere: readonly string[]
}

/** What a page cost that was loaded with nothing in the cache; pictures that come later are not its text. */
const cost = `(() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return {
    transferred: all.filter(({ name }) => !/[.]png$/.test(name)).reduce((sum, { transferSize }) => sum + transferSize, 0),
    elements: document.querySelectorAll('*').length,
    elsewhere: all.map(({ name }) => name).filter(name => new URL(name).origin !== location.origin),
  }
})()`

async function openDocs(path: string, context?: Parameters<typeof openBrowser>[0]): Promise<ConsolePage> {
  const opened = await openBrowser(context)
  await opened.page.goto(`/docs/${path}`)
  return opened
}

/** Types into the search, by keyboard alone. */
async function search({ page }: ConsolePage, question: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(question)
  await page.getByRole('search').getByRole('link').first().waitFor()
}

beforeAll(buildDocs)

describeInBrowser('a page of the docs', () => {
  it.each(pages)('/docs/%s loads within its budget, and asks nobody else', async path => {
    const { page } = await openDocs(path)
    const { transferred, elements, elsewhere } = (await page.evaluate(cost)) as Cost
    if (transferred > budgets.transferred || elements > budgets.elements)
      expect({ transferred, elements }).toEqual(budgets)
    expect(transferred).toBeGreaterThan(5_000)
    expect(elsewhere).toEqual([])
  })

  it.each(pages)('/docs/%s has no flaw, in light and in dark, and is no wider than a phone', async path => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const opened = await openDocs(path, { colorScheme })
      expect(await findFlaws(opened)).toEqual([])
      expect(await findSidewaysScroll(opened)).toEqual([])
    }
  })

  it('is dark or light as its reader chose, also on the next page', async () => {
    const { page } = await openDocs('', { colorScheme: 'light' })
    const isDark = () => page.evaluate(`document.documentElement.classList.contains('dark')`)
    expect(await isDark()).toBe(false)
    await page.getByRole('button', { name: 'Dark', pressed: false }).click()
    await page.getByRole('button', { name: 'Dark', pressed: true }).waitFor()
    await page.goto('/docs/guides/leave/')
    expect(await isDark()).toBe(true)
  })
})

describeInBrowser('the reference in the docs', () => {
  it('has a page for each tag of the contract, with all of its operations', async () => {
    const { page } = await openDocs('reference/')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const tags = new Set(allOperations.map(({ tag }) => tag))
    expect(await pages.locator('ul:not(.groups) a').count()).toBe(tags.size)
    await pages.getByRole('link', { name: 'Employees', exact: true }).click()
    await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Create an employee' }).first().waitFor()
  })

  it('is found by what an operation does, with the guide beside it', async () => {
    const opened = await openDocs('')
    await search(opened, 'loan installments')
    const found = opened.page.getByRole('search').getByRole('link')
    expect((await found.allInnerTexts()).slice(0, 3).join()).toMatch(
      /List loan installments.*Lend to an employee/s,
    )
  })

  it('shows how records move from status to status, as a picture and as a table', async () => {
    const { page } = await openDocs('reference/leave_applications/')
    await page
      .getByRole('img', { name: /statuses/ })
      .first()
      .waitFor()
    await page.waitForFunction(`document.querySelector('img[src*="LeaveApplication"]').naturalWidth > 0`)
    const row = page.getByRole('row').filter({ hasText: 'Cancel a leave application' })
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      'Cancel a leave application',
      'pending, approved',
      'cancelled',
    ])
    await page.getByRole('link', { name: 'Approve a leave application' }).first().waitFor()
  })
})

describeInBrowser('the search of the docs', () => {
  it('leads by keyboard from the question to the place', async () => {
    const opened = await openDocs('')
    const asked = opened.page.waitForRequest(/search-index/)
    await search(opened, 'how do I verify a signature')
    await asked
    const { page } = opened
    await page
      .getByRole('status')
      .filter({ hasText: /places were found/ })
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/guides\/webhooks\/#/)
    await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor()
  })

  it('says what it did not find', async () => {
    const { page } = await openDocs('')
    await page.getByRole('searchbox', { name: 'Search the docs' }).fill('qqqqxyz')
    await page.getByText('Nothing was found for qqqqxyz.').waitFor()
  })

  it('knows the nearest pages of an address at which nothing stands', async () => {
    const opened = await openBrowser()
    const { page, complaints } = opened
    for (const [path, nearest] of [
      ['guides/bankfile', /^Pay by a bank file/],
      ['reference/employee/', /Employees/],
      ['api/v2/web-hooks?from=mail', /Webhooks/],
    ] as const) {
      const answer = await page.goto(`/docs/${path}`)
      expect(answer!.status()).toBe(404)
      await page.getByRole('heading', { name: 'There is no such page', level: 1 }).waitFor()
      await page.getByRole('heading', { name: 'The nearest pages' }).waitFor()
      const links = page.locator('[data-nearest]').getByRole('link')
      expect((await links.allInnerTexts()).join()).toMatch(nearest)
      expect(complaints.takeRefusals()).toEqual([`404 GET /docs/${path.split('?')[0]}`])
    }
    expect(await findFlaws(opened)).toEqual([])
    await page.locator('[data-nearest]').getByRole('link').first().click()
    await page.waitForURL(/\/docs\/(guides|errors|events|reference)\//)
    await search(opened, 'loans')
  })

  it('loads the search when somebody begins, not before', async () => {
    const { page } = await openDocs('guides/payroll/')
    const names = (await page.evaluate(
      `performance.getEntriesByType('resource').map(({ name }) => name)`,
    )) as string[]
    expect(names.some(name => name.includes('/assets/shell-'))).toBe(true)
    expect(names.filter(name => name.includes('/assets/search'))).toEqual([])
  })
})

describeInBrowser('the frame of the docs', () => {
  it('has its navigation behind a button on a phone, which Escape closes', async () => {
    const { page } = await openDocs('guides/leave/', { viewport: { width: 360, height: 740 } })
    const entry = page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Attendance', exact: true })
    expect(await entry.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await entry.waitFor()
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await entry.click()
    await page.getByRole('heading', { name: 'Attendance', level: 1 }).waitFor()
  })

  it('copies a block of code', async () => {
    const { page, context } = await openDocs('guides/first-call/')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('.code').first().hover()
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate('navigator.clipboard.readText()')
    expect(copied).toBe(await page.locator('.code pre').first().textContent())
  })

  it('reads from right to left in Urdu, and its code from left to right', async () => {
    const { page } = await openDocs('guides/employees-ur/')
    const direction = (selector: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).direction`)
    expect([await direction('article'), await direction('.side'), await direction('.head')]).toEqual([
      'rtl',
      'ltr',
      'ltr',
    ])
  })

  it('is where the type of a problem leads', async () => {
    const { page } = await openDocs('')
    const answer = await page.request.get('/v1/employees')
    const { type, code } = await answer.json()
    expect(code).toBe('missing_credentials')
    await page.goto(type)
    await page.getByRole('heading', { name: 'No API key was sent' }).waitFor()
  })

  it('runs no script that stands in the page', async () => {
    const { page, complaints } = await openDocs('')
    const stopped = await page.evaluate(`new Promise(resolve => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.addEventListener('securitypolicyviolation', event => resolve([event.effectiveDirective, window.ran ?? false]))
      document.head.append(script)
    })`)
    expect(stopped).toEqual(['script-src-elem', false])
    complaints.takeAll()
  })
})
