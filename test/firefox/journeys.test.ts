// The console in Firefox: signing in and everyday work, typed by keyboard, because the first browser is not the only one.

import { describeInBrowser, openBrowser, openConsole } from '../support/browser/open.ts'
import { freshCode } from '../support/browser/signing-in.ts'
import { fill, press, shows, typeInto } from '../support/browser/steps.ts'
import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember, password } from '../support/fixtures/people.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describeInBrowser('somebody in Firefox', () => {
  it('signs in with a password and a code', async () => {
    const member = await makeFullMember(workspace.id, 'Payroll')
    const { page, load, settle, complaints } = await openBrowser()
    await load('/employees?status=active')
    await typeInto(page, 'E-mail', member.email)
    await typeInto(page, 'Password', 'four quiet otters sank')
    await press(page, 'Sign in')
    await page.getByText('There is no account with this e-mail address and this password.').waitFor()
    expect(complaints.takeRefusals()).toEqual(['401 POST /console/sessions'])
    // On a slow machine Firefox types before it has chosen what is there.
    await fill(page, 'Password', '')
    await typeInto(page, 'Password', password)
    await press(page, 'Sign in')
    await typeInto(page, 'Code', await freshCode(member))
    await press(page, 'Continue')
    await page.waitForURL('**/app/employees?status=active')
    await settle()
  })

  it('hires somebody', async () => {
    const { page } = await openConsole({ workspace, at: '/employees/new' })
    await typeInto(page, 'First name', 'Sana')
    await typeInto(page, 'Last name', 'Malik')
    await page.getByLabel('Joining date', { exact: true }).fill('2026-11-02')
    await press(page, 'Create employee')
    await shows(page, 'Sana Malik')
    const { data } = await workspace.muster.employees.list()
    expect(data).toMatchObject([{ first_name: 'Sana', last_name: 'Malik', joining_date: '2026-11-02' }])
  })
})
