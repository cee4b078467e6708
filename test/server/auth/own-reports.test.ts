// Own reports: whoever may write employees makes nobody their own report of whom they see less by their role.

import { makeFullMember } from '../../support/fixtures/people.ts'
import { ahead, type Company, link, makeCompany } from '../../support/fixtures/reach.ts'

let company: Company
beforeAll(async () => {
  company = await makeCompany()
})

describe('Whoever', () => {
  it('may write employees, but sees no leave, makes nobody their own report, at once or later', async () => {
    const { workspace, people } = company
    const scopes = ['employees:read', 'employees:write', 'org:read']
    await company.owner.browser.do('createRole', { body: { name: 'Clerk', permissions: [], scopes } })
    const clerk = await makeFullMember(workspace.id, 'Clerk')
    await link(workspace, clerk, people.stranger)
    const { id: below } = await workspace.muster.employees.create({
      first_name: 'Under',
      last_name: 'Clerk',
      joining_date: '2024-01-01',
      reporting_manager_id: people.stranger,
    })
    const move = (id: string, reporting_manager_id: string | null) =>
      clerk.browser.send('PATCH', `/console/v1/employees/${id}`, { body: { reporting_manager_id } })
    for (const manager of [people.stranger, below]) {
      const refused = await move(people.peer, manager)
      expect([refused.status, refused.json.code]).toEqual([403, 'insufficient_scope'])
      expect(refused.json.detail).toMatch(
        /would make you a manager .*: attendance:read, documents:read, leave:read\. Ask/,
      )
    }
    const body = { employee_id: people.peer, effective_from: ahead, reporting_manager_id: people.stranger }
    const planned = await clerk.browser.ask('createJobChange', { body })
    expect([planned.status, planned.json.code]).toEqual([403, 'insufficient_scope'])
    // Whoever is somebody else's report still moves, and a report of theirs goes.
    expect((await move(people.peer, people.self)).status).toBe(200)
    expect((await move(below, people.self)).status).toBe(200)
    expect((await move(below, people.stranger)).status).toBe(403)
    expect((await move(people.peer, people.manager)).status).toBe(200)
    await workspace.muster.employees.update(below, { reporting_manager_id: null })
  })
})
