// What a person has to see is in sight: a refusal under a long form, today in a wide month, and the one tab where they are.

import type { PayrollRunDetail } from '@muster/contract'
import type { Locator, Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { press, shows } from '../support/browser/steps.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
  await workspace.muster.employees.create({ ...ayesha, first_name: 'Nida' })
})

/** What stays at the top of each page. */
const head = 56

async function isInSight(page: Page, place: Locator): Promise<boolean> {
  const box = (await place.boundingBox())!
  const { width, height } = page.viewportSize()!
  return box.x >= 0 && box.x + box.width <= width && box.y >= head && box.y + box.height <= height
}

const current = (page: Page, nav: string): Promise<string[]> =>
  page.getByRole('navigation', { name: nav }).locator('[aria-current=page]').allInnerTexts()

describeInBrowser('a form that is longer than the screen', () => {
  it.each([800, 500])('shows what was refused, %d pixels high', async height => {
    const opened = await openConsole({
      workspace,
      at: '/employees/new',
      context: { viewport: { width: 1280, height } },
    })
    const { page, complaints } = opened
    await press(page, 'Create employee')
    const refusal = page.getByRole('alert').filter({ hasText: 'Some of this cannot be accepted.' })
    await refusal.waitFor()
    expect(await isInSight(page, refusal)).toBe(true)
    complaints.takeRefusals()
    expect(await findFlaws(opened)).toEqual([])
  })
})

describeInBrowser('the tabs of a place', () => {
  it.each([
    ['/recruitment', 'Hiring', 'Job openings'],
    ['/recruitment/candidates', 'Hiring', 'Candidates'],
    ['/documents/letters', 'People', 'Letters'],
    ['/expenses/items', 'Pay', 'Expenses'],
  ])('name one of them at %s', async (at, place, tab) => {
    const { page } = await openConsole({ workspace, at })
    expect(await current(page, place)).toEqual([tab])
  })
})

describeInBrowser('a month of days', () => {
  it.each(['en', 'ur'])('shows today, however narrow the screen, in %s', async locale => {
    const { page, settle } = await openConsole({
      workspace,
      at: '/attendance/months',
      context: { viewport: { width: 500, height: 800 }, locale },
    })
    await settle()
    expect(await isInSight(page, page.locator('th.today'))).toBe(true)
  })
})

describeInBrowser('somebody who goes', () => {
  it('is said to go, still works and is paid, and can stay after all', async () => {
    const { id } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Usman' })
    const opened = await openConsole({ workspace, at: `/employees/${id}` })
    const { page, settle } = opened
    await shows(page, `Usman ${ayesha.last_name}`)
    await press(page, 'End employment')
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Last working day', { exact: true }).fill('2099-12-31')
    await drawer.getByLabel('Status', { exact: true }).selectOption('resigned')
    await drawer.getByRole('button', { name: /^End employment of/ }).click()
    await page.getByText('The last working day is Dec 31, 2099.').waitFor()
    await page.getByText('It can be made from December 2099 on.').waitFor()
    await page.getByRole('button', { name: 'Change pay', exact: true }).waitFor()
    await settle()
    expect(await findFlaws(opened)).toEqual([])
    await press(page, 'Withdraw the end of employment')
    await drawer.getByRole('button', { name: /^Withdraw the end of employment of/ }).click()
    await page.getByText('The last working day is').waitFor({ state: 'detached' })
    expect(await workspace.muster.employees.get(id)).toMatchObject({
      status: 'active',
      separation_date: null,
    })
  })

  it('has the way to the final run on their page, with its month', async () => {
    const { id } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Rabia' })
    const today = Temporal.Now.plainDateISO('UTC').toString()
    await workspace.muster.employees.update(id, { status: 'resigned', separation_date: today })
    const { page } = await openConsole({ workspace, at: `/employees/${id}` })
    await page.getByRole('link', { name: 'Make it', exact: true }).click()
    await shows(page, 'New payroll run')
    expect(await page.getByLabel(/^Kind/).inputValue()).toBe('final')
    expect(await page.getByLabel('Month', { exact: true }).inputValue()).toBe(
      String(Number(today.slice(5, 7))),
    )
  })

  it('is given a shift from their page, which begins when they come', async () => {
    const { id } = await workspace.muster.employees.create(
      Object.assign({}, ayesha, { first_name: 'Later', joining_date: '2099-06-01' }),
    )
    const { page } = await openConsole({ workspace, at: `/employees/${id}` })
    await press(page, 'Assign a shift')
    const drawer = page.getByRole('dialog')
    expect(await drawer.getByLabel('In force from', { exact: true }).inputValue()).toBe('2099-06-01')
  })
})

describeInBrowser('somebody who has gone', () => {
  it('is settled by payroll, as whoever makes no runs reads there', async () => {
    const { id } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Kiran' })
    const { page } = await openConsole({ workspace, role: 'HR', at: `/employees/${id}?tab=pay` })
    await press(page, 'End employment')
    const drawer = page.getByRole('dialog')
    const today = Temporal.Now.plainDateISO('UTC').toString()
    await drawer.getByLabel('Last working day', { exact: true }).fill(today)
    await drawer.getByLabel('Status', { exact: true }).selectOption('resigned')
    await drawer.getByRole('button', { name: /^End employment of/ }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^End employment of Kiran.*done$/ })
      .waitFor()
    await page.getByText('Payroll pays what is still owed, with a final run.').waitFor()
    expect(await page.getByRole('link', { name: 'Make it', exact: true }).count()).toBe(0)
  })
})

describeInBrowser('a telephone', () => {
  const context = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }

  it.each(['en', 'ur'])('shows the chosen tab where the tabs go on beyond it, in %s', async locale => {
    const { data } = await workspace.muster.employees.list({ limit: 1 })
    const opened = await openConsole({
      workspace,
      at: `/employees/${data[0]!.id}?tab=money`,
      context: Object.assign({ locale }, context),
    })
    const { page, load, settle } = opened
    await settle()
    for (const at of [undefined, '/documents/letters']) {
      if (at !== undefined) await load(at)
      const tab = page.locator('.tabs [aria-current=page]').last()
      await tab.waitFor()
      const box = (await tab.boundingBox())!
      expect([at, box.x >= 0, box.x + box.width <= 360]).toEqual([at, true, true])
    }
  })

  it('names no keys, nor does a wide screen that is touched', async () => {
    const { page, settle } = await openConsole({
      workspace: await openDemoWorkspace(),
      at: '/inbox',
      context: Object.assign({}, context, { viewport: { width: 1280, height: 800 } }),
    })
    await settle()
    expect(await page.locator('kbd').count()).toBeGreaterThan(0)
    expect(await page.locator('kbd').locator('visible=true').count()).toBe(0)
  })
})

describeInBrowser('the net pay of a month', () => {
  it('leads to why it differs from that of the month before', async () => {
    const demo = await openDemoWorkspace()
    const found = await inConsole(demo, 'listPayrollRunDetails', { query: { limit: '100' } })
    const runs: readonly PayrollRunDetail[] = found.data
    const variances = await Promise.all(
      runs
        .filter(({ kind, status }) => kind === 'regular' && status !== 'draft')
        .map(({ id }) => inConsole(demo, 'getPayrollVariance', { id })),
    )
    const compared = variances.find(
      ({ net, compared_run_id }) => compared_run_id && !/^0/.test(net.difference),
    )
    const run = compared!.id
    const { page } = await openConsole({ workspace: demo, at: `/payroll/runs/${run}` })
    const change = page.locator('.net-change')
    await change.getByText(/^Net against/).waitFor()
    await change.getByRole('link', { name: 'Why', exact: true }).click()
    await page.locator('a.chip[aria-current=page]').filter({ hasText: 'Changed' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/app/payroll/runs/${run}`)
    const heading = page.getByRole('heading', { name: 'Register' })
    expect(await isInSight(page, heading)).toBe(true)
    await page.locator('.why-changed li').first().waitFor()
  })
})
