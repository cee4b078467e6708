// The facts of a piece of employees: all that their entries are computed from, read in a few queries.

import { type Db, statement } from '@muster/db'
import type { EmployeeFacts, PayDay, SalaryPackage } from '@muster/engine'
import { nameMonth } from '@muster/engine'
import { readPackages } from '../../salaries/index.ts'
import { readInactivity, readTimeFacts, type TimeFacts } from '../../timekeeping/index.ts'
import { readCorrections } from '../inputs/corrections.ts'
import { readLawFacts } from '../inputs/law-facts.ts'
import { readTaxOpenings } from '../inputs/tax-openings.ts'
import { isPayable, stampBasis, writeBasis } from './basis.ts'
import { type Due, readDue } from './due.ts'
import { readPaidArrears, readPaidEntries } from './history.ts'
import { findReviewedMonths, type Own, type ReviewedMonth, readLockedMonths } from './locked-months.ts'
import { groupByEmployee, readMonthDays } from './month-days.ts'
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

/** What is read of all of a piece at once. */
interface PieceFacts {
  readonly time: TimeFacts
  readonly packages: ReadonlyMap<string, readonly SalaryPackage[]>
  readonly isTimeTaken: (employee: string) => boolean
  readonly isGratuityPaid: (employee: string) => boolean
}

async function readPieceFacts(db: Db, { run }: RunFacts, employees: readonly string[]): Promise<PieceFacts> {
  const month = nameMonth(run)
  const taken = await db.run(timeClaims, { run: run.id, ids: employees.map(id => `${id}:${month}`) })
  const taking = new Set(taken.map(({ employee_id }) => employee_id))
  const paid =
    run.kind === 'final' ? await db.run(gratuityPaid, { employees, run: run.id, code: 'GRATUITY' }) : []
  const gratuities = new Set(paid.map(({ employee_id }) => employee_id))
  return {
    time: await readTimeFacts(db, employees),
    packages: await readPackages(db, employees),
    isTimeTaken: employee => taking.has(employee),
    isGratuityPaid: employee => gratuities.has(employee),
  }
}

/** The people of a piece, and those whom the run leaves out. */
export async function readPeople(
  db: Db,
  facts: RunFacts,
  roster: readonly RosterRow[],
): Promise<{ readonly people: Person[]; readonly left: Left[] }> {
  const all = roster.map(({ id }) => id)
  const piece = await readPieceFacts(db, facts, all)
  const span = { first_day: facts.first_day, last_day: facts.last_day }
  const left: Left[] = []
  const rows = roster.filter(row => {
    const why = findReasonToLeave(facts, piece, row)
    if (why) left.push({ row, why })
    return why === null
  })
  const employees = rows.map(({ id }) => id)
  if (employees.length === 0) return { people: [], left }
  const days = await readMonthDays(db, piece.time, {
    employees,
    first_day: span.first_day,
    last_day: span.last_day,
    run_date: facts.run.run_date,
    now: facts.now,
  })
  const history = await readHistory(db, facts, employees, piece)
  const due = await readDue(db, facts, employees)
  const people = rows.map(row =>
    makePerson(facts, piece, history, { row, days: days.get(row.id) ?? [], due: due(row.id) }),
  )
  return { people, left }
}

function findReasonToLeave(
  { run, first_day, last_day }: RunFacts,
  { time, packages, isTimeTaken }: PieceFacts,
  { id, status }: RosterRow,
): Left['why'] | null {
  if (run.kind !== 'regular') return null
  if (status === 'inactive') return 'inactive'
  if (isTimeTaken(id)) return 'paid_by_another_run'
  const own = {
    calendar: time.calendars.get(id)!,
    packages: packages.get(id) ?? [],
    inactivity: [],
    corrections: [],
  }
  return isPayable(own, { first_day, last_day }) ? null : 'no_salary_assignment'
}

type History = Awaited<ReturnType<typeof readHistory>>

async function readHistory(db: Db, facts: RunFacts, employees: readonly string[], piece: PieceFacts) {
  const runs = [...facts.locked_runs.keys()]
  const { first_day, last_day, pack, tax_year, run } = facts
  const span = { employees, first_day: facts.since, last_day }
  const entries = groupByEmployee(await readPaidEntries(db, { employees, runs }))
  const arrears = groupByEmployee(await readPaidArrears(db, { employees, runs }))
  const inactivity = groupByEmployee(await readInactivity(db, span))
  const corrections = groupByEmployee(
    await readCorrections(db, { employees, first: facts.since, last: last_day }),
  )
  const own = (employee_id: string): Own => ({
    employee_id,
    calendar: piece.time.calendars.get(employee_id)!,
    packages: piece.packages.get(employee_id) ?? [],
    inactivity: inactivity.get(employee_id) ?? [],
    corrections: corrections.get(employee_id) ?? [],
    entries: entries.get(employee_id) ?? [],
    arrears: arrears.get(employee_id) ?? [],
  })
  const reviewed = run.kind === 'bonus' ? [] : employees.flatMap(id => findReviewedMonths(facts, own(id)))
  const openings = await readTaxOpenings(db, { employees, tax_year: tax_year.name, month: first_day })
  return {
    entries,
    months: await readLockedMonths(db, facts, piece.time, reviewed, piece.packages),
    reviewed: groupByEmployee(reviewed),
    openings: groupByEmployee(openings),
    law: pack ? await readLawFacts(db, pack, { employees, on: last_day }) : noLawFacts,
    basisOf: (id: string) => stampBasis(writeBasis(own(id), { first_day, last_day }), facts, run.run_date),
  }
}

const noLawFacts: Awaited<ReturnType<typeof readLawFacts>> = new Map()

function makePerson(
  facts: RunFacts,
  piece: PieceFacts,
  history: History,
  { row, days, due }: { readonly row: RosterRow; readonly days: readonly PayDay[]; readonly due: Due },
): Person {
  const { run } = facts
  const { id, employee_code, joining_date, separation_date, payment_method } = row
  const law = makeLawFacts(facts, {
    entries: history.entries.get(id) ?? [],
    openings: history.openings.get(id) ?? [],
    facts: history.law.get(id) ?? {},
  })
  return {
    row,
    basis: history.basisOf(id),
    reviewed: history.reviewed.get(id) ?? [],
    shared: due.shared,
    facts: {
      employee: { id, employee_code, joining_date, separation_date, payment_method },
      kind: run.kind,
      is_time_due: run.kind === 'regular' || (run.kind === 'final' && !piece.isTimeTaken(id)),
      is_gratuity_due: run.kind === 'final' && !piece.isGratuityPaid(id),
      month: { year: run.year, month: run.month, days, packages: piece.packages.get(id) ?? [] },
      locked_months: history.months.get(id) ?? [],
      overtime: due.overtime,
      encashments: due.encashments,
      adjustments: due.adjustments,
      reimbursements: due.reimbursements,
      installments: due.installments,
      law,
    },
  }
}
