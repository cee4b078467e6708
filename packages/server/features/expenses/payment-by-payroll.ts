// The payment of claims by payroll: a run takes what was handed over, gives it back, or pays it at its lock.

import { type Bound, bind, type Db, namedInPieces, statement, type WriteDb } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import { conflict } from '../../http/problem.ts'

/** A claim that was handed over. */
export interface PayableClaim {
  readonly id: string
  readonly employee_id: string
  readonly claim_number: string
  readonly amount: string
}

interface Wanted {
  readonly employees: readonly string[]
  readonly payroll_run_id: string
}

const payable = statement<PayableClaim, Wanted>(
  'payable_expense_claims',
  `select id, employee_id, claim_number, coalesce(total_reimbursable, 0) as amount from expense_claims
   where workspace_id = :workspace_id and employee_id = any(:employees) and status = 'approved' and handed_over_at is not null
     and (claimed_by_run_id is null or claimed_by_run_id = :payroll_run_id) order by employee_id, claim_number`,
)

/** Those of the employees that the run may pay: what no run has taken, and what it has taken itself. */
export function bindPayableClaims(wanted: Wanted): Bound<PayableClaim> {
  return bind(payable, wanted)
}

const lockExpenseClaimsOfRun = statement<unknown, { ids: readonly string[] }>(
  'lock_expense_claims_of_run',
  `select id from expense_claims where workspace_id = :workspace_id and id = any(:ids) order by id for no key update`,
)

export interface ExpensePayment {
  readonly id: string
  /** What was computed with; a claim of another amount is refused. */
  readonly amount: string
}

// Nobody sees what a run has taken before it is locked, so `updated_at` does not move.
const takeExpenseClaims = statement<{ id: string }, { payroll_run_id: string; claims: string }>(
  'take_expense_claims',
  `update expense_claims e set claimed_by_run_id = :payroll_run_id
   from json_to_recordset(:claims::json) as c (id text, amount numeric)
   where e.workspace_id = :workspace_id and e.id = c.id and e.status = 'approved' and e.handed_over_at is not null
     and e.total_reimbursable = c.amount and coalesce(e.claimed_by_run_id, :payroll_run_id) = :payroll_run_id
   returning e.id`,
)

/** Takes claims for a run. A 409 with the numbers where some changed since they were read. */
export async function claimExpenses(
  db: Db,
  payroll_run_id: string,
  claims: readonly ExpensePayment[],
): Promise<void> {
  if (claims.length === 0) return
  const ids = claims.map(({ id }) => id)
  await db.run(lockExpenseClaimsOfRun, { ids })
  const rows = await namedInPieces(db, claims, piece =>
    db.run(takeExpenseClaims, { payroll_run_id, claims: JSON.stringify(piece) }),
  )
  const own = new Set(rows.map(({ id }) => id))
  const lost = ids.filter(id => !own.has(id))
  if (lost.length === 0) return
  const numbers = [...(await readClaimNumbers(db, lost)).values()]
  throw conflict(
    say`Expense claims that changed meanwhile: ${numbers.join(', ')}. Process the payroll run again.`,
  )
}

const releaseExpenseClaims = statement<unknown, { payroll_run_id: string; ids: readonly string[] }>(
  'release_expense_claims',
  `update expense_claims set claimed_by_run_id = null
   where workspace_id = :workspace_id and claimed_by_run_id = :payroll_run_id and status = 'approved' and id = any(:ids)`,
)

/** Gives back claims that a run has taken. */
export async function releaseExpenses(db: Db, payroll_run_id: string, ids: readonly string[]): Promise<void> {
  await namedInPieces(db, ids, piece => db.run(releaseExpenseClaims, { payroll_run_id, ids: piece }))
}

const payExpenseClaimsByPayroll = statement<
  { id: string; amount: string },
  { payroll_run_id: string; ids: readonly string[] }
>(
  'pay_expense_claims_by_payroll',
  `update expense_claims set status = 'paid', paid_at = made.at, payroll_run_id = :payroll_run_id, updated_at = made.at
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and claimed_by_run_id = :payroll_run_id and status = 'approved' and id = any(:ids)
   returning id, coalesce(total_reimbursable, 0) as amount`,
)

/**
 * Pays the claims that a run has taken; `actor` locks it. A 409 with the numbers where one of them cannot be paid any
 * more.
 */
export async function settleExpenses(
  db: WriteDb,
  payroll_run_id: string,
  ids: readonly string[],
  actor: string,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await namedInPieces(db, ids, piece =>
    db.run(payExpenseClaimsByPayroll, { payroll_run_id, ids: piece }),
  )
  for (const { id, amount } of rows) {
    const details = { total_reimbursable: amount, payment_method: 'payroll', payroll_run_id }
    audit({ db, caller: { actor_id: actor } }, 'expense_claim.paid', id, details)
  }
  const paid = new Set(rows.map(({ id }) => id))
  const lost = ids.filter(id => !paid.has(id))
  if (lost.length === 0) return
  const numbers = [...(await readClaimNumbers(db, lost)).values()]
  throw conflict(
    say`Expense claims that changed since the run was processed: ${numbers.join(', ')}. Reopen the run and process it again.`,
  )
}

const selectNumbersOfExpenseClaims = statement<
  { id: string; claim_number: string },
  { ids: readonly string[] }
>(
  'numbers_of_expense_claims',
  `select id, claim_number from expense_claims where workspace_id = :workspace_id and id = any(:ids) order by claim_number`,
)

/** The numbers by which people know claims, by id. */
export async function readClaimNumbers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length === 0 ? [] : await db.run(selectNumbersOfExpenseClaims, { ids })
  return new Map(rows.map(({ id, claim_number }) => [id, claim_number]))
}
