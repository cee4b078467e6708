// The console in Arabic: its words, and what keeps the direction of its own.

import type { Locator } from 'playwright-core'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { makeLoan, makeLoanWorkspace } from '../support/fixtures/loans.ts'
import { ayesha } from '../support/fixtures/make.ts'

const openInArabic = (): Promise<SignedIn> => openConsole({ context: { locale: 'ar-AE' } })

/** Where a letter of the text begins on the page, from the left. */
const readLeft = (place: Locator, letter: number): Promise<number> =>
  place.evaluate((element, at) => {
    const range = element.ownerDocument.createRange()
    range.setStart(element.firstChild!, at)
    range.setEnd(element.firstChild!, at + 1)
    return range.getBoundingClientRect().left
  }, letter)

describeInBrowser('the console in Arabic', () => {
  it('says its titles in Arabic, from right to left', async () => {
    const { page, goTo } = await openInArabic()
    await goTo('/employees')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('الموظفون')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  })

  it('says for which provinces a figure of the law holds', async () => {
    const { page } = await openConsole({ at: '/settings/law', context: { locale: 'ar-AE' } })
    await page.getByRole('cell', { name: 'خيبر بختونخوا' }).first().waitFor()
    expect(await page.getByRole('main').textContent()).not.toContain('khyber_pakhtunkhwa')
  })

  it('writes a telephone number from left to right', async () => {
    const { page, workspace, goTo } = await openInArabic()
    const { id } = await workspace.muster.employees.create({ ...ayesha, phone_primary: '+92 300 4295577' })
    await goTo(`/employees/${id}`)
    const phone = page.getByText('+92 300 4295577').first()
    expect(await readLeft(phone, 0)).toBeLessThan(await readLeft(phone, 14))
  })

  it('keeps the order of a sum in an explanation', async () => {
    const workspace = await makeLoanWorkspace()
    const loan = await makeLoan(workspace)
    const { page, goTo } = await openConsole({ workspace, context: { locale: 'ar-AE' } })
    await goTo(`/loans/${loan.id}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
      /^\u2068.+\u2069 · \u2068.+\u2069$/,
    )
    const line = page.getByText(/100,000\.00\W+×\W+10\.00/).first()
    expect(await readLeft(line, 1)).toBeLessThan(await readLeft(line, 14))
  })

  it('writes a year without a separator', async () => {
    const { page, workspace, goTo } = await openInArabic()
    const { id } = await workspace.muster.holidays.create({
      name: 'A day',
      date: '2026-08-14',
      type: 'public',
    })
    await goTo(`/organisation/holidays/${id}`)
    expect(await page.getByText('2026', { exact: true }).count()).toBe(1)
  })
})

const others = [
  ['Urdu', 'ur-PK'],
  ['Arabic', 'ar-AE'],
] as const
const forms = ['/employees/new', '/payroll/runs/new', '/leave/policies/new', '/organisation/shifts/new']

describeInBrowser('the help under the fields of a form', () => {
  it.each(others.flatMap(([name, locale]) => forms.map(path => [name, path, locale] as const)))(
    'is said in %s at %s',
    async (_, path, locale) => {
      const { page } = await openConsole({ at: path, context: { locale } })
      const said = await page.locator('.help').allTextContents()
      expect(said.length).toBeGreaterThan(3)
      expect(said.filter(text => !/\p{Script=Arabic}/u.test(text))).toEqual([])
    },
  )
})
