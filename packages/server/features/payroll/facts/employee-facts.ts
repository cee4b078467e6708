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
import type { ExpectedMonth } from './expected.ts'
import { type PaidArrears, type PaidEntry, readPaidArrears, readPaidEntries } from './history.ts'
import { findReviewedMonths, type Own, type ReviewedMonth, readLockedMonths } from './locked-months.ts'
import { type DaysOf, type Exceptions, groupByEmployee, readExceptions, readMonthDays } from './month-days.ts'
import type { RosterRow } from './roster.ts'
import type { RunFacts } from './run-facts.ts'
import { claimsOfMonth, findWindows, isPaidInPart, readTimeClaims, type TimeClaim } from './windows.ts'
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

type GratuityPaid = NonNullable<EmployeeFacts['gratuity_paid']>

// Of the present employment. What former releases paid has no days: it is of an employment that ended since, where there is one.
const gratuityPaid = statement<
  GratuityPaid & { readonly employee_id: string },
  { employees: readonly string[]; run: string; code: string }
>(
  'gratuity_paid',
  `select e.id as employee_id, sum(g.amount)::text as amount, max(g.through) as through
   from employees e join lateral (
     select c.amount, coalesce(c.last_day, substr(c.object_id, length(e.id) + 2, 10)::date) as through from payroll_claims c
     where c.workspace_id = :workspace_id and c.kind = 'gratuity' and c.payroll_run_id <> :run
       and c.object_id >= e.id || ':' || to_char(e.joining_date, 'YYYY-MM-DD') and c.object_id < e.id || ';'
     union all
     select l.amount, (make_date(r.year, r.month, 1) + interval '1 month - 1 day')::date from payroll_entries p
     join payroll_runs r on r.workspace_id = :workspace_id and r.id = p.payroll_run_id and r.locked_at is not null
       and r.run_date >= e.joining_date
     join payroll_entry_components l on l.workspace_id = :workspace_id and l.payroll_entry_id = p.id and l.amount > 0
     join salary_components s on s.workspace_id = :workspace_id and s.id = l.salary_component_id and s.code = :code
     where p.workspace_id = :workspace_id and p.employee_id = e.id and p.payroll_run_id <> :run
       and not exists (select from payroll_claims c where c.workspace_id = :workspace_id and c.kind = 'gratuity'
         and c.payroll_run_id = r.id and c.employee_id = e.id)
       and not exists (select from employee_former_employments f where f.workspace_id = :workspace_id and f.employee_id = e.id
         and f.separation_date >= make_date(r.year, r.month, 1))) as g on true
   where e.workspace_id = :workspace_id and e.id = any(:employees) group by e.id`,
)

/** What other runs have paid of it, by employee; only a final run pays any. */
async function readGratuityPaid(
  db: Db,
  run: RunFacts['run'],
  employees: readonly string[],
): Promise<ReadonlyMap<string, GratuityPaid>> {
  if (run.kind !== 'final') return new Map()
  const paid = await db.run(gratuityPaid, { employees, run: run.id, code: 'GRATUITY' })
  return new Map(paid.map(({ employee_id, amount, through }) => [employee_id, { amount, through }]))
}

type ByEmployee<Owned> = ReadonlyMap<string, readonly Owned[]>

/** What is read of all of a piece at once. */
interface PieceFacts {
  readonly time: TimeFacts
  readonly packages: ReadonlyMap<string, readonly SalaryPackage[]>
  readonly exceptions: Exceptions
  readonly days: DaysOf
  readonly claims: ByEmployee<TimeClaim>
  readonly gratuityPaid: ReadonlyMap<string, GratuityPaid>
  readonly entries: ByEmployee<PaidEntry>
  readonly arrears: ByEmployee<PaidArrears>
  readonly openings: ByEmployee<TaxOpeningRow>
  readonly law: Awaited<ReturnType<typeof readLawFacts>>
  readonly due: (employee: string) => Due
}

interface Wanted {
  readonly employees: readonly string[]
  readonly expected: readonly ExpectedMonth[]
}

async function readPieceFacts(db: Db, facts: RunFacts, { employees, expected }: Wanted): Promise<PieceFacts> {
  const { run, first_day, last_day, pack, tax_year, now } = facts
  const month = { employees, first_day, last_day, run_date: run.run_date, now }
  const paid = { employees, runs: [...facts.locked_runs.keys()] }
  const around = {
    time: readTimeFacts(db, employees),
    exceptions: readExceptions(db, { employees, first_day: facts.since, last_day }),
  }
  const [time, exceptions, packages, days, claims, gratuities, entries, arrears, openings, law, due] =
    await Promise.all([
      around.time,
      around.exceptions,
      readPackages(db, employees),
      readMonthDays(db, around, month),
      readTimeClaims(db, { run: run.id, month: nameMonth(run), employees, open: facts.open_runs }),
      readGratuityPaid(db, run, employees),
      readPaidEntries(db, paid),
      readPaidArrears(db, paid),
      readTaxOpenings(db, { employees, tax_year: tax_year.name, month: first_day }),
      pack ? readLawFacts(db, pack, { employees, on: last_day }) : noLawFacts,
      readDue(db, facts, { employees, expected }),
    ])
  return {
    time,
    packages,
    exceptions,
    days,
    claims,
    gratuityPaid: gratuities,
    entries: groupByEmployee(entries),
    arrears: groupByEmployee([...arrears, ...expected.flatMap(month => month.arrears)]),
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

/** `db` sends what is asked for at the same time together. Of one employee, months that are `expected` count as paid. */
export async function readPeople(
  db: Db,
  facts: RunFacts,
  roster: readonly RosterRow[],
  expected: readonly ExpectedMonth[],
): Promise<People> {
  const employees = roster.map(({ id }) => id)
  const piece = await readPieceFacts(db, facts, { employees, expected })
  const left: Left[] = []
  const rows = roster.filter(row => {
    const why = findReasonToLeave(facts, findOwn(piece, row.id), row)
    if (why) left.push({ row, why })
    return why === null
  })
  const reviewed =
    facts.run.kind === 'bonus' ? [] : rows.flatMap(({ id }) => findReviewedMonths(facts, findOwn(piece, id)))
  const months = await readLockedMonths(db, facts, piece, reviewed)
  const reviews = groupByEmployee(reviewed)
  const make = (row: RosterRow) => makePerson(facts, piece, row, { months, reviews, expected })
  return { rows, left, make }
}

function findReasonToLeave(facts: RunFacts, own: Own, { status }: RosterRow): Left['why'] | null {
  if (facts.run.kind !== 'regular') return null
  if (status === 'inactive') return 'inactive'
  const windows = findWindows(facts, own)
  if (
    isPayable(
      own.packages,
      windows.filter(({ is_due }) => is_due),
    )
  )
    return null
  const claims = claimsOfMonth(facts, own)
  if (claims.length === 0) return 'no_salary_assignment'
  return isPaidInPart(windows, claims) ? null : 'paid_by_another_run'
}

function findOwn(piece: PieceFacts, employee_id: string): Own {
  const { time, packages, exceptions, entries, arrears, claims } = piece
  return {
    employee_id,
    calendar: time.calendars.get(employee_id)!,
    packages: packages.get(employee_id) ?? [],
    inactivity: exceptions.inactivity.get(employee_id) ?? [],
    corrections: exceptions.corrections.get(employee_id) ?? [],
    entries: entries.get(employee_id) ?? [],
    arrears: arrears.get(employee_id) ?? [],
    claims: claims.get(employee_id) ?? [],
  }
}

interface Reviewed {
  readonly months: (employee: string) => readonly LockedMonth[]
  readonly reviews: ByEmployee<ReviewedMonth>
  readonly expected: readonly ExpectedMonth[]
}

function makePerson(
  facts: RunFacts,
  piece: PieceFacts,
  row: RosterRow,
  { months, reviews, expected }: Reviewed,
): Person {
  const { run } = facts
  const { id, employee_code, joining_date, separation_date, payment_method } = row
  const own = findOwn(piece, id)
  const due = piece.due(id)
  const windows = findWindows(facts, own)
  const law = makeLawFacts(facts, {
    entries: [...own.entries, ...expected],
    openings: piece.openings.get(id) ?? [],
    facts: piece.law.get(id) ?? {},
  })
  return {
    row,
    basis: stampBasis(
      writeBasis(
        own,
        windows.filter(({ is_due }) => is_due),
      ),
      facts,
      facts.closed_through,
    ),
    reviewed: reviews.get(id) ?? [],
    shared: due.shared,
    facts: {
      employee: { id, employee_code, joining_date, separation_date, payment_method },
      kind: run.kind,
      gratuity_paid: piece.gratuityPaid.get(id) ?? null,
      month: { year: run.year, month: run.month, windows, days: piece.days(id), packages: own.packages },
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
