// What employees ask for of themselves: a bank account and other details, in each of their states.

import type { BankAccountChange, ProfileChange } from '@muster/contract'
import { makeAsker, makeChange } from '../fixtures/bank-account-changes.ts'
import { ayesha, inDatabase } from '../fixtures/make.ts'
import { makePerson, makeProfileChange } from '../fixtures/profile-changes.ts'
import type { Kind, Life } from './life.ts'

/** Like the one that was asked for, of somebody else each: of one employee there is one at a time. None comes due: its numbers are of the first. */
const copy = `
  insert into bank_account_changes (workspace_id, id, employee_id, status, bank_name, account_title, account_ends, numbers_sealed, account_digest,
    requested_by, decided_by, decided_at, rejection_reason, effective_at, applied_at)
  select workspace_id, $2, $3, $4, bank_name, account_title, account_ends, case when $4 = 'approved' then numbers_sealed end, account_digest,
    requested_by, case when $4 in ('approved', 'applied', 'rejected') then requested_by end,
    case when $4 in ('approved', 'applied', 'rejected') then now() end, case when $4 = 'rejected' then 'Not in your name' end,
    case when $4 in ('approved', 'applied') then now() + interval '50 years' end, case when $4 = 'applied' then now() end
  from bank_account_changes where id = $1`

async function liveBankAccountChanges(): Promise<Life> {
  const asker = await makeAsker()
  const { workspace } = asker
  const pending = await makeChange(asker)
  const states: readonly BankAccountChange['status'][] = [
    'approved',
    'applied',
    'rejected',
    'withdrawn',
    'frozen',
  ]
  const others = await Promise.all(
    states.map(async (state, at) => {
      const { id: employee } = await workspace.muster.employees.create({ ...ayesha, first_name: state })
      const id = `${pending.id.slice(0, -1)}${at === Number(pending.id.at(-1)) ? 'z' : at}`
      await inDatabase(copy, [pending.id, id, employee, state])
      return [state, { id }] as const
    }),
  )
  return { workspace, records: Object.assign({ pending: { id: pending.id } }, Object.fromEntries(others)) }
}

export const bankAccountChanges: Kind = {
  collections: ['bank_account_changes'],
  page: '/payroll/account-changes',
  bodies: { rejectBankAccountChange: { rejection_reason: 'Not in your name' } },
  elsewhere: { withdrawBankAccountChange: 'the page of what is known of oneself' },
  live: liveBankAccountChanges,
}

const copyProfile = `
  insert into profile_changes (workspace_id, id, employee_id, status, fields, phone_primary, requested_by, decided_by, decided_at, rejection_reason)
  select workspace_id, $2, $3, $4, '{phone_primary}', phone_primary, requested_by, case when $4 in ('approved', 'rejected') then requested_by end,
    case when $4 in ('approved', 'rejected') then now() end, case when $4 = 'rejected' then 'Not your number' end
  from profile_changes where id = $1`

async function liveProfileChanges(): Promise<Life> {
  const person = await makePerson()
  const { workspace } = person
  const pending = await makeProfileChange(person)
  const states: readonly ProfileChange['status'][] = ['approved', 'rejected', 'withdrawn']
  const others = await Promise.all(
    states.map(async (state, at) => {
      const { id } = await workspace.muster.employees.create({ ...ayesha, first_name: state })
      const change = `${pending.id.slice(0, -1)}${at === Number(pending.id.at(-1)) ? 'z' : at}`
      await inDatabase(copyProfile, [pending.id, change, id, state])
      return [state, { id: change }] as const
    }),
  )
  return { workspace, records: Object.assign({ pending: { id: pending.id } }, Object.fromEntries(others)) }
}

export const profileChanges: Kind = {
  collections: ['profile_changes'],
  page: '/employees/profile-changes',
  bodies: { rejectProfileChange: { rejection_reason: 'Not your flat' } },
  elsewhere: { withdrawProfileChange: 'the page of what is known of oneself' },
  live: liveProfileChanges,
}
