// Overdrafts: days of approved leave that were charged later and that the balance does not cover.

import { type Db, statement } from '@muster/db'
import { type Day, findPolicy, findUncoveredDays } from '@muster/engine'
import { newId } from '../../resource/ids.ts'
import { loadRules, type Rules } from '../timekeeping/index.ts'
import { type Allocation, readBalances } from './balances.ts'

type Balance = Allocation & {
  /** Still to be paid out of it. */
  readonly encashing_days: string
}

const balances = statement<Balance, { of: string }>(
  'balances_of_leave',
  `select l.id, l.employee_id, l.leave_type_id, l.fiscal_year_id,
     (select coalesce(sum(n.days), 0)::text from leave_encashments n
      where n.workspace_id = :workspace_id and n.employee_id = l.employee_id and n.leave_balance_id = l.id and n.status in ('pending', 'claimed')
        and n.settled_until is null) as encashing_days
   from leave_allocations l
   join json_to_recordset(:of::json) as k (employee_id text, leave_type_id text, fiscal_year_id text)
     on l.employee_id = k.employee_id and l.leave_type_id = k.leave_type_id and l.fiscal_year_id = k.fiscal_year_id
   where l.workspace_id = :workspace_id`,
)

const insertLeaveOverdrafts = statement<unknown, { overdrafts: string }>(
  'insert_leave_overdrafts',
  `insert into leave_overdrafts (workspace_id, id, employee_id, leave_application_id, leave_balance_id, days, uncovered_days, because)
   select :workspace_id, r.id, r.employee_id, r.leave_application_id, r.leave_balance_id, r.days, r.uncovered_days, r.because
   from json_to_recordset(:overdrafts::json) as r (id text, employee_id text, leave_application_id text, leave_balance_id text,
     days numeric, uncovered_days numeric, because text)`,
)

/** Days of approved leave that are charged or given back whatever the balance is: approved leave covers its dates. */
export interface LaterCharge extends Omit<Allocation, 'id'> {
  readonly leave_application_id: string
  readonly from_date: Day
  /** What the balance is charged with, signed. */
  readonly charged_days: string
  readonly because: string
}

const makeKey = ({ employee_id, leave_type_id, fiscal_year_id }: Omit<Allocation, 'id'>) =>
  `${employee_id} ${leave_type_id} ${fiscal_year_id}`

/** Keeps what the balances do not cover of days that were charged later. After the ledger has moved. */
export async function writeUncovered(db: Db, charges: readonly LaterCharge[], today: Day): Promise<void> {
  if (charges.length === 0) return
  const byBalance = Map.groupBy(charges, makeKey)
  const of = [...byBalance.values()].map(([first]) => first!)
  const found = await db.run(balances, { of: JSON.stringify(of) })
  const known = await readBalances(db, found, today)
  const rules = await loadRules(db)
  const overdrafts = found.flatMap((balance, n) =>
    listOverdrafts(rules, balance, known[n]!.available_days, byBalance.get(makeKey(balance))!),
  )
  if (overdrafts.length > 0) await db.run(insertLeaveOverdrafts, { overdrafts: JSON.stringify(overdrafts) })
}

function listOverdrafts(
  { policies, leave_types }: Rules,
  { id: leave_balance_id, employee_id, leave_type_id, encashing_days }: Balance,
  available_days: string,
  charges: readonly LaterCharge[],
): object[] {
  const leave_type = leave_types.find(({ id }) => id === leave_type_id)!
  const policy = findPolicy(policies.get(leave_type_id) ?? [], charges[0]!.from_date) ?? null
  const facts = { policy, leave_type, available_days, encashing_days }
  const uncovered = findUncoveredDays(
    facts,
    charges.map(({ charged_days }) => charged_days),
  )
  return charges.flatMap(({ leave_application_id, charged_days: days, because }, n) => {
    if (uncovered[n] === '0.00') return []
    const of = { id: newId('LeaveOverdraft'), employee_id, leave_application_id, leave_balance_id }
    return { ...of, days, uncovered_days: uncovered[n], because }
  })
}
