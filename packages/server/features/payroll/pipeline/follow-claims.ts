// What follows from claims: encashments, expense claims and installments that a run takes, gives back, or pays at its lock.

import { type Db, endsOf, inPieces, type Span, statement, type WriteDb } from '@muster/db'
import { markOvertimePaid } from '../../attendance/index.ts'
import { claimExpenses, releaseExpenses, settleExpenses } from '../../expenses/index.ts'
import { claimEncashments, releaseEncashments, settleEncashments } from '../../leave/index.ts'
import {
  claimInstallments,
  moveDueMonths,
  releaseInstallments,
  restoreDueMonths,
  settleInstallments,
} from '../../loans/index.ts'
import type { Run } from '../facts/run-facts.ts'
import type { Published } from './published.ts'

/** Brings the states of what is taken after what was published. `paid` are the employees of a final run. */
export async function followClaims(
  db: Db,
  { id, kind, year, month }: Run,
  { gone, released, claimed }: Published,
  paid: readonly string[],
): Promise<void> {
  const left = [...released, ...gone.flatMap(({ claims }) => claims)]
  const idsOf = (claims: readonly { readonly kind: string; readonly object_id: string }[], of: string) =>
    claims.filter(claim => claim.kind === of).map(({ object_id }) => object_id)
  const installments = idsOf(left, 'installment')
  if (installments.length > 0) await releaseInstallments(db, id, installments)
  await releaseEncashments(db, id, idsOf(left, 'encashment'))
  await releaseExpenses(db, id, idsOf(left, 'expense_claim'))
  if (kind === 'final') await restoreDueMonths(db, id, paid)
  if (kind === 'final' && paid.length > 0)
    await moveDueMonths(db, { payroll_run_id: id, employees: paid, year, month })
  await claimEncashments(db, id, idsOf(claimed, 'encashment'))
  await claimExpenses(
    db,
    id,
    claimed
      .filter(claim => claim.kind === 'expense_claim')
      .map(({ object_id, amount }) => ({ id: object_id, amount: amount! })),
  )
  await claimInstallments(
    db,
    id,
    claimed
      .filter(claim => claim.kind === 'installment')
      .map(({ object_id, payroll_entry_id, amount }) => ({
        id: object_id,
        payroll_entry_id,
        total_due: amount!,
      })),
  )
}

const claimsOf = statement<{ object_id: string }, { run: string; kind: string }>(
  'payroll_claims_of_kind',
  `select object_id from payroll_claims where workspace_id = :workspace_id and payroll_run_id = :run and kind = :kind order by object_id`,
)

/** The ids of what a run has taken of a kind. */
async function readClaims(db: Db, run: string, kind: string): Promise<string[]> {
  return (await db.run(claimsOf, { run, kind })).map(({ object_id }) => object_id)
}

const dropped = {
  ends: statement<{ until: string }, { run: string; rows: number }>(
    'ends_of_payroll_claims',
    endsOf('employee_id', 'payroll_claims where workspace_id = :workspace_id and payroll_run_id = :run'),
  ),
  change: statement<unknown, { run: string } & Span>(
    'release_payroll_claims',
    `delete from payroll_claims
     where workspace_id = :workspace_id and payroll_run_id = :run and employee_id > :after and employee_id <= :until`,
  ),
}

/** Forgets what a run has taken; whatever follows from it is another step. */
export async function dropClaims(db: Db, run: string): Promise<void> {
  await inPieces(db, dropped, { run })
}

/** Gives back all that a run has taken. */
export async function releaseClaims(db: Db, run: string): Promise<void> {
  await releaseEncashments(db, run, await readClaims(db, run, 'encashment'))
  await releaseExpenses(db, run, await readClaims(db, run, 'expense_claim'))
  await releaseInstallments(db, run)
  await restoreDueMonths(db, run)
  await dropClaims(db, run)
}

/** Makes all that a run has taken final. `actor` locks it. */
export async function settleClaims(db: WriteDb, run: string, actor: string): Promise<void> {
  await markOvertimePaid(db, run, await readClaims(db, run, 'overtime'))
  await settleEncashments(db, run)
  await settleExpenses(db, run, await readClaims(db, run, 'expense_claim'), actor)
  await settleInstallments(db, run, actor)
}
