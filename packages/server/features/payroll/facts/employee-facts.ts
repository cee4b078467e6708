// The facts of a piece of employees: all that their entries are computed from, read in one flush.

import { type Db, statement } from '@muster/db'
import type { EmployeeFacts, LockedMonth, SalaryPackage } from '@muster/engine'
import { nameMonth } from '@muster/engine'
import { readPackages } from '../../salaries/index.ts'
import { readTimeFacts, type TimeFacts } from '../../timekeeping/index.ts'
import { readLawFacts } from '../inputs/law-facts.ts'
import { readTaxOpenings, type TaxOpeningRow } from '../inputs/tax-openings.ts'
import { isPayable, stampBasis, writeBasis } from './basis.ts'
import { type Due, readDue } from './due.ts'
import { type PaidArrears, type PaidEntry, readPaidArrears, readPaidEntries } from './history.ts'
import { findReviewedMonths, type Own, type ReviewedMonth, readLockedMonths } from './locked-months.ts'
import { type DaysOf, type Exceptions, groupByEmployee, readExceptions, readMonthDays } from './month-days.ts'
import type { RosterRow } from './roster.ts'
import type { RunFacts } from './run-facts.ts'
import { makeLawFacts } from './year-to-date.ts'

/** One employee of a run. */
export interface Person {
  readonly row: RosterRow
  readonly facts: EmployeeFacts
  /** Of the month, as it is stored with an entry that pays its time. */
  readonly basis: string
  /** Locked months that are in the facts. */
  readonly reviewed: readonly ReviewedMonth[]
  readonly shared: Due['shared']
}

/** Somebody whom the run looked at and does not pay. */
export interface Left {
  readonly row: RosterRow
  readonly why: 'inactive' | 'no_salary_assignment' | 'paid_by_another_run' | 'nothing_due'
}

const timeClaims = statement<{ employee_id: string }, { run: string; ids: readonly string[] }>(
  'time_claimed_by_other_runs',
  `select employee_id from payroll_claims
   where workspace_id = :workspace_id and kind = 'time' and object_id = any(:ids) and payroll_run_id <> :run`,
)

const gratuityPaid = statement<
  { employee_id: string },
  { employees: readonly string[]; run: string; code: string }
>(
  'gratuity_paid',
  `select distinct p.employee_id from payroll_entries p
   join employees e on e.workspace_id = :workspace_id and e.id = p.employee_id
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = p.payroll_run_id and r.locked_at is not null and r.run_date >= e.joining_date
   join payroll_entry_components l on l.workspace_id = :workspace_id and l.payroll_entry_id = p.id and l.amount > 0
   join salary_components s on s.workspace_id = :workspace_id and s.id = l.salary_component_id and s.code = :code
   where p.workspace_id = :workspace_id and p.employee_id = any(:employees) and p.payroll_run_id <> :run`,
)

/** The ids of those whose time of the month another run has claimed. */
async function readTimeTaken(
  db: Db,
  run: RunFacts['run'],
  employees: readonly string[],
): Promise<ReadonlySet<string>> {
  const month = nameMonth(run)
  const taken = await db.run(timeClaims, { run: run.id, ids: employees.map(id => `${id}:${month}`) })
  return new Set(taken.map(({ employee_id }) => employee_id))
}

/** The ids of those whom another run has paid a gratuity; only a final run pays any. */
async function readGratuityPaid(
  db: Db,
  run: RunFacts['run'],
  employees: readonly string[],
): Promise<ReadonlySet<string>> {
  if (run.kind !== 'final') return new Set()
  const paid = await db.run(gratuityPaid, { employees, run: run.id, code: 'GRATUITY' })
  return new Set(paid.map(({ employee_id }) => employee_id))
}

type ByEmployee<Owned> = ReadonlyMap<string, readonly Owned[]>

/** What is read of all of a piece at once. */
interface PieceFacts {
  readonly time: TimeFacts
  readonly packages: ReadonlyMap<string, readonly SalaryPackage[]>
  readonly exceptions: Exceptions
  readonly days: DaysOf
  readonly timeTaken: ReadonlySet<string>
  readonly gratuityPaid: ReadonlySet<string>
  readonly entries: ByEmployee<PaidEntry>
  readonly arrears: ByEmployee<PaidArrears>
  readonly openings: ByEmployee<TaxOpeningRow>
  readonly law: Awaited<ReturnType<typeof readLawFacts>>
  readonly due: (employee: string) => Due
}

async function readPieceFacts(db: Db, facts: RunFacts, employees: readonly string[]): Promise<PieceFacts> {
  const { run, first_day, last_day, pack, tax_year, now } = facts
  const month = { employees, first_day, last_day, run_date: run.run_date, now }
  const paid = { employees, runs: [...facts.locked_runs.keys()] }
  const around = {
    time: readTimeFacts(db, employees),
    exceptions: readExceptions(db, { employees, first_day: facts.since, last_day }),
  }
  const [time, exceptions, packages, days, taken, gratuities, entries, arrears, openings, law, due] =
    await Promise.all([
      around.time,
      around.exceptions,
      readPackages(db, employees),
      readMonthDays(db, around, month),
      readTimeTaken(db, run, employees),
      readGratuityPaid(db, run, employees),
      readPaidEntries(db, paid),
      readPaidArrears(db, paid),
      readTaxOpenings(db, { employees, tax_year: tax_year.name, month: first_day }),
      pack ? readLawFacts(db, pack, { employees, on: last_day }) : noLawFacts,
      readDue(db, facts, employees),
    ])
  return {
    time,
    packages,
    exceptions,
    days,
    timeTaken: taken,
    gratuityPaid: gratuities,
    entries: groupByEmployee(entries),
    arrears: groupByEmployee(arrears),
    openings: groupByEmployee(openings),
    law,
    due,
  }
}

const noLawFacts: PieceFacts['law'] = new Map()

/** The people of a piece, and those whom the run leaves out. */
export interface People {
  readonly rows: readonly RosterRow[]
  readonly left: readonly Left[]
  /** Of one of the rows: all of a piece at once would keep others waiting. */
  readonly make: (row: RosterRow) => Person
}

/** `db` sends what is asked for at the same time together. */
export async function readPeople(db: Db, facts: RunFacts, roster: readonly RosterRow[]): Promise<People> {
  const piece = await readPieceFacts(
    db,
    facts,
    roster.map(({ id }) => id),
  )
  const left: Left[] = []
  const rows = roster.filter(row => {
    const why = findReasonToLeave(facts, piece, row)
    if (why) left.push({ row, why })
    return why === null
  })
  const reviewed =
    facts.run.kind === 'bonus' ? [] : rows.flatMap(({ id }) => findReviewedMonths(facts, findOwn(piece, id)))
  const months = await readLockedMonths(db, facts, piece, reviewed)
  const reviews = groupByEmployee(reviewed)
  const make = (row: RosterRow) => makePerson(facts, piece, row, { months, reviews })
  return { rows, left, make }
}

function findReasonToLeave(
  { run, first_day, last_day }: RunFacts,
  { time, packages, timeTaken }: PieceFacts,
  { id, status }: RosterRow,
): Left['why'] | null {
  if (run.kind !== 'regular') return null
  if (status === 'inactive') return 'inactive'
  if (timeTaken.has(id)) return 'paid_by_another_run'
  const own = {
    calendar: time.calendars.get(id)!,
    packages: packages.get(id) ?? [],
    inactivity: [],
    corrections: [],
  }
  return isPayable(own, { first_day, last_day }) ? null : 'no_salary_assignment'
}

function findOwn({ time, packages, exceptions, entries, arrears }: PieceFacts, employee_id: string): Own {
  return {
    employee_id,
    calendar: time.calendars.get(employee_id)!,
    packages: packages.get(employee_id) ?? [],
    inactivity: exceptions.inactivity.get(employee_id) ?? [],
    corrections: exceptions.corrections.get(employee_id) ?? [],
    entries: entries.get(employee_id) ?? [],
    arrears: arrears.get(employee_id) ?? [],
  }
}

interface Reviewed {
  readonly months: (employee: string) => readonly LockedMonth[]
  readonly reviews: ByEmployee<ReviewedMonth>
}

function makePerson(
  facts: RunFacts,
  piece: PieceFacts,
  row: RosterRow,
  { months, reviews }: Reviewed,
): Person {
  const { run, first_day, last_day } = facts
  const { id, employee_code, joining_date, separation_date, payment_method } = row
  const own = findOwn(piece, id)
  const due = piece.due(id)
  const law = makeLawFacts(facts, {
    entries: own.entries,
    openings: piece.openings.get(id) ?? [],
    facts: piece.law.get(id) ?? {},
  })
  return {
    row,
    basis: stampBasis(writeBasis(own, { first_day, last_day }), facts, run.run_date),
    reviewed: reviews.get(id) ?? [],
    shared: due.shared,
    facts: {
      employee: { id, employee_code, joining_date, separation_date, payment_method },
      kind: run.kind,
      is_time_due: run.kind === 'regular' || (run.kind === 'final' && !piece.timeTaken.has(id)),
      is_gratuity_due: run.kind === 'final' && !piece.gratuityPaid.has(id),
      month: { year: run.year, month: run.month, days: piece.days(id), packages: own.packages },
      locked_months: months(id),
      overtime: due.overtime,
      encashments: due.encashments,
      adjustments: due.adjustments,
      reimbursements: due.reimbursements,
      installments: due.installments,
      law,
    },
  }
}
