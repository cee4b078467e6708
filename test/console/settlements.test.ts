// The drawer that ends an employment: the final settlement, as its run then pays it, for whoever may see pay.

import type { Locator, Request } from 'playwright-core'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { findWrongSums } from '../support/browser/sums.ts'
import { entryOf, processed } from '../support/fixtures/payroll.ts'
import { type FullMonth, inMay, makeFullMonth } from '../support/fixtures/payroll-month.ts'
import { april } from '../support/fixtures/payroll-payments.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { setClock } from '../support/server/server.ts'

afterEach(() => setClock())

interface Opened extends SignedIn {
  readonly drawer: Locator
  /** The last days that were asked about. */
  readonly asked: readonly string[]
}

/** The drawer of somebody with the role, who has typed nothing yet. */
async function openDrawer(workspace: FullMonth, employee: string, role = 'Owner', locale = 'en-GB') {
  // The codes of an authenticator app are those of now.
  await setClock()
  const member = await makeFullMember(workspace.id, role)
  await setClock(inMay)
  const opened = await openConsole({ workspace, member, context: { locale } })
  const { page, goTo } = opened
  await page.clock.setFixedTime(inMay)
  const asked: string[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/employment_end/preview'))
      asked.push((request.postDataJSON() as { separation_date: string }).separation_date)
  })
  await goTo(`/employees/${employee}`)
  const [more, end] = locale === 'en-GB' ? ['More actions', 'End employment'] : inUrdu
  await page.getByRole('button', { name: more, exact: true }).click()
  await page.getByRole('button', { name: end, exact: true }).click()
  return Object.assign({}, opened, { drawer: page.getByRole('dialog'), asked }) satisfies Opened
}

const inUrdu = ['مزید اقدامات', 'ملازمت ختم کریں'] as const

const figure = (drawer: Locator, name: string): Promise<string | null> =>
  drawer.locator('[data-sums] div', { hasText: name }).locator('bdi').textContent()

describeInBrowser('the drawer that ends an employment', () => {
  it('shows what a final run then pays, and asks of no day that is half typed', async () => {
    const workspace = await makeFullMonth()
    const employee = workspace.employees[1]!
    const opened = await openDrawer(workspace, employee)
    const { page, drawer, asked, complaints } = opened
    await drawer.getByLabel('Status', { exact: true }).selectOption({ label: 'Resigned' })
    await drawer.getByLabel(/^Last working day/).focus()
    await page.keyboard.type('0425')
    // The year is 2, then 20, then 202, each for long enough that the change itself is tried with it, and refused.
    await page.keyboard.type('2026', { delay: 450 })
    await drawer.getByText('Final settlement of April 2026').waitFor()
    expect(complaints.takeRefusals().filter(refusal => !/^40\d PATCH/.test(refusal))).toEqual([])
    expect(new Set(asked)).toEqual(new Set(['2026-04-25']))
    await drawer.getByRole('rowheader', { name: /^Loan/ }).getByRole('button', { name: 'Why' }).click()
    await drawer.getByText(/^Installment 4 of loan/).waitFor()
    expect(await findWrongSums(opened)).toEqual([])
    expect(await findFlaws(opened)).toEqual([])
    expect(await findSidewaysScroll(opened)).toEqual([])
    const net = await figure(drawer, 'Net')
    await drawer.getByRole('button', { name: /^End employment of/ }).click()
    await drawer.waitFor({ state: 'detached' })
    const run = await processed(workspace, { ...april, kind: 'final', employee_ids: [employee] })
    const { net_salary } = await entryOf(workspace, run, employee)
    expect(net?.replaceAll(/[^\d.]/g, '')).toBe(net_salary)
  })

  it('says why there are no figures, in Urdu too', async () => {
    const workspace = await makeFullMonth()
    const { id } = await workspace.muster.employees.create({
      first_name: 'Dania',
      last_name: 'Baig',
      joining_date: '2026-03-01',
    })
    const { drawer } = await openDrawer(workspace, id, 'Owner', 'ur-PK')
    await drawer.locator('input[type=date]').first().fill('2026-04-25')
    await drawer.locator('select').first().selectOption('resigned')
    await drawer.getByText(/تنخواہ مقرر نہیں، اس لیے حساب کی کوئی بنیاد نہیں/).waitFor()
    expect(await drawer.locator('[data-sums]').count()).toBe(0)
  })

  it('shows no money to whoever may not see pay, and does not ask', async () => {
    const workspace = await makeFullMonth()
    const { drawer, asked, settle } = await openDrawer(workspace, workspace.employees[1]!, 'HR')
    await drawer.getByLabel(/^Last working day/).fill('2026-04-25')
    await drawer.getByLabel('Status', { exact: true }).selectOption({ label: 'Resigned' })
    await drawer.getByText('Tried, not saved').waitFor()
    await settle()
    expect(asked).toEqual([])
    expect(await drawer.getByText('Final settlement').count()).toBe(0)
  })
})
