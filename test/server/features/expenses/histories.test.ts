// Random histories of claims under payroll: each claim is paid once, and its totals are always the sums of its items.

import fc from 'fast-check'
import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { addCategory, findWrongTotals, handedOver, itemsOf } from '../../../support/fixtures/expenses.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { createRun, makePaying, operate, type Paying } from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

afterEach(() => setClock())

const cents = fc.integer({ min: 1, max: 999_999 })
const which = fc.nat(9)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ create: fc.array(cents, { minLength: 1, maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ change: which, to: cents }) },
  {
    weight: 4,
    arbitrary: fc.record({ decide: which, parts: fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ reject: which, revised: fc.boolean() }) },
  { weight: 7, arbitrary: fc.record({ hand: which }) },
  { weight: 1, arbitrary: fc.record({ recall: which }) },
  { weight: 1, arbitrary: fc.record({ pay: which }) },
  { weight: 1, arbitrary: fc.record({ cancel: which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      run: fc.constantFrom('process', 'approve', 'reopen', 'lock', 'settle', 'settle'),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** What payroll paid of each claim against what the claim says, and what is paid twice. */
const wrong = `
  with booked as (
    select coalesce(sum(l.amount), 0) as amount from payroll_entry_components l
    join salary_components s on s.workspace_id = $1 and s.id = l.salary_component_id and s.code = 'REIMBURSE'
    join payroll_runs r on r.workspace_id = $1 and r.id = l.payroll_run_id and r.locked_at is not null where l.workspace_id = $1),
  settled as (
    select coalesce(sum(total_reimbursable), 0) as amount from expense_claims
    where workspace_id = $1 and payroll_run_id is not null)
  select 'payroll booked ' || booked.amount || ' and paid ' || settled.amount as what from booked, settled where booked.amount <> settled.amount
  union all
  select e.claim_number || ' is ' || e.status || ' and claimed ' || coalesce(c.payroll_run_id, 'by none') from expense_claims e
  left join payroll_claims c on c.workspace_id = $1 and c.kind = 'expense_claim' and c.object_id = e.id
  where e.workspace_id = $1 and e.claimed_by_run_id is distinct from c.payroll_run_id
  union all
  select e.claim_number || ' is claimed with ' || c.amount || ' of ' || e.total_reimbursable from expense_claims e
  join payroll_claims c on c.workspace_id = $1 and c.kind = 'expense_claim' and c.object_id = e.id
  where e.workspace_id = $1 and c.amount <> e.total_reimbursable`

const text = (amount: number) => (amount / 100).toFixed(2)
let paidByPayroll = 0

type Operation = Parameters<typeof askConsole>[1]

interface World {
  readonly workspace: Paying
  readonly category: string
  readonly claims: string[]
  readonly months: Iterator<number>
  /** The run that is not locked yet. */
  run: string | undefined
}

async function ask({ workspace }: World, operation: Operation, id: string, body?: object) {
  const answer = await askConsole(workspace, operation, { id, ...(body && { body }) })
  if (answer.status >= 500) throw new Error(`${operation} answered ${answer.text}`)
  return answer
}

/** The run that is not locked yet, or one of the next month. */
async function openRun(world: World): Promise<string | undefined> {
  if (world.run !== undefined) return world.run
  const { value: month, done } = world.months.next()
  if (done) return undefined
  await setClock(`2026-0${month + 1}-05T05:00:00Z`)
  world.run = (await createRun(world.workspace, { year: 2026, month })).id
  return world.run
}

async function operateRun(world: World, what: 'process' | 'approve' | 'reopen' | 'lock' | 'settle') {
  const { workspace } = world
  const id = await openRun(world)
  if (id === undefined) return
  const attempt = (step: Parameters<typeof operate>[1], token?: string) =>
    operate(workspace, step, id, token).catch(() => undefined)
  // A run has something to give back where it is reopened, and is brought up to date where it is settled.
  if (what === 'reopen') {
    await create(world, [12_345])
    for (const operation of handedOver) await ask(world, operation, world.claims.at(-1)!)
    await attempt('processPayrollRun')
  }
  if (what === 'reopen' || what === 'settle') await attempt('reopenPayrollRun')
  if (what === 'process' || what === 'settle') await attempt('processPayrollRun')
  if (what === 'process' || what === 'reopen') return
  await attempt('approvePayrollRun', workspace.approver)
  if (what === 'approve') return
  const locked = await attempt('lockPayrollRun', workspace.approver)
  if (locked?.status === 'succeeded') world.run = undefined
}

async function create({ workspace, category, claims }: World, amounts: readonly number[]) {
  const body = { employee_id: workspace.employee.id, title: 'Spent', claim_date: '2026-04-20' }
  const { id: expense_claim_id } = await inConsole(workspace, 'createExpenseClaim', { body })
  claims.push(expense_claim_id)
  for (const amount of amounts) {
    const item = { expense_claim_id, expense_category_id: category, amount: text(amount) }
    await inConsole(workspace, 'createExpenseClaimItem', { body: { ...item, expense_date: '2026-04-20' } })
  }
}

/** Approves so many percent of each item, in whole rupees. */
async function decide(world: World, id: string, parts: readonly number[]) {
  await ask(world, 'submitExpenseClaim', id)
  const items = (await itemsOf(world.workspace, id)).map((item, n) => ({
    expense_claim_item_id: item.id,
    approved_amount: text(Math.floor((Number(item.amount) * parts[n]!) / 100) * 100),
    rejection_reason: 'Less',
  }))
  await ask(world, 'approveExpenseClaim', id, { items: items.slice(0, 1 + (parts[0]! % 3)) })
}

async function take(world: World, each: Step): Promise<void> {
  if ('create' in each) return create(world, each.create)
  if ('run' in each) return operateRun(world, each.run)
  const { claims } = world
  const named = Object.values(each).find(value => typeof value === 'number') ?? 0
  const id = claims[named % Math.max(claims.length, 1)]
  if (id === undefined) return
  if ('change' in each) {
    const [item] = await itemsOf(world.workspace, id)
    await ask(world, 'updateExpenseClaimItem', item!.id, { amount: text(each.to) })
  } else if ('decide' in each) await decide(world, id, each.parts)
  else if ('reject' in each) {
    await ask(world, 'submitExpenseClaim', id)
    await ask(world, 'rejectExpenseClaim', id, { rejection_reason: 'No' })
    if (each.revised) await ask(world, 'reviseExpenseClaim', id)
  } else if ('hand' in each) for (const operation of handedOver) await ask(world, operation, id)
  else if ('recall' in each) await ask(world, 'recallExpenseClaim', id)
  else if ('pay' in each) await ask(world, 'payExpenseClaim', id, { payment_method: 'cash' })
  else await ask(world, 'cancelExpenseClaim', id)
}

async function walk(steps: readonly Step[]): Promise<void> {
  await setClock('2026-04-28T05:00:00Z')
  const workspace = await makePaying()
  const category = await addCategory(workspace, 'TRAVEL')
  await workspace.assign('100000', '2026-04-01')
  const months = [4, 5, 6, 7, 8].values()
  const world: World = { workspace, category, claims: [], months, run: undefined }
  for (const each of steps) {
    await take(world, each)
    const found = await inDatabase<{ what: string }>(wrong, [workspace.id])
    const told = [...found.map(({ what }) => what), ...(await findWrongTotals(workspace))]
    expect({ each, told }).toEqual({ each, told: [] })
  }
  const [paid] = await inDatabase<{ claims: number }>(
    'select count(*)::int as claims from expense_claims where workspace_id = $1 and payroll_run_id is not null',
    [workspace.id],
  )
  paidByPayroll += paid!.claims
}

it('pays each claim once, whatever happens to it and to the runs', async () => {
  const histories = fc.array(step, { minLength: 18, maxLength: 30 })
  await fc.assert(fc.asyncProperty(histories, walk), { seed: 20_261_122, numRuns: 6, endOnFailure: true })
  // Where payroll pays nothing, all of this holds of nothing.
  expect(paidByPayroll).toBeGreaterThan(4)
})
