// Approval policies by hand: HR says who is asked, sees beforehand who that would be, and switches the policy off again.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makeChain } from '../support/fixtures/approvals.ts'

describeInBrowser('who is asked about long leave', () => {
  it('is said in steps, tried with an employee, kept, and switched off', async () => {
    const chain = await makeChain()
    const { browser } = chain.owner
    const { page, goTo, settle } = await openConsole({
      workspace: chain.workspace,
      member: chain.owner,
      at: '/settings/approvals/new',
    })
    await page.getByLabel('Name', { exact: true }).fill('Long leave')
    const kind = page.getByLabel('Kind', { exact: true })
    await kind.selectOption('leave')
    await page.getByLabel('From days (optional)').fill('5')
    const steps = page.getByRole('group', { name: 'Steps' })
    await steps.getByRole('button', { name: 'Add' }).click()
    await steps.getByRole('button', { name: 'Add' }).click()
    const second = steps.locator(':scope > .line').nth(1)
    await second.getByLabel('Approver').selectOption('second_manager')
    await second.getByRole('button', { name: 'Ask earlier' }).click()
    const trial = page.locator('.card', { hasText: 'Who would be asked?' })
    await trial.getByRole('combobox', { name: 'Employee' }).pressSequentially('Staff')
    await page.getByRole('option', { name: /^Staff/ }).click()
    await trial.getByRole('button', { name: 'Show who is asked' }).click()
    const told = trial.getByRole('listitem')
    const names = [chain.director, chain.manager].map(({ session }) => session.name)
    await told.nth(1).waitFor()
    expect(await told.allTextContents()).toEqual([
      expect.stringContaining(`the manager’s manager: ${names[0]}`),
      expect.stringContaining(`the manager: ${names[1]}`),
    ])
    await page.getByRole('button', { name: /^Create/ }).click()
    await page.getByRole('heading', { name: 'Long leave' }).waitFor()
    await page.getByRole('button', { name: 'Switch off' }).click()
    await page.getByText('This policy is switched off.', { exact: false }).waitFor()
    await settle()
    const { data } = await browser.do('listApprovalPolicies')
    expect(data).toMatchObject([
      {
        name: 'Long leave',
        is_active: false,
        min_days: '5.00',
        steps: [{ approver: 'second_manager' }, { approver: 'manager' }],
      },
    ])
    await goTo('/settings/approvals')
    await page.getByText('1. the manager’s manager · 2. the manager').waitFor()
  })
})
