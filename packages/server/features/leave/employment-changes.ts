// What a change of an employment does to leave: the balance is charged with the days in the present employment alone.

import type { Employee } from '@muster/contract'
import { type Db, type Given, lit, prepared, statement } from '@muster/db'
import { type Day, findAllocationType, isRehire } from '@muster/engine'
import { say } from '@muster/sentences'
import { type Moment, today } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { loadRules } from '../timekeeping/index.ts'
import { ofOpenBalanceSql, sumChargedSql } from './charges.ts'
import { writeEntries } from './ledger-entries.ts'
import { findLeaveYear } from './measure.ts'
import { type LaterCharge, writeUncovered } from './overdrafts.ts'
import { writeMovements } from './persist-leave.ts'
import { reopenCycles } from './year-end/cycle-reopening.ts'

type Dates = Pick<Employee, 'joining_date' | 'separation_date'>

/** Moves the leave of an employee along with the employment. */
export async function moveLeave(
  call: Moment & { readonly db: Db },
  before: Employee,
  after: Employee,
): Promise<void> {
  const { db } = call
  const isJoining = before.joining_date !== after.joining_date
  if (!isJoining && before.separation_date === after.separation_date) return
  if (after.joining_date < before.joining_date) await reopenCycles(db, after, today(call))
  if (isJoining) await assertCyclesStand(db, after)
  const charges = await moveCharges(db, after)
  if (isRehire(before, after)) await settle(db, before, after)
  else if (after.joining_date < before.joining_date) await undoSettlements(db, after)
  await writeUncovered(db, charges, today(call))
}

type MovedCharge = Omit<LaterCharge, 'because'> & {
  readonly total_days: string
  readonly before: string
  readonly after: string
}

const charges = statement<MovedCharge, { joins: string; leaves: string | null; employee_id: string }>(
  'charges_of_leave_by_employment',
  `select leave_application_id, employee_id, leave_type_id, fiscal_year_id, from_date, total_days, before, after,
     (after::numeric - before::numeric)::text as charged_days from (
     select a.id as leave_application_id, a.employee_id, a.leave_type_id, a.fiscal_year_id, a.total_days::text,
       (select coalesce(-sum(e.days), 0)::numeric(7, 2)::text from leave_ledger_entries e
         where e.workspace_id = :workspace_id and e.leave_allocation_id = l.id and e.leave_application_id = a.id) as before,
        ${sumChargedSql('n')}::text as after, a.from_date
     from leave_applications a
     join leave_allocations l on ${ofOpenBalanceSql}
     cross join (select :joins::date as joining_date, :leaves::date as separation_date) as n
     where a.workspace_id = :workspace_id and a.employee_id = :employee_id and a.status = 'approved') as charge
   where before <> after order by from_date, leave_application_id`,
)

/** Charges approved leave by the new dates, where that takes more or fewer days of it; returns what moved. */
async function moveCharges(db: Db, after: Employee): Promise<LaterCharge[]> {
  const found = await db.run(charges, {
    employee_id: after.id,
    joins: after.joining_date,
    leaves: after.separation_date,
  })
  const status = 'approved'
  const moved = found.map(charge => ({
    ...charge,
    because: `Of the ${charge.total_days} days of the leave, ${charge.after} are in the employment ${inWords(after)}`,
  }))
  await writeMovements(
    db,
    moved.map(({ leave_application_id, before, after, because }) => ({
      leave_application_id,
      before: { status, charged_days: before },
      after: { status, charged_days: after },
      because,
    })),
  )
  return moved
}

const inWords = ({ joining_date, separation_date }: Dates): string =>
  `from ${joining_date} ${separation_date === null ? 'on' : `to ${separation_date}`}`

// Accrual belongs to the present employment, so written accrual counts as part of the new employment's.
const selectLeaveLeftByFormerEmployment = statement<
  { leave_allocation_id: string; days: string },
  { employee_id: string; joining_date: string; separation_date: string | null }
>(
  'leave_left_by_former_employment',
  `select leave_allocation_id, (-days)::text as days from (
     select l.id as leave_allocation_id,
       (select coalesce(sum(e.days), 0) from leave_ledger_entries e
        where e.workspace_id = :workspace_id and e.leave_allocation_id = l.id and e.kind not in ('grant', 'accrue'))
       + (select coalesce(sum(${sumChargedSql('n')}), 0) from leave_applications a
          where a.workspace_id = :workspace_id and a.employee_id = :employee_id and a.status = 'approved' and ${ofOpenBalanceSql}) as days
     from leave_allocations l
     cross join (select :joining_date::date as joining_date, :separation_date::date as separation_date) as n
     where l.workspace_id = :workspace_id and l.employee_id = :employee_id and l.closed_at is null) as former
   where days <> 0 order by leave_allocation_id`,
)

const encashmentsSettled = statement<unknown, { settled_until: string; employee_id: string }>(
  'settle_leave_encashments',
  `update leave_encashments set settled_until = :settled_until
   where workspace_id = :workspace_id and employee_id = :employee_id and status in ('pending', 'claimed') and settled_until is null`,
)

/**
 * Takes out of the open balances of one who comes back what the former employment left there besides its leave, such as
 * carried days or a debt. Days that it is yet to pay out are not taken from the new one.
 */
async function settle(db: Db, before: Employee, after: Employee): Promise<void> {
  const { id: employee_id, joining_date, separation_date } = after
  const settled_until = before.separation_date!
  const balances = await db.run(selectLeaveLeftByFormerEmployment, {
    employee_id,
    joining_date,
    separation_date,
  })
  const because = `The employment until ${settled_until} is settled: the one from ${joining_date} on begins at zero`
  await writeEntries(
    db,
    balances.map(({ leave_allocation_id, days }) => ({
      kind: 'adjust',
      days,
      leave_allocation_id,
      because,
      settled_until,
    })),
  )
  await db.run(encashmentsSettled, { employee_id, settled_until })
}

const selectLeaveSettlementsSince = statement<
  { leave_allocation_id: string; days: string; settled_until: Day | null },
  { joining_date: string; employee_id: string }
>(
  'leave_settlements_since',
  `select e.leave_allocation_id, (-sum(e.days))::text as days, e.settled_until
   from leave_allocations l
   join leave_ledger_entries e on e.workspace_id = :workspace_id and e.leave_allocation_id = l.id and e.settled_until >= :joining_date
   where l.workspace_id = :workspace_id and l.employee_id = :employee_id and l.closed_at is null
   group by e.leave_allocation_id, e.settled_until having sum(e.days) <> 0 order by 1, 3`,
)

const encashmentsUnsettled = prepared(
  'undo_settlement_of_leave_encashments',
  (query, given: Given<{ employee_id: string; joining_date: Day }>) =>
    query
      .updateTable('leave_encashments')
      .set({ settled_until: lit(null) })
      .where('workspace_id', '=', given.workspace_id)
      .where('employee_id', '=', given.employee_id)
      .where('settled_until', '>=', given.joining_date),
)

/** Reverses the settlement of an employment that is no longer a former one. */
async function undoSettlements(db: Db, { id: employee_id, joining_date }: Employee): Promise<void> {
  const settlements = await db.run(selectLeaveSettlementsSince, { employee_id, joining_date })
  await writeEntries(
    db,
    settlements.map(settlement => ({
      ...settlement,
      // What is settled since a day has a day.
      settled_until: settlement.settled_until!,
      kind: 'adjust',
      because: `The rehire after ${settlement.settled_until} is undone: the employment is the one from ${joining_date} on`,
    })),
  )
  await db.run(encashmentsUnsettled, { employee_id, joining_date })
}

interface LeaveOfBalance {
  readonly id: string
  readonly leave_type_id: string
  readonly fiscal_year_id: string
  readonly from_date: Day
  /** Its first day in the present employment. */
  readonly first_day: Day
}

const selectLeaveOfOpenBalances = statement<LeaveOfBalance, { joining_date: string; employee_id: string }>(
  'leave_of_open_balances',
  `select id, leave_type_id, fiscal_year_id, from_date, greatest(from_date, :joining_date::date) as first_day from leave_applications a
   where workspace_id = :workspace_id and employee_id = :employee_id and status in ('pending', 'approved') and to_date >= :joining_date
     and not exists(select from leave_allocations l where l.workspace_id = :workspace_id and l.employee_id = :employee_id
       and l.leave_type_id = a.leave_type_id and l.fiscal_year_id = a.fiscal_year_id and l.closed_at is not null)
   order by from_date`,
)

/** Another joining date has other cycles: leave would be charged to one that it is not of. */
async function assertCyclesStand(db: Db, employee: Employee): Promise<void> {
  const { id: employee_id, joining_date } = employee
  const [leave, rules] = [
    await db.run(selectLeaveOfOpenBalances, { employee_id, joining_date }),
    await loadRules(db),
  ]
  const moved = leave.find(({ leave_type_id, fiscal_year_id, first_day }) => {
    const policies = rules.policies.get(leave_type_id) ?? []
    return (
      findAllocationType(policies) === 'cycle' &&
      findLeaveYear(rules, employee, policies, first_day)?.id !== fiscal_year_id
    )
  })
  if (moved)
    throw conflict(
      say`With the joining date ${joining_date}, the leave of ${moved.from_date} would be of another cycle than the one it is charged to; cancel it first, and apply for it again.`,
    )
}
