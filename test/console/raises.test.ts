// The drawer of a raise: months of which there is no law yet, or in which nobody works, say so beside the figures.

import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makePayday } from '../support/fixtures/payroll-payments.ts'

async function openRaise(from: string, separation_date?: string) {
  const workspace = await makePayday()
  const [employee = ''] = workspace.employees
  if (separation_date !== undefined) await workspace.muster.employees.update(employee, { separation_date })
  const opened = await openConsole({ workspace, at: `/employees/${employee}` })
  const { page } = opened
  await page.getByRole('button', { name: 'Change pay', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^Change pay/ })
  await drawer.getByLabel('Gross salary', { exact: true }).waitFor()
  await page.keyboard.type('118000')
  await drawer.getByLabel(/^In force from/).fill(from)
  return { opened, drawer }
}

describeInBrowser('the drawer of a raise', () => {
  it('shows the last month whose law is known, and says which one is not', async () => {
    const { opened, drawer } = await openRaise('2027-06-01')
    await drawer.getByText('Muster does not know the law of July 2027 yet').waitFor()
    const net = drawer.getByRole('row', { name: /^Net salary/ }).getByRole('cell')
    expect((await net.allInnerTexts()).at(-1)).toBe('–')
    expect(await findFlaws(opened)).toEqual([])
  })

  it('says why nothing is paid in a month', async () => {
    const { opened, drawer } = await openRaise('2026-04-16', '2026-04-30')
    await drawer.getByText(/ends on Apr 30, 2026, so nothing is paid in May 2026\.$/).waitFor()
    expect(await findFlaws(opened)).toEqual([])
  })
})
