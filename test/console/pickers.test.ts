// What a field for another record offers: those that the operation takes, by names.

import type { Page, Route } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makeAssetWorkspace } from '../support/fixtures/assets.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { bilal, makeRecruitmentWorkspace } from '../support/fixtures/recruitment.ts'
import { assets } from '../support/lives/of-assets.ts'
import { until } from '../support/processes/until.ts'

/** What is offered, once it was read. */
async function listOptions(page: Page): Promise<string[]> {
  await page.getByRole('option').filter({ hasNotText: 'Nothing found.' }).first().waitFor()
  return page.getByRole('option').allTextContents()
}

describeInBrowser('a field for', () => {
  it('an asset offers what is available, and nothing that is lost, retired, in repair or issued', async () => {
    const { workspace, records } = await assets.live()
    const { page } = await openConsole({ workspace, at: '/assets/assignments/new' })
    await page.getByRole('combobox', { name: 'Asset' }).fill('')
    await page.getByRole('combobox', { name: 'Asset' }).press('ArrowDown')
    await page.getByText(/^When it should come back/).waitFor()
    expect(Object.keys(records).length).toBe(5)
    expect(await listOptions(page)).toEqual(['ThinkPad LAP-1'])
  })

  it('a category offers those that are in use', async () => {
    const workspace = await makeAssetWorkspace()
    await inConsole(workspace, 'createAssetCategory', { body: { name: 'Fax machines', is_active: false } })
    const { page } = await openConsole({ workspace, at: '/assets/new' })
    await page.getByRole('combobox', { name: 'Asset category' }).press('ArrowDown')
    expect(await listOptions(page)).toEqual(['Laptops '])
  })

  it('the application of a hire offers those of the candidate, each by its opening', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, candidate, opening, department } = workspace
    const post = { title: 'Dyer', department_id: department, description: 'Mixes colours.' }
    const { id: job_opening_id } = await muster.jobOpenings.create({ ...post, status: 'open' })
    await muster.jobApplications.create({ job_opening_id, candidate_id: candidate.id })
    const other = await muster.candidates.create({ ...bilal, first_name: 'Sana', email: 'sana@mail.example' })
    await muster.jobApplications.create({ job_opening_id: opening.id, candidate_id: other.id })
    const { page } = await openConsole({ workspace, at: `/recruitment/candidates/${candidate.id}` })
    await page.getByRole('button', { name: 'Hire', exact: true }).click()
    await page.getByRole('combobox', { name: 'Job application' }).press('ArrowDown')
    const offered = await listOptions(page)
    expect(offered).toEqual([expect.stringContaining('Dyer'), expect.stringContaining('Supervisor')])
  })

  it('a balance finds one by its employee, also where a hundred are newer', async () => {
    const workspace = await openDemoWorkspace()
    const { muster } = workspace
    const { id, first_name, last_name } = (await muster.employees.list({ limit: 100 })).data.at(-1)!
    const newest = (await muster.leaveBalances.list({ limit: 100 })).data.map(balance => balance.id)
    const older = (await muster.leaveBalances.list({ employee_id: id })).data.filter(
      balance => !newest.includes(balance.id),
    )
    const { name } = await muster.leaveTypes.get(older[0]!.leave_type_id)
    const { page } = await openConsole({ workspace, at: '/leave/encashments/new' })
    await page.getByRole('combobox', { name: 'Leave balance' }).press('ArrowDown')
    await page.keyboard.type(`${first_name} ${last_name}`)
    const offered = page.getByRole('option', { name: `${first_name} ${last_name} · ${name} · ` })
    await offered.first().waitFor()
  })
})

describeInBrowser('a field whose search still loads', () => {
  it('takes what is typed over a selected name', async () => {
    const workspace = await makeWorkspace()
    const { page, goTo } = await openConsole({ workspace, at: '/settings/members' })
    const held: Route[] = []
    await page.route(/reference-input/, route => void held.push(route))
    const clerk = await makeFullMember(workspace.id, 'HR')
    await goTo(`/settings/members/${clerk.session.member_id}/edit`)
    const role = page.getByRole('combobox', { name: 'Role' })
    await until(async () => (await role.inputValue()) === 'HR')
    await role.press('ControlOrMeta+a')
    await until(() => held.length === 1)
    await held[0]!.continue()
    await page.getByRole('option').first().waitFor()
    await page.keyboard.type('Pay')
    await page.getByRole('option', { name: 'Payroll' }).waitFor()
    expect(await role.inputValue()).toBe('Pay')
  })
})

/** Scrolls the page, and waits until it has heard of it. */
const move = (page: Page): Promise<void> =>
  page.evaluate(`new Promise(resolve => {
    addEventListener('scroll', () => resolve(), { once: true })
    scrollBy(0, scrollY > 20 ? -20 : 20)
  })`)

describeInBrowser('the list of what is found', () => {
  it('stays open where the page moves under it, and closes by Escape', async () => {
    const workspace = await makeAssetWorkspace()
    const context = { viewport: { width: 900, height: 300 } }
    const { page } = await openConsole({ workspace, at: '/assets/new', context })
    const category = page.getByRole('combobox', { name: 'Asset category' })
    const offered = page.getByRole('option', { name: 'Laptops' })
    await category.click()
    await page.keyboard.type('Lap')
    await offered.waitFor()
    await move(page)
    await page.evaluate('musterTests.frame()')
    await offered.click()
    await until(async () => (await category.inputValue()) === 'Laptops')
    await page.keyboard.type('x')
    await move(page)
    await page.keyboard.press('Escape')
    await offered.waitFor({ state: 'detached' })
  })
})

/** Empties the field that has the focus and leaves it, before the page gets to anything else. */
const emptyAndLeave = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const field = document.activeElement
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    set.call(field, '')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    field.blur()
  })()`)

/** The form of a department that belongs to another one. */
async function openPart() {
  const workspace = await makeWorkspace()
  const head = await workspace.muster.departments.create({ name: 'Weaving' })
  const { id } = await workspace.muster.departments.create({ name: 'Looms', parent_id: head.id })
  const opened = await openConsole({ workspace, at: `/organisation/departments/${id}` })
  const edit = `/organisation/departments/${id}/edit`
  return { ...opened, edit, field: opened.page.getByRole('combobox', { name: 'Part of' }) }
}

describeInBrowser('a field that is left', () => {
  it('in the moment in which it was emptied has no list open', async () => {
    const { page, goTo, settle, edit, field } = await openPart()
    await goTo(edit)
    await field.focus()
    await page.getByRole('option', { name: 'Weaving' }).waitFor()
    // What scrolls under a list closes it as this key does; the field keeps the focus.
    await field.press('Escape')
    await page.locator('.popover.options').waitFor({ state: 'detached' })
    await emptyAndLeave(page)
    await settle()
    expect(await page.locator('.popover.options').count()).toBe(0)
    // The list would hide it from whoever listens.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Looms' }).waitFor()
    await page.locator('dl').getByRole('link', { name: 'Weaving' }).waitFor({ state: 'detached' })
  })

  it('before its list has come keeps what stands in it', async () => {
    const { page, settle, edit, field } = await openPart()
    const held: Route[] = []
    await page.route(/\/v1\/departments\?/, route => void held.push(route))
    await page.evaluate(`musterTests.go('/app${edit}')`)
    await until(async () => (await field.count()) === 1 && (await field.inputValue()) === 'Weaving')
    await field.focus()
    await field.and(page.locator('[aria-autocomplete]')).waitFor()
    await until(() => held.length > 0)
    // Not to the next field, whose list would hide this one.
    await field.blur()
    for (const route of held) await route.continue()
    await settle()
    expect(await field.inputValue()).toBe('Weaving')
  })
})
