// What somebody reads of their own pay on a phone: months by their names, a payslip drawn from its lines, why net pay changed, the file.

import { findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openBrowser, type SignedIn, signInAs } from '../support/browser/open.ts'
import { shows } from '../support/browser/steps.ts'
import { entryOf, lockProcessed, succeed } from '../support/fixtures/payroll.ts'
import { type FullMonth, inMay, makeFullMonth } from '../support/fixtures/payroll-month.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { setClock } from '../support/server/server.ts'

let month: FullMonth
let member: SignedIn['member']
beforeAll(async () => {
  month = await makeFullMonth()
  await succeed(month, 'processPayrollRun', { id: month.run })
  await lockProcessed(month, month.run)
  await setClock()
  member = (await joinAs(month, month.employees[0]!)) as SignedIn['member']
})
afterEach(() => setClock())

async function openPay(locale = 'en-GB') {
  const opened = await openBrowser({ locale, viewport: { width: 360, height: 740 } })
  await signInAs(opened.context, member)
  await setClock(inMay)
  await opened.page.clock.setFixedTime(inMay)
  await opened.load('/my/pay')
  return opened
}

describeInBrowser('own pay', () => {
  it('is a list of months, each of which leads to its payslip and its file', async () => {
    const { page, settle } = await openPay()
    await shows(page, 'Payslips')
    expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['April 2026', 'March 2026'])
    await page.getByRole('link', { name: 'April 2026' }).press('Enter')
    await shows(page, 'April 2026')
    await settle()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^SLP-2026-04-\d+\.pdf$/)
  })

  it('has the certificate of each tax year with pay', async () => {
    const { page } = await openPay()
    const certificate = page.getByRole('region', { name: 'Tax certificate' })
    expect(await certificate.getByRole('option').allInnerTexts()).toEqual(['2025-26'])
    const download = page.waitForEvent('download')
    await certificate.getByRole('button', { name: 'Download' }).press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^tax-certificate-2025-26-\w+\.pdf$/)
  })

  it('tells why it changed, from the net pay of the month before to that of this one', async () => {
    const { page, load } = await openPay()
    await load(`/my/pay/${(await entryOf(month, month.run, month.employees[0])).id}`)
    const why = page.getByRole('table', { name: 'Why did my net pay change?' })
    await why.waitFor()
    const names = await why.getByRole('rowheader').allInnerTexts()
    expect([names[0], names.at(-1)]).toEqual(['Net pay of March 2026', 'Net pay of April 2026'])
    expect(names).toContain('Overtime, 3 hours')
  })

  it.each(['en-GB', 'ur'])('is read and used without a flaw in %s', async locale => {
    const opened = await openPay(locale)
    const flaws: string[] = []
    const id = (await entryOf(month, month.run, month.employees[0])).id
    for (const path of ['/my/pay', `/my/pay/${id}`]) {
      await opened.load(path)
      for (const find of [findFlaws, findUnreadable, findSidewaysScroll]) flaws.push(...(await find(opened)))
    }
    expect(flaws).toEqual([])
  })
})
