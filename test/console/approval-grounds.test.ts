// What the approver of a month sees before they approve it: what was checked, what changed, and who is no longer paid and why.

import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { lockedRun, processed } from '../support/fixtures/payroll.ts'
import { april, makePayday } from '../support/fixtures/payroll-payments.ts'
import { setClock } from '../support/server/server.ts'

const june = '2026-06-05T05:00:00Z'
beforeEach(() => setClock(june))
afterEach(() => setClock())

describeInBrowser('the approval of a month', () => {
  it('shows what was checked and what changed since the month before, and why somebody is no longer paid', async () => {
    const workspace = await makePayday()
    const { muster, employees } = workspace
    await lockedRun(workspace, april)
    await muster.employees.update(employees[2], { separation_date: '2026-04-30', status: 'resigned' })
    const run = await processed(workspace, { year: 2026, month: 5 })
    await setClock()
    const opened = await openConsole({ workspace })
    const { page, load } = opened
    await setClock(june)
    await page.clock.setFixedTime(june)
    await load(`/payroll/runs/${run}`)
    await page.getByRole('link', { name: 'No longer paid 1' }).click()
    const left = page.getByRole('listitem').filter({ hasText: 'Careem Khan' })
    await left.getByText('Employment ended').waitFor()
    await page.getByRole('button', { name: 'Approve May' }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve May?' })
    await dialog.getByRole('heading', { name: 'What was checked' }).waitFor()
    await dialog.getByText(/^1 person is no longer paid: [\d,.]+$/).waitFor()
    await dialog.getByText('Nobody is new').waitFor()
    expect(await findFlaws(opened)).toEqual([])
  })
})
