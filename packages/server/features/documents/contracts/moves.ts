// The moves of a contract: sent, signed, cancelled or terminated. At most one signed contract of an employee covers a day.

import type { EmploymentContract } from '@muster/contract'
import { statement } from '@muster/db'
import { type Day, TimeZone } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import { type Context, today } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { type Contract, contracts } from './contracts.ts'

export const send = moveTo<EmploymentContract>(contracts, 'sent', 'sent_at = made.at')
export const cancel = moveTo<EmploymentContract>(contracts, 'cancelled')
export const sign = moveTo<EmploymentContract>(
  contracts,
  'signed',
  'signed_at = coalesce(:signed_at::timestamptz, made.at)',
  'signed_by_name = :signed_by_name',
)
const terminated = moveTo<EmploymentContract>(
  contracts,
  'terminated',
  'terminated_at = :terminated_at',
  'terminated_on = :last_day',
  'termination_reason = :reason',
)

interface Covering {
  readonly contract_number: string
  readonly status: string
  readonly start_date: Day
  readonly last_day: Day | null
}

// The same days as those of the constraint.
const covering = statement<Covering, { employee_id: string; first: Day; last: Day | null }>(
  'contract_that_covers_days',
  `select coalesce(contract_number, id) as contract_number, status, start_date, coalesce(terminated_on, end_date) as last_day from employment_contracts
   where workspace_id = :workspace_id and employee_id = :employee_id and status in ('signed', 'expired', 'terminated')
     and start_date <= coalesce(:last::date, 'infinity')
     and coalesce(terminated_on, end_date, 'infinity') >= greatest(start_date, :first::date)
   order by start_date limit 1`,
)

/** A 409 where a signed contract covers a day of this one, whose employee is locked. */
export async function assertUncovered(call: Context, contract: Contract): Promise<void> {
  const { employee_id, contract_number, start_date: first, end_date: last } = contract
  const [other] = await call.db.run(covering, { employee_id, first, last })
  if (!other) return
  const own = say`${contract_number} the days ${spanOf(first, last)}`
  const [isEarlier, isAhead] = [other.start_date < first, other.start_date > today(call)]
  const canEnd = other.status === 'signed' && (isEarlier || isAhead)
  const before = isEarlier ? first : other.start_date
  const instead = canEnd ? say`terminate ${other.contract_number} before ${before}, or ` : ''
  throw conflict(
    say`${other.contract_number} covers the days ${spanOf(other.start_date, other.last_day)}, and ${own}. At most one signed contract covers a day: ${instead}cancel ${contract_number}.`,
  )
}

const spanOf = (first: Day, last: Day | null): Sentence =>
  say`from ${first} ${last ? say`to ${last}` : say`on`}`

/** Ends a locked contract with a day that it still covers; a 400 where that is none of its days. */
export async function terminate(
  call: Context,
  contract: Contract,
  { last_day, reason }: { readonly last_day: Day; readonly reason: string },
): Promise<EmploymentContract> {
  const { id, start_date, end_date } = contract
  const now = today(call)
  // Before it begins it can be called off.
  const [first, why] =
    start_date <= now
      ? [start_date, say`the first day of the contract`]
      : [now, say`today: the contract has not begun`]
  if (last_day < first) throw invalidField('last_day', say`must be ${first} or later, ${why}`)
  if (end_date !== null && last_day > end_date)
    throw invalidField('last_day', say`must be ${end_date} or earlier, the end_date of the contract`)
  const end = new TimeZone(call.caller.workspace.timezone).endOf(last_day) - 1
  const terminated_at = Temporal.Instant.fromEpochMilliseconds(end).toString()
  return terminated(call, id, { last_day, reason, terminated_at })
}
