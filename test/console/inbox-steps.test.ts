// The inbox of HR and the steps of requests: whom one waits for, that a direct decision ends its steps, one's own turn, and what is stuck.

import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
} from '../support/fixtures/approvals.ts'
import { makeAskerIn, makeChange } from '../support/fixtures/bank-account-changes.ts'
import { statusesOf } from '../support/fixtures/bulk.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { link } from '../support/fixtures/reach.ts'
import { deliver, setClock } from '../support/server/server.ts'

const afterTheHold = () => setClock(Temporal.Now.instant().add({ seconds: 11 }).toString())

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
})
afterEach(() => setClock())

const openInbox = (): Promise<SignedIn> =>
  openConsole({ workspace: chain.workspace, member: chain.owner, at: '/inbox' })

const decide = async ({ page, settle }: SignedIn, name: string) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await afterTheHold()
  await deliver()
  await settle()
}

describeInBrowser('a request that waits for steps', () => {
  it('says whom it waits for, and that a decision of HR is final', async () => {
    await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const opened = await openInbox()
    const { page } = opened
    const { name } = chain.manager.session
    await page
      .getByText(`Waits for ${name}, step 1 of 2. ${name} has not decided yet. Your decision is final.`)
      .waitFor()
    await decide(opened, 'Approve A')
    expect(await statusesOf([leave.id])).toEqual(['approved'])
    expect((await approvalOf(chain, leave)).status).toBe('superseded')
  })

  it('is decided by its step where that is the turn of HR, and goes on to the next', async () => {
    const member_id = chain.owner.session.member_id
    await addPolicy(chain, [{ approver: 'member', member_id }, { approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const opened = await openInbox()
    await opened.page.getByText('It is your turn: step 1 of 2. One more step comes after it.').waitFor()
    await decide(opened, 'Approve A')
    expect(await statusesOf([leave.id])).toEqual(['pending'])
    const approval = await approvalOf(chain, leave)
    expect(approval.steps.map(({ status }) => status)).toEqual(['approved', 'open'])
    expect((await approve(chain.manager, approval)).json.status).toBe('approved')
    expect(await statusesOf([leave.id])).toEqual(['approved'])
  })

  it('is asked anew where nobody may decide its step', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    await link(chain.workspace, chain.director, null)
    await link(chain.workspace, chain.owner, chain.ids.director)
    const leave = await askForLeave(chain, chain.ids.director)
    const hr = await makeFullMember(chain.workspace.id, 'HR')
    const { page } = await openConsole({ workspace: chain.workspace, member: hr, at: '/inbox' })
    await page.getByText('Nobody may decide its open step.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Ask anew' }).click()
    await page.getByText('It is your turn: step 1 of 1.', { exact: false }).waitFor()
    expect((await approvalOf(chain, leave)).steps[0]?.asked).toMatchObject([
      { member_id: hr.session.member_id, via: 'last_resort' },
    ])
  })
})

describeInBrowser('a change of a bank account that waits for steps', () => {
  it('leads to its step where a decision takes a proof of who one is', async () => {
    const { workspace } = chain
    const asker = await makeAskerIn(workspace, chain.ids.staff)
    const member = await makeFullMember(workspace.id, 'Payroll')
    const { member_id } = member.session
    const steps = [{ approver: 'member' as const, member_id }, { approver: 'manager' as const }]
    await addPolicy(chain, steps, { name: 'Accounts', kind: 'bank_account' })
    const change = await makeChange(asker)
    const { page, settle } = await openConsole({ workspace, member, at: '/inbox' })
    await page.getByText('It is your turn: step 1 of 2.', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Open and decide' }).click()
    await settle()
    const approval = await approvalOf(chain, change)
    expect(page.url()).toContain(`/app/approvals?item=${approval.id}`)
    await page.getByRole('button', { name: 'Approve' }).first().waitFor()
  })
})
