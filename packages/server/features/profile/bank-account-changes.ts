// Bank account changes as records: asked for by employees, decided by payroll, and stopped until they count.

import type { BankAccountChange, EmployeeBankAccount } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Context } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { oneByOne } from '../../resource/checks.ts'
import { resource } from '../../resource/resource.ts'
import { moveTo } from '../../resource/status-moves.ts'
import { endsOf } from './account-numbers.ts'
import { decided } from './own.ts'

export const changes = resource('BankAccountChange', {
  // Whoever takes somebody's session does not learn what gives them away.
  computed: { flags: `case when current_user = 'muster_person' then '{}'::text[] else marks end` },
})

/** The same of their own for somebody whose role reads those of everybody. */
export function hideOwnFlags(
  { caller: { session } }: Pick<Context, 'caller'>,
  change: BankAccountChange,
): BankAccountChange {
  if (!session) return change
  const { member_id, employee_id } = session
  const isOwn = change.requested_by === member_id || change.employee_id === employee_id
  return isOwn ? Object.assign(change, { flags: [] }) : change
}

/** How many somebody asks for in a day: each sends e-mails, and a mailbox full of them hides the one that matters. */
const mostInADay = 5

/** How long an approved account waits until it counts, so that whoever did not ask for it can stop it. */
export const hoursUntilItCounts = 72

/** What is kept of the account that pay goes to. */
export const describeOld = (
  old: Pick<EmployeeBankAccount, 'id' | 'bank_name' | 'account_title' | 'account_number'> | undefined,
) => ({
  old_bank_account_id: old?.id ?? null,
  old_bank_name: old?.bank_name ?? null,
  old_account_title: old?.account_title ?? null,
  old_account_ends: old ? endsOf(old.account_number) : null,
})

const forgotten = 'numbers_sealed = null'

export const approve = moveTo<BankAccountChange>(
  changes,
  'approved',
  ...decided,
  'effective_at = :effective_at::timestamptz',
)
export const reject = moveTo<BankAccountChange>(
  changes,
  'rejected',
  ...decided,
  'rejection_reason = :rejection_reason',
  forgotten,
)
export const withdraw = moveTo<BankAccountChange>(changes, 'withdrawn', forgotten)
export const freeze = moveTo<BankAccountChange>(changes, 'frozen', forgotten)
export const apply = moveTo<BankAccountChange>(
  changes,
  'applied',
  'applied_at = made.at',
  'bank_account_id = :bank_account_id',
  'old_bank_account_id = :old_bank_account_id',
  'old_bank_name = :old_bank_name',
  'old_account_title = :old_account_title',
  'old_account_ends = :old_account_ends',
  forgotten,
)

const selectOpenChange = statement<{ id: string }, { employee_id: string }>(
  'open_bank_account_change',
  `select id from bank_account_changes
   where workspace_id = :workspace_id and employee_id = :employee_id and status in ('pending', 'approved')`,
)

const countOfDay = statement<{ count: number }, { employee_id: string }>(
  'count_bank_account_changes_of_a_day',
  `select count(*)::int as count from bank_account_changes
   where workspace_id = :workspace_id and employee_id = :employee_id and created_at > stamp() - interval '1 day'`,
)

/** Of two that are asked for at once, the second finds the first. */
export async function assertMayAsk(db: Db, employee_id: string): Promise<void> {
  await db.run(oneByOne, { scope: `bank_account_changes/${employee_id}` })
  const [known] = await db.run(selectOpenChange, { employee_id })
  if (known)
    throw conflict(say`Another bank account is under way already. Withdraw it first, then ask for this one.`)
  const [{ count }] = (await db.run(countOfDay, { employee_id })) as [{ count: number }]
  if (count >= mostInADay)
    throw conflict(
      say`You have asked for ${mostInADay} bank accounts within a day. Wait until tomorrow, or go to HR, who take the account from you in person.`,
    )
}
