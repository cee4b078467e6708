// Leave balances as records: with their figures as of today, and adjusted by hand.

import type { LeaveBalance, LeaveBalanceAdjustment } from '@muster/contract'
import type { Balance } from '@muster/engine'
import { say } from '@muster/sentences'
import { type Context, today } from '../../http/context.ts'
import { conflict, invalidField, type Problem } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { resource } from '../../resource/resource.ts'
import { readOwner } from '../timekeeping/index.ts'
import { type BalanceFacts, readBalanceFacts, readBalances } from './balances.ts'
import { writeEntries } from './ledger-entries.ts'

/** The computed fields. */
const figures = [
  'entitled_days',
  'accrued_days',
  'carried_forward_days',
  'used_days',
  'encashed_days',
  'available_days',
] as (keyof Balance & keyof LeaveBalance)[]

export const allocations = resource('LeaveBalance', {
  computed: Object.fromEntries(figures.map(figure => [figure, 'null::text'])),
  filters: {
    // A year begins at most 366 days before any of its days: without that line all years before are read.
    effective_on: `fiscal_year_id = (select y.id from fiscal_years y
      where y.workspace_id = :workspace_id and y.start_date between :effective_on::date - 366 and :effective_on::date
        and y.end_date >= :effective_on::date order by y.start_date desc limit 1)`,
  },
})

export function withFigures(
  { object, id, employee_id, leave_type_id, fiscal_year_id }: LeaveBalance,
  balance: Balance,
): LeaveBalance {
  const { entitled_days, accrued_days, carried_forward_days, used_days, encashed_days, available_days } =
    balance
  const known = { object, id, employee_id, leave_type_id, fiscal_year_id, entitled_days, accrued_days }
  return { ...known, carried_forward_days, used_days, encashed_days, available_days }
}

export async function complete(call: Context, allocation: LeaveBalance): Promise<LeaveBalance> {
  const [balance] = await readBalances(call.db, [allocation], today(call))
  return markExact(withFigures(allocation, balance!))
}

/** What refuses every adjustment of a balance; undefined where one is possible. */
export function refuseAdjustment({ fiscal_year }: BalanceFacts): Problem | undefined {
  const { name, status } = fiscal_year
  if (status !== 'closed') return undefined
  return conflict(say`The fiscal year ${name} is closed; adjust the balance of a later one.`)
}

/** Adds days to a balance, or removes them; what is refused, is thrown. */
export async function adjustBalance(
  call: Context,
  allocation: LeaveBalance,
  { days, reason }: LeaveBalanceAdjustment,
): Promise<LeaveBalance> {
  if (/^-?0(\.0*)?$/.test(days)) throw invalidField('days', say`must not be 0`)
  await readOwner(call.db, allocation.employee_id)
  const [facts] = await readBalanceFacts(call.db, [allocation])
  const refusal = refuseAdjustment(facts!)
  if (refusal) throw refusal
  await writeEntries(call.db, [{ kind: 'adjust', days, leave_allocation_id: allocation.id, because: reason }])
  return complete(call, allocation)
}
