// The payment of encashments: a payroll run claims pending ones, releases them again, or pays them when it is locked.

import { type Db, endsOf, inPieces, namedInPieces, notByIndex, type Span, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { conflict } from '../../http/problem.ts'
import { type Entry, writeEntries } from './ledger-entries.ts'

/** Days to be paid out. */
export interface PayableEncashment {
  readonly id: string
  readonly employee_id: string
  readonly days: string
  /** As it was worked out when it was made, whatever the salary is now. */
  readonly amount: string
}

const payable = statement<PayableEncashment, { employees: readonly string[]; payroll_run_id: string }>(
  'payable_leave_encashments',
  `select id, employee_id, days, amount from leave_encashments
   where workspace_id = :workspace_id and employee_id = any(:employees)
     and (status = 'pending' or (status = 'claimed' and payroll_run_id = :payroll_run_id)) order by employee_id, created_at, id`,
)

/** Those that the run may pay: pending ones, and those that it has claimed already. */
export function readPayableEncashments(
  db: Db,
  of: { readonly employees: readonly string[]; readonly payroll_run_id: string },
): Promise<PayableEncashment[]> {
  return db.run(payable, of)
}

const claimLeaveEncashments = statement<{ id: string }, { ids: readonly string[]; payroll_run_id: string }>(
  'claim_leave_encashments',
  `update leave_encashments set status = 'claimed', payroll_run_id = :payroll_run_id, updated_at = stamp()
   where workspace_id = :workspace_id and id = any(:ids) and status = 'pending' returning id`,
)

/** Claims pending ones for a run, so that nobody cancels them. A 409 where one is not pending any more. */
export async function claimEncashments(
  db: Db,
  payroll_run_id: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await namedInPieces(db, ids, piece =>
    db.run(claimLeaveEncashments, { ids: piece, payroll_run_id }),
  )
  const now = new Set(rows.map(({ id }) => id))
  const others = ids.filter(id => !now.has(id))
  if (others.length > 0)
    throw conflict(
      say`Leave encashments that are no longer pending: ${others.join(', ')}. Process the payroll run again.`,
    )
}

const releaseLeaveEncashments = statement<unknown, { ids: readonly string[]; payroll_run_id: string }>(
  'release_leave_encashments',
  `update leave_encashments set status = 'pending', payroll_run_id = null, updated_at = stamp()
   where workspace_id = :workspace_id and id = any(:ids) and status = 'claimed' and payroll_run_id = :payroll_run_id`,
)

/** Gives back what the run has claimed; the others stay as they are. */
export async function releaseEncashments(
  db: Db,
  payroll_run_id: string,
  ids: readonly string[],
): Promise<void> {
  await namedInPieces(db, ids, piece => db.run(releaseLeaveEncashments, { ids: piece, payroll_run_id }))
}

interface Settled {
  readonly id: string
  readonly leave_balance_id: string
  readonly days: string
  readonly settled_until: string | null
}

const settled = {
  ends: statement<{ until: string }, { payroll_run_id: string; rows: number }>(
    'ends_of_claimed_leave_encashments',
    endsOf(
      'id',
      `leave_encashments where workspace_id = :workspace_id and payroll_run_id = :payroll_run_id and status = 'claimed'`,
    ),
  ),
  change: statement<Settled, { payroll_run_id: string } & Span>(
    'pay_leave_encashments',
    `update leave_encashments set status = 'paid', updated_at = stamp()
     where workspace_id = :workspace_id and id > :after and id <= :until and ${notByIndex('payroll_run_id')} = :payroll_run_id and status = 'claimed'
     returning id, leave_balance_id, days, settled_until`,
  ),
}

/**
 * Pays all that the run has claimed: the days leave their balances. Returns how many there were. Days of a former
 * employment are no part of the present balance, so what they take is given back at once.
 */
export async function settleEncashments(db: Db, payroll_run_id: string): Promise<number> {
  const rows = await inPieces(db, settled, { payroll_run_id })
  const because = `the payroll run ${payroll_run_id}`
  const entries = rows.flatMap(({ leave_balance_id: leave_allocation_id, days, settled_until }): Entry[] => [
    { leave_allocation_id, because, kind: 'encash', days: `-${days}` },
    ...(settled_until === null
      ? []
      : [{ leave_allocation_id, because, kind: 'adjust' as const, days, settled_until }]),
  ])
  await namedInPieces(db, entries, async piece => {
    await writeEntries(db, piece)
    return []
  })
  return rows.length
}
