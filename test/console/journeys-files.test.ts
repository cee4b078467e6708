// Files that people have made of what they see: a list with its filters, and the page of all such files.

import { text } from 'node:stream/consumers'
import type { Download, Locator, Page } from 'playwright-core'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { press } from '../support/browser/steps.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { deliver } from '../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace({ name: 'Karachi Mills' })
  await workspace.muster.employees.create({ ...ayesha, first_name: 'Sana', last_name: 'Malik' })
  const { id } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
  await workspace.muster.employees.update(id, { status: 'inactive' })
})

const readText = async (file: Download): Promise<string> => text(await file.createReadStream())

/** Opens the dialog, has the file made as CSV, and leaves it open. */
async function begin(page: Page, title: string) {
  await press(page, 'Export')
  const dialog = page.getByRole('dialog', { name: `Export: ${title}` })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await dialog.getByRole('progressbar').waitFor()
  return dialog
}

/** Has what is running look as if it were so far. */
const tell = (done: number, total: number) =>
  inDatabase(`update exports set done = $2, total = $3 where workspace_id = $1 and status = 'running'`, [
    workspace.id,
    done,
    total,
  ])

const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())!.y

describeInBrowser('an export', () => {
  it('has the rows that the filters of its list leave, and comes by itself', async () => {
    const opened = await openConsole({ workspace, at: '/employees?status=inactive' })
    const { page, settle } = opened
    const dialog = await begin(page, 'Employees')
    await dialog.getByText('0 so far').waitFor()
    await tell(100, 0)
    await dialog.getByText('100 so far, of a number that is not known yet').waitFor()
    await tell(3_200, 10_000)
    await dialog.getByText('3,200 of 10,000').waitFor()
    expect(await findFlaws(opened)).toEqual([])
    const coming = page.waitForEvent('download')
    await deliver()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^employees-\d{4}-\d\d-\d\d\.csv$/)
    const [head, row, ...more] = (await readText(file)).trim().split(/\r?\n/)
    expect(head).toContain('first_name')
    expect(row).toContain('Bilal')
    expect(more).toEqual([])
    await dialog.getByText('is ready and is being downloaded').waitFor()
    expect(await findFlaws(opened)).toEqual([])
    expect(await findSidewaysScroll(opened)).toEqual([])
    await settle()
  })

  it('is cancelled where it was begun', async () => {
    const { page, settle } = await openConsole({ workspace, at: '/employees' })
    const dialog = await begin(page, 'Employees')
    await dialog.getByRole('button', { name: 'Cancel the export' }).click()
    await dialog.getByText('Cancelled').waitFor()
    await settle()
  })

  it('is followed, cancelled and downloaded on the page of exports', async () => {
    const opened = await openConsole({ workspace, role: 'HR', at: '/organisation/departments' })
    const { page, settle } = opened
    const dialog = await begin(page, 'Departments')
    await dialog.getByRole('link', { name: 'All your exports' }).click()
    const row = page.getByRole('row').filter({ hasText: /departments-.*\.csv/ })
    await row.getByRole('progressbar').waitFor()
    expect(await topOf(row.getByText('so far'))).toBeGreaterThan(await topOf(row.getByRole('progressbar')))
    expect(await findFlaws(opened)).toEqual([])
    expect(await findSidewaysScroll(opened)).toEqual([])
    await deliver()
    await row.getByText('Succeeded').waitFor()
    const coming = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Download' }).click()
    expect(await readText(await coming)).toContain('code')
    await row.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: /departments-/ }).waitFor()
    await settle()
    expect(await findFlaws(opened)).toEqual([])
    expect(await findSidewaysScroll(opened)).toEqual([])
  })
})
