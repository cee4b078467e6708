// Members who see nothing yet: whoever gives access finds them from the first page.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember, makeMember } from '../support/fixtures/people.ts'

describeInBrowser('the first page of an owner', () => {
  it('counts members who have no access yet, and leads to them alone', async () => {
    const workspace = await makeWorkspace()
    const member = await makeFullMember(workspace.id, 'Owner')
    const { session, email } = await makeMember(workspace.id, 'Developer')
    // As whoever signs in through their company, and has no address of an employee there.
    await inDatabase('update members set role_id = null where workspace_id = $1 and id = $2', [
      workspace.id,
      session.member_id,
    ])
    const { page, settle } = await openConsole({ workspace, member })
    await page.getByRole('link', { name: 'Members without access yet 1' }).click()
    await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor()
    await page.getByText(email).waitFor()
    await settle()
    expect(await page.getByRole('row').count()).toBe(2)
  })
})
