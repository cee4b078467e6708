// Leave balances: how many days there are of a type in a fiscal year, worked out as of a day from policies and ledger.

import { type Db, statement } from '@muster/db'
import {
  type Balance,
  type Because,
  type Computed,
  computeAccrual,
  computeBalance,
  computed,
  computeEntitlement,
  type Day,
  describeOverdraft,
  type ExplainedBalance,
  explainBalance,
  type FiscalYear,
  findAllocationType,
  findPeriod,
  findPolicy,
  type LeavePolicy,
  type LedgerEntry,
  type Period,
  type ServiceFacts,
} from '@muster/engine'
import { say } from '@muster/sentences'
import { listSql, loadRulesAt, rulesVersionSql } from '../timekeeping/index.ts'
import { ofOpenBalanceSql, sumChargedSql } from './charges.ts'
import { asCycle, type Entitled } from './leave-facts.ts'

export interface BalanceFacts {
  /** Of the one leave type. */
  readonly policies: readonly LeavePolicy[]
  readonly fiscal_year: FiscalYear
  readonly employee: Entitled
  /** Whether nothing is granted: the type is no longer offered, and only its carried days remain. */
  readonly is_carried_only: boolean
  /** Sums by kind. */
  readonly entries: readonly LedgerEntry[]
}

/** A cache for one response: most employees were there all year, so many balances are alike. */
export class Computations {
  readonly #granted = new Map<string, Computed>()
  readonly #balances = new Map<string, Balance>()
  readonly #policies = new Map<readonly LeavePolicy[], number>()

  compute(facts: ServiceFacts & { readonly on: Day }): Computed {
    const { policies, period, joining_date, separation_date, gender, on } = facts
    const number = this.#policies.getOrInsertComputed(policies, () => this.#policies.size)
    const key = [number, on, period.start_date, period.end_date, joining_date, separation_date, gender].join()
    return this.#granted.getOrInsertComputed(key, () => computed(facts))
  }

  balance(entries: readonly LedgerEntry[], granted: Computed | null): Balance {
    const figures = [granted?.entitled_days, granted?.accrued_days, granted?.withheld_days]
    const key = [...figures, ...entries.map(({ kind, days }) => `${kind} ${days}`)].join()
    return this.#balances.getOrInsertComputed(key, () => computeBalance(entries, granted))
  }
}

/** A closed year is what its ledger says; an open one accrues with the days. */
export function balanceOn(today: Day, facts: BalanceFacts, known = new Computations()): Balance {
  const { fiscal_year, entries } = facts
  return known.balance(entries, fiscal_year.status === 'closed' ? null : computeGranted(today, facts, known))
}

const notOffered: Because = {
  rule: 'not_offered',
  text: say`The type is no longer offered: only the carried days remain, and nothing is granted`,
  amount: null,
}

/** Why the balance is what it is, in lines that add up to it. */
export async function readExplanation(
  db: Db,
  allocation: Allocation,
  today: Day,
): Promise<readonly Because[]> {
  const [row] = await db.run(selectExplainedBalanceFacts, listIds([allocation]))
  const [known] = await factsFrom(db, row!, [allocation])
  const facts = known!
  const { policies, fiscal_year, is_carried_only } = facts
  const service = { policies, ...serviceOn(today, facts) }
  const granted =
    fiscal_year.status === 'closed' || is_carried_only
      ? null
      : { entitlement: computeEntitlement(service), accrual: computeAccrual({ ...service, on: today }) }
  const { adjustments, outside_days, encashing_days, entries } = row!.facts
  const balance = balanceOn(today, facts)
  const used = nameUsed(entries)
  const lines = explainBalance({ balance, granted, adjustments, outside_days, used })
  const { leave_types } = await loadRulesAt(db, row!.rules_version)
  const leave_type = leave_types.find(({ id }) => id === allocation.leave_type_id)!
  const { available_days } = balance
  const on = [today, fiscal_year.end_date].toSorted()[0]!
  const policy = findPolicy(policies, on) ?? null
  const short = describeOverdraft({ policy, leave_type, available_days, encashing_days })
  const source = policy && { id: policy.id, from: policy.effective_from }
  const uncovered =
    short === null ? [] : [{ rule: 'uncovered', text: short, amount: null, ...(source && { source }) }]
  return [...(is_carried_only ? [notOffered] : []), ...lines, ...uncovered]
}

/** The result if nothing is granted. */
const nothing: Computed = { entitled_days: '0.00', accrued_days: '0.00', withheld_days: '0.00' }

type GrantFacts = Pick<BalanceFacts, 'policies' | 'employee' | 'is_carried_only'> & {
  readonly fiscal_year: Period
}

/** What the policies entitle to in the year, or the cycle that begins in it, and have released by the day. */
export function computeGranted(today: Day, facts: GrantFacts, known = new Computations()): Computed {
  const { policies, is_carried_only } = facts
  if (is_carried_only) return nothing
  return known.compute({ policies, ...serviceOn(today, facts), on: today })
}

/** Who joined before the period was there from its first day, and who leaves later than today is there today. */
function serviceOn(
  today: Day,
  { policies, fiscal_year, employee }: GrantFacts,
): Omit<ServiceFacts, 'policies'> {
  const period = findPeriod(findAllocationType(policies), fiscal_year, employee.joining_date)
  const { joining_date: joined, separation_date: left, gender } = employee
  const joining_date = [joined, period.start_date].toSorted().at(-1)!
  const stays = left !== null && left >= today && left >= period.start_date
  return { period, joining_date, separation_date: stays ? null : left, gender }
}

/** An allocation, as far as its balance goes. */
export interface Allocation {
  readonly id: string
  readonly employee_id: string
  readonly leave_type_id: string
  readonly fiscal_year_id: string
}

interface State {
  readonly is_open: boolean
  readonly is_carried_only: boolean
}

/** What most are. */
const plain: State = { is_open: true, is_carried_only: false }

interface FactsRow {
  /** Of those that are not plain. */
  readonly states: readonly (State & { readonly id: string })[]
  readonly employees: readonly (Entitled & { readonly id: string })[]
  readonly ledger: readonly (LedgerEntry & { readonly leave_allocation_id: string })[]
}

interface Found<Facts = FactsRow> {
  readonly facts: Facts
  readonly rules_version: string | null
}

const factsSql = (more = '') =>
  `select ${rulesVersionSql} as rules_version, json_build_object(
     'states', ${listSql(
       `json_build_object('id', id, 'is_open', closed_at is null, 'is_carried_only', is_carried_only)`,
       'leave_allocations where workspace_id = :workspace_id and id = any(:ids) and (closed_at is not null or is_carried_only)',
     )},
     'employees', ${listSql(
       `json_build_object('id', id, 'joining_date', joining_date, 'separation_date', separation_date, 'gender', gender)`,
       'employees where workspace_id = :workspace_id and id = any(:employees)',
     )},
     'ledger', ${listSql(
       's',
       `(select leave_allocation_id, kind, sum(days)::text as days from leave_ledger_entries
         where workspace_id = :workspace_id and leave_allocation_id = any(:ids) group by 1, 2) as s`,
     )}${more}) as facts`

const facts = statement<Found, { ids: readonly string[]; employees: readonly string[] }>(
  'leave_balance_facts',
  factsSql(),
)

interface ExplainedRow extends FactsRow, Pick<ExplainedBalance, 'adjustments' | 'outside_days'> {
  readonly encashing_days: string
  /** The last ones of each kind. */
  readonly entries: readonly { readonly kind: string; readonly id: string }[]
}

/** By the rule of the line that sums entries of these kinds. */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  accrual: ['grant', 'accrue'],
  carry_forward: ['carry'],
  lapse: ['lapse'],
  use: ['use', 'restore'],
  encash: ['encash'],
}

/** The applications that used days, and the entries of the ledger otherwise. */
function nameUsed(entries: ExplainedRow['entries']): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(kindsOf).map(([rule, kinds]) => [
      rule,
      entries.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id),
    ]),
  )
}

// In the same statement, so that what one says is in the sums of the other.
const selectExplainedBalanceFacts = statement<
  Found<ExplainedRow>,
  { ids: readonly string[]; employees: readonly string[] }
>(
  'leave_balance_facts_explained',
  factsSql(
    `, 'encashing_days', (select coalesce(sum(days), 0)::text from leave_encashments
      where workspace_id = :workspace_id and employee_id = any(:employees) and leave_balance_id = any(:ids) and status in ('pending', 'claimed') and settled_until is null),
     'adjustments', ${listSql(
       `json_build_object('id', id, 'days', days::text, 'because', because) order by created_at, id`,
       `leave_ledger_entries where workspace_id = :workspace_id and leave_allocation_id = any(:ids) and kind = 'adjust'`,
     )}, 'entries', ${listSql(
       `json_build_object('kind', kind, 'id', coalesce(leave_application_id, id)) order by created_at desc, id desc`,
       `leave_ledger_entries where workspace_id = :workspace_id and leave_allocation_id = any(:ids)`,
     )}, 'outside_days', (select coalesce(sum(a.total_days - ${sumChargedSql('e')}), 0)::text
      from leave_allocations l
      join employees e on e.workspace_id = :workspace_id and e.id = l.employee_id
      join leave_applications a on ${ofOpenBalanceSql}
      where l.workspace_id = :workspace_id and l.id = any(:ids) and a.workspace_id = :workspace_id and a.status = 'approved')`,
  ),
)

/** The balances of allocations as of a day, in their order. */
export async function readBalances(
  db: Db,
  allocations: readonly Allocation[],
  today: Day,
): Promise<readonly Balance[]> {
  const known = new Computations()
  return (await readBalanceFacts(db, allocations)).map(facts => balanceOn(today, facts, known))
}

/** What the balances of allocations are worked out from, in their order. */
export async function readBalanceFacts(
  db: Db,
  allocations: readonly Allocation[],
): Promise<readonly BalanceFacts[]> {
  if (allocations.length === 0) return []
  const [row] = await db.run(facts, listIds(allocations))
  return factsFrom(db, row!, allocations)
}

const listIds = (allocations: readonly Allocation[]) => ({
  employees: [...new Set(allocations.map(({ employee_id }) => employee_id))],
  ids: allocations.map(({ id }) => id),
})

async function factsFrom(
  db: Db,
  { facts, rules_version }: Found,
  allocations: readonly Allocation[],
): Promise<readonly BalanceFacts[]> {
  const { policies, fiscal_years } = await loadRulesAt(db, rules_version)
  const entries = Map.groupBy(facts.ledger, ({ leave_allocation_id }) => leave_allocation_id)
  const years = new Map(fiscal_years.map(year => [year.id, year]))
  const states = new Map(facts.states.map(each => [each.id, each]))
  const people = new Map(facts.employees.map(employee => [employee.id, employee]))
  return allocations.map(({ id, employee_id, leave_type_id, fiscal_year_id }) => {
    const [own, employee] = [policies.get(leave_type_id) ?? [], people.get(employee_id)!]
    const { is_open, is_carried_only } = states.get(id) ?? plain
    const fiscal_year = asCycle(years.get(fiscal_year_id)!, own, is_open)
    return { policies: own, fiscal_year, employee, is_carried_only, entries: entries.get(id) ?? [] }
  })
}
