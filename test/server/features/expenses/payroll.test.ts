// Claims in payroll: paid by the next run and once, left whole by deductions, and told where they change under a run.

import type { OperationId } from '@muster/contract'
import { auditOf } from '../../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import {
  addCategory,
  findWrongTotals,
  handedOver,
  makeClaim,
  makeExpenseWorkspace,
} from '../../../support/fixtures/expenses.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { absentOn, paidSinceJuly } from '../../../support/fixtures/paid-since-july.ts'
import {
  createRun,
  entryOf,
  lockedRun,
  lockProcessed,
  operate,
  type Paying,
  processed,
  reopen,
} from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

const april = { year: 2026, month: 4 }
const may = { year: 2026, month: 5 }
beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

/** The worked employee of April with a claim of 3,000.00 that was handed over. */
async function withClaim(gross?: string) {
  const workspace = await paidSinceJuly(gross)
  const employee = workspace.employee.id
  const owner = { ...workspace, employee, category: await addCategory(workspace, 'TRAVEL') }
  const claim = (...amounts: string[]) => claimOf(owner, amounts)
  return { workspace, owner, claim, first: await claim('2500', '500') }
}

type Owner = Parameters<typeof makeClaim>[0]

async function claimOf(owner: Owner, amounts: readonly string[], steps: readonly OperationId[] = handedOver) {
  const body = { employee_id: owner.employee, title: 'Faisalabad', claim_date: '2026-05-01' }
  let made = await inConsole(owner, 'createExpenseClaim', { body })
  for (const amount of amounts)
    await inConsole(owner, 'createExpenseClaimItem', {
      body: {
        expense_claim_id: made.id,
        expense_category_id: owner.category,
        expense_date: '2026-04-20',
        amount,
      },
    })
  for (const step of steps) made = await inConsole(owner, step, { id: made.id })
  return made
}

const read = ({ muster }: Paying, id: string) => muster.expenseClaims.get(id)
const claimsOf = ({ id }: Paying) =>
  inDatabase(
    `select object_id, payroll_run_id, amount::text from payroll_claims where workspace_id = $1 and kind = 'expense_claim' order by 1`,
    [id],
  )

describe('a run', () => {
  it('pays a claim beside the salary, and the lock makes it paid', async () => {
    const { workspace, first } = await withClaim()
    const run = await processed(workspace, april)
    expect(await entryOf(workspace, run)).toMatchObject({
      gross_salary: '100000.00',
      taxable_income: '94000.00',
      tax_amount: '440.00',
      total_earnings: '103000.00',
      total_deductions: '5838.00',
      net_salary: '97162.00',
      lines: { REIMBURSE: '3000.00' },
    })
    expect(await claimsOf(workspace)).toEqual([
      { object_id: first.id, payroll_run_id: run, amount: '3000.00' },
    ])
    expect(await read(workspace, first.id)).toEqual(first)
    await lockProcessed(workspace, run)
    const paid = await read(workspace, first.id)
    expect(paid).toEqual({
      ...first,
      status: 'paid',
      paid_at: paid.updated_at,
      payroll_run_id: run,
      updated_at: paid.updated_at,
    })
    const { data } = await workspace.muster.expenseClaims.list({ updated_since: paid.updated_at! })
    expect(data).toEqual([paid])
    expect((await auditOf(first.id)).at(-1)).toEqual([
      'expense_claim.paid',
      { total_reimbursable: '3000.00', payment_method: 'payroll', payroll_run_id: run },
    ])
    await setClock('2026-06-05T05:00:00Z')
    const next = await entryOf(workspace, await lockedRun(workspace, may))
    expect(next.lines.REIMBURSE).toBeUndefined()
    expect(await read(workspace, first.id)).toEqual(paid)
    expect(await findWrongTotals(workspace)).toEqual([])
  })

  it('takes only what is approved and handed over', async () => {
    const { workspace, owner } = await withClaim()
    await claimOf(owner, ['70'], [])
    await claimOf(owner, ['71'], ['submitExpenseClaim'])
    await claimOf(owner, ['72'], ['submitExpenseClaim', 'approveExpenseClaim'])
    const run = await processed(workspace, april)
    expect((await entryOf(workspace, run)).lines.REIMBURSE).toBe('3000.00')
  })

  it('pays what is approved less the advance', async () => {
    const { workspace, owner } = await withClaim()
    const body = { employee_id: owner.employee, title: 'Advance', claim_date: '2026-05-01' }
    const { id } = await inConsole(owner, 'createExpenseClaim', {
      body: { ...body, advance_adjusted: '150' },
    })
    await inConsole(owner, 'createExpenseClaimItem', {
      body: {
        expense_claim_id: id,
        expense_category_id: owner.category,
        expense_date: '2026-04-20',
        amount: '400',
      },
    })
    await inConsole(owner, 'submitExpenseClaim', { id })
    const [item] = (await workspace.muster.expenseClaimItems.list({ expense_claim_id: id })).data
    const less = { expense_claim_item_id: item!.id, approved_amount: '350', rejection_reason: 'Minibar' }
    await inConsole(owner, 'approveExpenseClaim', { id, body: { items: [less] } })
    await inConsole(owner, 'handExpenseClaimOver', { id })
    const run = await processed(workspace, april)
    expect((await entryOf(workspace, run)).lines.REIMBURSE).toBe('3200.00')
    await lockProcessed(workspace, run)
    expect(await read(workspace, id)).toMatchObject({ status: 'paid', total_reimbursable: '200.00' })
  })

  it('leaves a reimbursement whole where deductions exceed the pay', async () => {
    const { workspace } = await withClaim('30000')
    for (let day = 1; day <= 30; day++)
      await absentOn(workspace, `2026-04-${String(day).padStart(2, '0')}`).catch(() => undefined)
    const run = await processed(workspace, april)
    const entry = await entryOf(workspace, run)
    expect(entry.lines.REIMBURSE).toBe('3000.00')
    expect(Number(entry.net_salary)).toBeGreaterThanOrEqual(3000)
  })

  it('gives claims back when it is reopened, and takes them again', async () => {
    const { workspace, first } = await withClaim()
    const run = await processed(workspace, april)
    const taken = await askConsole(workspace, 'recallExpenseClaim', { id: first.id })
    expect([taken.status, taken.json.detail]).toEqual([
      409,
      'The processed payroll run of 2026-04 has taken EXP-00001 with 3000.00. Reopen that run first.',
    ])
    await reopen(workspace, run)
    expect(await claimsOf(workspace)).toEqual([])
    await inConsole(workspace, 'recallExpenseClaim', { id: first.id })
    await inConsole(workspace, 'payExpenseClaim', { id: first.id, body: { payment_method: 'cash' } })
    await operate(workspace, 'processPayrollRun', run)
    expect((await entryOf(workspace, run)).lines.REIMBURSE).toBeUndefined()
    await lockProcessed(workspace, run)
    expect(await read(workspace, first.id)).toMatchObject({ payment_method: 'cash', payroll_run_id: null })
  })

  it('leaves a claim to the other run that has taken it', async () => {
    const { workspace, first } = await withClaim()
    const run = await processed(workspace, april)
    await workspace.muster.employees.update(workspace.employee.id, {
      status: 'resigned',
      separation_date: '2026-04-30',
    })
    const final = { ...april, kind: 'final', employee_ids: [workspace.employee.id] }
    const { id } = await createRun(workspace, final)
    await operate(workspace, 'processPayrollRun', id)
    expect(await claimsOf(workspace)).toEqual([
      { object_id: first.id, payroll_run_id: run, amount: '3000.00' },
    ])
  })
})

describe('a claim that changes between the approval of a run and its lock', () => {
  async function approvedRun() {
    const made = await withClaim()
    const run = await processed(made.workspace, april)
    await operate(made.workspace, 'approvePayrollRun', run, made.workspace.approver)
    const lock = () => operate(made.workspace, 'lockPayrollRun', run, made.workspace.approver)
    return { ...made, run, lock }
  }

  it('is refused by the console with its number, its amount and the run', async () => {
    const { workspace, first } = await approvedRun()
    for (const [operation, detail] of [
      ['recallExpenseClaim', 'The approved payroll run of 2026-04 has taken EXP-00001 with 3000.00.'],
      [
        'cancelExpenseClaim',
        'This expense claim is approved; only one that is a draft or submitted can be cancelled.',
      ],
      ['reviseExpenseClaim', 'This expense claim is approved; only one that is rejected can be revised.'],
    ] as const) {
      const { status, json } = await askConsole(workspace, operation, { id: first.id })
      expect([status, json.detail]).toEqual([409, expect.stringContaining(detail)])
    }
  })

  it('is told by the lock with the employee, the claim and both figures where it was added', async () => {
    const made = await approvedRun()
    const second = await made.claim('70')
    const operation = await made.lock()
    expect(operation.status).toBe('failed')
    expect(operation.problems).toEqual([
      {
        employee_id: made.workspace.employee.id,
        employee_code: made.workspace.employee.employee_code,
        message: expect.stringMatching(
          /^REIMBURSE is 3000\.00 and would be 3070\.00; .* expense claim EXP-00002 is not there and would be 70\.00$/,
        ),
      },
    ])
    expect(await read(made.workspace, second.id)).toMatchObject({ status: 'approved' })
  })

  it.each([
    [
      'cancelled',
      `status = 'cancelled', total_approved = null, total_reimbursable = null, approved_at = null,`,
    ],
    ['taken back', ''],
  ])('is told by the lock where somebody has it %s in the database', async (_, set) => {
    const made = await approvedRun()
    await inDatabase(
      `with claim as (update expense_claims set ${set} payment_method = null, handed_over_at = null, claimed_by_run_id = null where id = $1)
       update expense_claim_items set approved_amount = case when $2 then null else approved_amount end where expense_claim_id = $1`,
      [made.first.id, set !== ''],
    )
    const { status, problems } = await made.lock()
    expect(status).toBe('failed')
    expect(problems).toEqual([
      {
        employee_id: made.workspace.employee.id,
        employee_code: made.workspace.employee.employee_code,
        message: expect.stringMatching(
          /^REIMBURSE is 3000\.00 and would be gone; .* expense claim EXP-00001 is 3000\.00 and would be gone$/,
        ),
      },
    ])
    expect(await claimsOf(made.workspace)).toHaveLength(1)
  })
})

it('keeps claims of different employees apart', async () => {
  await setClock('2026-11-20T05:00:00Z')
  const workspace = await makeExpenseWorkspace()
  const claim = await makeClaim(workspace, ['20'], ...handedOver)
  const { id } = await workspace.muster.employees.create({
    first_name: 'Bilal',
    last_name: 'Shah',
    joining_date: '2024-03-01',
  })
  const { data } = await workspace.muster.expenseClaims.list({ employee_id: id })
  expect([data, claim.employee_id]).toEqual([[], workspace.employee])
})
