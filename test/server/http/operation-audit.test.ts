// The audit of the console: which operations leave an entry, and what the entries of plain changes say.

import { type OperationFacts, operations } from '@muster/contract'
import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeMember } from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const travel = { name: 'Travel', code: 'TRAVEL' }
const makeCategory = (code: string) =>
  inConsole(workspace, 'createExpenseCategory', { body: { ...travel, name: code, code } })

describe('A write of the console', () => {
  it('leaves an entry, unless it is a preview, a view of a list, what somebody has read or is sent, or its work leaves one at its end', () => {
    const writes = Object.values(operations as Record<string, OperationFacts>).filter(
      ({ method, schemes }) => schemes.includes('console_token') && method !== 'get',
    )
    const unaudited = writes.filter(({ extensions }) => extensions['x-unaudited'] === true)
    expect(unaudited.map(({ id }) => id).sort()).toEqual([
      'cancelPayrollPaymentBatch',
      'createListView',
      'createPayrollPaymentBatch',
      'deleteListView',
      'previewApprovalPolicy',
      'previewEmploymentEnd',
      'previewImport',
      'previewJobChange',
      'previewLetterTemplate',
      'previewLoan',
      'previewPayChange',
      'previewSalaryAssignment',
      'readNotifications',
      'recordPayrollPaymentBatch',
      'updateListView',
      'updateNotificationSettings',
    ])
    expect(writes.filter(({ extensions }) => extensions['x-audience'] === undefined)).toEqual([])
  })

  it('tells its operation, the object and what was sent', async () => {
    const { id } = await makeCategory('MEALS')
    await inConsole(workspace, 'updateExpenseCategory', { id, body: { is_active: false } })
    expect(await auditOf(id)).toEqual([
      ['createExpenseCategory', { name: 'MEALS', code: 'MEALS' }],
      ['updateExpenseCategory', { is_active: false }],
    ])
  })

  it('leaves none where nothing changes, nor where it is refused', async () => {
    const { id } = await makeCategory('HOTEL')
    await inConsole(workspace, 'updateExpenseCategory', { id, body: { name: 'HOTEL' } })
    await askConsole(workspace, 'updateExpenseCategory', { id, body: { max_amount_per_item: '0' } })
    await askConsole(workspace, 'createExpenseCategory', { body: { ...travel, code: 'HOTEL' } })
    expect((await auditOf(id)).map(([action]) => action)).toEqual(['createExpenseCategory'])
  })

  it('that says in words of its own what it decided leaves that entry alone', async () => {
    const body = { letter_type: 'other', subject: 'To whom', body: 'It may concern.' }
    const { id } = await inConsole(workspace, 'createLetterTemplate', { body: { ...body, language: 'en' } })
    await inConsole(workspace, 'previewLetterTemplate', { id, body: {} })
    expect((await auditOf(id)).map(([action]) => action)).toEqual(['letter_template.created'])
  })

  it('names a long value without keeping it', async () => {
    const description = '"'.repeat(500)
    const body = { ...travel, name: 'Long', code: 'LONG', description }
    const { id } = await inConsole(workspace, 'createExpenseCategory', { body })
    const kept = { name: 'Long', code: 'LONG', left_out: ['description'] }
    expect(await auditOf(id)).toEqual([['createExpenseCategory', kept]])
  })
})

describe('A write of the public operations', () => {
  const body = { name: 'Finance', code: 'FIN' }

  it('leaves an entry where a member does it', async () => {
    const { browser, session } = await makeMember(workspace.id, 'HR')
    const { id } = await browser.do('createDepartment', { body })
    await browser.do('updateDepartment', { ids: { id }, body: { name: 'Treasury' } })
    expect(await auditOf(id)).toEqual([
      ['createDepartment', body],
      ['updateDepartment', { name: 'Treasury' }],
    ])
    const actors = await inDatabase('select distinct actor from audit_entries where object_id = $1', [id])
    expect(actors).toEqual([{ actor: session.member_id }])
  })

  it('keeps sensitive fields out of it', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const { id } = await browser.do('createEmployee', {
      body: {
        first_name: 'Sana',
        last_name: 'Malik',
        joining_date: '2026-01-05',
        national_id: '35202-1234567-1',
      },
    })
    const [[action, details] = []] = await auditOf(id)
    expect([action, Object.keys(details!)]).toEqual([
      'createEmployee',
      ['first_name', 'last_name', 'joining_date'],
    ])
  })

  it('leaves none where a key does it', async () => {
    const { id } = await workspace.muster.departments.create({ name: 'Legal', code: 'LEG' })
    expect(await auditOf(id)).toEqual([])
  })
})
