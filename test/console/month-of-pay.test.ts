// A month of pay for the people of the demo, by two of them: counted in clicks, by what is on the screen, without a refusal.

import { text } from 'node:stream/consumers'
import type { Locator } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { deliver, setClock } from '../support/server/server.ts'

afterEach(() => setClock())

/** What the job may not take; it took 50, with four errors. */
const limit = 25

/** Presses what people would, and counts. */
class Hand {
  clicks = 0

  async press(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }
}

const button = ({ page }: SignedIn, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = ({ page }: SignedIn, name: string | RegExp) => page.getByRole('link', { name })
const inDialog = ({ page }: SignedIn, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name })

/** Until the step is where the run stands, once its work is done. */
async function reach({ page, settle }: SignedIn, step: string): Promise<void> {
  await page.getByRole('progressbar').waitFor()
  await deliver()
  await page.locator('[aria-current=step]').filter({ hasText: step }).waitFor()
  await settle()
}

interface Month {
  readonly year: number
  readonly month: number
  /** November */
  readonly name: string
  readonly yesterday: string
  /** The moment at which all this is done. */
  readonly at: string
}

/** The present month, on a day on which one of its days is over. */
async function chooseMonth(): Promise<Month> {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Karachi')
  const day = now.day === 1 ? now.add({ days: 1 }) : now
  const at = day.toInstant().toString()
  await setClock(at)
  const name = day.toLocaleString('en', { month: 'long' })
  const yesterday = day.toPlainDate().subtract({ days: 1 }).toString()
  return { year: day.year, month: day.month, name, yesterday, at }
}

/** Somebody on the list of runs, at that moment. What the service refuses to them fails the test at its end. */
async function openRuns(of: Pick<SignedIn, 'workspace' | 'member'>, { at }: Month): Promise<SignedIn> {
  const opened = await openConsole({ workspace: of.workspace, member: of.member })
  await opened.page.clock.setFixedTime(at)
  await opened.goTo('/payroll/runs')
  return opened
}

/** Typed and sent by the keyboard, one account after the other. */
async function mapAccounts({ page }: SignedIn): Promise<number> {
  const fields = page.getByLabel(/^Account of/)
  let mapped = 0
  for (; (await fields.count()) > 0; mapped++) {
    const name = (await fields.first().getAttribute('aria-label'))!
    const account = page.getByLabel(name, { exact: true })
    const contra = page.getByLabel(name.replace('Account', 'Contra account'), { exact: true })
    if ((await contra.count()) > 0) await contra.fill('2200')
    await account.fill('6100')
    await account.press('Enter')
    await account.waitFor({ state: 'detached' })
  }
  return mapped
}

/** The page of a run that is made and calculated, with its accounts mapped. */
async function prepareRun(clerk: SignedIn, hand: Hand, { year, month, name }: Month): Promise<void> {
  const { page } = clerk
  await hand.press(link(clerk, 'New payroll run'))
  await page.getByLabel('Year', { exact: true }).fill(String(year))
  await page.getByLabel('Month', { exact: true }).fill(String(month))
  await hand.press(button(clerk, 'Create payroll run'))
  await page.getByRole('heading', { level: 1, name: `${name} ${year}` }).waitFor()
  await hand.press(button(clerk, `Calculate ${name}`))
  await reach(clerk, 'Check')
  await hand.press(link(clerk, /^Map \d+ accounts/))
  expect(await mapAccounts(clerk)).toBeGreaterThan(10)
  await page.getByText(/lines of the journal have their account/).waitFor()
}

/** Nobody has to ask for it: whoever makes the run is told who has it in the inbox, and there it is. */
async function findInInbox(clerk: SignedIn, approver: SignedIn, { year, name }: Month): Promise<void> {
  await clerk.page.getByRole('link', { name: 'Month', exact: true }).click()
  await clerk.page.getByText(/Whoever may approve it has it in the inbox: \S/).waitFor()
  await approver.goTo('/inbox')
  await approver.page.getByRole('link', { name: `${name} ${year}` }).waitFor()
  await approver.goTo('/payroll/runs')
}

async function approveAndLock(approver: SignedIn, hand: Hand, { year, name }: Month): Promise<void> {
  await hand.press(link(approver, `${name} ${year}`))
  await hand.press(button(approver, `Approve ${name}`))
  await hand.press(inDialog(approver, new RegExp(`^Approve ${name} for \\d+ people`)))
  await reach(approver, 'Lock')
  await hand.press(button(approver, `Lock ${name}`))
  await hand.press(inDialog(approver, new RegExp(`^Lock ${name} for \\d+ people`)))
  await reach(approver, 'Pay')
}

/** Comes back to the page: the lock was somebody else's. */
async function preparePayment(clerk: SignedIn, hand: Hand): Promise<void> {
  await hand.press(link(clerk, 'Month'))
  await hand.press(button(clerk, 'Prepare the payment'))
  await hand.press(inDialog(clerk, /^Prepare the payment/))
  await clerk.page.getByRole('progressbar').waitFor()
  await deliver()
  await button(clerk, 'Record as paid').waitFor()
  await findFiles(clerk)
}

/** Where the bank file and the certificates are made. */
async function findFiles({ page, settle }: SignedIn): Promise<void> {
  const files = page.getByRole('region', { name: 'Files of this run' })
  await files.getByRole('link', { name: 'Tax certificates' }).waitFor()
  await files.getByRole('link', { name: 'Bank file of batch 1' }).click()
  await page.getByRole('heading', { name: 'Pay by the bank' }).waitFor()
  await settle()
  await page.goBack()
}

/** By who approved, from the list of runs: the batch was prepared by somebody else. */
async function recordPayment(
  approver: SignedIn,
  hand: Hand,
  { year, name, yesterday }: Month,
): Promise<void> {
  const { page } = approver
  await hand.press(link(approver, 'Payroll runs').first())
  await hand.press(link(approver, `${name} ${year}`))
  await hand.press(button(approver, 'Record as paid'))
  await page.getByRole('dialog').getByLabel('Paid on', { exact: true }).fill(yesterday)
  await hand.press(inDialog(approver, /^Record as paid/))
  await reach(approver, 'Close')
}

/** The journal, as a file. */
async function exportJournal(clerk: SignedIn, hand: Hand): Promise<string> {
  const { page } = clerk
  await hand.press(link(clerk, 'Journal'))
  await hand.press(button(clerk, 'GL journal'))
  await hand.press(page.getByRole('dialog').getByLabel('CSV'))
  const coming = page.waitForEvent('download')
  await hand.press(inDialog(clerk, 'Export'))
  await page.getByRole('dialog').getByRole('progressbar').waitFor()
  await deliver()
  return text(await (await coming).createReadStream())
}

describeInBrowser('a month of pay on the demo', () => {
  it(`takes two people fewer than ${limit} clicks and no error, from the draft to the journal`, async () => {
    const workspace = await openDemoWorkspace()
    // The codes of an authenticator app are those of now.
    const payroll = await makeFullMember(workspace.id, 'Payroll')
    const approval = await makeFullMember(workspace.id, 'Approver')
    const month = await chooseMonth()
    const hand = new Hand()
    const clerk = await openRuns({ workspace, member: payroll }, month)
    await prepareRun(clerk, hand, month)
    const approver = await openRuns({ workspace, member: approval }, month)
    await findInInbox(clerk, approver, month)
    await approveAndLock(approver, hand, month)
    await preparePayment(clerk, hand)
    await recordPayment(approver, hand, month)
    expect(await exportJournal(clerk, hand)).toContain('6100')
    expect(hand.clicks).toBeLessThan(limit)
  })
})
