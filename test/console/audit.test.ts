// The audit as people read it: sentences with names, filters by name, and details in labels and values.

import type { Page } from 'playwright-core'
import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { addPolicy, approvalOf, approve, askForLeave, makeChain } from '../support/fixtures/approvals.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'

let workspace: TestWorkspace
let employee: string
let owner: SignedIn['member']

beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
  ;({ id: employee } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' }))
  const { browser } = owner
  await browser.do('updateEmployee', { ids: { id: employee }, body: { marital_status: 'married' } })
  await browser.do('createDepartment', { body: { name: 'Weaving', code: 'WV' } })
  await browser.do('createRole', { body: { name: 'Night desk', scopes: ['org:read'] } })
})

const openAudit = (at = '', context = {}): Promise<SignedIn> =>
  openConsole({ workspace, member: owner, at: `/settings/audit${at}`, context })

/** What programs call things: an operation, a field, an id. */
const machine = /[a-z][A-Z]\w+\b|\b[a-z]+_[a-z_]+\b|\b[a-z]{3}_[0-9a-z]{26}\b/

const tellCells = async (page: Page): Promise<string> =>
  (await page.locator('tbody :is(td, th)').allTextContents()).join(' | ')

describeInBrowser('the audit', () => {
  it('tells who did what to which record, in a sentence without the names of programs', async () => {
    const { page } = await openAudit()
    const row = page.getByRole('row', { name: /Changed the employee/ })
    await row.getByRole('link', { name: 'Bilal Khan' }).waitFor()
    await page
      .getByRole('row', { name: /Added the department/ })
      .getByText('Weaving')
      .waitFor()
    expect(await tellCells(page)).not.toMatch(machine)
  })

  it('shows what was sent in labels and values', async () => {
    const audit = await openAudit()
    const { page } = audit
    const row = page.getByRole('row', { name: /Changed the employee/ })
    await row.getByRole('button', { name: 'Details: Changed the employee' }).click()
    const dialog = page.getByRole('dialog', { name: 'Changed the employee' })
    await dialog.getByText('Marital status').waitFor()
    await dialog.getByText('Married').waitFor()
    expect(await findFlaws(audit)).toEqual([])
  })

  it('is filtered by person, by kind and by what was done, each by its name', async () => {
    const { page, settle } = await openAudit()
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Departments' })
    await settle()
    await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Added the department' })
    await settle()
    expect(new URL(page.url()).search).toBe('?kind=Department&action=createDepartment')
    expect(await page.locator('tbody tr').count()).toBe(1)
    await page.getByRole('button', { name: 'Remove the filter Action' }).click()
    const person = page.getByRole('combobox', { name: 'Done by' })
    await person.fill('Ayesha')
    await page.getByRole('option', { name: 'Ayesha Khan' }).click()
    await settle()
    expect(new URL(page.url()).searchParams.get('actor')).toBe(owner.session.member_id)
  })

  it.each([
    ['ur-PK', /ملازم: تبدیلی/],
    ['ar-AE', /تعديل موظف/],
  ])('is read in %s, on a telephone', async (locale, sentence) => {
    const audit = await openAudit('', { locale, viewport: { width: 360, height: 800 } })
    const { page } = audit
    await page.getByText(sentence).first().waitFor()
    expect(await tellCells(page)).not.toMatch(machine)
    expect(await findFlaws(audit)).toEqual([])
  })
})

describeInBrowser('the audit of an approval', () => {
  it('names the request, and leads to it whoever may read it', async () => {
    const chain = await makeChain()
    await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff, { to_date: '2026-12-08' })
    const { id } = await approvalOf(chain, leave)
    await approve(chain.manager, { id })
    const open = (member: SignedIn['member']) =>
      openConsole({ workspace: chain.workspace, member, at: `/settings/audit?object_id=${id}` })
    const audit = await open(chain.owner)
    const row = audit.page.getByRole('row', { name: /Approved a step: leave application/ })
    await row.getByRole('link', { name: 'Staff Khan · Annual leave · Dec 7 – 8, 2026' }).click()
    await audit.page.waitForURL(`**/leave/applications/${leave.id}`)
    const role = { name: 'Watch', scopes: [], permissions: ['audit.read'] }
    await chain.owner.browser.do('createRole', { body: role })
    const { page } = await open(await makeFullMember(chain.workspace.id, 'Watch'))
    const closed = page.getByRole('row', { name: /Approved a step: leave application/ })
    await closed.waitFor()
    expect(await closed.locator('a:is([href*=lap_], [href*=apv_])').count()).toBe(0)
    expect(await tellCells(page)).not.toMatch(/Staff|2026-12|Dec 7|apv_/)
  })
})
