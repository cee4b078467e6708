// What people come to the console for, step by step, by what they see and press.

import { describeInBrowser, openBrowser, openConsole } from '../support/browser/open.ts'
import { readNewApp } from '../support/browser/signing-in.ts'
import { choose, fill, press, shows } from '../support/browser/steps.ts'
import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { listRoleIds, makeFullMember, newEmail, password } from '../support/fixtures/people.ts'
import { until } from '../support/processes/until.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace({ name: 'Karachi Mills' })
})

describeInBrowser('an owner', () => {
  it('invites somebody, who accepts', async () => {
    const { page, settle } = await openConsole({ workspace, at: '/settings/invitations/new' })
    await fill(page, 'E-mail', newEmail())
    await fill(page, 'Name', 'Bilal Ahmed')
    await choose(page, 'Role', 'Payroll')
    await press(page, 'Create invitation')
    const link = page.getByText('/app/invitation#mst_').first()
    await link.waitFor()
    const address = /\/app\/invitation#mst_\w+/.exec((await link.textContent())!)![0]
    await settle()
    const other = await openBrowser()
    await other.page.goto(address)
    await other.page.getByText('Join Karachi Mills as Payroll').waitFor()
    await fill(other.page, 'Choose a password', password)
    await press(other.page, 'Accept and sign in')
    await fill(other.page, 'First code of the app', await readNewApp(other.page))
    await press(other.page, 'Continue')
    await press(other.page, 'I have kept them')
    await shows(other.page, 'Hello, Bilal Ahmed')
    await other.settle()
  })

  it('gives a role while the other looks, and takes it away again', async () => {
    const owner = await openConsole({ workspace })
    const clerk = await makeFullMember(workspace.id, 'HR')
    const other = await openConsole({ workspace, member: clerk, at: '/organisation/departments' })
    const rooms = other.page.getByRole('navigation', { name: 'Rooms' })
    const pay = rooms.getByRole('link', { name: 'Pay', exact: true })
    expect(await pay.getAttribute('href')).toBe('/app/expenses')
    await owner.goTo(`/settings/members/${clerk.session.member_id}/edit`)
    const roles = await listRoleIds(clerk.browser).catch(() => ({}))
    expect(roles).toEqual({})
    await choose(owner.page, 'Role', 'Payroll')
    await press(owner.page, 'Save')
    await shows(owner.page, 'Ayesha Khan')
    await until(async () => (await clerk.browser.do('getSession')).role_name === 'Payroll')
    await other.load('/payroll/runs')
    await shows(other.page, 'Payroll runs')
    expect(await pay.getAttribute('href')).toBe('/app/payroll/runs')
    await owner.goTo(`/settings/members/${clerk.session.member_id}`)
    await press(owner.page, 'Delete')
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await shows(owner.page, 'Members')
    await until(async () => (await clerk.browser.ask('getSession')).status === 401)
    await other.load('/payroll/runs')
    await shows(other.page, 'Sign in')
    await owner.settle()
  })
})

describeInBrowser('a developer', () => {
  it('makes a key, whose secret is shown once, and revokes it', async () => {
    const { page, settle } = await openConsole({ workspace, role: 'Owner', at: '/developers/keys' })
    await press(page, 'New API key')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Sync of the bank')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'New API key' }).click()
    await dialog
      .getByText(/mst_live_\w+/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const card = page.locator('section').filter({ hasText: 'Sync of the bank' })
    await card.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('heading', { name: 'Sync of the bank Revoked' }).waitFor()
    await settle()
  })
})

describeInBrowser('somebody of HR', () => {
  it('hires somebody', async () => {
    const { page } = await openConsole({ workspace, at: '/employees/new' })
    await fill(page, 'First name', 'Sana')
    await fill(page, 'Last name', 'Malik')
    await fill(page, 'Joining date', '2026-11-02')
    await press(page, 'Create employee')
    await shows(page, 'Sana Malik')
  })

  it('sets leave up from nothing', async () => {
    const { page, goTo, settle } = await openConsole({ workspace, at: '/leave/types/new' })
    await fill(page, 'Name', 'Annual leave')
    await fill(page, 'Code', 'AL')
    await page.getByLabel('Paid', { exact: true }).check()
    await page.getByLabel('Active', { exact: true }).check()
    await press(page, 'Create leave type')
    await shows(page, 'Annual leave')
    await goTo('/leave/policies/new')
    await fill(page, 'Days a year', '20')
    await fill(page, 'In force from', '2026-07-01')
    await choose(page, 'Leave type', 'Annual leave')
    await press(page, 'Create leave policy')
    await page.getByText('Annual leave').first().waitFor()
    await settle()
    await goTo('/leave/groups/new')
    await fill(page, 'Name', 'Office staff')
    await press(page, 'Create leave group')
    await shows(page, 'Office staff')
    await press(page, 'Choose the leave types')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('Annual')
    await page.getByRole('option', { name: 'Annual leave' }).click()
    await dialog.getByRole('button', { name: 'Choose the leave types' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = await workspace.muster.leavePolicies.list()
    expect(data).toMatchObject([{ annual_quota: '20.00' }])
    await settle()
  })
})
