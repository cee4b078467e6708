// A month of pay for the people of the demo, by two of them: counted in clicks, by what is on the screen, without a refusal.

import { text } from 'node:stream/consumers'
import { openOwnDemo } from '../support/browser/demo.ts'
import { Clicks, expectClicks } from '../support/browser/jobs/clicks.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { deliver, setClock } from '../support/server/server.ts'

afterEach(() => setClock())

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

/** Somebody at that moment, on the page where they stand. What the service refuses to them fails the test at its end. */
async function begin(
  of: Pick<SignedIn, 'workspace' | 'member'>,
  { at }: Month,
  clicks: Clicks,
  path: string,
): Promise<SignedIn> {
  const opened = await openConsole({ workspace: of.workspace, member: of.member })
  await clicks.watch(opened.context)
  await opened.page.clock.setFixedTime(at)
  await opened.load(path)
  return opened
}

/** Typed and sent by the keyboard: the focus goes from one line to the next. */
async function mapAccounts({ page }: SignedIn): Promise<number> {
  const fields = page.getByLabel(/^Account of/)
  await fields.first().click()
  let left = await fields.count()
  const mapped = left
  while (left > 0) {
    const focused = page.locator(':focus')
    const name = (await fields.and(focused).getAttribute('aria-label'))!
    await page.keyboard.type('6100')
    if ((await page.getByLabel(name.replace('Account', 'Contra account'), { exact: true }).count()) > 0) {
      await page.keyboard.press('Tab')
      await page.keyboard.type('2200')
    }
    await page.keyboard.press('Enter')
    await page.getByLabel(name, { exact: true }).waitFor({ state: 'detached' })
    left -= 1
  }
  return mapped
}

/** The page of a run that is made and calculated, with its accounts mapped. */
async function prepareRun(clerk: SignedIn, { year, month, name }: Month): Promise<void> {
  const { page } = clerk
  await link(clerk, 'New payroll run').click()
  await page.getByLabel('Year', { exact: true }).fill(String(year))
  await page.getByLabel('Month', { exact: true }).selectOption(String(month))
  await button(clerk, 'Create payroll run').click()
  await page.getByRole('heading', { level: 1, name: `${name} ${year}` }).waitFor()
  await button(clerk, `Calculate ${name}`).click()
  await reach(clerk, 'Check')
  await link(clerk, /^Map \d+ accounts/).click()
  expect(await mapAccounts(clerk)).toBeGreaterThan(10)
  await page.getByText(/lines of the journal have their account/).waitFor()
}

/** Nobody has to ask for it: whoever makes the run is told who has it in the inbox, and there it is. */
async function findInInbox(clerk: SignedIn, approver: SignedIn, { year, name }: Month): Promise<void> {
  await link(clerk, 'Month').click()
  await clerk.page.getByText(/Whoever may approve it has it in the inbox: \S/).waitFor()
  await link(approver, `${name} ${year}`).click()
  await link(approver, 'Open and decide').click()
}

async function approveAndLock(approver: SignedIn, { name }: Month): Promise<void> {
  await button(approver, `Approve ${name}`).click()
  await inDialog(approver, new RegExp(`^Approve ${name} for \\d+ people`)).click()
  await approver.page
    .getByRole('status')
    .filter({ hasText: /^Approve .* · done$/ })
    .waitFor()
  await reach(approver, 'Lock')
  await button(approver, `Lock ${name}`).click()
  await inDialog(approver, new RegExp(`^Lock ${name} for \\d+ people`)).click()
  await reach(approver, 'Pay')
}

/** The lock was somebody else's, and the page of the clerk has seen it. */
async function preparePayment(clerk: SignedIn): Promise<void> {
  await button(clerk, 'Prepare the payment').click()
  await inDialog(clerk, /^Prepare the payment/).click()
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
async function recordPayment(approver: SignedIn, { year, name, yesterday }: Month): Promise<void> {
  const { page } = approver
  await link(approver, 'Payroll runs').first().click()
  await page.getByRole('link', { name: `${name} ${year}`, exact: true }).click()
  await button(approver, 'Record as paid').click()
  await page.getByRole('dialog').getByLabel('Paid on', { exact: true }).fill(yesterday)
  await inDialog(approver, /^Record as paid/).click()
  await reach(approver, 'Close')
}

/** The journal, as a file. */
async function exportJournal(clerk: SignedIn): Promise<string> {
  const { page } = clerk
  await link(clerk, 'Journal').click()
  await button(clerk, 'GL journal').click()
  await page.getByRole('dialog').getByLabel('CSV').click()
  const coming = page.waitForEvent('download')
  await inDialog(clerk, 'Export').click()
  await page.getByRole('dialog').getByRole('progressbar').waitFor()
  await deliver()
  return text(await (await coming).createReadStream())
}

describeInBrowser('a month of pay on the demo', () => {
  it('takes two people no more clicks than its limit and no error, from the draft to the journal', async () => {
    const workspace = await openOwnDemo()
    // The codes of an authenticator app are those of now.
    const payroll = await makeFullMember(workspace.id, 'Payroll')
    const approval = await makeFullMember(workspace.id, 'Approver')
    const month = await chooseMonth()
    const clicks = new Clicks()
    const clerk = await begin({ workspace, member: payroll }, month, clicks, '/payroll/runs')
    await prepareRun(clerk, month)
    const approver = await begin({ workspace, member: approval }, month, clicks, '/inbox')
    await findInInbox(clerk, approver, month)
    await approveAndLock(approver, month)
    await preparePayment(clerk)
    await recordPayment(approver, month)
    expect(await exportJournal(clerk)).toContain('6100')
    expectClicks('A month of pay for 50 by two people', clicks)
  })
})
