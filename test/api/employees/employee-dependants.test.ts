// Employee dependants: whom somebody provides for, kept by HR, and seen by HR and themselves alone.

import type { EmployeeDependantCreate } from '@muster/contract'
import { ayesha, eventsOf, inDatabase, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { joinAs } from '../../support/fixtures/reach.ts'
import { soonAfter } from '../../support/soon-after.ts'

const child = {
  name: 'Hamza',
  relationship: 'child',
  born_on: '2019-05-04',
} satisfies EmployeeDependantCreate

async function employed() {
  const workspace = await makeWorkspace()
  const employee = await workspace.muster.employees.create(ayesha)
  return { workspace, employee, id: employee.id, dependants: workspace.muster.employeeDependants }
}

describe('a dependant', () => {
  it('is added with what was sent, changed and deleted, and neither changes the employee nor fires an event', async () => {
    const { workspace, employee, id, dependants } = await employed()
    const created = await dependants.create(id, child)
    expect(created).toEqual({
      ...child,
      object: 'employee_dependant',
      id: expect.stringMatching(/^edp_/),
      employee_id: id,
      deleted: false,
      created_at: expect.any(String),
      updated_at: soonAfter(created.created_at),
    })
    const changed = await dependants.update(id, created.id, { name: 'Hamza Ali', born_on: null })
    expect(changed).toMatchObject({ name: 'Hamza Ali', relationship: 'child', born_on: null })
    expect((await dependants.list(id)).data).toEqual([changed])
    expect(await dependants.delete(id, created.id)).toMatchObject({ deleted: true, name: 'Hamza Ali' })
    expect((await dependants.list(id)).data).toEqual([])
    expect((await dependants.list(id, { include_deleted: true })).data).toHaveLength(1)
    expect(await workspace.muster.employees.get(id)).toEqual(employee)
    expect(await eventsOf(workspace.id)).toHaveLength(1)
  })

  it('is that of the employee of the address alone, and of one who was not deleted', async () => {
    const { workspace, id, dependants } = await employed()
    const { id: other } = await workspace.muster.employees.create(ayesha)
    const { id: dependant } = await dependants.create(id, child)
    await expect(dependants.update(other, dependant, { name: 'X' })).rejects.toMatchObject({ status: 404 })
    await workspace.muster.employees.delete(id)
    await expect(dependants.create(id, child)).rejects.toMatchObject({ status: 409 })
    await expect(dependants.delete(id, dependant)).rejects.toMatchObject({ status: 409 })
  })

  it('is named in its history, and in no entry of the audit', async () => {
    const { workspace, id } = await employed()
    const { browser } = await makeFullMember(workspace.id, 'HR')
    const made = await browser.do('createEmployeeDependant', { ids: { id }, body: child })
    const ids = { id, dependant_id: made.id }
    await browser.do('updateEmployeeDependant', { ids, body: { name: 'Hamza Ali', born_on: '2019-05-05' } })
    const audited = await inDatabase<{ entry: string }>(
      'select to_jsonb(a)::text as entry from audit_entries a where workspace_id = $1',
      [workspace.id],
    )
    expect(
      audited.filter(({ entry }) => entry.includes('employee_dependant') || entry.includes('Dependant')),
    ).not.toEqual([])
    expect(audited.filter(({ entry }) => /Hamza|2019-05/.test(entry))).toEqual([])
    const { data } = await browser.do('listRecordChanges', { query: `employee_id=${id}` })
    expect(JSON.stringify(data)).toContain('Hamza Ali')
  })
})

describe('the dependants of somebody', () => {
  it('are seen by themselves, and by neither their manager nor a colleague nor somebody who reports to them', async () => {
    const { workspace, id, dependants } = await employed()
    const { muster } = workspace
    const { id: boss } = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await muster.employees.update(id, { reporting_manager_id: boss })
    const { id: report } = await muster.employees.create({ ...ayesha, reporting_manager_id: id })
    const { id: colleague } = await muster.employees.create({ ...ayesha, reporting_manager_id: boss })
    await dependants.create(id, child)
    const self = await joinAs(workspace, id)
    const { data } = await self.browser.do('listEmployeeDependants', { ids: { id } })
    expect(data).toMatchObject([child])
    const refused = await self.browser.ask('createEmployeeDependant', { ids: { id }, body: child })
    expect(refused.status).toBe(403)
    for (const other of [boss, report, colleague]) {
      const { browser } = await joinAs(workspace, other)
      const { status, text } = await browser.ask('listEmployeeDependants', { ids: { id } })
      expect([other, status, text.includes('Hamza')]).toEqual([other, 404, false])
    }
  })

  it('do not exist for another workspace', async () => {
    const { id, dependants } = await employed()
    const { id: dependant } = await dependants.create(id, child)
    const other = await makeWorkspace()
    const answer = await raw('PATCH', `/v1/employees/${id}/dependants/${dependant}`, {
      key: other.key,
      body: { name: 'X' },
    })
    expect(answer.status).toBe(404)
  })
})
