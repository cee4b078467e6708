// Many records of a list at once: what is possible for some of them, what is asked once for all, and what is under way already.

import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { deliver } from '../support/server/server.ts'

const path = '/documents/letter-requests'

let workspace: TestWorkspace
beforeEach(async () => {
  workspace = await makeWorkspace()
  const { id: employee_id } = await workspace.muster.employees.create(ayesha)
  const body = { employee_id, letter_type: 'no_objection' }
  const made: { id: string }[] = []
  for (let n = 0; n < 4; n++) made.push(await inConsole(workspace, 'createHrLetterRequest', { body }))
  await inConsole(workspace, 'approveHrLetterRequest', { id: made[0]!.id })
})

const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all that are loaded' }).check()
const barOf = (page: Page) => page.getByRole('region', { name: '4 selected' })
const actionsOf = async (page: Page) =>
  (await barOf(page).getByRole('button').allInnerTexts()).filter(text => text !== '')

describeInBrowser('many records of a list', () => {
  it('are told how many of them each action is possible for', async () => {
    const opened = await openConsole({ workspace, at: path })
    await selectAll(opened.page)
    expect(await actionsOf(opened.page)).toEqual(
      expect.arrayContaining(['Approve: 3 of 4', 'Reject: 3 of 4', 'Issue: 1 of 4', 'Cancel: 4']),
    )
    expect(await findFlaws(opened)).toEqual([])
  })

  it('are asked once for the reason, and left alone until they are done', async () => {
    const opened = await openConsole({ workspace, at: path })
    const { page, member } = opened
    await selectAll(page)
    await barOf(page).getByRole('button', { name: 'Reject: 3 of 4' }).click()
    const drawer = page.getByRole('dialog', { name: 'Reject: 3 of 4' })
    await drawer.getByText('1 of the chosen records is in a state that does not allow it').waitFor()
    await drawer.getByRole('button', { name: 'Reject: 3 of 4' }).click()
    await drawer.getByText('has to be filled in').waitFor()
    expect(await findFlaws(opened)).toEqual([])
    await drawer.getByRole('textbox').fill('The consulate asks for none.')
    await drawer.getByRole('button', { name: 'Reject: 3 of 4' }).click()
    await drawer.waitFor({ state: 'detached' })

    await selectAll(page)
    expect((await actionsOf(page)).sort()).toEqual(['Cancel: 1 of 4', 'Export: 4', 'Issue: 1 of 4'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/taken back/i).waitFor()
    await barOf(page).getByRole('button', { name: 'Reject: 3 of 4' }).waitFor()
    const { data } = await member.browser.do('listHrLetterRequests')
    expect(data.filter(({ status }: { status: string }) => status === 'pending')).toHaveLength(3)
  })

  it('keep what was typed where the service refuses it', async () => {
    const { page, complaints } = await openConsole({ workspace, at: path })
    await selectAll(page)
    await barOf(page).getByRole('button', { name: 'Issue: 1 of 4' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: /Language/ }).fill('not a language')
    await drawer.getByRole('button', { name: 'Issue: 1 of 4' }).click()
    const field = drawer.locator('.field').filter({ has: page.getByRole('textbox', { name: /Language/ }) })
    await field.locator('.error').waitFor()
    await drawer.getByRole('alert').filter({ hasText: 'Some of this cannot be accepted.' }).waitFor()
    expect(await drawer.getByRole('alert').locator('li').count()).toBe(0)
    expect(await drawer.getByRole('textbox', { name: /Language/ }).inputValue()).toBe('not a language')
    expect(complaints.takeRefusals()).toHaveLength(1)
  })
})

describeInBrowser('chosen records', () => {
  it('are a file of their own, without those that were not chosen', async () => {
    const opened = await openConsole({ workspace, at: path })
    const { page } = opened
    const rows = page.getByRole('row').getByRole('checkbox')
    await rows.nth(1).check()
    await rows.nth(2).check()
    const bar = page.getByRole('region', { name: '2 selected' })
    await bar.getByRole('button', { name: 'Export: 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export: Letter requests' })
    await dialog.getByText('The file has the chosen records').waitFor()
    expect(await findFlaws(opened)).toEqual([])
    const arrives = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    await dialog.getByText('so far').waitFor()
    await deliver()
    const file = await text(await (await arrives).createReadStream())
    expect(file.trim().split('\n')).toHaveLength(3)
  })
})

describeInBrowser('chosen records on a telephone', () => {
  it('have all of their actions above the places', async () => {
    const opened = await openConsole({
      workspace,
      at: path,
      context: { viewport: { width: 360, height: 740 } },
    })
    const { page } = opened
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('checkbox').nth(2).check()
    const bar = page.getByRole('region', { name: '2 selected' })
    const home = page.getByRole('link', { name: 'Home', exact: true })
    const [above, below] = [await bar.boundingBox(), await home.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    await bar.getByRole('button', { name: 'Export: 2' }).click()
    await page.getByRole('dialog', { name: 'Export: Letter requests' }).waitFor()
    expect(await findFlaws(opened)).toEqual([])
  })
})

describeInBrowser('a list without records', () => {
  it('says what it is, and leads to the first one and to the import', async () => {
    const empty = await makeWorkspace()
    const opened = await openConsole({ workspace: empty, at: '/employees' })
    const { page, settle, load } = opened
    await page.getByText('There are no employees yet.').waitFor()
    await page.getByText('Everybody who works here or did.').waitFor()
    expect(await page.getByRole('link', { name: 'New employee' }).count()).toBe(2)
    expect(await findFlaws(opened)).toEqual([])
    await page.getByRole('link', { name: 'Import from a file' }).click()
    await settle()
    expect(new URL(page.url()).search).toBe('?kind=employees')
    await load('/employees?status=active')
    await page.getByText('No employees match these filters.').waitFor()
    await page.getByRole('button', { name: 'Clear the filters' }).last().click()
    await page.getByText('There are no employees yet.').waitFor()
  })

  it('offers no import to whoever may not do it', async () => {
    const { page } = await openConsole({
      workspace: await makeWorkspace(),
      role: 'Auditor',
      at: '/employees',
    })
    await page.getByText('There are no employees yet.').waitFor()
    expect(await page.getByRole('link', { name: /Import from a file|New employee/ }).count()).toBe(0)
  })
})

describeInBrowser('the title of a list', () => {
  it('has how many there are, of which the first fifty are read', async () => {
    for (let n = 0; n < 51; n++) await workspace.muster.employees.create({ ...ayesha, first_name: `P${n}` })
    const { page, load } = await openConsole({ workspace, at: '/employees' })
    const title = page.locator('.page-title')
    await title.getByText('52', { exact: true }).waitFor()
    await load('/employees?status=retired')
    await title.getByText('0', { exact: true }).waitFor()
  })
})
