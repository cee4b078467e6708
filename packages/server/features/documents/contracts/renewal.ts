// The renewal of a contract: a draft that follows it, with the same terms except where others are sent.

import type { EmploymentContractRenewal } from '@muster/contract'
import { type Db, type Given, lit, prepared } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import { conflict, invalidField } from '../../../http/problem.ts'
import type { Contract } from './contracts.ts'

const renewalOf = prepared('renewal_of_contract', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('employment_contracts')
    .select(['contract_number', 'status'])
    .where('workspace_id', '=', given.workspace_id)
    .where('renewed_from_id', '=', given.id)
    .where('status', '<>', lit('cancelled')),
)

/** What is left to do where there is a renewal already. */
const instead = {
  draft: say`cancel that one first`,
  sent: say`cancel that one first`,
  signed: say`renew that one instead`,
  expired: say`renew that one instead`,
  terminated: say`create a contract of its own instead`,
} satisfies Partial<Record<Contract['status'], Sentence>>

/** A 409 where a locked contract has a renewal that was not cancelled. */
export async function assertNotRenewed(db: Db, { id, contract_number }: Contract): Promise<void> {
  const [renewal] = await db.run(renewalOf, { id })
  if (!renewal) return
  const status = renewal.status as keyof typeof instead
  throw conflict(
    say`${contract_number} is renewed by ${renewal.contract_number}, whose status is ${status}; ${instead[status]}.`,
  )
}

/** A 400 where a renewal would not start after the contract that it renews. */
export function assertFollows({ contract_number, start_date }: Contract, renewed: Day): void {
  if (renewed > start_date) return
  throw invalidField('start_date', say`must be after ${start_date}, the first day of ${contract_number}`)
}

/** The terms of a renewal; it has no probation and no end unless they are sent. */
export function composeRenewal(contract: Contract, sent: EmploymentContractRenewal) {
  const { id, contract_number, employee_id, title, type, notice_period_days, weekly_hours } = contract
  const { start_date = contract.end_date && addDays(contract.end_date, 1) } = sent
  if (start_date === null)
    throw invalidField('start_date', say`is needed, for ${contract_number} has no end_date`)
  assertFollows(contract, start_date)
  return {
    title,
    type,
    notice_period_days,
    weekly_hours,
    probation_months: null,
    end_date: null,
    ...sent,
    employee_id,
    start_date,
    renewed_from_id: id,
  }
}
