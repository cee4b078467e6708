// Claims: how payroll takes installments. A run claims them when it is processed, releases them or settles them at its lock.

import {
  type Bound,
  bind,
  type Db,
  endsOf,
  inPieces,
  namedInPieces,
  notByIndex,
  type Span,
  statement,
  type WriteDb,
} from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import { conflict } from '../../http/problem.ts'

/** An installment that a run of a month may take. */
export interface ClaimableInstallment {
  readonly id: string
  readonly employee_id: string
  readonly loan_id: string
  readonly loan_number: string | null
  readonly installment_no: number
  readonly due_year: number
  readonly due_month: number
  readonly total_due: string
}

interface Wanted {
  readonly employees: readonly string[]
  readonly year: number
  readonly month: number
}

/** That of its schedule: a final run that moved it takes the same ones in the same order when it is calculated again. */
const dueMonth = `coalesce(extract(year from i.moved_from)::integer, i.due_year) as due_year,
     coalesce(extract(month from i.moved_from)::integer, i.due_month) as due_month`

const claimable = statement<ClaimableInstallment, Wanted>(
  'claimable_installments',
  `select i.id, i.employee_id, i.loan_id, l.loan_number, i.installment_no, ${dueMonth}, i.total_due
   from loan_installments i join loans l on l.workspace_id = i.workspace_id and l.id = i.loan_id
   where i.workspace_id = :workspace_id and i.employee_id = any(:employees) and i.status = 'pending'
     and (i.due_year, i.due_month) <= (:year::integer, :month::integer) and l.status = 'active'
   order by i.employee_id, due_year, due_month, l.created_at, l.id, i.installment_no`,
)

// By employee, as those above: the index of a run, or that of a status, would read the claims of all employees for each piece.
const selectInstallmentsClaimedByPayrollRun = statement<
  ClaimableInstallment,
  { run: string; employees: readonly string[] }
>(
  'installments_claimed_by_payroll_run',
  `select i.id, i.employee_id, i.loan_id, l.loan_number, i.installment_no, ${dueMonth}, i.total_due
   from loan_installments i join loans l on l.workspace_id = :workspace_id and l.id = i.loan_id
   where i.workspace_id = :workspace_id and i.employee_id = any(:employees)
     and ${notByIndex('i.payroll_run_id')} = :run and ${notByIndex('i.status')} = 'claimed'`,
)

/** Those that a run holds. */
export function bindHeldInstallments(of: {
  readonly run: string
  readonly employees: readonly string[]
}): Bound<ClaimableInstallment> {
  return bind(selectInstallmentsClaimedByPayrollRun, of)
}

/** The pending installments of active loans that are due in the month or before, oldest first for each employee. */
export function bindClaimableInstallments(wanted: Wanted): Bound<ClaimableInstallment> {
  return bind(claimable, wanted)
}

const loansLocked = statement<unknown, { installments: readonly string[] }>(
  'lock_loans_of_installments',
  `select l.id from loans l where l.workspace_id = :workspace_id and l.id in
     (select i.loan_id from loan_installments i where i.workspace_id = :workspace_id and i.id = any(:installments))
   order by l.id for no key update`,
)

const loansOfRunLocked = statement<unknown, { payroll_run_id: string }>(
  'lock_loans_of_payroll_run',
  `select l.id from loans l where l.workspace_id = :workspace_id and l.id in
     (select i.loan_id from loan_installments i
      where i.workspace_id = :workspace_id and i.payroll_run_id = :payroll_run_id)
   order by l.id for no key update`,
)

export interface InstallmentClaim {
  readonly id: string
  readonly payroll_entry_id: string
  /** What was computed with; a claim of another amount is refused. */
  readonly total_due: string
}

const claimInstallmentRows = statement<{ id: string }, { payroll_run_id: string; claims: string }>(
  'claim_installments',
  `update loan_installments i set status = 'claimed', payroll_run_id = :payroll_run_id,
     payroll_entry_id = c.payroll_entry_id, claimed_at = made.at, updated_at = made.at
   from (select stamp() as at) as made,
     json_to_recordset(:claims::json) as c (id text, payroll_entry_id text, total_due numeric), loans l
   where i.workspace_id = :workspace_id and i.id = c.id and i.status = 'pending' and i.total_due = c.total_due
     and l.workspace_id = i.workspace_id and l.id = i.loan_id and l.status = 'active'
   returning i.id`,
)

/**
 * Claims pending installments for entries of a run. A 409 where one was changed since it was read: the run is to be
 * calculated again.
 */
export async function claimInstallments(
  db: Db,
  payroll_run_id: string,
  claims: readonly InstallmentClaim[],
): Promise<void> {
  if (claims.length === 0) return
  await db.run(loansLocked, { installments: claims.map(({ id }) => id) })
  const taken = await namedInPieces(db, claims, piece =>
    db.run(claimInstallmentRows, { payroll_run_id, claims: JSON.stringify(piece) }),
  )
  const lost = claims.length - taken.length
  if (lost > 0)
    throw conflict(
      say`Of ${claims.length} loan installments, ${lost} changed meanwhile; process the run again.`,
    )
}

interface OfRun {
  readonly payroll_run_id: string
}

// All installments of an employee are in one piece, and so are those of a loan.
const endsOfClaims = statement<{ until: string }, OfRun & { rows: number }>(
  'ends_of_installments_of_payroll_run',
  endsOf(
    'employee_id',
    `loan_installments where workspace_id = :workspace_id and payroll_run_id = :payroll_run_id and status = 'claimed'`,
  ),
)

const releasing = (which: string, ofRun = 'i.payroll_run_id') =>
  `update loan_installments i set status = 'pending', payroll_run_id = null, payroll_entry_id = null, claimed_at = null,
     updated_at = made.at
   from (select stamp() as at) as made
   where i.workspace_id = :workspace_id and ${ofRun} = :payroll_run_id and i.status = 'claimed' and ${which} returning i.id`

const releaseNamedInstallments = statement<{ id: string }, OfRun & { installments: readonly string[] }>(
  'release_named_installments',
  releasing('i.id = any(:installments)'),
)
const released = {
  ends: endsOfClaims,
  change: statement<{ id: string }, OfRun & Span>(
    'release_installments',
    releasing('i.employee_id > :after and i.employee_id <= :until', notByIndex('i.payroll_run_id')),
  ),
}

/** Takes back claims of a run: those of some installments, or all. Returns how many. */
export async function releaseInstallments(
  db: Db,
  payroll_run_id: string,
  installments: readonly string[] | null = null,
): Promise<number> {
  await db.run(loansOfRunLocked, { payroll_run_id })
  const freed =
    installments === null
      ? await inPieces(db, released, { payroll_run_id })
      : await namedInPieces(db, installments, piece =>
          db.run(releaseNamedInstallments, { payroll_run_id, installments: piece }),
        )
  return freed.length
}

const settled = {
  ends: endsOfClaims,
  change: statement<{ loan_id: string; status: string }, OfRun & Span>(
    'settle_installments',
    `with made as materialized (select stamp() as at),
     taken as (
       update loan_installments i set status = 'settled', settled_at = made.at, paid_amount = i.total_due, updated_at = made.at
       from made where i.workspace_id = :workspace_id and i.employee_id > :after and i.employee_id <= :until
         and ${notByIndex('i.payroll_run_id')} = :payroll_run_id and i.status = 'claimed'
       returning i.id, i.loan_id, i.total_due),
     sums as (select loan_id, count(*)::int as installments, sum(total_due) as total from taken group by loan_id)
     update loans l set paid_installments = l.paid_installments + s.installments, paid_amount = l.paid_amount + s.total,
       outstanding_balance = l.outstanding_balance - s.total, updated_at = made.at,
       status = case when open.is_open then l.status else 'completed' end,
       completed_at = case when open.is_open then l.completed_at else made.at end
     from made, sums s cross join lateral (select exists (
       select from loan_installments o where o.workspace_id = :workspace_id and o.loan_id = s.loan_id
         and (o.status = 'pending' or o.status = 'claimed' and o.payroll_run_id <> :payroll_run_id)) as is_open) as open
     where l.workspace_id = :workspace_id and l.id = s.loan_id returning l.id as loan_id, l.status`,
  ),
}

/**
 * Settles what a run has claimed, and moves the figures of the loans; one without anything left is completed, which the
 * audit keeps as done by `actor`, who locks the run. Returns the loans.
 */
export async function settleInstallments(
  db: WriteDb,
  payroll_run_id: string,
  actor: string,
): Promise<string[]> {
  await db.run(loansOfRunLocked, { payroll_run_id })
  const moved = await inPieces(db, settled, { payroll_run_id })
  for (const { loan_id, status } of moved)
    if (status === 'completed')
      audit({ db, caller: { actor_id: actor } }, 'loan.completed', loan_id, { status, payroll_run_id })
  return moved.map(({ loan_id }) => loan_id)
}
