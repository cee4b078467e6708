// Approval policies by hand: HR says who is asked, sees beforehand who that would be, and switches the policy off again.

import { deciding } from '../../packages/console/pages/settings/approvals/kinds.ts'
import { kinds } from '../../packages/server/features/approvals/kinds.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { addPolicy, makeChain } from '../support/fixtures/approvals.ts'
import { makeFullMember } from '../support/fixtures/people.ts'

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
    const days = 'Next level too, after working days (optional)'
    await second.getByLabel(days).fill('3')
    await second.getByRole('button', { name: 'Ask earlier' }).click()
    await second.getByLabel(days).fill('2')
    await second.getByLabel(days).fill('')
    const trial = page.locator('.card', { hasText: 'Who would be asked?' })
    await trial.getByRole('combobox', { name: 'Employee' }).pressSequentially('Staff')
    await page.getByRole('option', { name: /^Staff/ }).click()
    await trial.getByRole('button', { name: 'Show who is asked' }).click()
    const told = trial.getByRole('listitem')
    const names = [chain.director, chain.manager].map(({ session }) => session.name)
    await told.nth(1).waitFor()
    expect(await told.allTextContents()).toEqual([
      expect.stringContaining(
        `the manager’s manager (after 3 working days also the next level): ${names[0]}`,
      ),
      expect.stringContaining(`the manager: ${names[1]}`),
    ])
    await page.getByRole('button', { name: /^Create/ }).click()
    await page.getByRole('heading', { name: 'Long leave' }).waitFor()
    await page.getByRole('button', { name: 'Switch off' }).click()
    await page.getByText(/Switch off.*done/).waitFor()
    await page.getByText('This policy is switched off.', { exact: false }).waitFor()
    await settle()
    const { data } = await browser.do('listApprovalPolicies')
    expect(data).toMatchObject([
      {
        name: 'Long leave',
        is_active: false,
        min_days: '5.00',
        steps: [
          { approver: 'second_manager', escalate_after_days: 3 },
          { approver: 'manager', escalate_after_days: null },
        ],
      },
    ])
    await goTo('/settings/approvals')
    await page
      .getByText('1. the manager’s manager (after 3 working days also the next level) · 2. the manager')
      .waitFor()
  })
})

describeInBrowser('a policy about what the reader may not decide', () => {
  it('is read only and says why, and one that never counts says which is before it', async () => {
    const chain = await makeChain()
    const steps = [{ approver: 'manager' }] as const
    await addPolicy(chain, steps, { name: 'Any loan', kind: 'loan' })
    await addPolicy(chain, steps, { name: 'Large loan', kind: 'loan', min_amount: '5000', position: 2 })
    const member = await makeFullMember(chain.workspace.id, 'HR')
    const { page, goTo, settle } = await openConsole({
      workspace: chain.workspace,
      member,
      at: '/settings/approvals/new',
    })
    await page.getByText('Kinds whose requests you may not decide are left out.').waitFor()
    const offered = await page.getByLabel('Kind', { exact: true }).locator('option').allTextContents()
    expect(offered).not.toContain('Loan')
    expect(offered).toContain('Expense claim')
    await goTo('/settings/approvals')
    await page.getByText('Never counts: Any loan takes all before it.').waitFor()
    await page.getByRole('link', { name: 'Large loan' }).click()
    await page.getByText('You can read this policy but not change it', { exact: false }).first().waitFor()
    await settle()
    expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Switch off' }).isDisabled()).toBe(true)
  })

  it('is known by the operations that the service asks for', () => {
    const asked = Object.entries(kinds).map(([kind, { approve }]) => [kind, approve])
    expect(deciding).toEqual(Object.fromEntries(asked))
  })
})
