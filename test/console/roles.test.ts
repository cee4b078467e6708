// Every page for every role: it shows something, and where that is nothing of the workspace, it says which right is missing.

import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { readRooms } from '../support/browser/rooms.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'

const roles = ['HR', 'Payroll', 'Approver', 'Auditor', 'Developer']

describeInBrowser('the pages for a member', () => {
  let workspace: TestWorkspace
  let employee: string
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
    employee = (await workspace.muster.employees.list({ limit: 1 })).data[0]!.id
  })

  /** Also those that nothing leads to: somebody may have kept an address. */
  const listAddresses = async ({ page, goTo }: SignedIn): Promise<string[]> => {
    await goTo(`/employees/${employee}`)
    const tabs = (await page.evaluate('musterTests.tabs()')) as string[]
    return [
      ...readRooms()
        .filter(({ kind }) => kind === undefined)
        .map(({ path }) => path),
      `/employees/${employee}`,
      ...tabs.map(tab => `/employees/${employee}${tab}`),
    ]
  }

  it.each(roles)('of the role %s are not blank', async role => {
    const opened = await openConsole({ workspace, role })
    const blank: string[] = []
    for (const address of await listAddresses(opened)) {
      await opened.load(address)
      blank.push(...(await findUnreadable(opened)))
    }
    expect(blank).toEqual([])
    // What a role may not read is refused where only a part of a page asks for it.
    opened.complaints.takeRefusals()
  })

  it('of HR name the rights that the tab of pay takes', async () => {
    const { page, load } = await openConsole({ workspace, role: 'HR' })
    await load(`/employees/${employee}?tab=pay`)
    await page.getByText(/Your role lacks the right: see sensitive/).waitFor()
  })
})
