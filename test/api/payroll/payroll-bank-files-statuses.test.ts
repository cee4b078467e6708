// What the bank says of a file: rejected payments fail with its reason, and nothing else changes.

import {
  askToRecord,
  type BankedPayday,
  makeBankedPayday,
  makeFile,
  report,
} from '../../support/fixtures/bank-files.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { cancel, paymentOf, payOf, prepare, record } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

/** A payday whose file is at the bank, with its two transfers. */
async function makeSent() {
  const payday = await makeBankedPayday()
  const { order_reference: about } = await makeFile(payday)
  const [first, second] = [
    await paymentOf(payday, payday.run, payday.employees[0]),
    await paymentOf(payday, payday.run, payday.employees[1]),
  ]
  return { payday, about, first, second }
}

const statusOf = async (payday: BankedPayday, id: string) =>
  (await inConsole(payday, 'getPayrollPayment', { id })).status

it('marks what the bank rejected as failed with its reason, and leaves the rest', async () => {
  const { payday, about, first, second } = await makeSent()
  const payments = [
    { id: first.id, status: 'RJCT', why: 'Closed in March' },
    { id: second.id, status: 'ACSC' },
  ]
  const content_base64 = Buffer.from(report({ about, status: 'PART', payments })).toString('base64')
  const told = await inConsole(payday, 'recordPayrollBankFileStatuses', {
    id: payday.batch.id,
    body: { file_name: 'report.xml', content_base64 },
  })
  expect(told).toEqual(
    expect.objectContaining({
      payroll_payment_batch_id: payday.batch.id,
      report_reference: 'BANK-1',
      failed_payments: 1,
      failed_amount: first.amount,
      failed_before: 0,
      accepted: 1,
      undecided: 0,
    }),
  )
  expect(await inConsole(payday, 'getPayrollPayment', { id: first.id })).toMatchObject({
    status: 'failed',
    failure_reason: 'AC04: the account is closed; Closed in March',
  })
  expect(await statusOf(payday, second.id)).toBe('pending')
  expect(await inConsole(payday, 'getPayrollPaymentBatch', { id: payday.batch.id })).toMatchObject({
    failed_payments: 1,
    failed_amount: first.amount,
  })
})

it('puts the entry of a paid payment back to locked, and a later batch takes it', async () => {
  const { payday, about, first } = await makeSent()
  await record(payday, payday.batch.id)
  await askToRecord(payday, report({ about, payments: [{ id: first.id, status: 'RJCT' }] }))
  expect(await payOf(payday, payday.run, payday.employees[0])).toMatchObject({
    status: 'locked',
    paid_at: null,
  })
  expect(await inConsole(payday, 'getPayrollPayment', { id: first.id })).toMatchObject({
    failure_reason: 'The bank gave no reason.',
  })
  expect(await prepare(payday, payday.run)).toMatchObject({
    number: 2,
    total_payments: 1,
    total_amount: first.amount,
  })
})

it('changes nothing when it comes again, also at the same time', async () => {
  const { payday, about, first } = await makeSent()
  const text = report({ about, payments: [{ id: first.id, status: 'RJCT' }] })
  const answers = await Promise.all([askToRecord(payday, text), askToRecord(payday, text)])
  expect(answers.map(({ json }) => json.failed_payments).sort()).toEqual([0, 1])
  const third = await askToRecord(payday, text)
  expect(third.json).toMatchObject({ failed_payments: 0, failed_amount: '0.00', failed_before: 1 })
  expect(await inConsole(payday, 'getPayrollPaymentBatch', { id: payday.batch.id })).toMatchObject({
    failed_payments: 1,
    failed_amount: first.amount,
  })
})

it('fails all of a rejected file, and the payments in cash stay', async () => {
  const { payday, about, first, second } = await makeSent()
  const answer = await askToRecord(payday, report({ about, status: 'RJCT' }))
  expect(answer.json).toMatchObject({ failed_payments: 2 })
  expect([await statusOf(payday, first.id), await statusOf(payday, second.id)]).toEqual(['failed', 'failed'])
  const cash = await paymentOf(payday, payday.run, payday.employees[2])
  expect(cash.status).toBe('pending')
})

it.each(['ACCP', 'PDNG', 'ACSC', 'PART'])(
  'changes nothing where the file is %s and no payment is named',
  async status => {
    const { payday, about, first } = await makeSent()
    expect((await askToRecord(payday, report({ about, status }))).json).toMatchObject({ failed_payments: 0 })
    expect(await statusOf(payday, first.id)).toBe('pending')
  },
)

describe('nothing is changed by a report', () => {
  const refused = async (
    makeText: (about: string, first: string) => string,
    status: number,
    detail: RegExp,
  ) => {
    const { payday, about, first } = await makeSent()
    const answer = await askToRecord(payday, makeText(about, first.id))
    expect([answer.status, answer.json.detail]).toEqual([status, expect.stringMatching(detail)])
    expect(await statusOf(payday, first.id)).toBe('pending')
  }
  const rejected = (id: string) => ({ id, status: 'RJCT' })

  it.each([
    [
      'on payments that are not in the file',
      (about: string, first: string) => report({ about, payments: [rejected(first), rejected('ppm_x')] }),
      400,
      /payment ppmx, which stands in line 4, and the file has no such payment\. Nothing was changed; ask the bank/,
    ],
    [
      'on another file',
      (_: string, first: string) => report({ about: 'ORDER', payments: [rejected(first)] }),
      409,
      /about the file ORDER/,
    ],
    [
      'that contradicts itself',
      (about: string, first: string) =>
        report({ about, status: 'RJCT', payments: [{ id: first, status: 'ACSC' }] }),
      400,
      /the payment of E\d+, which is ACSC in line 4, and the whole order is RJCT; here it is pending\. Nothing was changed; ask the bank what holds\./,
    ],
    [
      'whose amount is another',
      (about: string, first: string) =>
        report({ about, payments: [rejected(first)] }).replace(
          '</TxInfAndSts>',
          '<OrgnlTxRef><Amt><InstdAmt Ccy="PKR">1.00</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>',
        ),
      400,
      /is of 1\.00 PKR in line 4, and the file has \d+\.\d\d PKR; here it is pending/,
    ],
    [
      'with entities',
      (about: string) =>
        report({ about }).replace('?>', '?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      400,
      /document type/,
    ],
    ['that is none', () => 'rejected', 400, /cannot be read/],
  ] as const)('%s', async (_, makeText, status, detail) => {
    await refused(makeText, status, detail)
  })

  it('on a file that another one has replaced', async () => {
    const { payday, about, first } = await makeSent()
    await makeFile(payday, { reason: 'The bank refused the first one' })
    const answer = await askToRecord(payday, report({ about, status: 'RJCT' }))
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      expect.stringMatching(/-1, and the last file of batch 1 is .*-2 \(file 2\)/),
    ])
    expect(await statusOf(payday, first.id)).toBe('pending')
  })

  it('that accepts a payment which failed here and may be paid again', async () => {
    const { payday, about, first, second } = await makeSent()
    await inConsole(payday, 'failPayrollPayment', { id: first.id, body: { reason: 'Account closed' } })
    const payments = [
      { id: first.id, status: 'ACSC' },
      { id: second.id, status: 'RJCT' },
    ]
    const answer = await askToRecord(payday, report({ about, status: 'PART', payments }))
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      expect.stringMatching(/here: E\d+ \(line 4\)\. Ask the bank/),
    ])
    expect(await statusOf(payday, second.id)).toBe('pending')
  })

  it('on a batch that is cancelled, or has no file', async () => {
    const { payday, about } = await makeSent()
    await cancel(payday, payday.batch.id, { reason: 'Wrong day' })
    const answer = await askToRecord(payday, report({ about, status: 'RJCT' }))
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      expect.stringMatching(/is cancelled.*ask the bank to return it\.$/),
    ])
    const batch = await prepare(payday, payday.run)
    const none = await askToRecord({ ...payday, batch }, report({ about, status: 'RJCT' }))
    expect([none.status, none.json.detail]).toEqual([409, expect.stringMatching(/batch 2 has no file/)])
  })

  it('of another workspace, without the right, or above 4 MiB', async () => {
    const { payday, about } = await makeSent()
    const stranger = await makeWorkspace()
    const body = { file_name: 'a.xml', content_base64: Buffer.from(report({ about })).toString('base64') }
    const { id } = payday.batch
    expect((await askConsole(stranger, 'recordPayrollBankFileStatuses', { id, body })).status).toBe(404)
    const token = await makeKey(payday.id, { scopes: [], permissions: ['payroll.manage'] })
    expect((await askConsole(payday, 'recordPayrollBankFileStatuses', { id, body, token })).status).toBe(403)
    const large = await askToRecord(payday, ' '.repeat(4_300_000))
    expect([large.status, large.json.detail]).toEqual([400, expect.stringMatching(/at most 4194304/)])
  })
})
