// The payroll office on the terminal: previews, calculates and lists the runs of a workspace.

import type { PayrollPreview } from '@muster/contract'
import { type Database, type Db, systemStatement } from '@muster/db'
import { count, nameMonth } from '@muster/engine'
import {
  payrollTaskHandler,
  previewMonth,
  processMonth,
  type RunMonth,
} from '../../features/payroll/index.ts'
import type { Platform } from '../../runtime/platform.ts'
import { operatorId, print, tellProblems } from '../terminal/terminal.ts'
import { assertWorkspace } from './operators.ts'
import { follow, workHere } from './work-here.ts'

interface Company {
  readonly timezone: string
  readonly currency: string
  readonly currency_decimals: number
}

const companyOf = systemStatement<Company, { workspace: string }>(
  'company_of_payroll_office',
  'select timezone, currency, currency_decimals from companies where workspace_id = :workspace and id = :workspace',
)

async function readCompany(database: Database, workspace: string): Promise<Company> {
  await assertWorkspace(database, workspace)
  const [company] = await database.system(companyOf, { workspace })
  return company!
}

/** The operator as the caller of what a request would do. */
function callAs({ timezone, currency_decimals }: Company, db: Db) {
  const actor_id = operatorId()
  return { db, now: Temporal.Now.instant(), caller: { actor_id, workspace: { timezone, currency_decimals } } }
}

const employeeOf = systemStatement<{ id: string }, { workspace: string; code: string }>(
  'employee_of_payroll_office',
  'select id from employees where workspace_id = :workspace and employee_code = :code and not deleted',
)

async function findEmployee(database: Database, workspace: string, code: string): Promise<string> {
  const [found] = await database.system(employeeOf, { workspace, code })
  if (found) return found.id
  throw new Error(`There is no employee ${code} in the workspace ${workspace}.`)
}

/** Prints the totals of a month, or the lines of one employee. */
export async function preview(
  { database }: Platform,
  workspace: string,
  month: RunMonth,
  code: string | undefined,
): Promise<void> {
  const company = await readCompany(database, workspace)
  const employee = code === undefined ? null : await findEmployee(database, workspace, code)
  const found = await tellProblems(() =>
    database.snapshot(workspace, db => previewMonth(callAs(company, db), month, employee)),
  )
  printEntries(found)
  printTotals(found, company)
  for (const { text } of found.warnings) print(text)
  if (found.problems.length > 0)
    throw new Error(
      listProblems(`${count(found.problems.length, 'employee')} cannot be calculated:`, found.problems),
    )
}

function printEntries({ entries }: PayrollPreview): void {
  for (const { employee_code, lines, net_salary, warnings } of entries) {
    if (lines.length === 0) continue
    for (const { code, type, amount, reasons } of lines) {
      print(`${code.padEnd(20)} ${(type === 'deduction' ? `-${amount}` : amount).padStart(16)}  ${type}`)
      for (const { text } of reasons) print(`  ${text}`)
    }
    for (const { text } of warnings) print(text)
    print(`${employee_code} would be paid ${net_salary} net.`)
  }
}

type Totals = Pick<PayrollPreview, 'total_employees' | 'total_gross' | 'total_deductions' | 'total_net'>

function printTotals(of: Totals, { currency }: Company): void {
  const { total_employees, total_gross, total_deductions, total_net } = of
  print(
    `${count(total_employees, 'employee')}: gross ${currency} ${total_gross}, deductions ${total_deductions}, net ${total_net}.`,
  )
}

interface OperationState {
  readonly status: string
  readonly done: number
  readonly total: number
  readonly message: string | null
  readonly problems: readonly { readonly employee_code: string | null; readonly message: string }[]
}

const selectPayrollOperation = systemStatement<OperationState, { workspace: string; id: string }>(
  'payroll_operation_of_office',
  'select status, done, total, message, problems from payroll_operations where workspace_id = :workspace and id = :id',
)
const totalsOf = systemStatement<Totals, { workspace: string; id: string }>(
  'totals_of_payroll_office',
  'select total_employees, total_gross, total_deductions, total_net from payroll_runs where workspace_id = :workspace and id = :id',
)

/** Calculates the run of a month, here or in whichever process is quicker to take it, and waits until it has ended. */
export async function calculate(platform: Platform, workspace: string, month: RunMonth): Promise<void> {
  const { database } = platform
  const company = await readCompany(database, workspace)
  const { id, payroll_run_id } = await tellProblems(() =>
    database.write(workspace, db => processMonth(callAs(company, db), month)),
  )
  await workHere(platform, [payrollTaskHandler], () => followCalculation(database, workspace, id))
  const [totals] = await database.system(totalsOf, { workspace, id: payroll_run_id })
  print(`Payroll run ${payroll_run_id} is processed.`)
  printTotals(totals!, company)
}

async function followCalculation(database: Database, workspace: string, id: string): Promise<void> {
  const look = async () => (await database.system(selectPayrollOperation, { workspace, id }))[0]!
  const isOver = ({ status }: OperationState) => status !== 'running'
  const { status, message, problems } = await follow(process.stdout, 'Calculated', look, isOver)
  if (status === 'failed') throw new Error(listProblems(message ?? 'The operation failed.', problems))
}

function listProblems(message: string, problems: OperationState['problems']): string {
  return [message, ...problems.map(each => `  ${each.employee_code ?? ''} ${each.message}`)].join('\n')
}

interface RunLine extends Totals {
  readonly year: number
  readonly month: number
  readonly kind: string
  readonly status: string
  readonly operation: string | null
  readonly done: number | null
  readonly total: number | null
}

const selectLatestPayrollRuns = systemStatement<RunLine, { workspace: string; max: number }>(
  'latest_payroll_runs',
  `select r.year, r.month, r.kind, r.status, r.total_employees, r.total_gross, r.total_deductions, r.total_net,
     o.kind as operation, o.done, o.total
   from payroll_runs r left join payroll_operations o on o.workspace_id = r.workspace_id and o.payroll_run_id = r.id and o.status = 'running'
   where r.workspace_id = :workspace order by r.year desc, r.month desc, r.created_at desc limit :max::integer`,
)

/** Prints the latest runs, one a line. */
export async function status({ database }: Platform, workspace: string, max: number): Promise<void> {
  const { currency } = await readCompany(database, workspace)
  const runs = await database.system(selectLatestPayrollRuns, { workspace, max })
  for (const { year, month, kind, operation, done, total, ...run } of runs) {
    const named = nameMonth({ year, month })
    const busy = operation ? `  ${operation}: ${done} of ${total}` : ''
    const paid = `${count(run.total_employees, 'employee')}  net ${currency} ${run.total_net}`
    print(`${named}  ${kind.padEnd(10)}  ${run.status.padEnd(9)}  ${paid}${busy}`)
  }
  if (runs.length === 0) print('There are no payroll runs.')
}
