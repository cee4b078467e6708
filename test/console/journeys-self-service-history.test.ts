// An auditor reads the history of one request: who decided it and from what to what it changed, who approved the steps before, and nothing that they could change. It is walked on three screens, which have both widths and all languages; all six would take too long.

import { describeInBrowser } from '../support/browser/open.ts'
import { expectNoFlaws, openFor, screens } from '../support/browser/travel.ts'
import { addPolicy, approvalOf, approve, askForLeave, makeChain } from '../support/fixtures/approvals.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { makeFullMember, type TestMember } from '../support/fixtures/people.ts'

/** So that a sentence says which of them is meant. */
const call = ({ session }: TestMember, name: string) =>
  inDatabase('update members set name = $2 where id = $1', [session.member_id, name])

describeInBrowser('an auditor', () => {
  it.each(screens)(
    'reads who decided a request, and decides nothing, in %s at %i px',
    async (locale, width) => {
      const chain = await makeChain()
      await call(chain.manager, 'The manager')
      await call(chain.director, 'The director')
      await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }])
      const leave = await askForLeave(chain, chain.ids.staff)
      for (const who of [chain.manager, chain.director]) {
        const answer = await approve(who, await approvalOf(chain, leave))
        expect(answer.status).toBe(200)
      }
      const auditor = await makeFullMember(chain.workspace.id, 'Auditor')
      const opened = await openFor(auditor, `/leave/applications/${leave.id}`, { locale, width })
      const { page, speech, goTo } = opened
      const approved = speech.nameValue('approved', 'LeaveApplicationStatus')
      const history = page
        .locator('section')
        .filter({ hasText: speech.say('record.history') })
        .last()
      const last = history.getByRole('listitem').filter({ hasText: 'The director' })
      await last.getByText(approved, { exact: true }).waitFor()
      await expectNoFlaws(opened)
      // The steps before it are in the audit, by who approved them, and of which request.
      await goTo('/settings/audit?kind=Approval')
      const kind = speech.say('kind.LeaveApplication', { count: 1 })
      for (const name of ['The manager', 'The director'])
        await page.getByRole('row').filter({ hasText: name }).filter({ hasText: kind }).waitFor()
      await expectNoFlaws(opened)
      for (const operation of ['cancelLeaveApplication', 'approveLeaveApplication'] as const)
        expect((await auditor.browser.ask(operation, { ids: { id: leave.id } })).status).toBe(403)
    },
  )
})
