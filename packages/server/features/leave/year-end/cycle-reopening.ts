// Reopening: a closed leave cycle goes on, because the employment turns out to have begun earlier.

import type { Employee } from '@muster/contract'
import { anyOf, type Db, type Given, lit, prepared, statement } from '@muster/db'
import { type Day, findAllocationType, findPeriod, type Period } from '@muster/engine'
import { loadRules } from '../../timekeeping/index.ts'
import { type Entry, writeEntries } from '../ledger-entries.ts'

interface ClosedBalance extends Period {
  readonly id: string
  readonly leave_type_id: string
  /** Of the fiscal year. */
  readonly name: string
  /** Of the next year; null if there is none. */
  readonly next_id: string | null
  /** What arrived there, and what of it lapsed. */
  readonly carried: string
  readonly lapsed: string
}

const sumArrivedSql = (kind: 'carry' | 'lapse') =>
  `(select coalesce(sum(e.days), 0)::text from leave_ledger_entries e
     where e.workspace_id = :workspace_id and e.leave_allocation_id = n.id and e.kind = '${kind}')`

const selectClosedLeaveBalancesOfEmployee = statement<ClosedBalance, { employee_id: string }>(
  'closed_leave_balances_of_employee',
  `select l.id, l.leave_type_id, y.name, y.start_date, y.end_date, n.id as next_id,
     ${sumArrivedSql('carry')} as carried, ${sumArrivedSql('lapse')} as lapsed
   from leave_allocations l
   join fiscal_years y on y.workspace_id = :workspace_id and y.id = l.fiscal_year_id
   left join fiscal_years z on z.workspace_id = :workspace_id and z.start_date = y.end_date + 1
   left join leave_allocations n on n.workspace_id = :workspace_id and n.employee_id = l.employee_id
     and n.leave_type_id = l.leave_type_id and n.fiscal_year_id = z.id
   where l.workspace_id = :workspace_id and l.employee_id = :employee_id and l.closed_at is not null order by y.start_date, l.id`,
)

const reopenLeaveBalances = prepared(
  'reopen_leave_balances',
  (query, given: Given<{ ids: readonly string[] }>) =>
    query
      .updateTable('leave_allocations')
      .set({ closed_at: lit(null) })
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', anyOf(given.ids)),
)

/** Opens the balances of cycles that have not ended by the joining date of now, and takes back what they had carried. */
export async function reopenCycles(
  db: Db,
  { id: employee_id, joining_date }: Employee,
  today: Day,
): Promise<void> {
  const { policies } = await loadRules(db)
  const found = await db.run(selectClosedLeaveBalancesOfEmployee, { employee_id })
  const running = found.filter(
    ({ leave_type_id, ...year }) =>
      findAllocationType(policies.get(leave_type_id) ?? []) === 'cycle' &&
      findPeriod('cycle', year, joining_date).end_date >= today,
  )
  if (running.length === 0) return
  await db.run(reopenLeaveBalances, { ids: running.map(({ id }) => id) })
  await writeEntries(db, running.flatMap(takeBack))
}

function takeBack({ name, next_id, carried, lapsed }: ClosedBalance): Entry[] {
  const because = `The cycle of ${name} continues, because the employment began earlier`
  const back = (kind: 'carry' | 'lapse', days: string): Entry[] =>
    next_id === null || /^-?0\.00$/.test(days)
      ? []
      : [{ kind, days: negate(days), leave_allocation_id: next_id, because }]
  return [...back('carry', carried), ...back('lapse', lapsed)]
}

const negate = (days: string): string => (days.startsWith('-') ? days.slice(1) : `-${days}`)
