// The first morning of a workspace: from nothing to a locked month of pay of three people, by two people, with the clicks counted.

import type { Page } from 'playwright-core'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { Clicks, expectClicks } from '../support/browser/jobs/clicks.ts'
import { type ConsolePage, describeInBrowser, openBrowser, openConsole } from '../support/browser/open.ts'
import { readNewApp } from '../support/browser/signing-in.ts'
import { press, shows } from '../support/browser/steps.ts'
import { fileOf } from '../support/fixtures/imports.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { newEmail, password } from '../support/fixtures/people.ts'
import { deliver } from '../support/server/server.ts'

/** Types into a field as somebody does who came to it by the keyboard. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true })
  await field.focus()
  await page.keyboard.type(text)
}

const lastMonth = Temporal.Now.plainDateISO('Asia/Karachi').subtract({ months: 1 })

const monthName = lastMonth.toLocaleString('en-GB', { month: 'long' })

const people = fileOf(
  ['Ayesha', 'Bilal', 'Sana'].map((first_name, n) => ({
    first_name,
    last_name: 'Khan',
    joining_date: '2025-01-15',
    gender: n === 1 ? 'male' : 'female',
    salary_structure: 'Monthly staff',
    gross_salary: String(90_000 + n * 10_000),
    salary_from: '2025-01-15',
    bank_name: 'Habib Bank',
    bank_account_title: `${first_name} Khan`,
    bank_account_number: `0042790123450${n}`,
  })),
)

async function expectNoFlaws(opened: ConsolePage): Promise<void> {
  await opened.settle()
  expect(await findFlaws(opened)).toEqual([])
  expect(await findSidewaysScroll(opened)).toEqual([])
}

const stepsDone = (page: Page) => page.getByRole('list').locator('> li.done').count()

async function useTemplate(opened: ConsolePage): Promise<void> {
  const { page } = opened
  await page.getByRole('button', { name: 'Use the template' }).first().click()
  await page.getByText('Eid-ul-Fitr').waitFor()
  await expectNoFlaws(opened)
  await press(page, 'Make 17 records')
  await page.getByText(/Make 17 records.*done/).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function importPeople({ page, settle }: ConsolePage, clicks: Clicks): Promise<void> {
  await page.getByRole('link', { name: 'Import people', exact: true }).click()
  const buffer = Buffer.from(people)
  await clicks.upload(page.getByLabel('File'), { name: 'people.csv', mimeType: 'text/csv', buffer })
  await press(page, 'Create import')
  await shows(page, 'people.csv')
  await deliver()
  await press(page, 'Apply all 3 rows')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Being written').waitFor()
  expect(await dialog.getByText(/Done so far|Total|Last progress/).count()).toBe(0)
  await press(dialog, 'Apply all 3 rows')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await deliver()
  await page.getByText('Applied', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await settle()
}

/** The link, as it is copied. */
async function invite(page: Page): Promise<string> {
  await press(page, 'Invite somebody')
  const dialog = page.getByRole('dialog')
  await type(page, 'E-mail', newEmail())
  await type(page, 'Name', 'Hamza Qureshi')
  await dialog.getByRole('combobox', { name: 'Role' }).focus()
  await page.keyboard.type('Approver')
  await page.getByRole('option', { name: 'Approver' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Invite somebody' }).click()
  const link = (await dialog.locator('pre').textContent())!
  await press(page, 'I have kept it')
  return link
}

/** Presses what leads, answers its question where there is one, and waits for the step that comes then. */
async function takeStep({ page, settle }: ConsolePage, name: string, reached: string): Promise<void> {
  await press(page, name)
  if (!name.startsWith('Calculate')) {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: new RegExp(`^${name} for`) }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('progressbar').waitFor()
  await deliver()
  await page.locator('[aria-current=step]').filter({ hasText: reached }).waitFor()
  await settle()
}

async function accept({ page, settle }: ConsolePage, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Choose a password', { exact: true }).focus()
  await page.keyboard.type(password)
  await press(page, 'Accept and sign in')
  await page.locator('.secret').waitFor()
  await page.getByLabel('First code of the app').focus()
  await page.keyboard.type(await readNewApp(page))
  await press(page, 'Continue')
  await press(page, 'I have kept them')
  await page.waitForURL('**/app/')
  await settle()
}

describeInBrowser('the first morning', () => {
  it('goes from nothing to a locked month of pay in the clicks that it may take', async () => {
    const clicks = new Clicks()
    const workspace = await makeWorkspace({ name: 'Karwan Knits' })
    const owner = await openConsole({ workspace })
    const { page, settle, load } = owner
    await clicks.watch(owner.context)
    await load('/')
    expect(await page.getByText('Nothing waits for you.').count()).toBe(0)
    await expectNoFlaws(owner)
    await press(page, 'Enter the address')
    await type(page, 'Address (optional)', '12-A, Susan Road')
    await type(page, 'City (optional)', 'Faisalabad')
    await press(page.getByRole('dialog'), 'Save')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await useTemplate(owner)
    await settle()
    expect(await stepsDone(page)).toBe(4)
    await importPeople(owner, clicks)
    await press(page, 'Add the account')
    await type(page, 'Name of the account holder', 'Karwan Knits')
    await type(page, 'Bank name', 'Habib Bank')
    await type(page, 'Account number (optional)', '00427901234503')
    await press(page.getByRole('dialog'), 'Add the account')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const link = await invite(page)
    await settle()
    await page.getByRole('link', { name: 'Make the first run' }).click()
    await page.getByLabel('Year', { exact: true }).fill(String(lastMonth.year))
    await page.getByLabel('Month', { exact: true }).selectOption(String(lastMonth.month))
    await press(page, 'Create payroll run')
    await takeStep(owner, `Calculate ${monthName}`, 'Check')
    const second = await openBrowser()
    await clicks.watch(second.context)
    await accept(second, link)
    await second.page.getByRole('link', { name: /Payroll runs to approve/ }).click()
    await second.settle()
    await second.page.getByRole('link', { name: 'Open and decide', exact: true }).click()
    await second.settle()
    await takeStep(second, `Approve ${monthName}`, 'Lock')
    await takeStep(second, `Lock ${monthName}`, 'Pay')
    expectClicks('An empty workspace to a locked month of three people', clicks)
    await load('/')
    expect(await page.getByText('Ready to pay in').count()).toBe(0)
  })
})

describeInBrowser('the checklist of a new workspace', () => {
  it('is hidden by who wants to, and shown again', async () => {
    const opened = await openConsole({})
    const { page } = opened
    await press(page, 'Hide for now')
    await opened.load('/')
    await page.getByText('The set-up is not finished.').waitFor()
    expect(await page.getByText('Ready to pay in').count()).toBe(0)
    await press(page, 'Show its steps')
    await page.getByRole('heading', { name: 'Ready to pay in 9 steps' }).waitFor()
  })

  it('lets an owner who works alone approve alone', async () => {
    const { page, settle } = await openConsole({ workspace: await makeWorkspace() })
    await press(page, 'Approve alone')
    await press(page.getByRole('dialog'), 'Save')
    await page.getByText('One person may make and approve a month of pay.').waitFor()
    await settle()
  })

  it('has nothing for who may do none of its steps', async () => {
    const { page } = await openConsole({ role: 'Auditor' })
    expect(await page.getByText('Ready to pay in').count()).toBe(0)
  })
})
