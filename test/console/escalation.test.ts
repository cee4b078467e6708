// A request that nobody decides: the steps say until when, and then who is asked as well, to both of them.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { addPolicy, approvalOf, askForLeave, makeChain } from '../support/fixtures/approvals.ts'
import { enrol, type TestMember } from '../support/fixtures/people.ts'
import { runJobs, setClock } from '../support/server/server.ts'

const openable = async (member: TestMember) => Object.assign(member, { secret: await enrol(member) })

afterEach(() => setClock())

describeInBrowser('a step with days', () => {
  it('says until when it is to be decided, and whom it asks as well after that', async () => {
    const chain = await makeChain()
    await addPolicy(chain, [{ approver: 'manager', escalate_after_days: 2 }])
    const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
    const at = `/approvals?item=${approval.id}`
    const manager = await openConsole({
      workspace: chain.workspace,
      member: await openable(chain.manager),
      at,
    })
    await manager.page
      .getByText(/^Without a decision by .+ the next level is asked too\.$/)
      .first()
      .waitFor()
    await manager.settle()
    await setClock(approval.steps[0]!.due_at!)
    await runJobs()
    await setClock()
    const director = await openConsole({
      workspace: chain.workspace,
      member: await openable(chain.director),
      at,
    })
    const name = chain.director.session.name
    await director.page
      .getByText(new RegExp(`^Asked too, because nobody had decided by .+: ${name}$`))
      .first()
      .waitFor()
    await director.page.getByText(`${chain.manager.session.name} or ${name}`).first().waitFor()
    await director.settle()
  })
})
