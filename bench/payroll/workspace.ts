// A workspace to be paid: generated employees with salaries, loans and two months of attendance, and a draft of the second.

import { allPermissions, allScopes } from '../../packages/server/auth/rights.ts'
import { createKey } from '../../packages/server/cli/office/operators.ts'
import { onOwner } from '../../packages/server/cli/seed/bulk.ts'
import { seedPayroll } from '../../packages/server/cli/seed/payroll/volume.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform } from '../../packages/server/runtime/platform.ts'
import { type BenchData, makeBenchWorkspace } from '../data.ts'

export const [year, month] = [2026, 7] as const
const last_day = '2026-07-31'
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

/** Makes a workspace with so many employees in the database of the run. */
export async function makePaidWorkspace(
  { url, secret }: Pick<BenchData, 'url' | 'secret'>,
  employees: number,
): Promise<PaidWorkspace> {
  const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
  const { secrets } = platform
  const [{ database }] = platform.database.cells
  try {
    const id = await makeBenchWorkspace(database, `Payroll ${employees}`)
    await seedPayroll(
      { database, url: platform.url, workspace: id },
      { employees, months: 2, now: Temporal.Instant.from(now) },
    )
    const run = newId('PayrollRun')
    await onOwner(url, async client => {
      await client.query(graded, [id])
      await client.query(draft, [id, run, last_day, year, month])
    })
    const named = { workspace_id: id, name: 'bench', scopes: allScopes }
    const { key } = await createKey(database, secrets!, named)
    const { key: token } = await createKey(database, secrets!, { ...named, permissions: allPermissions })
    return { id, employees, key, token, run }
  } finally {
    await platform.close()
  }
}

// The clock has nothing to do.
const graded = `update attendance_grading set due_at = 'infinity' where workspace_id = $1`

const draft = `
  insert into payroll_runs (workspace_id, id, fiscal_year_id, year, month, run_date, total_gross, total_deductions, total_net, total_employer_cost)
  select $1, $2, id, $4::integer, $5::integer, $3::date, 0.00, 0.00, 0.00, 0.00 from fiscal_years
  where workspace_id = $1 and $3::date between start_date and end_date`
