// Bank account changes: an employee asks for another account, payroll decides, and whoever did not ask for it stops it.

import type { BankAccountChange, BankAccountChangeCreate } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalidField } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { newId } from '../../../resource/ids.ts'
import { findPrimary, maskNumbers, settleIban } from '../../employees/index.ts'
import type { Identity } from '../../people/index.ts'
import { compact, digestNumbers, endsOf, isReadable, type Numbers, sealNumbers } from '../account-numbers.ts'
import {
  approve,
  assertMayAsk,
  changes,
  describeOld,
  freeze,
  hideOwnFlags,
  hoursUntilItCounts,
  reject,
  withdraw,
} from '../bank-account-changes.ts'
import { assertNotOwn, findAsker } from '../own.ts'
import { assertQuiet, listFlags, readRisks } from '../risks.ts'
import { stopByToken } from '../stop.ts'
import { queueStopEmails, readRecipients } from '../stop-emails.ts'

type Stored = Record<
  'id' | 'employee_id' | 'requested_by' | 'bank_name' | 'account_title' | 'account_ends' | 'numbers_sealed',
  string
> &
  Record<'bank_code' | 'branch_name' | 'branch_code' | 'swift_code' | 'iban_ends', string | null> &
  Record<
    'old_bank_account_id' | 'old_bank_name' | 'old_account_title' | 'old_account_ends',
    string | null
  > & {
    account_digest: Buffer
    marks: readonly string[]
  }

const insertChange = statement<BankAccountChange, Stored>(
  'insert_bank_account_change',
  `insert into bank_account_changes (workspace_id, id, employee_id, bank_name, bank_code, branch_name, branch_code, account_title, account_ends,
     iban_ends, swift_code, numbers_sealed, account_digest, old_bank_account_id, old_bank_name, old_account_title, old_account_ends, marks,
     requested_by, created_at, updated_at)
   select :workspace_id, :id, :employee_id, :bank_name, :bank_code, :branch_name, :branch_code, :account_title, :account_ends,
     :iban_ends, :swift_code, :numbers_sealed, :account_digest, :old_bank_account_id, :old_bank_name, :old_account_title, :old_account_ends,
     :marks::text[], :requested_by, made.at, made.at
   from (select stamp() as at) as made returning ${changes.fields.selected}`,
)

const ownAccount = say`This is your own bank account. Somebody else has to decide about it.`

export interface ProfileServices {
  readonly identity: Identity
}

export default ({ identity }: ProfileServices) =>
  ({
    async listBankAccountChanges(call) {
      const page = await changes.list(call)
      for (const change of page.data) hideOwnFlags(call, change)
      return page
    },

    getBankAccountChange: async call => hideOwnFlags(call, await changes.get(call)),

    async createBankAccountChange(call) {
      const { session, employee_id } = findAsker(
        call,
        say`A bank account is asked for by the employee. Sign in to the console.`,
      )
      const numbers = readNumbers(call.body)
      const asking = { session, employee_id, numbers, known_as: call.known_as, now: call.now }
      const risks = await call.beforehand(() => readRisks(identity, asking))
      assertQuiet(asking, risks)
      await assertMayAsk(call.db, employee_id)
      const isAnnounced = identity.invitesByEmail && risks.recipients.length > 0
      const id = newId('BankAccountChange')
      const kept = {
        id,
        employee_id,
        requested_by: session.member_id,
        numbers_sealed: sealNumbers(
          identity.secrets.vault,
          { workspace_id: call.db.workspace_id, id },
          numbers,
        ),
        account_digest: digestNumbers(numbers, identity.secrets),
        marks: listFlags(risks, isAnnounced),
      }
      const old = await readOld(call.db, employee_id, numbers)
      const [change] = await call.db.run(insertChange, Object.assign(kept, old, describe(call.body, numbers)))
      const { language, recipients } = risks
      if (isAnnounced)
        queueStopEmails(call.db, identity.secrets, { id, stage: 'requested', language }, recipients)
      audit(call, 'bank_account_change.created', id, Object.assign({ employee_id }, maskNumbers(call.body)))
      return hideOwnFlags(call, markExact(change!))
    },

    async approveBankAccountChange(call) {
      const change = await changes.lockFor(call, 'approveBankAccountChange')
      await assertNotOwn(call, change, ownAccount)
      const { id, employee_id } = change
      const effective_at = call.now.add({ hours: hoursUntilItCounts }).toString()
      const approved = await approve(call, id, { decided_by: call.caller.actor_id, effective_at })
      for (const { recipient, language } of await readRecipients(call.db, id))
        queueStopEmails(call.db, identity.secrets, { id, stage: 'approved', language }, [recipient])
      audit(call, 'bank_account_change.approved', id, { employee_id, effective_at })
      return approved
    },

    async rejectBankAccountChange(call) {
      const change = await changes.lockFor(call, 'rejectBankAccountChange')
      await assertNotOwn(call, change, ownAccount)
      const { rejection_reason } = call.body
      audit(call, 'bank_account_change.rejected', change.id, { rejection_reason })
      return reject(call, change.id, { decided_by: call.caller.actor_id, rejection_reason })
    },

    async withdrawBankAccountChange(call) {
      const { id, status } = await changes.lockFor(call, 'withdrawBankAccountChange')
      audit(call, 'bank_account_change.withdrawn', id, { was: status })
      return hideOwnFlags(call, await withdraw(call, id))
    },

    async freezeBankAccountChange(call) {
      const { id, status } = await changes.lockFor(call, 'freezeBankAccountChange')
      audit(call, 'bank_account_change.frozen', id, { was: status })
      return hideOwnFlags(call, await freeze(call, id))
    },

    async stopBankAccountChange({ body, browser }) {
      await identity.countVisit(browser)
      const stopped = await stopByToken(identity, body.token)
      await identity.uncountVisit(browser)
      return stopped
    },
  }) satisfies HandlersFor<'bank_account_changes'>

function readNumbers({ account_number, iban: sent = null }: BankAccountChangeCreate): Numbers {
  if (!isReadable(account_number))
    throw invalidField(
      'account_number',
      say`has a character that no bank reads. Type it anew with the digits 0 to 9 and the letters A to Z.`,
    )
  const { iban = null } = settleIban({ iban: sent })
  return { account_number, iban }
}

function describe(body: BankAccountChangeCreate, { account_number, iban }: Numbers) {
  const { bank_name, account_title } = body
  const { bank_code = null, branch_name = null, branch_code = null, swift_code = null } = body
  const ends = { account_ends: endsOf(account_number), iban_ends: iban === null ? null : endsOf(iban) }
  return Object.assign(ends, { bank_name, account_title, bank_code, branch_name, branch_code, swift_code })
}

/** What is left of the account that pay goes to now; a 400 where that is the one that is asked for. */
async function readOld(db: Db, employee_id: string, { account_number, iban }: Numbers) {
  const old = await findPrimary(db, employee_id)
  if (old && compact(old.account_number) === compact(account_number) && old.iban === iban)
    throw invalidField('account_number', say`is of the account that your pay goes to already`)
  return describeOld(old)
}
