// Payroll runs with their entries and payments, and what goes into them, in each state.

import { makeBankedPayday, report, wanted } from '../fixtures/bank-files.ts'
import { inConsole } from '../fixtures/console.ts'
import { inDatabase } from '../fixtures/make.ts'
import { lockedRun, processed, succeed, writeEmptyRun } from '../fixtures/payroll.ts'
import { bodyOf, rowOf } from '../fixtures/payroll-imports.ts'
import { addComponent, makePayrollWorkspace } from '../fixtures/payroll-inputs.ts'
import {
  cancel,
  makeLockedPayday,
  makePayday,
  type Payday,
  paymentOf,
  prepare,
  record,
} from '../fixtures/payroll-payments.ts'
import { makeFullMember } from '../fixtures/people.ts'
import { deliver } from '../server/server.ts'
import type { Kind, Life, RecordInState } from './life.ts'

const reason = { reason: 'As agreed' }

/** Of months one after another, as payroll takes them. */
async function liveRuns(): Promise<Life> {
  const workspace = await makePayday()
  const disbursed = await lockedRun(workspace, { year: 2026, month: 4 })
  await record(workspace, (await prepare(workspace, disbursed)).id)
  const locked = await lockedRun(workspace, { year: 2026, month: 5 })
  const approved = await processed(workspace, { year: 2026, month: 6 })
  await succeed(workspace, 'approvePayrollRun', { id: approved, token: workspace.approver })
  const records = { disbursed: { id: disbursed }, locked: { id: locked }, approved: { id: approved } }
  return { workspace, records }
}

/** A run that is approved or processed has to be the first that is not locked. */
async function liveOpenRuns(): Promise<Life> {
  const workspace = await makePayday()
  // A token that nobody owns may be in the hand of whoever looks, and four eyes are asked for.
  const { browser } = await makeFullMember(workspace.id, 'Payroll')
  const create = async (month: number): Promise<string> =>
    (await browser.do('createPayrollRun', { body: { year: 2026, month } })).id
  const run = await create(4)
  await browser.do('processPayrollRun', { ids: { id: run } })
  await deliver()
  const empty = await writeEmptyRun(workspace, { year: 2026, month: 3 })
  await inDatabase(`update payroll_runs set status = 'processed', total_employees = 0 where id = $1`, [empty])
  const records = {
    draft: { id: await create(5) },
    processed: { id: run },
    'processed, pays nobody': { id: empty },
  }
  return { workspace, records }
}

async function liveBatches(): Promise<Life> {
  const workspace = await makeLockedPayday()
  const records: Record<string, RecordInState> = {}
  const add = async (state: string, payment_method: string) => {
    const batch = await prepare(workspace, workspace.run, { payment_method })
    records[state] = { id: batch.id, rows: [`/payroll/runs/${workspace.run}?tab=payments`] }
    return batch.id
  }
  await cancel(workspace, await add('cancelled', 'bank_transfer'))
  await record(workspace, await add('recorded', 'bank_transfer'))
  await add('pending', 'cash')
  return { workspace, records }
}

async function livePayments(): Promise<Life> {
  const workspace = await makeLockedPayday()
  const { run, employees } = workspace
  await cancel(workspace, (await prepare(workspace, run, { payment_method: 'bank_transfer' })).id)
  const recorded = await prepare(workspace, run, { payment_method: 'bank_transfer' })
  await record(workspace, recorded.id)
  await prepare(workspace, run, { payment_method: 'cash' })
  const failed = await paymentOf(workspace, run, employees[1], 'paid')
  await inConsole(workspace, 'failPayrollPayment', { id: failed.id, body: reason })
  const find = async (status: string, employee: string) => {
    const { id, payroll_entry_id } = await paymentOf(workspace, run, employee, status)
    const rows = [`/payroll/runs/${run}?tab=payments`, `/payroll/entries/${payroll_entry_id}`]
    return { id, rows }
  }
  const records = {
    cancelled: await find('cancelled', employees[0]),
    paid: await find('paid', employees[0]),
    failed: await find('failed', employees[1]),
    pending: await find('pending', employees[2]),
  }
  return { workspace, records }
}

async function entriesOf({ muster }: Payday, payroll_run_id: string): Promise<readonly string[]> {
  const { data } = await muster.payrollEntries.list({ payroll_run_id })
  return data.map(({ id }) => id)
}

async function liveEntries(): Promise<Life> {
  const workspace = await makePayday()
  const { muster } = workspace
  const paidRun = await lockedRun(workspace, { year: 2026, month: 4 })
  await record(workspace, (await prepare(workspace, paidRun, { payment_method: 'bank_transfer' })).id)
  const ofPaid = await muster.payrollEntries.list({ payroll_run_id: paidRun, status: 'paid' })
  const [acknowledged, paid] = ofPaid.data.map(({ id }) => id)
  await prepare(workspace, paidRun, { payment_method: 'cash' })
  const ofCash = await paymentOf(workspace, paidRun, workspace.employees[2], 'pending')
  await inConsole(workspace, 'acknowledgePayrollEntry', { id: acknowledged! })
  const lockedOne = await lockedRun(workspace, { year: 2026, month: 5 })
  const [locked, held] = await entriesOf(workspace, lockedOne)
  await inConsole(workspace, 'holdPayrollEntry', { id: held!, body: reason })
  const approvedOne = await processed(workspace, { year: 2026, month: 6 })
  await succeed(workspace, 'approvePayrollRun', { id: approvedOne, token: workspace.approver })
  const draftOne = await processed(workspace, { year: 2026, month: 7 })
  const [approved] = await entriesOf(workspace, approvedOne)
  const [draft] = await entriesOf(workspace, draftOne)
  const ids = {
    draft,
    approved,
    locked,
    'locked, payment pending': ofCash.payroll_entry_id,
    on_hold: held,
    paid,
    'paid, acknowledged': acknowledged,
  }
  return { workspace, records: recordsOf(ids) }
}

const recordsOf = (ids: Readonly<Record<string, string | undefined>>): Life['records'] =>
  Object.fromEntries(Object.entries(ids).map(([state, id]) => [state, { id: id! }]))

async function liveAdjustments(): Promise<Life> {
  const workspace = await makePayrollWorkspace()
  const salary_component_id = await addComponent(workspace, 'TARGET')
  const body = {
    employee_id: workspace.employee,
    kind: 'bonus',
    salary_component_id,
    amount: '60000',
    from_month: '2026-12-01',
    reason: 'Sales target',
  }
  const active = await inConsole(workspace, 'createPayrollAdjustment', { body })
  const cancelled = await inConsole(workspace, 'createPayrollAdjustment', { body })
  await inConsole(workspace, 'cancelPayrollAdjustment', { id: cancelled.id })
  return { workspace, records: { active, cancelled } }
}

async function liveCorrections(): Promise<Life> {
  const workspace = await makePayrollWorkspace()
  await inDatabase('insert into time_locks (workspace_id, locked_through) values ($1, $2)', [
    workspace.id,
    '2026-10-25',
  ])
  const add = (date: string) =>
    inConsole(workspace, 'createPayrollCorrection', {
      body: { employee_id: workspace.employee, date, counts_as: 'present', reason: 'The reader was broken' },
    })
  const cancelled = await add('2026-10-12')
  await inConsole(workspace, 'cancelPayrollCorrection', { id: cancelled.id })
  return { workspace, records: { active: await add('2026-10-13'), cancelled } }
}

const runs = {
  collections: ['payroll_runs'],
  page: '/payroll/runs',
  bodies: { updatePayrollRun: { notes: 'Checked' } },
  labels: {
    processPayrollRun: /^Calculate/,
    approvePayrollRun: /^Approve /,
    lockPayrollRun: /^Lock /,
  },
}

export const lockedPayrollRuns: Kind = Object.assign(
  { live: liveRuns, refusals: { lockPayrollRun: /is locked/, approvePayrollRun: /Four eyes are asked for/ } },
  runs,
)
export const openPayrollRuns: Kind = Object.assign(
  {
    live: liveOpenRuns,
    refusals: {
      approvePayrollRun: /months of a tax year are approved and locked/,
      deletePayrollRun: /pays 3 employees/,
    },
  },
  runs,
)

export const importedPayrollRuns: Kind = {
  collections: ['payroll_imports'],
  readAt: 'payroll_runs',
  bodies: {},
  live: liveImportedRuns,
}

export const payrollPaymentBatches: Kind = {
  collections: ['payroll_payment_batches'],
  page: '/payroll/batches',
  bodies: {
    recordPayrollPaymentBatch: { payment_date: '2026-05-04', payment_reference: 'HBL-1' },
    cancelPayrollPaymentBatch: reason,
    createPayrollBankFile: {
      ...wanted,
      execution_date: String(Temporal.Now.plainDateISO().add({ days: 7 })),
    },
    recordPayrollBankFileStatuses: {
      file_name: 'report.xml',
      content_base64: btoa(report({ about: 'BATCH' })),
    },
  },
  refusals: {
    createPayrollBankFile: /has no active bank account/,
    recordPayrollBankFileStatuses: /has no file/,
  },
  elsewhere: {
    createPayrollBankFile: 'the panel of a batch, which has bank accounts to choose from',
    recordPayrollBankFileStatuses: 'the panel of a batch, once there is a file',
  },
  live: liveBatches,
}

/** Of months that another system has paid, one after the other. */
async function liveImportedRuns(): Promise<Life> {
  const workspace = await makePayday()
  const records: Record<string, RecordInState> = {}
  for (const [index, status] of runStatuses.entries()) {
    const month = 5 - index
    const body = bodyOf(workspace, { month })
    const { id } = await inConsole(workspace, 'createPayrollImport', { body })
    const entries = [rowOf(workspace, { net_salary: '99560' })]
    records[status] = { id, bodies: { updatePayrollImport: { entries } } }
    // No operation processes an import, and what follows a draft needs its months in their order.
    await inDatabase(
      `update payroll_runs set status = $2, approved_at = case when $2 in ('approved', 'locked', 'disbursed') then now() end,
         locked_at = case when $2 in ('locked', 'disbursed') then now() end,
         disbursed_at = case when $2 = 'disbursed' then now() end where id = $1`,
      [id, status],
    )
  }
  return { workspace, records }
}

const runStatuses = ['draft', 'processed', 'approved', 'locked', 'disbursed']

/** With accounts, so that there is something to transfer. */
export const payrollBankBatches: Kind = {
  collections: ['payroll_payment_batches'],
  bodies: payrollPaymentBatches.bodies,
  refusals: { recordPayrollBankFileStatuses: /has no file/ },
  live: async () => {
    const workspace = await makeBankedPayday()
    return { workspace, records: { pending: workspace.batch } }
  },
}

export const payrollPayments: Kind = {
  collections: ['payroll_payments'],
  page: '/payroll/payments',
  bodies: { failPayrollPayment: reason },
  live: livePayments,
}

export const payrollEntries: Kind = {
  collections: ['payroll_entries'],
  page: '/payroll/entries',
  bodies: { holdPayrollEntry: reason },
  refusals: { holdPayrollEntry: /A payment of this entry is pending/ },
  live: liveEntries,
}

export const payrollAdjustments: Kind = {
  collections: ['payroll_adjustments'],
  page: '/payroll/adjustments',
  bodies: { updatePayrollAdjustment: { reason: 'Sales target of the year' } },
  live: liveAdjustments,
}

export const payrollCorrections: Kind = {
  collections: ['payroll_corrections'],
  page: '/payroll/corrections',
  bodies: {},
  live: liveCorrections,
}
