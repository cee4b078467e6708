// A workspace to be paid: employees with a salary of several lines, and two months of graded attendance.

import pg from 'pg'
import { type PackageTerms, resolvePackage } from '../../packages/engine/index.ts'
import { allPermissions, allScopes, createKey, createWorkspace } from '../../packages/server/cli/operators.ts'
import { seedBulk } from '../../packages/server/cli/seed/bulk.ts'
import { insertIn } from '../../packages/server/cli/seed/rows.ts'
import { readPayComponents } from '../../packages/server/features/salaries/index.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform } from '../../packages/server/runtime/platform.ts'
import type { BenchData } from '../data.ts'

export const [year, month] = [2026, 7] as const
const [first_day, last_day] = ['2026-06-01', '2026-07-31'] as const
/** When everything of the month is over. */
export const now = '2026-08-05T00:00:00Z'

export interface PaidWorkspace {
  readonly id: string
  readonly employees: number
  /** An API key, and a token of the console. */
  readonly key: string
  readonly token: string
  /** A draft of the month. */
  readonly run: string
}

// In percent of the gross salary; the last one takes the rest, and both funds are a share of the basic salary.
const earnings = [
  ['BASIC', 50],
  ['HRA', 20],
  ['MED', 10],
  ['CONV', 8],
  ['FUEL', 5],
  ['MEAL', 4],
] as const
const last = 'SPECIAL'
const funds = ['PF_EE', 'PF_ER'] as const
/** As many different salaries. */
const bands = 200

/** Makes a workspace with so many employees in the database of the run. */
export async function makePaidWorkspace(
  { url, secret }: BenchData,
  employees: number,
): Promise<PaidWorkspace> {
  const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
  const { database, secrets } = platform
  try {
    const id = await createWorkspace(database, {
      name: `Payroll ${employees}`,
      country: 'PK',
      currency: 'PKR',
      timezone: 'Asia/Karachi',
      plan: 'scale',
      fiscal_year_start_month: 7,
      code_digits: 7,
      request_budget: 1_000_000_000,
    })
    await seedBulk(platform.url, id, employees)
    const packages = await database.write(id, async db => {
      await insertIn(db, 'salary_components', [...earnings.map(([code]) => code), last].map(componentRow))
      return makePackages(await readPayComponents(db))
    })
    const run = newId('PayrollRun')
    await fill(url, { workspace: id, run, packages })
    const named = { workspace_id: id, name: 'bench', scopes: allScopes }
    const { key } = await createKey(database, secrets!, named)
    const { key: token } = await createKey(database, secrets!, { ...named, permissions: allPermissions })
    return { id, employees, key, token, run }
  } finally {
    await platform.close()
  }
}

function componentRow(code: string, n: number) {
  const isBasic = code === 'BASIC'
  const isMedical = code === 'MED'
  return {
    id: newId('SalaryComponent'),
    code,
    name: `Component ${code}`,
    type: 'earning',
    category: isBasic ? 'basic' : 'allowance',
    calculation_type: 'percentage',
    default_value: '0',
    exemption_mode: isMedical ? 'pct_of_basic' : 'none',
    exemption_value: isMedical ? '10' : '0',
    is_taxable: true,
    affects_gross: true,
    contributes_to_eobi: true,
    contributes_to_overtime: true,
    contributes_to_pf: isBasic,
    contributes_to_gratuity: isBasic,
    display_order: n + 1,
  }
}

type Components = Awaited<ReturnType<typeof readPayComponents>>

/** One for each band. */
function makePackages(components: Components) {
  const rest = ['GROSS', ...earnings.map(([code]) => code)].join(' - ')
  const terms: PackageTerms[] = [
    ...earnings.map(([code, percent]) => [code, 'percentage', String(percent), null] as const),
    [last, 'formula', '0', rest] as const,
    ...funds.map(code => [code, 'percentage', '8.33', null] as const),
  ].map(([code, calculation_type, value, formula], n) => ({
    component: { ...components.get(code)!, display_order: n + 1 },
    calculation_type,
    value,
    formula,
  }))
  return Array.from({ length: bands }, (_, band) => {
    const gross_salary = `${45_000 + band * 1_237}.00`
    const resolved = resolvePackage({ gross_salary, lines: terms, currency_decimals: 2 })
    if ('refused' in resolved) throw new Error(`A salary of the benchmark ${resolved.refused[0]!.message}.`)
    const lines = resolved.lines.map(({ component, calculation_type, value, formula, amount }) => ({
      salary_component_id: component.id,
      calculation_type,
      value,
      formula,
      amount,
      display_order: component.display_order,
    }))
    return { band, gross_salary, lines }
  })
}

interface Filling {
  readonly workspace: string
  readonly run: string
  readonly packages: ReturnType<typeof makePackages>
}

async function fill(url: string, { workspace, run, packages }: Filling): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Every reference was just made in the same workspace.
    await client.query("set session_replication_role = 'replica'")
    const structure = newId('SalaryStructure')
    await client.query('insert into salary_structures (workspace_id, id, name) values ($1, $2, $3)', [
      workspace,
      structure,
      'Staff',
    ])
    await client.query(assignments, [workspace, JSON.stringify(packages), structure])
    await client.query(lines, [workspace, JSON.stringify(packages)])
    await client.query(records, [workspace, first_day, last_day])
    await client.query(graded, [workspace, first_day, now])
    await client.query(draft, [workspace, run, last_day, year, month])
    await client.query(
      'vacuum analyze employees, salary_assignments, salary_assignment_components, attendance_records',
    )
  } finally {
    await client.end()
  }
}

const numbered = `(select id, row_number() over (order by id) as n from employees where workspace_id = $1)`
const given = `json_to_recordset($2::json) as p (band integer, gross_salary numeric, lines json)`

const assignments = `
  insert into salary_assignments (workspace_id, id, employee_id, salary_structure_id, gross_salary, effective_from)
  select $1, 'sas_' || substr(e.id, 5), e.id, $3, p.gross_salary, '2025-01-01'
  from ${numbered} e join ${given} on p.band = e.n % ${bands}`

const lines = `
  insert into salary_assignment_components (workspace_id, id, salary_assignment_id, salary_component_id, calculation_type, value, formula,
    amount, display_order)
  select $1, 'sac_' || substr(e.id, 7) || lpad(l.display_order::text, 2, '0'), 'sas_' || substr(e.id, 5), l.salary_component_id,
    l.calculation_type, l.value, l.formula, l.amount, l.display_order
  from ${numbered} e join ${given} on p.band = e.n % ${bands},
    json_to_recordset(p.lines) as l (salary_component_id text, calculation_type text, value numeric, formula text, amount numeric, display_order integer)`

// Mostly present; now and then late, away for half a day, or absent.
const records = `
  insert into attendance_records (workspace_id, id, employee_id, date, shift_id, status, scheduled_minutes, worked_minutes, is_late,
    late_minutes, present_halves, source)
  select $1, 'atr_' || substr(e.id, 7) || lpad(d.n::text, 2, '0'), e.id, d.day::date, s.shift_id, k.status,
    case when k.status = 'rest_day' then 0 else 480 end, k.halves * 240, k.is_late, case when k.is_late then 25 else 0 end, k.halves, 'punch'
  from ${numbered} e join employee_shifts s on s.workspace_id = $1 and s.employee_id = e.id,
    (select day, row_number() over (order by day) as n from generate_series($2::timestamp, $3::timestamp, interval '1 day') as day) d,
    lateral (select case
        when extract(isodow from d.day) >= 6 then 'rest_day'
        when (e.n * 7 + d.n) % 211 = 0 then 'absent'
        when (e.n * 5 + d.n) % 151 = 0 then 'half_day'
        else 'present' end as status) w,
    lateral (select w.status, case w.status when 'present' then 2 when 'half_day' then 1 else 0 end as halves,
      w.status = 'present' and (e.n * 3 + d.n) % 37 = 0 as is_late) k`

// The clock has nothing to do.
const graded = `
  insert into attendance_grading (workspace_id, graded_from, graded_until, due_at) values ($1, $2, $3, 'infinity')
  on conflict (workspace_id) do update set graded_from = excluded.graded_from, graded_until = excluded.graded_until, due_at = 'infinity'`

const draft = `
  insert into payroll_runs (workspace_id, id, fiscal_year_id, year, month, run_date, total_gross, total_deductions, total_net, total_employer_cost)
  select $1, $2, id, $4::integer, $5::integer, $3::date, 0.00, 0.00, 0.00, 0.00 from fiscal_years
  where workspace_id = $1 and $3::date between start_date and end_date`
