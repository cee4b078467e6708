// What pictures of pages showed, and how a picture waits for its page: what is said, what is cut off, and what looks like what it does.

import type { Page } from 'playwright-core'
import { Rest } from '../../bench/console/settle.ts'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await openDemoWorkspace()
})

const narrow = { viewport: { width: 360, height: 740 } }

const open = (at: string, context = {}): Promise<SignedIn> => openConsole({ workspace, at, context })

const firstId = async (list: PromiseLike<{ data: readonly { id: string }[] }>): Promise<string> =>
  (await list).data[0]!.id

/** The colour of what says the text at the end of a row. */
const colorOf = (page: Page, text: string): Promise<string> =>
  page.evaluate(
    `getComputedStyle([...document.querySelectorAll('main .row-actions :is(a, button)')].find(({ textContent }) => textContent === ${JSON.stringify(text)})).color`,
  )

describeInBrowser('the language of a letter', () => {
  it.each([
    ['en', 'Language', 'English'],
    ['ur', 'زبان', 'انگریزی'],
    ['ar', 'اللغة', 'الإنجليزية'],
  ])('is said by its name in %s', async (locale, field, name) => {
    const { page } = await open(`/documents/letters/${await firstId(workspace.muster.hrLetters.list())}`, {
      locale,
    })
    await page.locator('dl.facts div', { hasText: field }).getByText(name, { exact: true }).waitFor()
  })
})

describeInBrowser('why a loan is as it is', () => {
  it('writes its amounts as the page does, and its installments as one', async () => {
    const { page } = await open(`/loans/${await firstId(workspace.muster.loans.list())}`)
    const why = page.locator('section', { has: page.getByRole('heading', { name: 'Why it is so' }) })
    await why.getByText('The amount lent is 300,000.00').waitFor()
    await why.getByText('installments (24)').waitFor()
    expect(await why.textContent()).not.toMatch(/\d{4,}\.\d/)
  })
})

describeInBrowser('the rows within a record', () => {
  it('have a link to their page that looks like what stands beside it', async () => {
    const { page } = await open(`/expenses/${await firstId(workspace.muster.expenseClaims.list())}`)
    await page.getByRole('link', { name: 'Open', exact: true }).waitFor()
    expect(await colorOf(page, 'Open')).toBe(await colorOf(page, 'Edit'))
  })

  it.each(['loans', 'employees'] as const)('are not cut off on a page of %s', async kind => {
    const { page } = await open(`/${kind}/${await firstId(workspace.muster[kind].list())}`)
    const tables = await page
      .locator('main .table.short')
      .evaluateAll(all => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(tables).not.toEqual([])
    expect(tables.filter(hidden => hidden > 0)).toEqual([])
  })
})

describeInBrowser('the head of a list', () => {
  it('has on a telephone what adds to it, and the rest in a menu', async () => {
    const opened = await open('/employees', narrow)
    const { page } = opened
    const head = page.locator('.page-actions')
    const shown = head.locator(':is(a, button):visible')
    expect(
      await shown.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? one.textContent)),
    ).toEqual(expect.arrayContaining(['More actions', 'New employee']))
    expect(await shown.count()).toBe(2)
    await head.getByRole('button', { name: 'More actions' }).click()
    await head.getByRole('link', { name: 'Import from a file' }).waitFor()
    expect(await findFlaws(opened)).toEqual([])
    await head.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('dialog', { name: 'Export: Employees' }).waitFor()
  })

  it('has all of it in a row where there is room', async () => {
    const { page } = await open('/employees')
    const shown = page.locator('.page-actions :is(a, button):visible')
    expect(await shown.allInnerTexts()).toEqual(['Export', 'Import from a file', 'New employee'])
  })
})

describeInBrowser('what is printed', () => {
  it('is dark on white, whatever the screen is', async () => {
    const { page } = await open('/payroll/slips', { colorScheme: 'dark' })
    const read = () => page.evaluate('getComputedStyle(document.body).color')
    const onScreen = await read()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const onPaper = await read()
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    expect(onPaper).toBe(await read())
    expect(onPaper).not.toBe(onScreen)
  })
})

describeInBrowser('a picture', () => {
  it('waits for what its page asks for, and says what never came', async () => {
    const { page, complaints } = await open('/account')
    let answer = () => {}
    const held = new Promise<void>(free => {
      answer = free
    })
    await page.route('**/console/names**', async route => {
      await held
      await route.continue()
    })
    const at = new URL('/app/settings/audit', page.url()).href
    await expect(new Rest(page, 3_000).open(at)).rejects.toThrow(
      /not come to rest in 3 s. It waits for GET .*names/,
    )
    const rest = new Rest(page)
    answer()
    await rest.open(at)
    expect(await page.locator('.to-come').count()).toBe(0)
    complaints.takeAll()
  })
})
