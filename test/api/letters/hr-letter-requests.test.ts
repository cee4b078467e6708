// HR letter requests: every state, every move that is refused, and the letter that answers one.

import type { HrLetterRequest } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  makeLetterWorkspace,
  makeRequest,
  makeTemplate,
  tokenWithoutPay,
} from '../../support/fixtures/letters.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-22T10:00:00Z'))
afterEach(() => setClock())

const rejection_reason = 'The probation has not ended'
const steps = {
  pending: [],
  approved: ['approveHrLetterRequest'],
  issued: ['approveHrLetterRequest', 'issueHrLetterRequest'],
  cancelled: ['cancelHrLetterRequest'],
} as const

describe('a request', () => {
  it('is pending, with what was asked for', async () => {
    const workspace = await makeLetterWorkspace()
    const body = { employee_id: workspace.employee, letter_type: 'employment_certificate' }
    const plain = await inConsole(workspace, 'createHrLetterRequest', { body })
    expect(plain).toMatchObject({
      object: 'hr_letter_request',
      employee_id: workspace.employee,
      purpose: null,
      addressed_to: null,
      copies: 1,
      status: 'pending',
      decided_at: null,
      rejection_reason: null,
      hr_letter_id: null,
    })
    expect(plain.id).toMatch(/^lrq_/)
    const asked = {
      purpose: 'Visa',
      addressed_to: 'The consul',
      copies: 2,
      letter_type: 'salary_certificate',
    }
    const full = await makeRequest(workspace, [], asked)
    expect(full).toMatchObject(asked)
    expect(await workspace.muster.hrLetterRequests.get(full.id)).toEqual(full)
  })

  it('is approved or rejected, and that is when it was decided', async () => {
    const workspace = await makeLetterWorkspace()
    const asked = await makeRequest(workspace)
    const approved = await inConsole(workspace, 'approveHrLetterRequest', { id: asked.id })
    const { updated_at } = approved
    expect(approved).toEqual({ ...asked, status: 'approved', decided_at: updated_at, updated_at })
    const { id } = await makeRequest(workspace)
    const rejected = await inConsole(workspace, 'rejectHrLetterRequest', { id, body: { rejection_reason } })
    expect(rejected).toMatchObject({ status: 'rejected', decided_at: rejected.updated_at, rejection_reason })
  })

  it('is cancelled while it is pending or approved', async () => {
    const workspace = await makeLetterWorkspace()
    const { id } = await makeRequest(workspace)
    const pending = await inConsole(workspace, 'cancelHrLetterRequest', { id })
    expect(pending).toMatchObject({ status: 'cancelled', decided_at: null })
    const approved = await makeRequest(workspace, ['approveHrLetterRequest', 'cancelHrLetterRequest'])
    expect(approved.status).toBe('cancelled')
    expect(approved.decided_at).not.toBeNull()
  })

  it('is issued with its letter, which names it', async () => {
    const workspace = await makeLetterWorkspace()
    await makeTemplate(workspace, {
      body: 'To {{ letter.addressed_to }} for {{ letter.purpose }}: {{ employee.name }}',
    })
    const asked = { purpose: 'a visa', addressed_to: 'the consul' }
    const request = await makeRequest(workspace, steps.issued, asked)
    const letter = await workspace.muster.hrLetters.get(request.hr_letter_id!)
    expect(request.status).toBe('issued')
    expect(letter).toMatchObject({
      hr_letter_request_id: request.id,
      employee_id: workspace.employee,
      letter_type: 'employment_certificate',
      addressed_to: 'the consul',
    })
    const { text } = await inConsole(workspace, 'getHrLetterText', { id: letter.id })
    expect(text).toBe('To the consul for a visa: Ayesha Khan')
  })

  it('is issued in another language', async () => {
    const workspace = await makeLetterWorkspace()
    await makeTemplate(workspace, { language: 'de', body: 'Seit {{ employee.joining_date | date }}' })
    const { id } = await makeRequest(workspace, steps.approved)
    const none = await askConsole(workspace, 'issueHrLetterRequest', { id })
    expect([none.status, none.json.detail]).toEqual([
      409,
      'There is no current template of the type employment_certificate in en; there is one in de.',
    ])
    const { hr_letter_id } = await inConsole(workspace, 'issueHrLetterRequest', {
      id,
      body: { language: 'DE' },
    })
    expect(await workspace.muster.hrLetters.get(hr_letter_id)).toMatchObject({ language: 'de' })
    expect((await inConsole(workspace, 'getHrLetterText', { id: hr_letter_id })).text).toBe(
      'Seit 1. März 2024',
    )
  })

  it('stays approved, and no number is taken, where the letter cannot be made', async () => {
    const workspace = await makeLetterWorkspace()
    const template = await makeTemplate(workspace, { body: '{{ employee.branch }}' })
    const { id } = await makeRequest(workspace, steps.approved)
    const { status, json } = await askConsole(workspace, 'issueHrLetterRequest', { id })
    expect([status, json.detail]).toEqual([
      409,
      expect.stringContaining('prints employee.branch, which is empty (line 1, column 1)'),
    ])
    expect(await workspace.muster.hrLetterRequests.get(id)).toMatchObject({ status: 'approved' })
    expect((await workspace.muster.hrLetters.list()).data).toEqual([])
    const mended = { id: template.id, body: { body: 'Hello' } }
    await inConsole(workspace, 'updateLetterTemplate', mended)
    const { hr_letter_id } = await inConsole(workspace, 'issueHrLetterRequest', { id })
    expect((await workspace.muster.hrLetters.get(hr_letter_id)).reference_number).toBe('EC-2026-0001')
  })

  it('gets one letter of two that issue it at once', async () => {
    const workspace = await makeLetterWorkspace()
    await makeTemplate(workspace)
    const { id } = await makeRequest(workspace, steps.approved)
    const ask = () => askConsole(workspace, 'issueHrLetterRequest', { id })
    const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect((await workspace.muster.hrLetters.list()).data).toHaveLength(1)
  })

  it('is either issued or cancelled where both are asked for at once', async () => {
    const workspace = await makeLetterWorkspace()
    await makeTemplate(workspace)
    const { id } = await makeRequest(workspace, steps.approved)
    const [issued, cancelled] = await Promise.all([
      askConsole(workspace, 'issueHrLetterRequest', { id }),
      askConsole(workspace, 'cancelHrLetterRequest', { id }),
    ])
    expect([issued.status, cancelled.status].sort()).toEqual([200, 409])
    const { data } = await workspace.muster.hrLetters.list()
    expect(data).toHaveLength(issued.status === 200 ? 1 : 0)
  })

  it('does not reach an employee who was deleted meanwhile', async () => {
    const workspace = await makeLetterWorkspace()
    await makeTemplate(workspace)
    const { id } = await makeRequest(workspace, steps.approved)
    await workspace.muster.employees.delete(workspace.employee)
    const { status, json } = await askConsole(workspace, 'issueHrLetterRequest', { id })
    expect([status, json.detail]).toEqual([409, 'The employee E00001 is deleted, so no letter can be made.'])
    const body = { employee_id: workspace.employee, letter_type: 'other' }
    expect(told(await askConsole(workspace, 'createHrLetterRequest', { body }))).toEqual([
      'employee_id names no record of this workspace',
    ])
  })

  it('that shows pay is issued with the permission for salaries', async () => {
    const workspace = await makeLetterWorkspace()
    await makeTemplate(workspace, { body: '{{ salary.gross }}' })
    const { id } = await makeRequest(workspace, steps.approved)
    const token = await tokenWithoutPay(workspace)
    const { status } = await askConsole(workspace, 'issueHrLetterRequest', { id, token })
    expect(status).toBe(403)
    expect(await workspace.muster.hrLetterRequests.get(id)).toMatchObject({ status: 'approved' })
  })
})

describe('a move is refused', () => {
  const moves = {
    approveHrLetterRequest: [['pending'], 'approved'],
    rejectHrLetterRequest: [['pending'], 'rejected'],
    cancelHrLetterRequest: [['pending', 'approved'], 'cancelled'],
    issueHrLetterRequest: [['approved'], 'issued'],
  } as const

  it('from every state that does not lead there', async () => {
    const workspace = await makeLetterWorkspace()
    await makeTemplate(workspace)
    const requests: HrLetterRequest[] = []
    for (const operations of Object.values(steps)) requests.push(await makeRequest(workspace, operations))
    const { id } = await makeRequest(workspace)
    requests.push(await inConsole(workspace, 'rejectHrLetterRequest', { id, body: { rejection_reason } }))
    for (const [operation, [states, done]] of Object.entries(moves) as [
      keyof typeof moves,
      readonly [readonly string[], string],
    ][])
      for (const request of requests.filter(each => !states.includes(each.status))) {
        const body = operation === 'rejectHrLetterRequest' ? { body: { rejection_reason } } : {}
        const { status, json } = await askConsole(workspace, operation, { id: request.id, ...body })
        const only = `only one that is ${states.join(' or ')} can be ${done}.`
        const hint = operation === 'issueHrLetterRequest' && request.status === 'pending'
        expect([operation, status, json.detail]).toEqual([
          operation,
          409,
          `This HR letter request is ${request.status}; ${only}${hint ? ' Approve it first.' : ''}`,
        ])
        expect(await workspace.muster.hrLetterRequests.get(request.id)).toEqual(request)
      }
  })

  it('in another workspace', async () => {
    const workspace = await makeLetterWorkspace()
    const other = await makeWorkspace()
    const { id } = await makeRequest(workspace)
    for (const operation of Object.keys(moves) as (keyof typeof moves)[]) {
      const body = operation === 'rejectHrLetterRequest' ? { body: { rejection_reason } } : {}
      expect((await askConsole(other, operation, { id, ...body })).status).toBe(404)
    }
    expect((await raw('GET', `/v1/hr_letter_requests/${id}`, { key: other.key })).status).toBe(404)
  })
})

describe('bad input', () => {
  it('is told field by field', async () => {
    const workspace = await makeLetterWorkspace()
    const body = { letter_type: 'praise', copies: 0, purpose: 'a'.repeat(501) }
    const answer = await askConsole(workspace, 'createHrLetterRequest', { body })
    expect(answer.status).toBe(400)
    expect(answer.json.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'copies',
      'employee_id',
      'letter_type',
      'purpose',
    ])
    const { id } = await makeRequest(workspace)
    const rejected = await askConsole(workspace, 'rejectHrLetterRequest', { id, body: {} })
    expect([rejected.status, rejected.json.errors[0].field]).toEqual([400, 'rejection_reason'])
  })
})

it('Requests are listed by employee, type, status and change', async () => {
  const workspace = await makeLetterWorkspace()
  await makeTemplate(workspace)
  const first = await makeRequest(workspace, steps.issued)
  const second = await makeRequest(workspace, [], { letter_type: 'other' })
  const ids = async (query: object) =>
    (await workspace.muster.hrLetterRequests.list(query)).data.map(({ id }) => id)
  expect(await ids({ employee_id: workspace.employee })).toEqual([second.id, first.id])
  expect(await ids({ employee_id: 'emp_1' })).toEqual([])
  expect(await ids({ letter_type: 'other' })).toEqual([second.id])
  expect(await ids({ status: 'issued' })).toEqual([first.id])
  expect(await ids({ updated_since: second.updated_at })).toEqual([second.id])
})

it('Every decision is in the audit', async () => {
  const workspace = await makeLetterWorkspace()
  await makeTemplate(workspace)
  const { id } = await makeRequest(workspace, steps.issued)
  const entries = await inDatabase('select action from audit_entries where object_id = $1 order by id', [id])
  expect(entries.map(({ action }) => action)).toEqual([
    'hr_letter_request.created',
    'hr_letter_request.approved',
    'hr_letter_request.issued',
  ])
})
