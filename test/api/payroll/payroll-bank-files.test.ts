// Payroll bank files: made once of a batch, kept, and downloaded.

import { onOwner } from '../../../packages/server/cli/seed/bulk.ts'
import { holdTable } from '../../support/database/locks.ts'
import {
  askForFile,
  download,
  makeBankedPayday,
  makeFile,
  wanted,
} from '../../support/fixtures/bank-files.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { inDatabase, raw } from '../../support/fixtures/make.ts'
import { cancel, paymentOf, prepare, record } from '../../support/fixtures/payroll-payments.ts'
import { until } from '../../support/processes/until.ts'
import { server, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const moreThanAPiece = 1_100

/** Payments like the one, of entries that nobody reads. */
const many = `
  insert into payroll_payments (workspace_id, id, payroll_run_id, payroll_entry_id, employee_id, batch, amount, payment_method, bank_account)
  select workspace_id, id || lpad(n::text, 4, '0'), payroll_run_id, id || n, employee_id, batch, amount, payment_method, bank_account
  from payroll_payments, generate_series(1, $2::integer) as n where id = $1`

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

  it.each([
    ['the account of an employee', 'employee_bank_accounts', `set bank_name = 'East Bank'`, 'employee_id'],
    ['the code of an employee', 'employees', `set employee_code = 'E99999'`, 'id'],
  ])('is not kept where %s changes while it is made', async (_, table, change, column) => {
    const payday = await makeBankedPayday()
    const held = await holdTable('stored_files')
    const asked = askForFile(payday)
    await until(async () => (await held.waiting()) === 1)
    await inDatabase(`update ${table} ${change} where ${column} = $1`, [payday.employees[1]])
    await held.release()
    expect(await asked).toMatchObject({
      status: 409,
      json: { detail: 'Batch 1 was changed while its file was made. Nothing was kept; send it again.' },
    })
    expect((await inConsole(payday, 'listPayrollBankFiles')).data).toEqual([])
  })

  it('is made in pieces, and adds up', async () => {
    const payday = await makeBankedPayday()
    const [like] = await inDatabase<{ id: string; amount: string }>(
      'select id, amount from payroll_payments where id = $1',
      [(await paymentOf(payday, payday.run, payday.employees[1])).id],
    )
    await onOwner(server.database_url, async client => {
      await client.query(`set session_replication_role = 'replica'`)
      await client.query(many, [like!.id, moreThanAPiece])
      await client.query(
        `update payroll_payment_batches set total_payments = total_payments + $2::integer, total_amount = total_amount + $2::integer * $3::numeric
         where id = $1`,
        [payday.batch.id, moreThanAPiece, like!.amount],
      )
    })
    const file = await makeFile(payday)
    expect(file.total_payments).toBe(2 + moreThanAPiece)
    const { text } = await download(payday)
    expect(sumIn(text)).toBe(file.total_amount)
    const units = [...text.matchAll(/<InstdAmt [^>]*>([^<]*)</g)].map(([, amount]) =>
      BigInt(amount!.replace('.', '')),
    )
    expect(units).toHaveLength(file.total_payments)
    const sum = units.reduce((total, each) => total + each, 0n)
    expect(sum).toBe(BigInt(file.total_amount.replace('.', '')))
    expect(new Set(text.match(/<EndToEndId>[^<]*/g)).size).toBe(file.total_payments)
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

  it('is stored nowhere by a dry run, which says what it would be', async () => {
    const payday = await makeBankedPayday()
    const path = `/console/payroll_payment_batches/${payday.batch.id}/file`
    const headers = { 'Dry-Run': 'true' }
    const answer = await raw('POST', path, { key: await tokenOf(payday), body: wanted, headers })
    expect([answer.status, answer.json.number]).toEqual([201, 1])
    expect((await inConsole(payday, 'listPayrollBankFiles')).data).toEqual([])
    const kept = await makeFile(payday)
    const same = ['number', 'file_name', 'format', 'total_payments', 'total_amount', 'size_bytes'] as const
    for (const field of same) expect(answer.json[field]).toBe(kept[field])
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
