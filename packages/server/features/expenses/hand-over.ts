// Handing over: leaves a claim to payroll, or takes it back while no run has taken it.

import type { ExpenseClaim } from '@muster/contract'
import { type Given, prepared, statement } from '@muster/db'
import { nameMonth } from '@muster/engine'
import { say } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import { findCheapestPlan, findPlan } from '../../auth/plans.ts'
import type { Context, WriteContext } from '../../http/context.ts'
import { conflict, Problem } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { claims } from './claims.ts'

const writing = (name: string, set: string) =>
  statement<ExpenseClaim, { id: string }>(
    name,
    `update expense_claims set ${set}, updated_at = made.at from (select stamp() as at) as made
     where workspace_id = :workspace_id and id = :id returning ${claims.fields.selected}`,
  )
const handed = writing('hand_expense_claim_over', "payment_method = 'payroll', handed_over_at = made.at")
const recalled = writing('recall_expense_claim', 'payment_method = null, handed_over_at = null')

const isDeleted = prepared('is_employee_of_claim_deleted', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('employees')
    .select(['deleted', 'employee_code'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.employee_id),
)

/** Without payroll, nothing would ever pay what is handed over to it. */
function assertPayroll({ caller }: Context): void {
  const { plan } = caller.workspace
  if (!findPlan(plan).without.includes('payroll_runs')) return
  throw new Problem(
    'plan_upgrade_required',
    say`The plan ${plan} does not include payroll, so it cannot pay a claim; payroll is part of ${findCheapestPlan('payroll_runs')}.`,
  )
}

/** Leaves an approved and locked claim to payroll. */
export async function hand(call: WriteContext, claim: ExpenseClaim): Promise<ExpenseClaim> {
  assertPayroll(call)
  const { id, claim_number, total_approved, total_reimbursable, employee_id } = claim
  if (Number(total_reimbursable) === 0)
    throw conflict(
      say`Nothing of ${claim_number} is to be paid: the advance covers the ${total_approved} that are approved. Record its payment instead.`,
    )
  const [employee] = await call.db.run(isDeleted, { employee_id })
  if (employee!.deleted)
    throw conflict(
      say`The employee ${employee!.employee_code} is deleted and in no payroll run; pay ${claim_number} in another way.`,
    )
  audit(call, 'expense_claim.handed_over', id, { total_reimbursable })
  const [after] = await call.db.run(handed, { id })
  return markExact(after!)
}

const selectPayrollRunOfExpenseClaim = statement<
  { month: number; year: number; status: string },
  { id: string }
>(
  'payroll_run_of_expense_claim',
  `select r.month, r.year, r.status from expense_claims e
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = e.claimed_by_run_id
   where e.workspace_id = :workspace_id and e.id = :id`,
)

/** Takes a locked claim back from payroll; a 409 with the run that has taken it. */
export async function recall(call: WriteContext, claim: ExpenseClaim): Promise<ExpenseClaim> {
  const { id, claim_number, total_reimbursable, payment_method } = claim
  if (payment_method !== 'payroll')
    throw conflict(say`${claim_number} was not handed over to payroll, so there is nothing to take back.`)
  const [run] = await call.db.run(selectPayrollRunOfExpenseClaim, { id })
  if (run)
    throw conflict(
      say`The ${run.status} payroll run of ${nameMonth(run)} has taken ${claim_number} with ${total_reimbursable}. Reopen that run first.`,
    )
  audit(call, 'expense_claim.recalled', id, { total_reimbursable })
  const [after] = await call.db.run(recalled, { id })
  return markExact(after!)
}
