// What the pages of a payroll run tell: from when on it can be approved, how far its work is, and whom a final run pays.

import type { Page } from 'playwright-core'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { press } from '../support/browser/steps.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { lockedRun, makePaying, type Paying, processed } from '../support/fixtures/payroll.ts'
import { bodyOf } from '../support/fixtures/payroll-imports.ts'
import { makePayday } from '../support/fixtures/payroll-payments.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { deliver, setClock } from '../support/server/server.ts'

afterEach(() => setClock())

const now = '2026-06-05T05:00:00Z'

/** Somebody of payroll in June 2026, on the page of a run that is made then; or on the first page. */
async function openPayroll(workspace: Paying, make?: () => Promise<string>): Promise<SignedIn> {
  // The codes of an authenticator app are those of now.
  const member = await makeFullMember(workspace.id, 'Payroll')
  await setClock(now)
  const run = await make?.()
  const opened = await openConsole({ workspace, member })
  await opened.page.clock.setFixedTime(now)
  if (run !== undefined) await opened.goTo(`/payroll/runs/${run}`)
  return opened
}

async function makePaid(): Promise<Paying> {
  const workspace = await makePaying()
  await workspace.assign('100000', '2024-03-01')
  return workspace
}

const readMonth = (page: Page): Promise<string[]> =>
  Promise.all(['Year', 'Month'].map(name => page.getByLabel(name, { exact: true }).inputValue()))

describeInBrowser('whoever makes a payroll run', () => {
  it('is told at once that its cut-off forbids the approval, and from when on it does not', async () => {
    const { page, goTo, settle } = await openPayroll(await makePaid())
    await goTo('/payroll/runs/new')
    expect(await readMonth(page)).toEqual(['2026', '6'])
    await page.getByLabel('Cut-off date (optional)', { exact: true }).fill('2026-06-30')
    await press(page, 'Create payroll run')
    await page
      .getByText(
        /counts facts through Jun 30, 2026, a day that is not over. It can be approved from Jul 1, 2026 on/,
      )
      .waitFor()
    await settle()
  })

  it('is offered no approval that can only be refused', async () => {
    const workspace = await makePaid()
    const june = { year: 2026, month: 6, run_date: '2026-06-30' }
    const { page } = await openPayroll(workspace, () => processed(workspace, june))
    const approve = page.getByRole('button', { name: 'Approve June' })
    expect(await approve.getAttribute('aria-disabled')).toBe('true')
  })

  it('begins with the month behind the last one that has a run', async () => {
    const workspace = await makePaid()
    const december = { year: 2025, month: 12, run_date: '2025-12-31' }
    const { page, goTo } = await openPayroll(workspace, () => processed(workspace, december))
    await goTo('/payroll/runs/new')
    expect(await readMonth(page)).toEqual(['2026', '1'])
  })

  it('sees no count of work whose size nobody knows yet', async () => {
    const workspace = await makePaid()
    const begin = async () => {
      const run = await processed(workspace, { year: 2026, month: 4 })
      await inDatabase(
        `update payroll_operations set status = 'running', finished_at = null, done = 0, total = 0, heartbeat_at = stamp()
         where payroll_run_id = $1`,
        [run],
      )
      return run
    }
    const { page } = await openPayroll(workspace, begin)
    await page.getByRole('progressbar').waitFor()
    await page.getByText('0 so far').waitFor()
    expect(await page.getByText('0 of 0').count()).toBe(0)
  })
})

describeInBrowser('an imported run', () => {
  it('waits in the inbox of who may approve it, with its sums, and leads to its page', async () => {
    const workspace = await makePayday()
    const member = await makeFullMember(workspace.id, 'Approver')
    await setClock(now)
    await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    const { page, goTo } = await openConsole({ workspace, member })
    await goTo('/inbox')
    await page.getByRole('heading', { level: 2, name: 'March 2026' }).waitFor()
    await page.getByText('99,560.00').waitFor()
    await page.getByRole('link', { name: 'Open and decide' }).click()
    await page.getByRole('button', { name: 'Approve March' }).waitFor()
  })
})

describeInBrowser('a final settlement', () => {
  it('names whom it pays, and says nothing of the month before', async () => {
    const workspace = await makePaid()
    const settle = async () => {
      await lockedRun(workspace, { year: 2026, month: 4 })
      const leaves = { status: 'resigned', separation_date: '2026-05-20' } as const
      await workspace.muster.employees.update(workspace.employee.id, leaves)
      const ids = [workspace.employee.id]
      return processed(workspace, { year: 2026, month: 5, kind: 'final', employee_ids: ids })
    }
    const { page } = await openPayroll(workspace, settle)
    await page.getByRole('link', { name: 'Ayesha Khan' }).first().waitFor()
    expect(await page.getByText(/emp_/).count()).toBe(0)
    const row = page.getByRole('row').filter({ hasText: 'Ayesha Khan' })
    await row.waitFor()
    expect(await page.getByText(/Against/).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'No longer paid' }).count()).toBe(0)
  })
})

describeInBrowser('what is ready for a run', () => {
  it('is told to whoever makes it, and to whoever approves it', async () => {
    const workspace = await makePaid()
    const run = await processed(workspace, { year: 2026, month: 4 })
    const ready = (page: SignedIn['page']) => page.getByRole('heading', { name: 'Ready for approval?' })
    const maker = await openConsole({ workspace, at: `/payroll/runs/${run}` })
    await ready(maker.page).waitFor()
    await maker.page.getByRole('link', { name: /^Map \d+ accounts/ }).waitFor()
    const approver = await openConsole({ workspace, role: 'Approver', at: `/payroll/runs/${run}` })
    await ready(approver.page).waitFor()
  })
})

describeInBrowser('the journal of a run', () => {
  it('asks for accounts in words, without a method or a path', async () => {
    const workspace = await makePaid()
    const { page } = await openPayroll(workspace, () => lockedRun(workspace, { year: 2026, month: 4 }))
    await page.getByRole('link', { name: 'Journal', exact: true }).click()
    await press(page, 'GL journal')
    const dialog = page.getByRole('dialog', { name: 'Export: GL journal' })
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    await dialog.getByRole('progressbar').waitFor()
    await deliver()
    const told = dialog.getByText(/lacks an account for/).first()
    await told.waitFor()
    expect(await told.textContent()).not.toMatch(/POST|\/console\/|[a-z]_[a-z]/)
  })
})
