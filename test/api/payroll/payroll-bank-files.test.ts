// Payroll bank files: made once of a batch, kept, and refused where somebody would not be paid.

import {
  account,
  askForFile,
  companyAccount,
  download,
  makeBankedPayday,
  makeFile,
  wanted,
} from '../../support/fixtures/bank-files.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import {
  cancel,
  makeLockedPayday,
  paymentOf,
  prepare,
  record,
} from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const sumIn = (text: string) => /<CtrlSum>(.*?)<\/CtrlSum>/.exec(text)?.[1]

describe('the file of a batch', () => {
  it('has the transfers of the batch, whose sum stands in it and beside it', async () => {
    const payday = await makeBankedPayday()
    const { run, employees, batch } = payday
    const transfers = [await paymentOf(payday, run, employees[0]), await paymentOf(payday, run, employees[1])]
    const cash = await paymentOf(payday, run, employees[2])
    const id = batch.id
    const file = await inConsole(payday, 'createPayrollBankFile', { id, body: wanted })
    expect(await inConsole(payday, 'getPayrollBankFile', { id: file.id })).toEqual(file)
    expect(file).toMatchObject({
      object: 'payroll_bank_file',
      ...wanted,
      payroll_payment_batch_id: batch.id,
      number: 1,
      reason: null,
      order_reference: `${batch.id.replace('_', '')}-1`,
      total_payments: 2,
      content_type: 'application/xml',
      file_name: 'salaries-2026-04-batch-1-file-1.xml',
    })
    expect(Number(file.total_amount) + Number(cash.amount)).toBeCloseTo(Number(batch.total_amount), 2)
    await inConsole(payday, 'getPayrollBankFileContent', { id })
    const { status, headers, text } = await download(payday)
    expect(status).toBe(200)
    expect(headers.get('ETag')).toBe(`"${file.sha256}"`)
    expect(headers.get('Content-Disposition')).toContain(file.file_name)
    expect(text).toHaveLength(file.size_bytes)
    expect(sumIn(text)).toBe(file.total_amount)
    for (const { id, amount } of transfers) {
      expect(text).toContain(`<EndToEndId>${id.replace('_', '')}</EndToEndId>`)
      expect(text).toContain(`<InstdAmt Ccy="PKR">${amount}</InstdAmt>`)
    }
    expect(text).not.toContain(cash.id.replace('_', ''))
    expect(text).toContain('<IBAN>GB82WEST12345698765432</IBAN>')
    expect(text).toContain('<Ustrd>SAL 2026-04</Ustrd>')
  })

  it('is made once; another one needs a reason, and both are kept, listed and audited', async () => {
    const payday = await makeBankedPayday()
    const first = await makeFile(payday)
    const again = await askForFile(payday)
    expect([again.status, again.json.detail]).toEqual([
      409,
      expect.stringMatching(/File 1 of batch 1 was made at .* may pay twice/),
    ])
    const reason = 'The bank wants CSV'
    const second = await makeFile(payday, { format: 'csv', reason })
    expect(second).toMatchObject({ number: 2, reason, format: 'csv', total_amount: first.total_amount })
    const { data } = await inConsole(payday, 'listPayrollBankFiles', {
      query: { payroll_payment_batch_id: payday.batch.id },
    })
    expect(data).toEqual([second, first])
    expect((await download(payday)).text).toContain(`TOTAL,2,Example Textiles Ltd.`)
    expect((await download(payday, '?number=1')).text).toContain('pain.001.001.09')
    expect((await download(payday, '?number=3')).status).toBe(404)
    const audited = await inDatabase<{ action: string; object_id: string; details: string }>(
      `select action, object_id, details from audit_entries where workspace_id = $1 and action like 'payroll_bank_file.%' order by created_at, id`,
      [payday.id],
    )
    const entries = audited.map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) }))
    const downloaded = { action: 'payroll_bank_file.downloaded', object_id: payday.batch.id }
    expect(entries).toMatchObject([
      { object_id: first.id, details: { number: 1, reason: null, sha256: first.sha256 } },
      { object_id: second.id, details: { number: 2, reason, total_amount: second.total_amount } },
      { ...downloaded, details: { sha256: second.sha256 } },
      { ...downloaded, details: { sha256: first.sha256 } },
    ])
  })

  it('is made once of two requests at the same time', async () => {
    const payday = await makeBankedPayday()
    const answers = await Promise.all([askForFile(payday), askForFile(payday), askForFile(payday)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await inConsole(payday, 'listPayrollBankFiles')).data).toHaveLength(1)
  })

  it('leaves out payments that have failed', async () => {
    const payday = await makeBankedPayday()
    const { id } = await paymentOf(payday, payday.run, payday.employees[0])
    await inConsole(payday, 'failPayrollPayment', { id, body: { reason: 'No such account' } })
    const file = await makeFile(payday)
    const other = await paymentOf(payday, payday.run, payday.employees[1])
    expect(file).toMatchObject({ total_payments: 1, total_amount: other.amount })
    await record(payday, payday.batch.id)
    const batch = await prepare(payday, payday.run)
    const later = { ...payday, batch }
    expect(await makeFile(later)).toMatchObject({ number: 1, total_payments: 1 })
    expect((await download(later)).text).not.toContain(id.replace('_', ''))
  })

  it('is not rehearsed, because it is stored', async () => {
    const payday = await makeBankedPayday()
    const path = `/console/payroll_payment_batches/${payday.batch.id}/file`
    const headers = { 'Dry-Run': 'true' }
    const answer = await raw('POST', path, { key: await tokenOf(payday), body: wanted, headers })
    expect(answer.status).toBe(400)
    expect((await inConsole(payday, 'listPayrollBankFiles')).data).toEqual([])
  })
})

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
      'Batch 1 is recorded; only a pending one can be paid by a file.',
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

describe('cancelling a batch', () => {
  it('needs a reason once its file was made, which the audit keeps', async () => {
    const payday = await makeBankedPayday()
    const { id } = payday.batch
    await makeFile(payday)
    const answer = await askConsole(payday, 'cancelPayrollPaymentBatch', { id })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      expect.stringMatching(/the bank may pay it all the same/),
    ])
    const reason = 'The bank has deleted the file'
    expect(await cancel(payday, id, { reason })).toMatchObject({ status: 'cancelled' })
    const [entry] = await inDatabase<{ details: string }>(
      `select details from audit_entries where workspace_id = $1 and action = 'payroll_payment_batch.cancelled'`,
      [payday.id],
    )
    expect(JSON.parse(entry!.details)).toEqual({ number: 1, reason })
    expect((await download(payday)).status).toBe(200)
  })
})
