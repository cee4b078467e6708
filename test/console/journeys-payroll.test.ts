// A month of payroll as two people take it through the console, and what is put right in the month after.

import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { choose, press, shows } from '../support/browser/steps.ts'
import { ayesha } from '../support/fixtures/make.ts'
import { lockedRun, makePaying, type Paying } from '../support/fixtures/payroll.ts'
import { ageProof, makeFullMember, password } from '../support/fixtures/people.ts'
import { until } from '../support/processes/until.ts'
import { deliver, setClock } from '../support/server/server.ts'

afterEach(() => setClock())

/** The dialog that a button of this name opens, whose button has the same verb. */
async function openDialog(page: Page, name: string) {
  await press(page, name)
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${name}`) })
  const send = () => dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  return { dialog, send }
}

/** Does a step of the month, in its dialog where it has one, and waits until the page says where the run stands then. */
async function takeStep(
  opened: SignedIn,
  name: string,
  { submit, step, meanwhile }: { submit?: RegExp; step: string; meanwhile?: () => Promise<void> },
) {
  const { page } = opened
  await press(page, name)
  if (submit) {
    const dialog = page.getByRole('dialog', { name: `${name}?` })
    await dialog.getByRole('button', { name: submit }).click()
    await meanwhile?.()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('progressbar').waitFor()
  await deliver()
  await stands(opened, step)
}

async function stands({ page, settle }: SignedIn, reached: string): Promise<void> {
  await page.locator('[aria-current=step]').filter({ hasText: reached }).waitFor()
  await settle()
}

/** Until no process remembers that this person has just proven who they are. */
async function loseProof({ member: { session, browser } }: SignedIn): Promise<void> {
  await ageProof(session)
  await until(async () => (await browser.do('getSession')).proven_until === null)
}

async function prove({ page, complaints }: SignedIn): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Prove that it is you' })
  await proof.getByLabel('Password', { exact: true }).fill(password)
  expect(complaints.takeRefusals()).toEqual([expect.stringMatching(/^403 POST .*\/lock$/)])
  await proof.getByRole('button', { name: 'Continue' }).click()
}

/** Two employees with salaries. */
async function makeTwoPaid(): Promise<Paying> {
  const workspace = await makePaying({ name: 'Karachi Mills' })
  const second = await workspace.muster.employees.create({
    ...ayesha,
    first_name: 'Bilal',
    last_name: 'Ahmed',
  })
  await workspace.assign('100000', '2024-03-01')
  await workspace.assign('60000', '2024-03-01', second.id)
  return workspace
}

/** Payroll and Approver, on the page of the runs, in June 2026. */
async function openTwo(workspace: Paying): Promise<{ payroll: SignedIn; approver: SignedIn }> {
  // The codes of an authenticator app are those of now.
  const members = [
    await makeFullMember(workspace.id, 'Payroll'),
    await makeFullMember(workspace.id, 'Approver'),
  ]
  await setClock('2026-06-05T05:00:00Z')
  const [payroll, approver] = await Promise.all(
    members.map(member => openConsole({ workspace, member, at: '/payroll/runs' })),
  )
  return { payroll: payroll!, approver: approver! }
}

async function createRun({ page, goTo }: SignedIn, month: number, title: string): Promise<void> {
  await goTo('/payroll/runs/new')
  await page.getByLabel('Year', { exact: true }).fill('2026')
  await page.getByLabel('Month', { exact: true }).selectOption(String(month))
  await press(page, 'Create payroll run')
  await shows(page, title)
}

const rowsOf = (page: Page, table: string) => page.getByRole('region', { name: table }).getByRole('row')

async function prepareBatch({ page, load }: SignedIn, run: string): Promise<void> {
  await load(run)
  const { send } = await openDialog(page, 'Prepare the payment')
  await send()
  await page.getByRole('progressbar').waitFor()
  await deliver()
  await page.getByRole('button', { name: 'Record as paid' }).waitFor()
}

async function recordBatch({ page, load }: SignedIn, run: string): Promise<void> {
  await load(`${run}?tab=payments`)
  expect(await rowsOf(page, 'Single payments').filter({ hasText: '56,601.20' }).count()).toBe(1)
  await load(run)
  const { dialog, send } = await openDialog(page, 'Record as paid')
  await dialog.getByLabel('Paid on', { exact: true }).fill('2026-05-04')
  await dialog.getByLabel('Payment reference (optional)', { exact: true }).fill('HBL-1')
  await send()
  await page.getByRole('progressbar').waitFor()
  await deliver()
}

describeInBrowser('payroll', () => {
  it('is paid by two people', async () => {
    const workspace = await makeTwoPaid()
    const { payroll, approver } = await openTwo(workspace)
    const { page } = payroll
    await createRun(payroll, 4, 'April 2026')
    await press(page, 'Show the preview')
    await rowsOf(page, 'Preview').filter({ hasText: 'Bilal Ahmed' }).getByText('56,601.20').waitFor()
    await takeStep(payroll, 'Calculate April', { step: 'Check' })
    await page
      .getByText('You made or processed this run, so somebody else has to approve it.')
      .first()
      .waitFor()
    const run = new URL(page.url()).pathname.replace('/app', '')
    await approver.goTo(run)
    await takeStep(approver, 'Approve April', { submit: /^Approve April for 2 people/, step: 'Lock' })
    await loseProof(approver)
    await takeStep(approver, 'Lock April', {
      submit: /^Lock April for 2 people/,
      step: 'Pay',
      meanwhile: () => prove(approver),
    })
    await prepareBatch(payroll, run)
    await recordBatch(approver, run)
    await approver.load(run)
    await stands(approver, 'Close')
    await payroll.load(run)
    await stands(payroll, 'Close')
  })

  it('takes back in May what was wrong in April', async () => {
    const workspace = await makeTwoPaid()
    const { payroll } = await openTwo(workspace)
    const { page, goTo, settle } = payroll
    await lockedRun(workspace, { year: 2026, month: 4 })
    await goTo('/payroll/corrections/new')
    await choose(page, 'Employee', 'Ayesha Khan')
    await page.getByLabel('Date', { exact: true }).fill('2026-04-14')
    await page.getByLabel('Should have been', { exact: true }).selectOption({ label: 'Unpaid leave' })
    await page.getByLabel('Reason', { exact: true }).fill('Was at a wedding')
    await press(page, 'Create payroll correction')
    await page.waitForURL(/pco_/)
    await createRun(payroll, 5, 'May 2026')
    await takeStep(payroll, 'Calculate May', { step: 'Check' })
    await page.getByRole('row').filter({ hasText: 'Ayesha Khan' }).getByText('Arrears −3,333.33').waitFor()
    await page.getByRole('row').getByRole('link', { name: 'Ayesha Khan' }).click()
    const line = page.getByRole('row').filter({ hasText: 'ARREARS_DED' })
    await line.getByText('+3,333.33').waitFor()
    await line.getByRole('button', { name: 'Why it is so' }).click()
    await page.getByText('April 2026: time deductions 3,333.33').waitFor()
    await settle()
  })
})

describeInBrowser('a payroll run', () => {
  it('is handed on as a register, and as a journal once each component has its account', async () => {
    const workspace = await makeTwoPaid()
    const { payroll } = await openTwo(workspace)
    const { page, goTo, settle } = payroll
    await goTo(`/payroll/runs/${await lockedRun(workspace, { year: 2026, month: 4 })}`)
    const begin = async (title: string) => {
      await press(page, title)
      const dialog = page.getByRole('dialog', { name: `Export: ${title}` })
      await dialog.getByLabel('CSV').check()
      await dialog.getByRole('button', { name: 'Export', exact: true }).click()
      await dialog.getByRole('progressbar').waitFor()
      return dialog
    }
    await begin('Payroll register')
    const coming = page.waitForEvent('download')
    await deliver()
    const register = await text(await (await coming).createReadStream())
    expect(register).toContain('Bilal')
    expect(register).toContain('56601.20')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Map \d+ accounts/ }).click()
    for (const field of await page.getByLabel(/^(Account|Contra account) of/).all()) await field.fill('6100')
    const keep = page.getByRole('button', { name: /^Keep the account of/ })
    while ((await keep.count()) > 0) {
      const name = (await keep.first().getAttribute('aria-label'))!
      await keep.first().click()
      await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
    }
    await page.getByText(/lines of the journal have their account/).waitFor()
    await begin('GL journal')
    const journal = page.waitForEvent('download')
    await deliver()
    expect(await text(await (await journal).createReadStream())).toContain('6100')
    await settle()
  })
})

describeInBrowser('tax certificates', () => {
  it('are a sheet of all employees in a year, and a PDF of one', async () => {
    const workspace = await makeTwoPaid()
    const { payroll } = await openTwo(workspace)
    const { page, goTo } = payroll
    await page.clock.setFixedTime('2026-06-05T05:00:00Z')
    await lockedRun(workspace, { year: 2026, month: 4 })
    await goTo('/payroll/tax-certificates')
    const year = page.getByLabel('Tax year', { exact: true })
    expect((await year.getByRole('option').allTextContents())[0]).toBe('2025-26')
    await year.selectOption('2025-26')
    await press(page, 'Export')
    const dialog = page.getByRole('dialog', { name: 'Export: Tax certificates 2025-26' })
    await dialog.getByLabel('CSV').check()
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const coming = page.waitForEvent('download')
    await dialog.getByRole('progressbar').waitFor()
    await deliver()
    expect(await text(await (await coming).createReadStream())).toMatch(/2025-26,.*,Bilal,Ahmed,/)
    await page.keyboard.press('Escape')
    await choose(page, 'Employee', 'Bilal Ahmed')
    const printed = page.waitForEvent('download')
    await press(page, 'Download')
    expect((await printed).suggestedFilename()).toMatch(/\.pdf$/)
    expect(await findFlaws(payroll)).toEqual([])
    expect(await findSidewaysScroll(payroll)).toEqual([])
  })
})
