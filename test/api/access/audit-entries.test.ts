// Audit entries: who did what, as people read it in the console.

import { download, exportTable, listing, makeExport } from '../../support/fixtures/exports.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, makeMember, refusal } from '../../support/fixtures/people.ts'
import { payable } from '../../support/fixtures/salary.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('The audit', () => {
  it('lists what was done, newest first, by actor and by object', async () => {
    const { browser, session } = await makeFullMember(workspace.id, 'Owner')
    const role = await browser.do('createRole', { body: { name: 'Night desk' } })
    await browser.do('updateRole', { ids: { id: role.id }, body: { scopes: ['org:read'] } })
    const list = async (query: string) => {
      const { json } = await browser.send('GET', `/console/audit_entries?${query}`)
      return json.data.map(({ action }: { action: string }) => action)
    }
    expect(await list(`object_id=${role.id}`)).toEqual(['role.updated', 'role.created'])
    expect((await list(`actor=${session.member_id}`)).slice(0, 3)).toEqual([
      'role.updated',
      'role.created',
      'member.totp_enabled',
    ])
    const [newest] = (await browser.do('listAuditEntries')).data
    expect(newest).toMatchObject({ object: 'audit_entry', actor: session.member_id, object_id: role.id })
    expect(JSON.parse(newest.details)).toEqual({ name: 'Night desk', scopes: ['org:read'], permissions: [] })
  })

  it('is filtered by what was done and by the kind of record', async () => {
    const { browser } = await makeFullMember(workspace.id, 'Owner')
    const role = await browser.do('createRole', { body: { name: 'Day desk' } })
    await browser.do('createDepartment', { body: { name: 'Dyeing' } })
    const list = async (query: string) => (await browser.do('listAuditEntries', { query })).data
    const roles: { object_id: string }[] = await list('kind=Role')
    expect(roles.length).toBeGreaterThan(0)
    expect(roles.filter(({ object_id }) => !object_id.startsWith('rol_'))).toEqual([])
    expect(await list(`kind=Role&action=role.created&object_id=${role.id}`)).toHaveLength(1)
    expect(await list('kind=Role&action=createDepartment')).toEqual([])
    expect(await list('action=createDepartment')).toMatchObject([{ action: 'createDepartment' }])
    const unknown = await browser.ask('listAuditEntries', { query: 'kind=Unicorn' })
    expect(refusal(unknown)).toEqual([400, 'validation_failed'])
    expect(unknown.text).toContain('no records of that name have ids')
  })

  it('is read by auditors, and by nobody without the right', async () => {
    const { browser } = await makeFullMember(workspace.id, 'Auditor')
    expect((await browser.ask('listAuditEntries')).status).toBe(200)
    const hr = await makeMember(workspace.id, 'HR')
    expect(refusal(await hr.browser.ask('listAuditEntries'))).toEqual([403, 'insufficient_scope'])
  })

  it('tells of a record what its reader may read of the record, and of the rest which fields', async () => {
    const { workspace: paying, employee, assign } = await payable()
    const { id } = await assign('91234', '2024-03-01')
    const own = { national_id: '35202-4817263-8', first_name: 'Zubaida' }
    const owner = await makeFullMember(paying.id, 'Owner')
    await owner.browser.do('updateEmployee', { ids: { id: employee.id }, body: own })
    const read = async (object_id: string, ...scopes: string[]) => {
      const name = ['Watch', ...scopes].join(' ')
      await owner.browser.ask('createRole', { body: { name, scopes, permissions: ['audit.read'] } })
      const { browser } = await makeFullMember(paying.id, name)
      const { data } = await browser.do('listAuditEntries', { query: `object_id=${object_id}` })
      return data.map(({ details }: { details: string }) => JSON.parse(details))
    }
    const left_out = expect.arrayContaining(['gross_salary', 'effective_from'])
    expect(await read(id)).toEqual([{ left_out }])
    expect(await read(id, 'employees:read')).toEqual([{ left_out }])
    expect(await read(id, 'payroll:read')).toMatchObject([{ gross_salary: '91234' }])
    expect(await read(employee.id)).toEqual([{ left_out: ['first_name'] }])
    expect(await read(employee.id, 'employees:read')).toEqual([{ first_name: 'Zubaida' }])
  })

  it('tells an auditor, and the file of an auditor, what they may read', async () => {
    const { workspace: paying, assign } = await payable()
    const { id } = await assign('91234', '2024-03-01')
    const { browser } = await makeFullMember(paying.id, 'Auditor')
    const { data } = await browser.do('listAuditEntries', { query: `object_id=${id}` })
    expect(data[0].details).toContain('91234')
    const owner = await makeFullMember(paying.id, 'Owner')
    const body = { name: 'Watch', scopes: [], permissions: ['audit.read'] }
    await owner.browser.do('createRole', { body })
    const watch = await makeFullMember(paying.id, 'Watch')
    const rows = JSON.stringify(await exportTable(watch.browser, listing('listAuditEntries')))
    expect(rows).toContain('gross_salary')
    expect(rows).not.toContain('91234')
  })

  it('tells what is said of many records to whom may read them, and nothing of what can be removed', async () => {
    const owner = await makeFullMember(workspace.id, 'Owner')
    const run = await owner.browser.do('createPayrollRun', { body: { year: 2026, month: 7 } })
    const text = 'Bilal gets 91234 from now on'
    await owner.browser.do('createComment', { body: { object_id: run.id, text } })
    const many = { operation: 'approveExpenseClaim', ids: ['ecl_1'], comment: text, hold_seconds: 10 }
    await owner.browser.do('createBulkAction', { body: many })
    const said = async (name: string, scopes: readonly string[]) => {
      await owner.browser.do('createRole', { body: { name, scopes, permissions: ['audit.read'] } })
      const { browser } = await makeFullMember(workspace.id, name)
      const { data } = await browser.do('listAuditEntries')
      const told = data.filter((entry: { details: string }) => entry.details.includes(text))
      return told.map(({ action }: { action: string }) => action)
    }
    expect(await said('Stranger', ['employees:read'])).toEqual([])
    expect(await said('Reader of pay', ['payroll:read'])).toEqual([])
    expect(await said('Reader of claims', ['expenses:read'])).toEqual(['createBulkAction'])
  })

  it('has a file for as long as its reader may read as much', async () => {
    const { workspace: paying, assign } = await payable()
    await assign('91234', '2024-03-01')
    const owner = await makeFullMember(paying.id, 'Owner')
    const body = { name: 'Watch', scopes: ['payroll:read'], permissions: ['audit.read'] }
    const role = await owner.browser.do('createRole', { body })
    const { browser } = await makeFullMember(paying.id, 'Watch')
    const made = await makeExport(browser, listing('listAuditEntries'))
    expect((await download(browser, made)).text).toContain('91234')
    await owner.browser.do('updateRole', { ids: { id: role.id }, body: { scopes: [] } })
    while ((await browser.ask('listSalaryAssignments')).status === 200);
    expect(refusal(await download(browser, made))).toEqual([403, 'insufficient_scope'])
  })

  it('has nothing of another workspace', async () => {
    const other = await makeWorkspace()
    const { browser, session } = await makeFullMember(other.id, 'Auditor')
    const { data } = await browser.do('listAuditEntries')
    expect(new Set(data.map(({ actor }: { actor: string }) => actor))).toEqual(
      new Set(['operator', session.member_id]),
    )
  })
})
