// The facts of a run: the rules that everybody of it is paid by, its days and its tax year, read once.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  addDays,
  addMonths,
  type Day,
  type FiscalYearSpan,
  findLawPack,
  findTaxYear,
  LawError,
  nameMonth,
  type Pack,
  type PayrollRules,
  spanTaxYear,
} from '@muster/engine'
import { say } from '@muster/sentences'
import { conflict } from '../../../http/problem.ts'
import { latest } from '../../grading/index.ts'
import { readPayComponents } from '../../salaries/index.ts'
import { loadRules } from '../../timekeeping/index.ts'
import { readLawValues } from '../inputs/law-values.ts'
import { readPayrollSettings, type SettingsRow } from '../inputs/settings.ts'
import { type LockedRun, readLockedRuns } from './locked-runs.ts'

/** What of a run its calculation depends on. */
export type Run = Pick<
  PayrollRunDetail,
  'id' | 'kind' | 'year' | 'month' | 'run_date' | 'employee_ids' | 'adjustment_ids' | 'source'
>

export interface RunFacts {
  readonly run: Run
  readonly now: Temporal.Instant
  readonly timezone: string
  readonly rules: PayrollRules
  readonly pack: Pack | null
  /** The tax year of the month. */
  readonly tax_year: FiscalYearSpan
  /** The first and the last day of the month. */
  readonly first_day: Day
  readonly last_day: Day
  /** From this month on, months that were paid are looked at again. */
  readonly since: Day
  /** By id; locked runs of months since then. */
  readonly locked_runs: ReadonlyMap<string, LockedRun>
  /** The last day that is closed once this run is locked; only regular runs close days. */
  readonly closed_through: Day
  /** Runs that hold claims and are not locked, but this one. */
  readonly open_runs: readonly string[]
}

interface CompanyRow {
  readonly country: string
  readonly currency: string
  readonly currency_decimals: number
  readonly timezone: string
  readonly fiscal_year_start_month: number
}

const company = statement<CompanyRow>(
  'company_of_payroll',
  `select country, currency, currency_decimals, timezone, fiscal_year_start_month from companies
   where workspace_id = :workspace_id and id = :workspace_id`,
)

const openRuns = statement<{ id: string }, { id: string }>(
  'open_payroll_runs',
  `select id from payroll_runs where workspace_id = :workspace_id and id <> :id and locked_at is null`,
)

/** Reads all that does not depend on an employee. */
export async function readRunFacts(db: Db, run: Run, now: Temporal.Instant): Promise<RunFacts> {
  const first_day = `${nameMonth(run)}-01`
  const last_day = addDays(addMonths(first_day, 1), -1)
  const [own] = await db.run(company)
  const { country, timezone, fiscal_year_start_month } = own!
  const pack = findLawPack(country) ?? null
  const tax_year = pack
    ? requireTaxYear(pack, last_day)
    : spanTaxYear(withoutPack(fiscal_year_start_month), last_day)
  const since = addMonths(tax_year.start_date, -12)
  const locked_runs = await readLockedRuns(db, { id: run.id, since, month: first_day })
  return {
    run,
    now,
    timezone,
    rules: await readRules(db, own!, pack, last_day),
    pack,
    tax_year,
    first_day,
    last_day,
    since: `${since.slice(0, 7)}-01`,
    locked_runs,
    closed_through: findClosed([run, ...locked_runs.values()], since),
    open_runs: (await db.run(openRuns, { id: run.id })).map(({ id }) => id),
  }
}

const findClosed = (runs: readonly Pick<Run, 'kind' | 'run_date'>[], since: Day): Day =>
  latest([since, ...runs.filter(({ kind }) => kind === 'regular').map(({ run_date }) => run_date)])

/** A 409 where the law of the year is not known: that concerns the run, and not each of its employees. */
function requireTaxYear(pack: Pack, day: Day): FiscalYearSpan {
  try {
    return findTaxYear(pack, day)
  } catch (error) {
    if (!(error instanceof LawError)) throw error
    throw conflict(
      say`${error.sentence}. Nothing can be calculated without the law of that year: update Muster to a version that has it.`,
    )
  }
}

/** Where no law says otherwise, the tax year is the workspace's own year. */
function withoutPack(month: number): Parameters<typeof spanTaxYear>[0] {
  const starts = `${String(month).padStart(2, '0')}-01`
  return { pack: 'none', tax_year: { starts, first: '', last: '', renewed: [] } }
}

async function readRules(
  db: Db,
  { country, currency, currency_decimals }: CompanyRow,
  pack: Pack | null,
  last_day: Day,
): Promise<PayrollRules> {
  const settings = await readPayrollSettings(db)
  const { settings: attendance } = await loadRules(db)
  const components = await readPayComponents(db)
  return {
    currency,
    currency_decimals,
    country,
    day_basis: settings.day_basis,
    assume_present_after_cutoff: settings.assume_present_after_cutoff,
    late_marks_per_deduction: attendance.late_marks_per_deduction ?? 0,
    late_deduction_days: attendance.late_deduction_days,
    overtime_hours_per_month: attendance.overtime_hours_per_month,
    tax_method: settings.tax_method,
    gratuity: makeGratuity(settings),
    gratuity_monthly_accrual: settings.gratuity_monthly_accrual,
    components: Object.fromEntries(components) as PayrollRules['components'],
    law: { pack, ...(await readLawValues(db, last_day)) },
  }
}

function makeGratuity(settings: SettingsRow): PayrollRules['gratuity'] {
  const { gratuity_years, gratuity_part_of_year, gratuity_day_basis } = settings
  if (gratuity_years.length === 0) return null
  return {
    years: gratuity_years.map(({ from_year, months }) => [from_year, months] as const),
    part_year: gratuity_part_of_year,
    day_basis: gratuity_day_basis === 'fixed_26' ? 26 : 30,
  }
}
