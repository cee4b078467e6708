// Several operators at once on one payroll: one works, the others get a 409 that says what is going on.

import type { OperationId } from '@muster/contract'
import { allPermissions } from '../../packages/server/auth/rights.ts'
import { copyWorkspace } from '../support/database/workspace-rows.ts'
import { askConsole, inConsole } from '../support/fixtures/console.ts'
import { inDatabase, makeKey } from '../support/fixtures/make.ts'
import { createRun } from '../support/fixtures/payroll.ts'
import {
  asides,
  askFor,
  type FullMonth,
  inMay,
  type Kind,
  kinds,
  lastOperation,
  makeFullMonth,
  openCopy,
  workOn,
} from '../support/fixtures/payroll-month.ts'
import { PayrollNode } from '../support/server/payroll-node.ts'
import { setClock } from '../support/server/server.ts'

const operationOf = {
  process: 'processPayrollRun',
  approve: 'approvePayrollRun',
  reopen: 'reopenPayrollRun',
  lock: 'lockPayrollRun',
  prepare_payment: 'createPayrollPaymentBatch',
  cancel_payment: 'cancelPayrollPaymentBatch',
  record_payment: 'recordPayrollPaymentBatch',
} satisfies Record<Kind, OperationId>

let base: FullMonth
let node: PayrollNode
beforeAll(async () => {
  base = await makeFullMonth()
  node = await PayrollNode.open(inMay)
})
afterAll(async () => {
  await node.close()
  await setClock()
})

/** A copy in which the run waits for this kind of work. */
async function waiting(kind: Kind): Promise<{ id: string; run: string }> {
  const of = { id: await copyWorkspace(base.id), run: base.run }
  await workOn(node, of, ...kinds.slice(0, kinds.indexOf(kind)).filter(each => !asides.includes(each)))
  return of
}

/** What a request for the work sends. */
async function sentFor(kind: Kind, { id, run }: { readonly id: string; readonly run: string }) {
  if (kind === 'prepare_payment') return { body: { payroll_run_id: run } }
  if (kind !== 'cancel_payment' && kind !== 'record_payment') return { id: run }
  const [batch] = await inDatabase<{ id: string }>(
    'select id from payroll_payment_batches where workspace_id = $1',
    [id],
  )
  return Object.assign(
    { id: batch!.id },
    kind === 'record_payment' && { body: { payment_date: '2026-05-04' } },
  )
}

const tokenFor = (id: string) => makeKey(id, { scopes: [], permissions: allPermissions })

describe('of two operators', () => {
  it.each(kinds)('who ask for it at once, one gets to %s, and the other the progress', async kind => {
    const of = await waiting(kind)
    const tokens = await Promise.all([tokenFor(of.id), tokenFor(of.id)])
    const sent = await sentFor(kind, of)
    const ask = (token: string) => askConsole(of, operationOf[kind], { ...sent, token })
    const answers = await Promise.all(tokens.map(ask))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)!.json.detail).toMatch(
      new RegExp(`being worked on: ${kind}, asked for by test; it has just begun. Wait until it has ended.`),
    )
    await node.drained()
    expect(await lastOperation(of.id)).toMatchObject({ status: 'succeeded' })
  })

  it('who create the regular run of a month at once, one gets it', async () => {
    const of = { id: await copyWorkspace(base.id) }
    const ask = () => askConsole(of, 'createPayrollRun', { body: { year: 2026, month: 5 } })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('while a lock makes slips', () => {
  const changes: [OperationId, (() => object) | undefined][] = [
    ['updatePayrollRun', () => ({ notes: 'April' })],
    ['processPayrollRun', undefined],
    ['reopenPayrollRun', undefined],
    ['approvePayrollRun', undefined],
    ['lockPayrollRun', undefined],
    ['createPayrollPaymentBatch', () => ({ payroll_run_id: of.run })],
    ['holdPayrollEntry', () => ({ reason: 'Notice period' })],
    ['releasePayrollEntry', undefined],
  ]
  let of: { id: string; run: string }
  let entry: string
  let letGo: () => Promise<void>
  beforeAll(async () => {
    of = await waiting('lock')
    const { muster } = await openCopy(of.id)
    entry = (await muster.payrollEntries.list({ payroll_run_id: of.run })).data[0]!.id
    await askFor(of, 'lock')
    const trapped = node.holdOn('make_salary_slips', { asked: () => 0 })
    const worked = node.drained()
    const held = await trapped
    letGo = async () => {
      held.resume()
      await worked
    }
  })

  it.each(changes)('%s is refused with the progress', async (operation, body) => {
    const id = operation.endsWith('Entry') ? entry : of.run
    const { status, json } = await askConsole(of, operation, { id, ...(body && { body: body() }) })
    expect([status, json.detail]).toEqual([
      409,
      'The payroll run is being worked on: lock, asked for by operator_test; 3 of 3 employees are done. Wait until it has ended.',
    ])
  })

  it('and then it ends as if nobody had asked', async () => {
    await letGo()
    expect(await lastOperation(of.id)).toMatchObject({ status: 'succeeded' })
    const body = { payroll_run_id: of.run }
    expect(await askConsole(of, 'createPayrollPaymentBatch', { body })).toMatchObject({ status: 202 })
    await node.drained()
  })
})

describe('while a payment is recorded', () => {
  const changes: [OperationId, string, (() => object) | undefined][] = [
    ['createPayrollPaymentBatch', 'id from payroll_runs', () => ({ payroll_run_id: of.run })],
    ['recordPayrollPaymentBatch', 'id from payroll_payment_batches', () => ({ payment_date: '2026-05-04' })],
    ['cancelPayrollPaymentBatch', 'id from payroll_payment_batches', undefined],
    ['failPayrollPayment', 'id from payroll_payments', () => ({ reason: 'Closed' })],
    ['holdPayrollEntry', 'payroll_entry_id as id from payroll_payments', () => ({ reason: 'Notice period' })],
  ]
  let of: { id: string; run: string }
  let letGo: () => Promise<void>
  beforeAll(async () => {
    of = await waiting('record_payment')
    await askFor(of, 'record_payment')
    const trapped = node.holdAfter('record_payroll_payments')
    const worked = node.drained()
    const held = await trapped
    letGo = async () => {
      held.resume()
      await worked
    }
  })

  it.each(changes)('%s is refused with the progress', async (operation, what, body) => {
    const [row] = await inDatabase<{ id: string }>(`select ${what} where workspace_id = $1`, [of.id])
    const { status, json } = await askConsole(of, operation, { id: row!.id, ...(body && { body: body() }) })
    expect([status, json.detail]).toEqual([
      409,
      expect.stringMatching(
        /^The payroll run is being worked on: record_payment, asked for by operator_test; /,
      ),
    ])
  })

  it('and then it ends as if nobody had asked', async () => {
    await letGo()
    expect(await lastOperation(of.id)).toMatchObject({ status: 'succeeded', message: null })
  })
})

describe('an earlier month of the tax year', () => {
  const withRunOf = async (month: number) => {
    const of = await waiting('lock')
    return { of, earlier: await createRun({ ...base, ...of }, { year: 2026, month }) }
  }

  it('that came after the approval is locked first', async () => {
    const { of } = await withRunOf(2)
    const { status, json } = await askConsole(of, 'lockPayrollRun', { id: of.run })
    expect([status, json.detail]).toEqual([
      409,
      'The payroll run of 2026-02 is draft; months of a tax year are approved and locked one after the other, once the one before is locked. Process that one first: where it has no entries, it holds up nothing. Or delete it.',
    ])
  })

  it('that a draft was moved to is locked first', async () => {
    const { of, earlier } = await withRunOf(5)
    const body = { year: 2026, month: 1 }
    await inConsole(of, 'updatePayrollRun', { id: earlier.id, body })
    expect(await askConsole(of, 'lockPayrollRun', { id: of.run })).toMatchObject({ status: 409 })
    await inConsole(of, 'updatePayrollRun', { id: earlier.id, body: { year: 2026, month: 5 } })
    expect(await askConsole(of, 'lockPayrollRun', { id: of.run })).toMatchObject({ status: 202 })
    await node.drained()
  })

  it('that was reopened keeps the later one from its approval', async () => {
    const of = await waiting('lock')
    const token = await tokenFor(of.id)
    await setClock('2026-06-05T05:00:00Z')
    const may = await createRun({ ...base, ...of }, { year: 2026, month: 5 })
    expect(await workOn(node, of, 'reopen')).toMatchObject({ status: 'succeeded' })
    const { status, json } = await askConsole(of, 'approvePayrollRun', { id: may.id, token })
    await setClock(inMay)
    expect([status, json.detail]).toEqual([
      409,
      expect.stringMatching(/^The payroll run of 2026-04 is draft/),
    ])
  })
})
