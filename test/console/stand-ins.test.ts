// A manager goes away: on a phone they name a colleague, who finds the request of the manager’s team, said as whose, and decides it.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { addPolicy, approvalOf, askForLeave, makeChain } from '../support/fixtures/approvals.ts'
import { ayesha } from '../support/fixtures/make.ts'
import { enrol, type TestMember } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'

/** The helper that signs somebody in takes the secret of their app, too. */
const openable = async (member: TestMember) => Object.assign(member, { secret: await enrol(member) })

const phone = { viewport: { width: 360, height: 740 } }

describeInBrowser('who is away', () => {
  it('names a stand-in by name, who decides for them, and ends it again', async () => {
    const chain = await makeChain()
    const { id } = await chain.workspace.muster.employees.create(
      Object.assign({}, ayesha, { first_name: 'Deputy' }),
    )
    const deputy = await joinAs(chain.workspace, id)
    await addPolicy(chain, [{ approver: 'manager' }])
    const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
    const today = Temporal.Now.plainDateISO('Asia/Karachi')
    const manager = await openConsole({
      workspace: chain.workspace,
      member: await openable(chain.manager),
      at: '/team',
      context: phone,
    })
    await manager.page.getByRole('link', { name: 'While I am away' }).click()
    await manager.page.getByRole('button', { name: 'Name a stand-in' }).click()
    const form = manager.page.getByRole('dialog')
    await form.getByRole('searchbox').fill('Deputy')
    const choice = form.getByLabel('Who stands in', { exact: true })
    await choice.locator('option', { hasText: /^Deputy/ }).waitFor({ state: 'attached' })
    await choice.selectOption(id)
    // Somebody else is looked for, and nobody found: the choice stays, and is seen.
    await form.getByRole('searchbox').fill('Nobody of this name')
    await choice.locator('option').nth(2).waitFor({ state: 'detached' })
    expect(await choice.locator('option:checked').textContent()).toMatch(/^Deputy/)
    await form.getByLabel('First day').fill(today.toString())
    await form.getByLabel('Last day').fill(today.add({ days: 5 }).toString())
    await form.locator('button[type=submit]').click()
    await manager.page.getByText(`${deputy.session.name} stands in for you`).waitFor()
    await manager.settle()

    const standIn = await openConsole({
      workspace: chain.workspace,
      member: await openable(deputy),
      at: '/approvals',
      context: phone,
    })
    await standIn.page.getByText(`for ${chain.manager.session.name}`, { exact: false }).first().waitFor()
    await standIn.page.getByRole('button', { name: 'Approve' }).click()
    await standIn.page.getByRole('dialog').locator('button[type=submit]').click()
    await standIn.page.getByText('Nothing waits for your decision.').waitFor()
    await standIn.goTo(`/approvals?view=decided&item=${approval.id}`)
    await standIn.page
      .getByText(`${deputy.session.name} for ${chain.manager.session.name}`, { exact: false })
      .waitFor()
    await standIn.settle()

    await manager.page.getByRole('button', { name: 'Revoke' }).click()
    await manager.page.getByRole('dialog').locator('button[type=submit]').click()
    await manager.page.getByText('Revoked', { exact: true }).waitFor()
    await manager.settle()
  })
})
