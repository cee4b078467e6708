// Employee contacts: whom to call for somebody in an emergency, kept by HR, and seen by HR and themselves alone.

import type { EmployeeContactCreate } from '@muster/contract'
import { ayesha, eventsOf, inDatabase, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { joinAs } from '../../support/fixtures/reach.ts'
import { soonAfter } from '../../support/soon-after.ts'

const friend = {
  name: 'Hamza',
  relationship: 'friend',
  phone: '+92 300 845 2210',
} satisfies EmployeeContactCreate

async function employed() {
  const workspace = await makeWorkspace()
  const employee = await workspace.muster.employees.create(ayesha)
  return { workspace, employee, id: employee.id, contacts: workspace.muster.employeeContacts }
}

describe('a contact', () => {
  it('is added with what was sent, changed and deleted, and neither changes the employee nor fires an event', async () => {
    const { workspace, employee, id, contacts } = await employed()
    const created = await contacts.create(id, friend)
    expect(created).toEqual({
      ...friend,
      object: 'employee_contact',
      id: expect.stringMatching(/^ect_/),
      employee_id: id,
      is_primary: false,
      deleted: false,
      created_at: expect.any(String),
      updated_at: soonAfter(created.created_at),
    })
    const changed = await contacts.update(id, created.id, { name: 'Hamza Ali', phone: '042 111' })
    expect(changed).toMatchObject({ name: 'Hamza Ali', relationship: 'friend', phone: '042 111' })
    expect((await contacts.list(id)).data).toEqual([changed])
    expect(await contacts.delete(id, created.id)).toMatchObject({ deleted: true, name: 'Hamza Ali' })
    expect((await contacts.list(id)).data).toEqual([])
    expect((await contacts.list(id, { include_deleted: true })).data).toHaveLength(1)
    expect(await workspace.muster.employees.get(id)).toEqual(employee)
    expect(await eventsOf(workspace.id)).toHaveLength(1)
  })

  it('is called first in place of the one that was', async () => {
    const { id, contacts } = await employed()
    const first = await contacts.create(id, { ...friend, is_primary: true })
    await contacts.create(id, { ...friend, name: 'Sana', is_primary: true })
    const tell = async () => (await contacts.list(id)).data.map(({ name, is_primary }) => [name, is_primary])
    expect(await tell()).toEqual([
      ['Sana', true],
      ['Hamza', false],
    ])
    await contacts.update(id, first.id, { is_primary: true })
    expect(await tell()).toEqual([
      ['Sana', false],
      ['Hamza', true],
    ])
  })

  it('has a telephone number as people write it', async () => {
    const { workspace, id } = await employed()
    const body = { ...friend, phone: 'call me' }
    const answer = await raw('POST', `/v1/employees/${id}/contacts`, { key: workspace.key, body })
    expect([answer.status, answer.json.errors]).toMatchObject([400, [{ field: 'phone' }]])
  })

  it('is that of the employee of the address alone, and of one who was not deleted', async () => {
    const { workspace, id, contacts } = await employed()
    const { id: other } = await workspace.muster.employees.create(ayesha)
    const { id: contact } = await contacts.create(id, friend)
    await expect(contacts.update(other, contact, { name: 'X' })).rejects.toMatchObject({ status: 404 })
    await workspace.muster.employees.delete(id)
    await expect(contacts.create(id, friend)).rejects.toMatchObject({ status: 409 })
    await expect(contacts.delete(id, contact)).rejects.toMatchObject({ status: 409 })
  })

  it('is named in its history, and in no entry of the audit', async () => {
    const { workspace, id } = await employed()
    const { browser } = await makeFullMember(workspace.id, 'HR')
    const made = await browser.do('createEmployeeContact', { ids: { id }, body: friend })
    const ids = { id, contact_id: made.id }
    await browser.do('updateEmployeeContact', { ids, body: { name: 'Hamza Ali', phone: '042 222' } })
    const audited = await inDatabase<{ entry: string }>(
      'select to_jsonb(a)::text as entry from audit_entries a where workspace_id = $1',
      [workspace.id],
    )
    expect(
      audited.filter(({ entry }) => entry.includes('employee_contact') || entry.includes('Contact')),
    ).not.toEqual([])
    expect(audited.filter(({ entry }) => /Hamza|042 222|845 2210/.test(entry))).toEqual([])
    const { data } = await browser.do('listRecordChanges', { query: `employee_id=${id}` })
    expect(JSON.stringify(data)).toContain('Hamza Ali')
  })
})

describe('the contacts of somebody', () => {
  it('are seen by themselves, and by neither their manager nor a colleague nor somebody who reports to them', async () => {
    const { workspace, id, contacts } = await employed()
    const { muster } = workspace
    const { id: boss } = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await muster.employees.update(id, { reporting_manager_id: boss })
    const { id: report } = await muster.employees.create({ ...ayesha, reporting_manager_id: id })
    const { id: colleague } = await muster.employees.create({ ...ayesha, reporting_manager_id: boss })
    await contacts.create(id, friend)
    const self = await joinAs(workspace, id)
    const { data } = await self.browser.do('listEmployeeContacts', { ids: { id } })
    expect(data).toMatchObject([friend])
    const refused = await self.browser.ask('createEmployeeContact', { ids: { id }, body: friend })
    expect(refused.status).toBe(403)
    for (const other of [boss, report, colleague]) {
      const { browser } = await joinAs(workspace, other)
      const { status, text } = await browser.ask('listEmployeeContacts', { ids: { id } })
      expect([other, status, text.includes('Hamza')]).toEqual([other, 404, false])
    }
  })

  it('do not exist for another workspace', async () => {
    const { id, contacts } = await employed()
    const { id: contact } = await contacts.create(id, friend)
    const other = await makeWorkspace()
    const answer = await raw('PATCH', `/v1/employees/${id}/contacts/${contact}`, {
      key: other.key,
      body: { name: 'X' },
    })
    expect(answer.status).toBe(404)
  })
})
