// Due bank accounts: what payroll has approved and nobody has stopped becomes the account that pay goes to.

import { type Database, homeStatement, statement, systemStatement, type WriteDb } from '@muster/db'
import { audit } from '../../auth/audit.ts'
import { readCaller } from '../../auth/callers.ts'
import { type Ahead, momentIn, nowOf } from '../../auth/workspace.ts'
import { doForEach } from '../../runtime/each-workspace.ts'
import { type Resealing, resealRows, type SealedRow } from '../../runtime/reseal-rows.ts'
import type { Vault } from '../../runtime/vault.ts'
import { addAccount, employees, findPrimary } from '../employees/index.ts'
import { openNumbers, placeOfNumbers } from './account-numbers.ts'
import { apply, changes, describeOld, reject } from './bank-account-changes.ts'
import { flagUntold } from './stop-emails.ts'

type Due = Record<'workspace_id' | 'id' | 'employee_id', string> & { readonly decided_by: string } & Ahead

// Whoever is still to be told could not stop it in time.
const selectDue = systemStatement<Due, { now: string }>(
  'due_bank_account_changes',
  `select h.workspace_id, h.id, h.employee_id, coalesce(h.decided_by, '') as decided_by, c.clock_ahead_seconds
   from bank_account_changes h join companies c on c.workspace_id = h.workspace_id and c.id = h.workspace_id
   where h.status = 'approved' and h.effective_at <= ${nowOf('c')} and c.status <> 'inactive'
     and not exists (select from bank_account_change_emails e where e.workspace_id = h.workspace_id and e.bank_account_change_id = h.id
       and e.status = 'pending')
   order by h.effective_at, h.id`,
)

const selectSealed = statement<{ sealed: string }, { id: string }>(
  'numbers_of_bank_account_change',
  `select coalesce(numbers_sealed, '') as sealed from bank_account_changes where workspace_id = :workspace_id and id = :id`,
)

export async function applyDueBankAccounts(
  database: Database,
  vault: Vault,
  now: Temporal.Instant,
): Promise<void> {
  await flagUntold(database)
  const due = await database.system(selectDue, { now: now.toString() })
  await doForEach(due, one =>
    database.write(one.workspace_id, db => applyOne(db, vault, one, momentIn(one, now))),
  )
}

/** The employee is locked first, as everywhere. Whoever has stopped it meanwhile was faster. */
async function applyOne(
  db: WriteDb,
  vault: Vault,
  { id, employee_id, decided_by }: Due,
  now: Temporal.Instant,
): Promise<void> {
  const call = { db, now, caller: await readCaller(db, decided_by, []) }
  const employee = await employees.lock(call, employee_id)
  const change = await changes.lock(call, id)
  if (change.status !== 'approved') return
  if (employee.deleted) {
    const rejection_reason = 'The record of the employee was deleted.'
    await reject(call, id, { decided_by, rejection_reason })
    return
  }
  const [kept] = await db.run(selectSealed, { id })
  const numbers = openNumbers(vault, { workspace_id: db.workspace_id, id }, kept!.sealed)
  const old = await findPrimary(db, employee_id)
  const { bank_name, bank_code, branch_name, branch_code, account_title, swift_code } = change
  const named = { bank_name, bank_code, branch_name, branch_code, account_title, swift_code }
  const account = await addAccount(call, employee_id, Object.assign(named, numbers, { is_primary: true }))
  await apply(call, id, Object.assign({ bank_account_id: account.id }, describeOld(old)))
  audit(call, 'bank_account_change.applied', id, { employee_id, bank_account_id: account.id })
}

const listToReseal = systemStatement<SealedRow, { prefix: string }>(
  'bank_account_changes_sealed_before',
  `select workspace_id, id, coalesce(numbers_sealed, '') as sealed from bank_account_changes
   where not starts_with(numbers_sealed, :prefix)`,
)

const reseal = homeStatement<unknown, Resealing>(
  'reseal_bank_account_change',
  `update bank_account_changes set numbers_sealed = :after
   where workspace_id = :workspace and id = :id and numbers_sealed = :before`,
)

export const resealBankAccounts = (database: Database, vault: Vault): Promise<void> =>
  resealRows(database, vault, {
    list: listToReseal,
    reseal,
    placeOf: (workspace_id, id) => placeOfNumbers({ workspace_id, id }),
  })
