// The close of a fiscal year: the rest of each balance is carried into the next year, or lapses.

import type { FiscalYear, FiscalYearClose } from '@muster/contract'
import { anyOf, type Database, type Db, type Given, lit, prepared, stamp, statement } from '@muster/db'
import {
  closeYear,
  type Day,
  findAllocationType,
  findOtherGender,
  findPeriod,
  findPolicy,
  type LeavePolicy,
  type LedgerEntry,
  type Period,
  type YearClose,
} from '@muster/engine'
import { todayOf } from '../../../auth/workspace.ts'
import { doForEach } from '../../../runtime/each-workspace.ts'
import { followTouched, makeSearch } from '../../../runtime/rounds/touched-workspaces.ts'
import { ensureYearAfter, listSql, loadRules, lockTime, type Rules } from '../../timekeeping/index.ts'
import { allocate, ensureAllocations } from '../allocations.ts'
import { Computations, computeGranted } from '../balances.ts'
import type { Entitled } from '../leave-facts.ts'
import { type Entry, writeEntries } from '../ledger-entries.ts'
import { assertDecided, assertMayClose } from './checks.ts'

type Year = Pick<FiscalYear, 'id' | 'name' | 'start_date' | 'end_date'>

/** A balance of the year that is not closed yet. */
interface OpenBalance {
  readonly id: string
  readonly employee_id: string
  readonly leave_type_id: string
  /** Of the same employee and type in the next year; null if there is none. */
  readonly next_id: string | null
  readonly is_carried_only: boolean
  /** Applications and encashments that must be decided first. */
  readonly pending: number
  readonly encashing: number
}

/** Of so many employees the balances are worked out at once; between two pieces others have their turn. */
const pieceSize = 200

interface YearFacts {
  readonly employees: readonly (Entitled & { readonly id: string; readonly deleted: boolean })[]
  readonly balances: readonly OpenBalance[]
  readonly ledger: readonly (LedgerEntry & { readonly leave_allocation_id: string })[]
}

const ofYear = 'where a.workspace_id = :workspace_id and a.fiscal_year_id = :id and a.closed_at is null'
const ofPiece = `${ofYear} and a.employee_id = any(:employees)`

const facts = statement<{ facts: YearFacts }, { employees: readonly string[]; id: string; next: string }>(
  'fiscal_year_leave_facts',
  `select json_build_object(
     'employees', ${listSql(
       `json_build_object('id', id, 'joining_date', joining_date, 'separation_date', separation_date, 'gender', gender, 'deleted', deleted)`,
       'employees where workspace_id = :workspace_id and id = any(:employees)',
     )},
     'balances', ${listSql(
       `json_build_object('id', a.id, 'employee_id', a.employee_id, 'leave_type_id', a.leave_type_id, 'next_id', n.id,
          'pending', (select count(*) from leave_applications p where p.workspace_id = :workspace_id and p.employee_id = a.employee_id
             and p.leave_type_id = a.leave_type_id and p.fiscal_year_id = :id and p.status = 'pending'),
          'is_carried_only', a.is_carried_only, 'encashing', (select count(*) from leave_encashments p where p.workspace_id = :workspace_id and p.employee_id = a.employee_id
             and p.leave_balance_id = a.id and p.status in ('pending', 'claimed'))) order by a.id`,
       `leave_allocations a left join leave_allocations n on n.workspace_id = :workspace_id and n.employee_id = a.employee_id
          and n.leave_type_id = a.leave_type_id and n.fiscal_year_id = :next ${ofPiece}`,
     )},
     'ledger', ${listSql(
       's',
       `(select e.leave_allocation_id, e.kind, sum(e.days)::text as days from leave_ledger_entries e
         join leave_allocations a on a.workspace_id = :workspace_id and a.id = e.leave_allocation_id
         where e.workspace_id = :workspace_id and a.fiscal_year_id in (:id, :next) and a.employee_id = any(:employees) group by 1, 2) as s`,
     )}) as facts`,
)

const employeesOf = statement<{ employee_id: string }, { id: string }>(
  'employees_with_open_balances_of_year',
  `select distinct a.employee_id from leave_allocations a ${ofYear} order by 1`,
)

const yearClosed = prepared('close_fiscal_year', (query, given: Given<{ id: string }>) =>
  query
    .updateTable('fiscal_years')
    .set({ status: lit('closed'), updated_at: stamp })
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

const balancesClosed = prepared('close_leave_balances', (query, given: Given<{ ids: readonly string[] }>) =>
  query
    .updateTable('leave_allocations')
    .set({ closed_at: stamp })
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', anyOf(given.ids)),
)

/**
 * Closes the year: carries what the policies keep of each balance into the year after and lets the rest lapse. Balances
 * of cycles that began in the year and have not ended go on; closeCycles closes them when they end.
 */
export async function closeLeaveYear(db: Db, year: FiscalYear, today: Day): Promise<FiscalYearClose> {
  await assertMayClose(db, year, today)
  await allocateBoth(db, year, today)
  const pieces = await readEnded(db, year, today)
  assertDecided(
    year,
    pieces.flatMap(({ ended }) => ended),
  )
  const summary = await closeBalances(db, year, pieces)
  await db.run(yearClosed, { id: year.id })
  return { fiscal_year_id: year.id, ...summary }
}

const withoutBalance = statement<{ id: string }, { id: string }>(
  'employees_without_balance_of_year',
  `select id from employees e where workspace_id = :workspace_id and not deleted
     and (select count(*) from leave_allocations a where a.workspace_id = :workspace_id and a.employee_id = e.id and a.fiscal_year_id = :id) = 0
   order by id`,
)

/**
 * Makes the balances of both years for who has asked for nothing. Those of a year that is over were made while it lasted:
 * what somebody is offered since then is not of it, and only who was entered since then has none at all.
 */
async function allocateBoth(db: Db, year: Year, today: Day): Promise<void> {
  const next = await ensureYearAfter(db, year.end_date)
  for (const { id: fiscal_year, end_date } of [year, next]) {
    const isOver = end_date < today
    const employees = isOver
      ? (await db.run(withoutBalance, { id: fiscal_year })).map(({ id }) => id)
      : undefined
    while ((await ensureAllocations(db, { fiscal_year, ...(employees && { employees }) })) > 0);
  }
}

interface Piece {
  readonly facts: YearFacts
  readonly policies: Rules['policies']
  readonly next: string
  /** Those whose year, or cycle, is over. */
  readonly ended: readonly OpenBalance[]
}

async function readEnded(db: Db, year: Year, today: Day): Promise<Piece[]> {
  const employees = (await db.run(employeesOf, { id: year.id })).map(({ employee_id }) => employee_id)
  // A concurrent approval or cancellation waits, and then finds the year closed.
  await lockTime(db, employees)
  const { id: next } = await ensureYearAfter(db, year.end_date)
  const { policies } = await loadRules(db)
  const pieces: Piece[] = []
  for (let at = 0; at < employees.length; at += pieceSize) {
    const piece = employees.slice(at, at + pieceSize)
    const [row] = await db.run(facts, { id: year.id, next, employees: piece })
    const people = new Map(row!.facts.employees.map(employee => [employee.id, employee]))
    // A separation may be postponed and leave after it cancelled, so a former employee's cycle ends on its own date.
    const ended = row!.facts.balances.filter(
      ({ employee_id, leave_type_id }) =>
        periodIn(policies.get(leave_type_id) ?? [], year, people.get(employee_id)!).end_date < today,
    )
    pieces.push({ facts: row!.facts, policies, next, ended })
  }
  return pieces
}

type Summary = Omit<FiscalYearClose, 'fiscal_year_id'>

async function closeBalances(db: Db, year: Year, pieces: readonly Piece[]): Promise<Summary> {
  let [carried_balances, lapsed_balances] = [0, 0]
  for (const piece of pieces) {
    const closed = await closePiece(db, year, piece)
    carried_balances += closed.carried_balances
    lapsed_balances += closed.lapsed_balances
  }
  return { carried_balances, lapsed_balances }
}

interface Closed extends OpenBalance {
  readonly close: YearClose
  readonly goes_on: boolean
}

function decideCloses(year: Year, { facts: { employees, ledger }, policies, ended }: Piece): Closed[] {
  const ofAllocation = Map.groupBy(ledger, ({ leave_allocation_id }) => leave_allocation_id)
  const people = new Map(employees.map(employee => [employee.id, employee]))
  const known = new Computations()
  return ended.map(balance => {
    const own = policies.get(balance.leave_type_id) ?? []
    const employee = people.get(balance.employee_id)!
    const period = periodIn(own, year, employee)
    const policy = findPolicy(own, year.end_date)
    const granted = { policies: own, fiscal_year: year, employee, is_carried_only: balance.is_carried_only }
    const close = closeYear({
      policy: policy && findOtherGender(policy, employee.gender) === null ? policy : null,
      computed: computeGranted(period.end_date, granted, known),
      entries: ofAllocation.get(balance.id) ?? [],
      next_entries: (balance.next_id && ofAllocation.get(balance.next_id)) || [],
    })
    // What no policy grants, such as unpaid leave, has nothing to settle.
    return { ...balance, close, goes_on: own.length > 0 && goesOn(employee, period) }
  })
}

/** Adds what the close of each balance says to the ledgers of both years. */
async function closePiece(db: Db, year: Year, piece: Piece): Promise<Summary> {
  const { next, ended } = piece
  const closes = decideCloses(year, piece)
  // The rest is carried even if the group no longer offers the type; nothing else is granted then.
  const homeless = closes.filter(each => each.goes_on && each.next_id === null && carries(each.close))
  const homes = await allocate(db, next, homeless, true)
  const entries = closes.flatMap(({ id, next_id, employee_id, leave_type_id, goes_on, close }): Entry[] => {
    const because = `the close of ${year.name}`
    const home = next_id ?? homes.get(`${employee_id} ${leave_type_id}`)
    return [
      ...close.closing.map(entry => ({ ...entry, leave_allocation_id: id, because })),
      // An employee who has left carries nothing over.
      ...(goes_on && home ? close.opening : []).map(entry => ({
        ...entry,
        leave_allocation_id: home!,
        because,
      })),
    ]
  })
  await writeEntries(db, entries)
  await db.run(balancesClosed, { ids: ended.map(({ id }) => id) })
  return {
    carried_balances: closes.filter(({ goes_on, close }) => goes_on && carries(close)).length,
    lapsed_balances: closes.filter(({ close }) => !isZero(close.lapsed_days)).length,
  }
}

const isZero = (days: string): boolean => /^-?0\.00$/.test(days)
const carries = (close: YearClose): boolean => !isZero(close.carried_forward_days)

/** Whether the employment goes on after a period. */
function goesOn({ deleted, separation_date }: YearFacts['employees'][number], { end_date }: Period): boolean {
  return !deleted && (separation_date === null || separation_date > end_date)
}

function periodIn(policies: readonly LeavePolicy[], year: Year, { joining_date }: Entitled): Period {
  return findPeriod(findAllocationType(policies), year, joining_date)
}

interface Running extends Year {
  readonly workspace_id: string
  readonly today: Day
  readonly is_waiting: boolean
}

// Days that are yet to be graded again may still charge leave of the cycle.
const selectClosedFiscalYearsWithOpenBalances = makeSearch<Running>(
  'closed_fiscal_years_with_open_balances',
  ids => `select y.workspace_id, y.id, y.name, y.start_date, y.end_date, ${todayOf('c')} as today,
     exists (select from attendance_regrades r where r.workspace_id = y.workspace_id) as is_waiting
   from (${ids}) as i (workspace_id) join companies c on c.workspace_id = i.workspace_id join fiscal_years y on y.workspace_id = c.workspace_id
   where y.status = 'closed' and exists (select from leave_allocations a
     where a.workspace_id = y.workspace_id and a.fiscal_year_id = y.id and a.closed_at is null)`,
)

/** The day on which this process last looked at each year: cycles end with a day. */
class LookedAt extends Map<string, Day> {
  /** Workspaces whose queue of days was not empty then. */
  waiting: readonly string[] = []
}

/** Closes the balances of cycles that have ended since their year was closed; where something is pending, another day. */
export async function closeCycles(database: Database, now: Temporal.Instant): Promise<void> {
  const looked = database.memories.of(LookedAt)
  const following = { search: selectClosedFiscalYearsWithOpenBalances, also: looked.waiting }
  await followTouched(database, following, now, async years => {
    const [waiting, ready] = [true, false].map(is => years.filter(({ is_waiting }) => is_waiting === is))
    await doForEach(ready!, async year => {
      const key = `${year.workspace_id} ${year.id}`
      if (looked.get(key) === year.today) return
      await database.write(year.workspace_id, db => closeEnded(db, year))
      looked.set(key, year.today)
    })
    // After a failure those of before are looked at once more.
    looked.waiting = waiting!.map(({ workspace_id }) => workspace_id)
  })
}

async function closeEnded(db: Db, year: Running): Promise<void> {
  const pieces = await readEnded(db, year, year.today)
  const decided = pieces.map(({ ended, ...piece }) => ({
    ...piece,
    ended: ended.filter(({ pending, encashing }) => pending === 0 && encashing === 0),
  }))
  await closeBalances(db, year, decided)
}
