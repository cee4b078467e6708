// Employment contracts: how they are drafted, numbered and listed, and what no draft may say.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { draft, makeContractWorkspace, move, signed } from '../../support/fixtures/contracts.ts'
import { told } from '../../support/fixtures/loans.ts'
import { ayesha, clientOf, inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const audited = async (id: string) =>
  (
    await inDatabase<{ action: string; details: string }>(
      'select action, details from audit_entries where object_id = $1 order by id',
      [id],
    )
  ).map(({ action, details }) => [action, JSON.parse(details)])

describe('a draft', () => {
  it('is numbered, and read with documents:read', async () => {
    const workspace = await makeContractWorkspace()
    const terms = {
      employee_id: workspace.employee,
      title: 'Employment contract',
      type: 'permanent',
      start_date: '2024-03-01',
      probation_months: 3,
      notice_period_days: 30,
      weekly_hours: '37.5',
    }
    const made = await inConsole(workspace, 'createEmploymentContract', { body: terms })
    expect(made).toEqual({
      object: 'employment_contract',
      id: expect.stringMatching(/^ctr_/),
      ...terms,
      contract_number: 'CTR-00001',
      end_date: null,
      weekly_hours: '37.50',
      status: 'draft',
      sent_at: null,
      signed_at: null,
      signed_by_name: null,
      terminated_at: null,
      renewed_from_id: null,
      file_name: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    const reader = clientOf(await makeKey(workspace.id, { scopes: ['documents:read'] }))
    expect(await reader.employmentContracts.get(made.id)).toEqual(made)
    const other = clientOf(await makeKey(workspace.id, { scopes: ['employees:read'] }))
    await expect(other.employmentContracts.list()).rejects.toMatchObject({ status: 403 })
    expect(await audited(made.id)).toEqual([
      [
        'employment_contract.created',
        {
          contract_number: 'CTR-00001',
          employee_id: workspace.employee,
          type: 'permanent',
          start_date: '2024-03-01',
          end_date: null,
        },
      ],
    ])
  })

  it('changes, and the audit says what was changed', async () => {
    const workspace = await makeContractWorkspace()
    const made = await draft(workspace)
    const body = {
      title: 'Supervisor',
      end_date: '2028-11-30',
      notice_period_days: 60,
      contract_number: 'W-7',
    }
    const changed = await inConsole(workspace, 'updateEmploymentContract', { id: made.id, body })
    expect(changed).toEqual({ ...made, ...body, updated_at: changed.updated_at })
    const again = await inConsole(workspace, 'updateEmploymentContract', { id: made.id, body })
    expect(again).toEqual(changed)
    expect((await audited(made.id)).slice(1)).toEqual([['employment_contract.updated', body]])
  })

  it('is listed by employee, status, type and change', async () => {
    const workspace = await makeContractWorkspace()
    const { id: bilal } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    const first = await signed(workspace)
    const second = await draft(workspace, { employee_id: bilal, type: 'internship' })
    const ids = async (query: object) =>
      (await workspace.muster.employmentContracts.list(query)).data.map(({ id }) => id)
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ employee_id: workspace.employee })).toEqual([first.id])
    expect(await ids({ status: 'draft' })).toEqual([second.id])
    expect(await ids({ status: 'expired' })).toEqual([])
    expect(await ids({ type: 'fixed_term' })).toEqual([first.id])
    expect(await ids({ updated_since: second.updated_at })).toEqual([second.id])
    await expect(ids({ status: 'lost' })).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    [{ employee_id: 'emp_1' }, ['employee_id names no record of this workspace']],
    [{ end_date: null }, ['end_date is needed for a contract of the type fixed_term']],
    [{ type: 'internship', end_date: null }, ['end_date is needed for a contract of the type internship']],
    [{ end_date: '2026-11-30' }, ['end_date must be 2026-12-01 or later, the first day of the contract']],
    [{ start_date: '2024-02-29' }, ['start_date must be 2024-03-01 or later, when the employee joins']],
    [
      { start_date: '2024-02-29', end_date: '2024-02-28' },
      [
        'end_date must be 2024-02-29 or later, the first day of the contract',
        'start_date must be 2024-03-01 or later, when the employee joins',
      ],
    ],
    [{ weekly_hours: '0' }, ['weekly_hours must be above 0 and at most 168']],
    [{ weekly_hours: '168.01' }, ['weekly_hours must be above 0 and at most 168']],
    [{ weekly_hours: 40 }, [expect.stringMatching(/^weekly_hours must be .*, as a string or null$/)]],
    [{ probation_months: 61 }, ['probation_months must be at most 60']],
    [{ notice_period_days: -1 }, ['notice_period_days must be at least 0']],
    [{ start_date: '2026-02-30' }, [expect.stringContaining('start_date must be a date that exists')]],
    [{ title: ' ' }, [expect.stringContaining('title')]],
    [{ status: 'signed' }, [expect.stringContaining('status')]],
  ])('with %j is refused, and takes no number', async (wrong, errors) => {
    const workspace = await makeContractWorkspace()
    const { contract_number: _, ...terms } = {
      employee_id: workspace.employee,
      title: 'Weaver',
      type: 'fixed_term',
      start_date: '2026-12-01',
      end_date: '2027-11-30',
      contract_number: undefined,
      ...wrong,
    }
    const answer = await askConsole(workspace, 'createEmploymentContract', { body: terms })
    expect([answer.status, told(answer)]).toEqual([400, errors])
    expect((await workspace.muster.employmentContracts.list()).data).toEqual([])
    expect((await draft(workspace)).contract_number).toBe('CTR-00001')
  })

  it('is held to its terms when it changes, too', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await draft(workspace, { type: 'permanent', end_date: null })
    const refused = async (body: object) =>
      told(await askConsole(workspace, 'updateEmploymentContract', { id, body }))
    expect(await refused({ type: 'fixed_term' })).toEqual([
      'end_date is needed for a contract of the type fixed_term',
    ])
    expect(await refused({ end_date: '2026-11-30', contract_number: null })).toEqual([
      'contract_number must not be null; a contract keeps a number',
      'end_date must be 2026-12-01 or later, the first day of the contract',
    ])
    expect(await refused({ employee_id: workspace.employee })).toEqual([
      expect.stringContaining('employee_id'),
    ])
  })

  it('starts within the employment, or within a former one', async () => {
    const workspace = await makeContractWorkspace()
    const { muster, employee } = workspace
    await muster.employees.update(employee, { status: 'resigned', separation_date: '2026-10-31' })
    const ask = async (start_date: string) => {
      const body = { employee_id: employee, title: 'Weaver', type: 'permanent', start_date }
      return askConsole(workspace, 'createEmploymentContract', { body })
    }
    expect(told(await ask('2026-11-01'))).toEqual([
      'start_date must be 2026-10-31 or earlier, when the employee leaves',
    ])
    expect((await ask('2026-10-31')).status).toBe(201)
    const rehired = { status: 'active', joining_date: '2026-11-15', separation_date: null } as const
    await muster.employees.update(employee, rehired)
    expect((await ask('2024-03-01')).status).toBe(201)
    expect(told(await ask('2026-11-14'))).toEqual([
      'start_date must be 2026-11-15 or later, when the employee joins',
    ])
  })

  it('of another workspace does not exist', async () => {
    const [one, other] = [await makeContractWorkspace(), await makeWorkspace()]
    const { id } = await draft(one)
    await expect(other.muster.employmentContracts.get(id)).rejects.toMatchObject({ status: 404 })
    expect((await other.muster.employmentContracts.list()).data).toEqual([])
    for (const operation of ['sendEmploymentContract', 'cancelEmploymentContract'] as const)
      expect((await askConsole(other, operation, { id })).status).toBe(404)
    const body = { employee_id: one.employee, title: 'Weaver', type: 'permanent', start_date: '2026-12-01' }
    expect(told(await askConsole(other, 'createEmploymentContract', { body }))).toEqual([
      'employee_id names no record of this workspace',
    ])
  })

  it('of a deleted employee is only cancelled', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await draft(workspace)
    await workspace.muster.employees.delete(workspace.employee)
    const detail = `This employee is deleted; a contract of theirs can only be cancelled or terminated.`
    for (const sent of [{ id, body: { title: 'Supervisor' } }, { id }]) {
      const operation = sent.body ? 'updateEmploymentContract' : 'sendEmploymentContract'
      const { status, json } = await askConsole(workspace, operation, sent)
      expect([status, json.detail]).toEqual([409, detail])
    }
    expect((await move(workspace, 'cancelEmploymentContract', id)).status).toBe('cancelled')
  })

  it('needs a token with documents.manage', async () => {
    const workspace = await makeContractWorkspace()
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['leave.manage'] })
    const body = {
      employee_id: workspace.employee,
      title: 'Weaver',
      type: 'permanent',
      start_date: '2026-12-01',
    }
    const { status, json } = await askConsole(workspace, 'createEmploymentContract', { body, token })
    expect([status, json.code, json.detail]).toEqual([
      403,
      'insufficient_scope',
      expect.stringContaining('documents.manage'),
    ])
  })
})

describe('the number of a contract', () => {
  it('is unique in the workspace', async () => {
    const workspace = await makeContractWorkspace()
    await draft(workspace, { contract_number: 'A/2026/1' })
    const body = {
      employee_id: workspace.employee,
      title: 'Weaver',
      type: 'permanent',
      start_date: '2026-12-01',
      contract_number: 'A/2026/1',
    }
    const { status, json } = await askConsole(workspace, 'createEmploymentContract', { body })
    expect([status, json.detail]).toEqual([
      409,
      'Another employment contract has the same contract_number; choose a different one.',
    ])
    expect((await draft(await makeContractWorkspace(), { contract_number: 'A/2026/1' })).status).toBe('draft')
  })

  it('passes over numbers that the console gave', async () => {
    const workspace = await makeContractWorkspace()
    for (const contract_number of ['CTR-00001', 'CTR-00002', 'CTR-00004'])
      await draft(workspace, { contract_number })
    const numbers = []
    for (let n = 0; n < 3; n++) numbers.push((await draft(workspace)).contract_number)
    expect(numbers).toEqual(['CTR-00003', 'CTR-00005', 'CTR-00006'])
  })

  it('grows past its digits', async () => {
    const workspace = await makeContractWorkspace()
    await draft(workspace)
    await inDatabase('update employment_contract_numbering set number_next = 99999 where workspace_id = $1', [
      workspace.id,
    ])
    await draft(workspace, { contract_number: 'CTR-100000' })
    expect((await draft(workspace)).contract_number).toBe('CTR-99999')
    expect((await draft(workspace)).contract_number).toBe('CTR-100001')
  })

  it('has no gap and no double where many are drafted at once, some of them refused', async () => {
    const workspace = await makeContractWorkspace()
    const body = { employee_id: workspace.employee, title: 'Weaver', type: 'permanent' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        askConsole(workspace, 'createEmploymentContract', {
          body: { ...body, start_date: '2026-12-01', ...(n % 3 === 0 && { weekly_hours: '200' }) },
        }),
      ),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made.map(({ json }) => json.contract_number).sort()).toEqual(
      Array.from({ length: 8 }, (_, n) => `CTR-0000${n + 1}`),
    )
  })
})
