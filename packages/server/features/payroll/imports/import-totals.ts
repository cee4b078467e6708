// The totals of an imported run: whether its entries add up to what its file says.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { checkImportedTotals, type ImportedTotals, type ImportMistake } from '@muster/engine'
import { say, sayTogether } from '@muster/sentences'
import { conflict } from '../../../http/problem.ts'
import { writeWarning } from '../pipeline/run-warnings.ts'

const selectTotalsOfPayrollEntries = statement<ImportedTotals, { id: string }>(
  'totals_of_payroll_entries',
  `select count(*)::int as total_employees, coalesce(sum(gross_salary), 0) as total_gross, coalesce(sum(total_deductions), 0) as total_deductions,
     coalesce(sum(net_salary), 0) as total_net, coalesce(sum(employer_contributions), 0) as total_employer_cost
   from payroll_entries where workspace_id = :workspace_id and payroll_run_id = :id`,
)

/** What the entries that stand do not add up to. */
export async function checkTotals(db: Db, run: PayrollRunDetail): Promise<ImportMistake[]> {
  const [sums] = await db.run(selectTotalsOfPayrollEntries, { id: run.id })
  return checkImportedTotals(run, sums!)
}

const warnOfPayrollImport = statement<unknown, { id: string; warnings: string }>(
  'warn_of_payroll_import',
  'update payroll_runs set warnings = :warnings::json where workspace_id = :workspace_id and id = :id',
)

/** Has the run warn of what does not add up yet. */
export async function warnOfTotals(db: Db, run: PayrollRunDetail): Promise<void> {
  const mistakes = await checkTotals(db, run)
  const warnings = mistakes.map(each =>
    writeWarning({ code: 'import_incomplete', text: say`${describe(each)}.` }),
  )
  await db.run(warnOfPayrollImport, { id: run.id, warnings: JSON.stringify(warnings) })
}

const describe = ({ field, message }: ImportMistake) => say`${field} ${message}`

/** Refuses a run that does not add up, with a 409 that tells the figures. */
export async function assertAddsUp(db: Db, run: PayrollRunDetail): Promise<void> {
  const mistakes = await checkTotals(db, run)
  if (mistakes.length === 0) return
  throw conflict(
    say`The import does not add up: ${sayTogether(mistakes.map(describe), '; ')}. Send the entries that are missing or wrong to this import, with the totals if those are wrong.`,
  )
}
