// Imports of employees: found by code, with address, account and salary; checked and written as requests by hand are.

import { inConsole } from '../../support/fixtures/console.ts'
import {
  apply,
  check,
  codeOf,
  errorsOf,
  fileOf,
  hamza,
  rowsOf,
  sana,
} from '../../support/fixtures/imports.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { payable } from '../../support/fixtures/salary.ts'
import { setClock } from '../../support/server/server.ts'

afterEach(() => setClock())

describe('an import of employees', () => {
  it('creates employees with everything that the file says, names in place of ids', async () => {
    const { workspace, muster } = await payable()
    const { id: head } = await muster.departments.create({ name: 'Finance' })
    const row = {
      ...hamza,
      employee_code: 'E00070',
      date_of_birth: '1990-02-01',
      gender: 'Male',
      department: 'finance',
      national_id: '35202-4817263-8',
      work_email: 'hamza@indus.example',
      address_line1: 'House 27',
      address_city: 'Lahore',
      bank_name: 'HBL',
      bank_account_title: 'Hamza Qureshi',
      bank_account_number: '0001123456702',
      bank_iban: 'PK36 SCBL 0000 0011 2345 6702',
      salary_structure: 'Monthly staff',
      gross_salary: '100,000.00',
      salary_from: '2025-09-01',
    }
    const made = await check(workspace, fileOf([row]))
    expect(await apply(workspace, made)).toMatchObject({ applied: 1, to_create: 1, with_errors: 0 })
    const employee = await codeOf(workspace, 'E00070')
    expect(employee).toMatchObject({
      first_name: 'Hamza',
      gender: 'male',
      department_id: head,
      national_id: '35202-4817263-8',
      status: 'active',
    })
    const { data: addresses } = await muster.employeeAddresses.list(employee.id)
    expect(addresses).toEqual([
      expect.objectContaining({ type: 'current', line1: 'House 27', country: 'PK', is_primary: true }),
    ])
    const { data: accounts } = await muster.employeeBankAccounts.list(employee.id)
    expect(accounts).toEqual([
      expect.objectContaining({ iban: 'PK36SCBL0000001123456702', is_primary: true }),
    ])
    const pay = await muster.employeeCompensation.get(employee.id)
    expect(pay).toMatchObject({ gross_salary: '100000.00' })
    const [row1] = await rowsOf(workspace, made)
    expect(row1).toMatchObject({ outcome: 'create', object_id: employee.id, applied_at: expect.any(String) })
  })

  it('says unchanged where nothing differs, and changes only what the file has', async () => {
    const { workspace, employee, assign } = await payable()
    await assign('100000', '2024-03-01')
    const same = {
      employee_code: employee.employee_code,
      first_name: employee.first_name,
      department: 'General',
      salary_structure: 'Monthly staff',
      gross_salary: '100000',
      salary_from: '2024-03-01',
    }
    expect(await check(workspace, fileOf([same]))).toMatchObject({ unchanged: 1, to_change: 0 })
    const raised = {
      ...same,
      gross_salary: '120000',
      salary_from: '2026-01-01',
      phone_primary: '+92 300 111',
    }
    const made = await check(workspace, fileOf([raised]))
    const [row] = await rowsOf(workspace, made)
    expect(row.changed).toEqual(['salary_structure', 'gross_salary', 'salary_from', 'phone_primary'])
    await apply(workspace, made)
    const after = await codeOf(workspace, employee.employee_code)
    expect(after).toEqual({ ...employee, phone_primary: '+92 300 111', updated_at: after.updated_at })
    expect(await check(workspace, fileOf([raised]))).toMatchObject({ unchanged: 1 })
  })

  it('leaves a value alone for an empty cell, and takes it away for (clear)', async () => {
    const workspace = await makeWorkspace()
    const { employee_code } = await workspace.muster.employees.create({
      ...ayesha,
      phone_primary: '+92 300 111',
      father_name: 'Tariq',
    })
    const row = { employee_code, phone_primary: '', father_name: '(clear)' }
    await apply(workspace, await check(workspace, fileOf([row])))
    expect(await codeOf(workspace, employee_code)).toMatchObject({
      phone_primary: '+92 300 111',
      father_name: null,
    })
    expect(await errorsOf(workspace, [{ employee_code, first_name: '(clear)' }])).toEqual([
      '2 first_name (clear) is not possible here, because a record always has this. Leave the cell empty.',
    ])
  })

  it('goes on with the numbering after a code that a file brings', async () => {
    const workspace = await makeWorkspace()
    const rows = [
      { ...hamza, employee_code: 'E00500' },
      { ...sana, employee_code: '' },
    ]
    await apply(workspace, await check(workspace, fileOf(rows)))
    const { data } = await workspace.muster.employees.list({})
    expect(data.map(({ employee_code }) => employee_code).sort()).toEqual(['E00500', 'E00501'])
    const next = await workspace.muster.employees.create(ayesha)
    expect(next.employee_code).toBe('E00502')
  })

  it('refuses a code of another form, and that of a deleted employee', async () => {
    const workspace = await makeWorkspace()
    const { id, employee_code } = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.delete(id)
    const rows = [
      { ...hamza, employee_code: 'X17' },
      { ...sana, employee_code },
      { ...sana, employee_code: 'E000001' },
    ]
    expect(await errorsOf(workspace, rows)).toEqual([
      '2 employee_code is the code of no employee, and a new code has the form E00001; leave the cell empty for the next code, or set prefix and digits in the settings to those of your own codes',
      '3 employee_code is the code of an employee who is deleted; a deleted employee cannot be changed, and their code is not given again',
      '4 employee_code is the code of no employee, and a new code has the form E00001; leave the cell empty for the next code, or set prefix and digits in the settings to those of your own codes',
    ])
  })

  it('tells all that is wrong with a row at once, in the words of the requests by hand', async () => {
    const { workspace } = await payable()
    const row = {
      first_name: 'A',
      last_name: '',
      joining_date: '2025-01-01',
      date_of_birth: '2025-02-01',
      branch: 'Karachi',
      work_email: 'nobody',
      status: 'retired',
      bank_iban: 'PK00SCBL0000001123456702',
      salary_structure: 'Monthly stuff',
    }
    expect(await errorsOf(workspace, [row])).toEqual([
      '2 last_name is required',
      expect.stringMatching(/^2 branch is no branch of this workspace/),
      '2 work_email must be an e-mail address',
      '2 bank_iban is no IBAN: the check digits do not match; compare it with the bank',
      '2 salary_structure is no salary structure of this workspace; the nearest is Monthly staff',
    ])
    const later = { ...hamza, date_of_birth: '2025-09-01', status: 'retired', separation_date: '2025-01-01' }
    expect(await errorsOf(workspace, [later])).toEqual([
      '2 date_of_birth must be before joining_date',
      '2 status of a new employee can be only new or active; leave it out to follow the joining date',
      '2 separation_date must not be before joining_date',
    ])
  })

  it('refuses what a change by hand would be refused for', async () => {
    const workspace = await makeWorkspace()
    const { employee_code } = await workspace.muster.employees.create(ayesha)
    expect(await errorsOf(workspace, [{ employee_code, status: 'terminated' }])).toEqual([
      '2 separation_date is needed for an employee who is terminated',
    ])
    expect(await errorsOf(workspace, [{ employee_code, status: 'new' }])).toEqual([
      '2 status active cannot become new; from active it can become inactive or resigned or terminated or retired',
    ])
  })

  it('refuses a salary that does not add up, comes too early or is too precise', async () => {
    const { workspace, employee, assign } = await payable()
    await assign('100000', '2026-01-01')
    const row = { employee_code: employee.employee_code, salary_structure: 'Monthly staff' }
    const errors = await errorsOf(workspace, [
      { ...row, gross_salary: '100000.555', salary_from: '2026-02-01' },
    ])
    expect(errors).toEqual([
      "2 gross_salary is 100000.555, which has more than the 2 decimals of the workspace's currency",
    ])
    const early = await errorsOf(workspace, [{ ...row, gross_salary: '1', salary_from: '2025-01-01' }])
    expect(early).toEqual([
      expect.stringMatching(/^2 salary_from is too early\. The current salary assignment/),
    ])
    const more = { ...row, gross_salary: '100000', salary_from: '2026-02-01', amount_HRA: '40000' }
    expect(await errorsOf(workspace, [more])).toEqual([expect.stringMatching(/^2 \w+ .*1\d\d,?\d*/)])
    expect(await errorsOf(workspace, [{ ...row, gross_salary: '5' }])).toEqual(['2 salary_from is required'])
  })

  it('refuses two rows with one code, each naming the other', async () => {
    const workspace = await makeWorkspace()
    const rows = [hamza, sana].map(row => ({ ...row, employee_code: 'E00007' }))
    expect(await errorsOf(workspace, rows)).toEqual([
      '2 null Line 3 is about E00007 as well. Keep one of the two rows.',
      '3 null Line 2 is about E00007 as well. Keep one of the two rows.',
    ])
  })

  it('changes the account with the number, or adds one, and pays into it', async () => {
    const { workspace, employee } = await payable()
    const bank = { bank_name: 'HBL', bank_account_title: 'A', bank_account_number: '0001' }
    const { employee_code } = employee
    await apply(workspace, await check(workspace, fileOf([{ employee_code, ...bank }])))
    const other = { ...bank, bank_account_number: '0002' }
    await apply(workspace, await check(workspace, fileOf([{ employee_code, ...other }])))
    const list = async () => (await workspace.muster.employeeBankAccounts.list(employee.id)).data
    expect((await list()).map(each => [each.account_number, each.is_primary])).toEqual([
      ['0002', true],
      ['0001', false],
    ])
    const made = await check(workspace, fileOf([{ employee_code, ...bank, bank_name: 'UBL' }]))
    const [row] = await rowsOf(workspace, made)
    expect(row.changed).toEqual(['bank_name', 'bank_account_number'])
    await apply(workspace, made)
    expect((await list()).map(each => [each.bank_name, each.is_primary])).toEqual([
      ['HBL', false],
      ['UBL', true],
    ])
  })
})

describe('what an import of employees leaves', () => {
  it('is the events and the entries of the audit that requests by hand leave', async () => {
    const { workspace, employee } = await payable()
    const row = {
      ...hamza,
      employee_code: 'E00070',
      address_line1: 'House 27',
      address_city: 'Lahore',
      bank_name: 'HBL',
      bank_account_title: 'Hamza Qureshi',
      bank_account_number: '0001123456702',
    }
    const rows = [row, { employee_code: employee.employee_code, father_name: 'Tariq' }]
    await apply(workspace, await check(workspace, fileOf(rows)))
    const events = await inDatabase(
      'select type, object_id from events where workspace_id = $1 order by created_at, id',
      [workspace.id],
    )
    const { id } = await codeOf(workspace, 'E00070')
    expect(events.slice(-2)).toEqual(
      expect.arrayContaining([
        { type: 'employee.created', object_id: id },
        { type: 'employee.updated', object_id: employee.id },
      ]),
    )
    const { data } = await inConsole(workspace, 'listAuditEntries', { query: { limit: '100' } })
    const actions = data.map(({ action }: { action: string }) => action)
    for (const action of [
      'createEmployee',
      'createEmployeeAddress',
      'employee_bank_account.created',
      'updateEmployee',
    ])
      expect(actions).toContain(action)
    expect(JSON.stringify(data)).not.toContain('0001123456702')
  })
})
