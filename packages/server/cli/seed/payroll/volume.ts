// Volume for payroll: a workspace of employees with salaries, loans and months of attendance, set by set.

import { type Database, homeStatement, runOnClient } from '@muster/db'
import { addMonths, type Day } from '@muster/engine'
import { say, sayCount } from '@muster/sentences'
import type pg from 'pg'
import type { Steps } from '../../terminal/progress.ts'
import { type Batch, onOwner, seedBulk } from '../bulk.ts'
import { installments, type LoanPlan, loans, makeLoanPlan } from './loans.ts'
import { makePackages } from './packages.ts'
import { assignments, employments, lines, provinces } from './people.ts'
import { insertGrading, records } from './time.ts'

export interface PayrollVolume {
  readonly employees: number
  /** How many whole months of attendance; the last is the one before that of `now`. */
  readonly months: number
  readonly now: Temporal.Instant
}

interface Place {
  readonly database: Database
  /** The owner's connection. */
  readonly url: string
  readonly workspace: string
}

const batch = 2_000

/** Fills a workspace that has nothing yet; the same numbers make the same people. Returns the last month, `2026-07`. */
export async function seedPayroll(
  { database, url, workspace }: Place,
  { employees, months, now }: PayrollVolume,
  show: (steps: Steps) => void = () => undefined,
): Promise<string> {
  const { shift, timezone } = await assertEmpty(database, workspace)
  const present = now.toZonedDateTimeISO(timezone).toPlainDate().with({ day: 1 }).toString()
  const first_day = addMonths(present, -months)
  const made = await database.write(workspace, async db => ({
    packages: JSON.stringify(await makePackages(db)),
    loanPlan: await makeLoanPlan(db, first_day, employees),
  }))
  const filling = { ...made, shift, first_day, months }
  await seedBulk(url, workspace, employees, {
    batch,
    show,
    also: (client, people) => fill(client, people, filling),
  })
  await database.system(insertGrading, { workspace, first_day, now: now.toString() })
  await onOwner(url, client =>
    client.query(
      'vacuum analyze employees, salary_assignments, salary_assignment_components, attendance_records, employee_law_facts, loans, loan_installments',
    ),
  )
  return addMonths(present, -1).slice(0, 7)
}

interface Filling {
  readonly packages: string
  readonly loanPlan: LoanPlan
  readonly shift: string
  readonly first_day: Day
  readonly months: number
}

async function fill(
  client: pg.Client,
  people: Batch,
  { packages, loanPlan, shift, first_day, months }: Filling,
) {
  const ofMonths = { ...people, first_day, months }
  await runOnClient(client, employments, ofMonths)
  await runOnClient(client, assignments, { ...ofMonths, packages })
  await runOnClient(client, lines, { ...ofMonths, packages })
  await runOnClient(client, provinces, people)
  await runOnClient(client, loans, { ...people, ...loanPlan, first_day })
  await runOnClient(client, installments, { ...people, plans: loanPlan.plans })
  await runOnClient(client, records, { ...ofMonths, shift })
}

interface Occupied {
  readonly country: string
  readonly currency: string
  readonly timezone: string
  readonly shift: string | null
  readonly employees: number
  readonly components: number
}

const selectOccupied = homeStatement<Occupied, { workspace: string }>(
  '',
  `select c.country, c.currency, c.timezone, (select id from shifts where workspace_id = :workspace and is_default) as shift,
     (select count(*) from employees where workspace_id = :workspace)::int as employees,
     (select count(*) from salary_components where workspace_id = :workspace and not is_system)::int as components
   from companies c where c.workspace_id = :workspace and c.id = :workspace`,
)

/** Refuses a workspace that somebody uses, or that pays by another law. */
async function assertEmpty(database: Database, workspace: string) {
  const [found] = await database.system(selectOccupied, { workspace })
  const { country, currency, timezone, shift, employees, components } = found!
  const refuse = (why: string) =>
    new Error(
      `${why}; payroll is generated in a workspace that is new. Leave --workspace out to have one made.`,
    )
  if (employees > 0) throw refuse(`Workspace ${workspace} has ${sayCount(employees, say`employee`)}`)
  if (components > 0)
    throw refuse(`Workspace ${workspace} has ${sayCount(components, say`salary component`)} of its own`)
  if (country !== 'PK' || currency !== 'PKR')
    throw refuse(
      `Workspace ${workspace} is of ${country} and pays ${currency}, and what is generated is of PK and PKR`,
    )
  if (shift === null) throw refuse(`Workspace ${workspace} has no default shift`)
  return { shift, timezone }
}
