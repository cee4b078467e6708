// Payroll bank files that are not made: each refusal names whose payment is in the way.

import {
  account,
  addAccount,
  askForFile,
  companyAccount,
  download,
  makeBankedPayday,
  makeFile,
  wanted,
} from '../../support/fixtures/bank-files.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { cancel, makeLockedPayday, prepare, record } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

describe('no file is made', () => {
  const refusals = async (accounts: readonly object[], body: object = {}) => {
    const payday = await makeBankedPayday(accounts)
    const answer = await askForFile(payday, body)
    expect((await inConsole(payday, 'listPayrollBankFiles')).data).toEqual([])
    expect((await download(payday)).status).toBe(404)
    return { payday, answer, errors: answer.json.errors as { field: string; message: string }[] }
  }
  const codeOf = async (employee: string) => {
    const [row] = await inDatabase<{ employee_code: string }>(
      'select employee_code from employees where id = $1',
      [employee],
    )
    return row!.employee_code
  }

  it('where employees have no account, a name the bank does not take, or a wrong code', async () => {
    const { payday, answer, errors } = await refusals([{ account_title: 'عائشہ خان', swift_code: 'X' }])
    const [first, second] = [await codeOf(payday.employees[0]), await codeOf(payday.employees[1])]
    expect(answer.status).toBe(400)
    expect(errors).toEqual([
      { field: second, message: expect.stringMatching(/no active bank account; add one.*cancel batch 1/) },
      { field: first, message: expect.stringMatching(/account whose SWIFT code is X/) },
      { field: first, message: expect.stringMatching(/account whose holder is "عائشہ خان".*Latin letters/) },
    ])
    expect(JSON.stringify(answer.json)).not.toContain(account.account_number)
  })

  it('where accounts were stored before the length of an IBAN was held to its country', async () => {
    const workspace = await makeLockedPayday()
    const stored = ['PK04SCBL000000112345670', 'GB71WEST1234569876543']
    for (const [at, iban] of stored.entries()) {
      const { id } = await addAccount(workspace, workspace.employees[at]!)
      await inDatabase('update employee_bank_accounts set iban = $1 where id = $2', [iban, id])
    }
    const { id: payer } = await inConsole(workspace, 'createCompanyBankAccount', { body: companyAccount })
    await inDatabase(`update company_bank_accounts set iban = 'PK04SCBL000000112345670' where id = $1`, [
      payer,
    ])
    const payday = { ...workspace, batch: await prepare(workspace, workspace.run) }
    const into = 'is paid into an account whose IBAN ends in'
    const next = '; correct the account, then cancel batch 1 and prepare it again'
    for (const format of ['pain_001', 'csv'])
      expect(await askForFile(payday, { format })).toMatchObject({
        status: 400,
        json: {
          errors: expect.arrayContaining([
            {
              field: await codeOf(payday.employees[0]),
              message: `${into} 5670: PK IBANs have 24 characters; this one has 23; compare it with the bank${next}`,
            },
            {
              field: await codeOf(payday.employees[1]),
              message: `${into} 6543: GB IBANs have 22 characters; this one has 21; compare it with the bank${next}`,
            },
            {
              field: 'company_bank_account_id',
              message: `names an account whose IBAN ends in 5670: PK IBANs have 24 characters; this one has 23; compare it with the bank`,
            },
          ]),
        },
      })
  })

  it('where a wrong account was put right, which is told once', async () => {
    const workspace = await makeLockedPayday()
    for (const employee of workspace.employees.slice(0, 2)) await addAccount(workspace, employee)
    const change = 'update employee_bank_accounts set iban = $1 where employee_id = $2'
    const [wrong] = workspace.employees
    await inDatabase(change, ['PK04SCBL000000112345670', wrong])
    await inConsole(workspace, 'createCompanyBankAccount', { body: companyAccount })
    const payday = { ...workspace, batch: await prepare(workspace, workspace.run) }
    await inDatabase(change, ['PK36SCBL0000001123456702', wrong])
    expect((await askForFile(payday)).json.errors).toEqual([
      {
        field: await codeOf(wrong),
        message: 'has another bank account since the batch was prepared; cancel batch 1 and prepare it again',
      },
    ])
  })

  it('where an employee has another account than when the batch was prepared', async () => {
    const payday = await makeBankedPayday()
    const own = await inConsole(payday, 'createEmployeeBankAccount', {
      id: payday.employees[1],
      body: { ...account, iban: null, account_number: '11112222', is_primary: true },
    })
    const answer = await askForFile(payday)
    expect([answer.status, answer.json.errors]).toEqual([
      400,
      [
        {
          field: await codeOf(payday.employees[1]),
          message:
            'has another bank account since the batch was prepared; cancel batch 1 and prepare it again',
        },
      ],
    ])
    await cancel(payday, payday.batch.id)
    const batch = await prepare(payday, payday.run)
    await makeFile({ ...payday, batch })
    expect((await download({ ...payday, batch })).text).toContain(
      `<Othr><Id>${own.account_number}</Id></Othr>`,
    )
  })

  it('where nothing is to be transferred', async () => {
    const workspace = await makeLockedPayday()
    await inConsole(workspace, 'createCompanyBankAccount', { body: companyAccount })
    const batch = await prepare(workspace, workspace.run, { payment_method: 'cash' })
    const answer = await askForFile({ ...workspace, batch })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      expect.stringContaining('no pending payment by bank_transfer'),
    ])
  })

  it('of a batch that is recorded or cancelled, and a file that was made stays', async () => {
    const payday = await makeBankedPayday()
    await makeFile(payday)
    await record(payday, payday.batch.id)
    const answer = await askForFile(payday, { reason: 'Again' })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'This payroll payment batch is recorded; only one that is pending can have its payroll bank file created.',
    ])
    expect((await download(payday)).status).toBe(200)
  })

  it.each([
    ['yesterday', { execution_date: '2026-05-04' }, 'execution_date'],
    [
      'another company',
      { company_bank_account_id: 'cba_01k21fe3zefz69jqj7htb64786' },
      'company_bank_account_id',
    ],
    ['a format for another currency', { format: 'inr_salary_text' }, 'format'],
  ])('for %s', async (_, body, field) => {
    const { answer, errors } = await refusals([{ branch_code: '1' }, { branch_code: '1' }], body)
    expect(answer.status).toBe(400)
    expect(errors.map(error => error.field)).toContain(field)
  })

  it('where the company has no account, or two and names none', async () => {
    const payday = await makeBankedPayday()
    const { data } = await inConsole(payday, 'listCompanyBankAccounts')
    const other = await inConsole(payday, 'createCompanyBankAccount', {
      body: { ...companyAccount, bank_name: 'Other' },
    })
    const two = await askForFile(payday)
    expect([two.status, two.json.detail]).toEqual([
      400,
      expect.stringContaining('has 2 active bank accounts'),
    ])
    for (const { id } of [...data, other])
      await inConsole(payday, 'updateCompanyBankAccount', { id, body: { is_active: false } })
    const none = await askForFile(payday)
    expect([none.status, none.json.detail]).toEqual([
      400,
      expect.stringContaining('no active bank account; add one'),
    ])
    const inactive = await askForFile(payday, { company_bank_account_id: other.id })
    expect([inactive.status, inactive.json.errors[0].field]).toEqual([400, 'company_bank_account_id'])
    await inConsole(payday, 'updateCompanyBankAccount', { id: other.id, body: { is_active: true } })
    expect(await makeFile(payday)).toMatchObject({ company_bank_account_id: other.id })
  })

  it('in another workspace, and without the right', async () => {
    const payday = await makeBankedPayday()
    const stranger = await makeWorkspace()
    const id = payday.batch.id
    expect((await askConsole(stranger, 'createPayrollBankFile', { id, body: wanted })).status).toBe(404)
    expect((await askConsole(stranger, 'getPayrollBankFileContent', { id })).status).toBe(404)
    const approver = await makeKey(payday.id, { scopes: [], permissions: ['payroll.approve'] })
    expect(
      (await askConsole(payday, 'createPayrollBankFile', { id, body: wanted, token: approver })).status,
    ).toBe(403)
    await makeFile(payday)
    const blind = await makeKey(payday.id, { scopes: [], permissions: ['payroll.manage'] })
    expect((await download(payday, '', blind)).status).toBe(403)
    const seeing = await makeKey(payday.id, {
      scopes: [],
      permissions: ['payroll.manage', 'employees.sensitive:read'],
    })
    expect((await download(payday, '', seeing)).status).toBe(200)
  })
})
