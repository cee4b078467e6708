// A file that a person imports: its template, an error that is told in place, the corrected file, and the employee that it made.

import { text } from 'node:stream/consumers'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { press, shows } from '../support/browser/steps.ts'
import { fileOf, hamza, sana } from '../support/fixtures/imports.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { deliver } from '../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace({ name: 'Karachi Mills' })
})

/** Chooses the file on the page of a new import, and sends it. */
async function upload({ page, goTo }: SignedIn, name: string, content: string): Promise<void> {
  await goTo('/files/imports/new')
  await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Employees' })
  await page.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await press(page, 'Create import')
  await shows(page, name)
}

async function expectNoFlaws(opened: SignedIn): Promise<void> {
  await opened.settle()
  expect(await findFlaws(opened)).toEqual([])
  expect(await findSidewaysScroll(opened)).toEqual([])
}

/** What the button brings, as text. */
async function download({ page }: SignedIn, button: string): Promise<string> {
  const coming = page.waitForEvent('download')
  await press(page, button)
  return text(await (await coming).createReadStream())
}

describeInBrowser('an import that failed', () => {
  it('while it was applied is offered to go on', async () => {
    const opened = await openConsole({ workspace, role: 'HR', at: '/files/imports' })
    const { page } = opened
    await upload(opened, 'half.csv', fileOf([Object.assign({}, hamza, { first_name: 'Usman' })]))
    await deliver()
    await page.getByRole('button', { name: 'Apply 1 row' }).waitFor()
    await inDatabase(
      "update imports set status = 'failed', rows = 'all', finished_at = stamp() where workspace_id = $1 and file_name = 'half.csv'",
      [workspace.id],
    )
    await opened.load(new URL(page.url()).pathname.replace('/app', ''))
    await expectNoFlaws(opened)
    await press(page, 'Go on where it stopped')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Go on/ })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await deliver()
    await page.getByText('Applied', { exact: true }).first().waitFor()
  })
})

describeInBrowser('a file of another system', () => {
  // German titles are none of the usual ones, which are understood without a question.
  const file = (day: string) => `Rufname,Zuname,Eintritt,Shoe size\r\nSana,Malik,${day},38\r\n`
  const choose = async ({ page, goTo }: SignedIn, name: string, content: string) => {
    await goTo('/files/imports/new')
    await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Employees' })
    await page.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  }

  it('is asked what its titles and its dates mean, once', async () => {
    const opened = await openConsole({ workspace, role: 'HR', at: '/files/imports' })
    const { page, complaints } = opened
    await choose(opened, 'legacy.csv', file('03/04/2026'))
    await page.getByText('Say what 4 columns mean, or leave them out.').waitFor()
    await page.getByLabel('Rufname').selectOption({ label: 'First name' })
    await page.getByText('The file has no column for Last name and Joining date.').waitFor()
    await page.getByLabel('Zuname').selectOption({ label: 'Last name' })
    await page.getByLabel('Eintritt').selectOption({ label: 'Joining date' })
    await page.getByLabel('Shoe size').selectOption({ label: 'Leave out' })
    expect(await page.getByText('The file has no column for').count()).toBe(0)
    await page
      .getByText(/^03\/04\/2026 is .*Apr.* with the day first, and .*Mar.* with the month first\./)
      .waitFor()
    await expectNoFlaws(opened)
    await press(page, 'Create import')
    await page
      .getByText(/has to say whether the day or the month comes first/)
      .first()
      .waitFor()
    complaints.takeRefusals()
    await page.getByLabel(/^Dates are written/).selectOption('day_first')
    await press(page, 'Create import')
    await shows(page, 'legacy.csv')
    await deliver()
    await page.getByRole('button', { name: 'Apply 1 row' }).waitFor()

    await choose(opened, 'legacy-2.csv', file('25/12/2025'))
    await page.getByText('As it was last time, for a file with these titles.').waitFor()
    await page.getByText('Recognised in the file.').waitFor()
    await press(page, 'Create import')
    await shows(page, 'legacy-2.csv')
    await deliver()
    await page.getByRole('button', { name: 'Apply 1 row' }).waitFor()
    await expectNoFlaws(opened)
  })
})

describeInBrowser('an import with a wrong cell', () => {
  it('has it corrected where it is told, and can be applied', async () => {
    const opened = await openConsole({ workspace, role: 'HR', at: '/files/imports' })
    const { page } = opened
    const late = Object.assign({}, sana, { first_name: 'Nadia', joining_date: '2025-13-01' })
    await upload(opened, 'late.csv', fileOf([late]))
    await deliver()
    const cell = page.getByLabel('Joining date, line 2')
    await cell.fill('2025-10-13')
    await expectNoFlaws(opened)
    await press(page, 'Check again with 1 correction')
    await page.getByRole('progressbar').waitFor()
    await deliver()
    await page.getByRole('button', { name: 'Apply 1 row' }).waitFor()
    await expectNoFlaws(opened)
  })
})

describeInBrowser('an import', () => {
  it('tells an error in place, and the corrected file makes the employees', async () => {
    const opened = await openConsole({ workspace, role: 'HR', at: '/files/imports' })
    const { page, goTo } = opened
    await upload(
      opened,
      'staff.csv',
      fileOf([hamza, Object.assign({}, sana, { joining_date: '2025-13-01' })]),
    )
    await page.getByRole('progressbar').waitFor()
    await expectNoFlaws(opened)
    await deliver()
    const wrong = page.getByRole('row').filter({ hasText: 'Joining date' })
    expect(await wrong.getByLabel('Joining date, line 3').inputValue()).toBe('2025-13-01')
    expect(await wrong.getByRole('cell').first().textContent()).toBe('3')
    await page.getByRole('button', { name: 'Apply only the 1 valid row' }).waitFor()
    await page.getByRole('link', { name: 'With errors', exact: true }).click()
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
    await expectNoFlaws(opened)
    expect(await download(opened, 'Download the file with its errors')).toContain('2025-13-01')
    await press(page, 'Cancel')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel/ })
      .click()
    await page.getByText('Cancelled', { exact: true }).first().waitFor()

    await upload(opened, 'corrected.csv', fileOf([hamza, sana]))
    await deliver()
    await press(page, 'Apply all 2 rows')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Apply all 2 rows' }).click()
    await page.getByRole('progressbar').waitFor()
    await deliver()
    await page.getByRole('row').filter({ hasText: 'Sana Malik' }).getByText('Written').waitFor()
    await expectNoFlaws(opened)
    await page.getByRole('link', { name: 'Sana Malik' }).click()
    await shows(page, 'Sana Malik')
    await goTo('/files/imports')
    expect(await page.getByRole('row').count()).toBe(7)
    await expectNoFlaws(opened)
  })

  it.each([
    ['HR', ['Employees', 'Leave balances', 'Attendance']],
    ['Payroll', ['Payroll']],
  ])('is offered to %s for what that role may change by hand', async (role, kinds) => {
    const { page } = await openConsole({ workspace, role, at: '/files/imports/new' })
    const choices = page.getByLabel('Kind', { exact: true }).getByRole('option')
    await choices.nth(1).waitFor({ state: 'attached' })
    expect((await choices.allTextContents()).slice(1)).toEqual(kinds)
  })

  it('begins with the template of its kind', async () => {
    const opened = await openConsole({ workspace, role: 'HR', at: '/files/imports/new' })
    await opened.page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Employees' })
    expect(await download(opened, 'Download the template')).toContain('joining_date')
    await expectNoFlaws(opened)
  })
})

describeInBrowser('the list of employees', () => {
  it('leads to an import, which begins with their kind', async () => {
    await workspace.muster.employees.create(ayesha)
    const { page } = await openConsole({ workspace, role: 'HR', at: '/employees' })
    await page.getByRole('link', { name: 'Import from a file' }).click()
    await shows(page, 'New import')
    expect(await page.getByLabel('Kind', { exact: true }).inputValue()).toBe('employees')
  })
})

describeInBrowser('an import that names what is not there', () => {
  it('leads to where it is made, and is checked again', async () => {
    const opened = await openConsole({ workspace, at: '/files/imports' })
    const { page, goTo } = opened
    await upload(opened, 'weavers.csv', fileOf([Object.assign({}, hamza, { department: 'Weaving' })]))
    await deliver()
    await page.getByText('Make what is missing, and have the file checked again.').waitFor()
    await expectNoFlaws(opened)
    // The way stands below the sentence, as no part of it.
    const said = page.locator('.reason-line', { hasText: 'is no department of this workspace' })
    expect(await said.getByRole('link').count()).toBe(0)
    const path = new URL(page.url()).pathname.replace('/app', '')
    await page.getByRole('link', { name: 'New department', exact: true }).click()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Weaving')
    await page.getByLabel(/^Code/).fill('WEAVE')
    await press(page, 'Create department')
    await shows(page, 'Weaving')
    await goTo(path)
    await press(page, 'Check again')
    await page.getByRole('progressbar').waitFor()
    await deliver()
    await page.getByRole('button', { name: 'Apply 1 row' }).waitFor()
    await expectNoFlaws(opened)
  })

  it('says of employee numbers of another form where that form is set', async () => {
    const opened = await openConsole({ workspace, at: '/files/imports' })
    const { page } = opened
    await upload(opened, 'numbers.csv', fileOf([Object.assign({}, hamza, { employee_code: 'KM-17' })]))
    await deliver()
    await page.getByText(/or set prefix and digits in the settings to those of your own codes/).waitFor()
    await page.getByRole('link', { name: 'Set prefix and digits', exact: true }).click()
    await shows(page, 'Numbering')
  })
})
