// Employees: creating, reading and listing them.

import type { EmployeeCreate } from '@muster/contract'
import { ayesha, clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

const unknownId = 'emp_01k21fe3zefz69jqj7htb64786'

const whole = {
  ...ayesha,
  father_name: 'Tariq Khan',
  date_of_birth: '1994-03-17',
  gender: 'female',
  marital_status: 'married',
  nationality: 'Pakistani',
  personal_email: 'ayesha@mail.example',
  work_email: 'ayesha.khan@indus.example',
  phone_primary: '+92 300 845 2210',
  national_id: '35202-4817263-8',
  confirmation_date: '2024-06-01',
  probation_end_date: '2024-05-31',
  separation_date: '2030-01-01',
} satisfies EmployeeCreate

afterEach(() => setClock())

describe('a new employee', () => {
  it('has the workspace’s defaults, the first code, and null for missing fields', async () => {
    const { muster } = await makeWorkspace()
    const [department] = (await muster.departments.list()).data
    const [designation] = (await muster.designations.list()).data
    const [type] = (await muster.employmentTypes.list()).data
    const employee = await muster.employees.create(ayesha)
    expect(employee).toEqual({
      ...ayesha,
      object: 'employee',
      id: expect.stringMatching(/^emp_/),
      employee_code: 'E00001',
      father_name: null,
      date_of_birth: null,
      gender: null,
      marital_status: null,
      nationality: '',
      personal_email: null,
      work_email: null,
      phone_primary: null,
      national_id: null,
      department_id: department?.id,
      designation_id: designation?.id,
      branch_id: null,
      employment_type_id: type?.id,
      reporting_manager_id: null,
      confirmation_date: null,
      probation_end_date: null,
      separation_date: null,
      status: 'active',
      deleted: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: soonAfter(employee.created_at),
    })
    expect(await muster.employees.get(employee.id)).toEqual(employee)
  })

  it('keeps every field that was sent', async () => {
    const { muster } = await makeWorkspace()
    const manager = await muster.employees.create(ayesha)
    const references = {
      department_id: (await muster.departments.create({ name: 'Weaving' })).id,
      designation_id: (await muster.designations.create({ name: 'Manager' })).id,
      branch_id: (await muster.branches.create({ name: 'Mill' })).id,
      employment_type_id: (await muster.employmentTypes.create({ name: 'Contract' })).id,
      reporting_manager_id: manager.id,
    }
    expect(await muster.employees.create({ ...whole, ...references })).toMatchObject({
      ...whole,
      ...references,
    })
  })

  it('is rejected with each missing field if the workspace has no defaults', async () => {
    const { id, muster } = await makeWorkspace()
    await inDatabase('update employee_settings set default_department_id = null where workspace_id = $1', [
      id,
    ])
    await expect(muster.employees.create(ayesha)).rejects.toMatchObject({
      status: 400,
      errors: [
        { field: 'department_id', message: 'is needed: none was sent and the workspace has no default' },
      ],
    })
  })

  it('has trimmed texts, and null for an empty one', async () => {
    const { muster } = await makeWorkspace()
    const sent = { ...ayesha, first_name: '  Ayesha ', father_name: '   ', work_email: '', nationality: '  ' }
    expect(await muster.employees.create(sent)).toMatchObject({
      first_name: 'Ayesha',
      father_name: null,
      work_email: null,
      nationality: '',
    })
  })

  it.each([
    ['first_name', ' '],
    ['nationality', null],
    ['department_id', null],
    ['joining_date', '2026-02-30'],
    ['date_of_birth', ayesha.joining_date],
    ['separation_date', '2024-02-29'],
    ['gender', 'f'],
    ['work_email', 'nobody'],
    ['status', 'inactive'],
    ['status', 'terminated'],
    ['status', 'resigned'],
    ['status', 'retired'],
    ['employee_code', 'E00009'],
    ['id', unknownId],
    ['object', 'employee'],
    ['deleted', false],
    ['created_at', '2026-01-01T00:00:00.000Z'],
    ['updated_at', '2026-01-01T00:00:00.000Z'],
    ['salary', '1000'],
  ])('rejects %s %j', async (field, value) => {
    const { key } = await makeWorkspace()
    const { status, json } = await raw('POST', '/v1/employees', { key, body: { ...ayesha, [field]: value } })
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'validation_failed', errors: [{ field }] })
    expect(json.errors).toHaveLength(1)
  })

  it.each(['first_name', 'last_name', 'joining_date'])('needs %s', async field => {
    const { key } = await makeWorkspace()
    const { status, json } = await raw('POST', '/v1/employees', {
      key,
      body: { ...ayesha, [field]: undefined },
    })
    expect(status).toBe(400)
    expect(json.errors).toEqual([{ field, message: 'is required' }])
  })

  it('hides national_id from a key without the scope, which can still write it', async () => {
    const { id, muster } = await makeWorkspace()
    const limited = clientOf(await makeKey(id, { scopes: ['employees:read', 'employees:write'] }))
    const created = await limited.employees.create(whole)
    expect(created).not.toHaveProperty('national_id')
    expect((await limited.employees.list()).data[0]).not.toHaveProperty('national_id')
    expect(await limited.employees.update(created.id, { last_name: 'Shah' })).not.toHaveProperty(
      'national_id',
    )
    expect(await muster.employees.get(created.id)).toMatchObject({ national_id: whole.national_id })
  })
})

describe('the status of a new employee', () => {
  // 2026-04-01 01:00 in Karachi, 2026-03-31 16:00 in New York.
  const night = '2026-03-31T20:00:00Z'

  it.each([
    ['Asia/Karachi', '2026-04-01', 'active'],
    ['Asia/Karachi', '2026-04-02', 'new'],
    ['America/New_York', '2026-03-31', 'active'],
    ['America/New_York', '2026-04-01', 'new'],
  ])('in %s with joining date %s is %s', async (timezone, joining_date, status) => {
    const { muster } = await makeWorkspace({ timezone })
    await setClock(night)
    expect(await muster.employees.create({ ...ayesha, joining_date })).toMatchObject({ status })
  })

  it.each(['new', 'active'] as const)('is %s when that is sent', async status => {
    const { muster } = await makeWorkspace()
    expect(await muster.employees.create({ ...ayesha, status })).toMatchObject({ status })
    expect(await muster.employees.create({ ...ayesha, joining_date: '2999-01-01', status })).toMatchObject({
      status,
    })
  })
})

describe('the employee code', () => {
  it('follows the prefix and the digits of the workspace and grows past them', async () => {
    const { id, muster } = await makeWorkspace({ code_prefix: 'IT-', code_digits: 2 })
    expect(await muster.employees.create(ayesha)).toMatchObject({ employee_code: 'IT-01' })
    await inDatabase('update employee_settings set code_next = 99 where workspace_id = $1', [id])
    expect(await muster.employees.create(ayesha)).toMatchObject({ employee_code: 'IT-99' })
    expect(await muster.employees.create(ayesha)).toMatchObject({ employee_code: 'IT-100' })
  })

  it('is assigned once, however many are hired at the same moment', async () => {
    const { muster } = await makeWorkspace()
    const hired = await Promise.all(Array.from({ length: 50 }, () => muster.employees.create(ayesha)))
    const codes = hired.map(({ employee_code }) => employee_code).sort()
    expect(codes).toEqual(Array.from({ length: 50 }, (_, n) => `E${String(n + 1).padStart(5, '0')}`))
  })

  it('is not used up by a replay or a rejected request', async () => {
    const { muster } = await makeWorkspace()
    const first = { idempotencyKey: 'the-same' }
    const refused = { ...ayesha, department_id: 'dep_unknown' }
    await muster.employees.create(ayesha, first)
    for (let n = 0; n < 3; n++) await muster.employees.create(ayesha, first)
    await expect(muster.employees.create(refused)).rejects.toMatchObject({ status: 400 })
    expect(await muster.employees.create(ayesha)).toMatchObject({ employee_code: 'E00002' })
  })

  it('that is in use already is a conflict', async () => {
    const { id, muster } = await makeWorkspace()
    await muster.employees.create(ayesha)
    await inDatabase('update employee_settings set code_next = 1 where workspace_id = $1', [id])
    await expect(muster.employees.create(ayesha)).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      errors: [{ field: 'employee_code' }],
    })
  })
})

describe('the shift of a new employee', () => {
  const assignments = (workspace: string) =>
    inDatabase(
      `select employee_id, shift_id, effective_from::text, effective_to from employee_shifts where workspace_id = $1`,
      [workspace],
    )

  it('is the default one from the joining date', async () => {
    const { id, muster } = await makeWorkspace()
    const night = await muster.shifts.create({
      name: 'Night',
      start_time: '21:00:00',
      end_time: '05:00:00',
      is_default: true,
    })
    const employee = await muster.employees.create(ayesha)
    expect(await assignments(id)).toEqual([
      {
        employee_id: employee.id,
        shift_id: night.id,
        effective_from: ayesha.joining_date,
        effective_to: null,
      },
    ])
  })

  it('is not assigned if the workspace has no default', async () => {
    const { id, muster } = await makeWorkspace()
    const [general] = (await muster.shifts.list()).data
    await muster.shifts.update(general!.id, { is_default: false })
    await muster.employees.create(ayesha)
    expect(await assignments(id)).toEqual([])
  })
})
