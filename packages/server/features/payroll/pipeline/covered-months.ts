// Months covered twice: a run may not pay a month that, by a tax opening, the previous system has paid.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Day, findLawPack, findTaxYear, nameMonth } from '@muster/engine'
import { say } from '@muster/sentences'
import { refuseEmployees } from './employee-problems.ts'

interface Covering {
  readonly employee_id: string
  readonly employee_code: string
  readonly tax_year: string
  readonly through_month: Day
  readonly country: string
}

const coveringOpenings = statement<Covering, { run: string; month: Day }>(
  'openings_covering_payroll_run',
  `select e.employee_id, m.employee_code, o.tax_year, o.through_month, c.country
   from payroll_entries e
   join tax_openings o on o.workspace_id = :workspace_id and o.employee_id = e.employee_id and not o.deleted
     and o.source = 'previous_system' and o.through_month >= :month::date
   join employees m on m.workspace_id = :workspace_id and m.id = e.employee_id
   join companies c on c.workspace_id = :workspace_id
   where e.workspace_id = :workspace_id and e.payroll_run_id = :run
   order by m.employee_code`,
)

/** Throws a 409 with the employees; otherwise the tax year would count the month twice. */
export async function assertUncovered(db: Db, run: PayrollRunDetail): Promise<void> {
  const month = nameMonth(run)
  const covering = await db.run(coveringOpenings, { run: run.id, month: `${month}-01` })
  const twice = covering.filter(({ tax_year, country }) => {
    const pack = findLawPack(country)
    return pack !== undefined && findTaxYear(pack, run.run_date).name === tax_year
  })
  if (twice.length === 0) return
  throw refuseEmployees(
    say`Openings of the system before Muster cover ${month} for ${twice.length} of the run's employees, so the tax year would count the month twice. End these openings before ${month}, or take the employees out of the run.`,
    twice.map(({ employee_id, employee_code, through_month }) => ({
      employee_id,
      employee_code,
      message: say`has an opening from the previous system through ${through_month.slice(0, 7)}`,
    })),
  )
}
