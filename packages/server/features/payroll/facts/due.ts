// What is due besides time: overtime, encashments, adjustments, expense claims and installments that no other run has taken.

import { type Db, statement } from '@muster/db'
import type { InstallmentFact } from '@muster/engine'
import { readUnpaidOvertime } from '../../attendance/index.ts'
import { bindPayableClaims } from '../../expenses/index.ts'
import { readPayableEncashments } from '../../leave/index.ts'
import {
  bindClaimableInstallments,
  bindHeldInstallments,
  type ClaimableInstallment,
} from '../../loans/index.ts'
import { readDueAdjustments } from '../inputs/adjustments.ts'
import { type ExpectedMonth, leaveOutTaken, type OneOffs } from './expected.ts'
import { groupByEmployee } from './month-days.ts'
import type { RunFacts } from './run-facts.ts'

export interface Due extends OneOffs {
  /** Adjustments that another run has claimed for the same month in part: the rest is claimed under another name. */
  readonly shared: ReadonlySet<string>
}

interface Wanted {
  readonly employees: readonly string[]
  readonly expected: readonly ExpectedMonth[]
}

interface Taken {
  readonly kind: string
  readonly object_id: string
  readonly amount: string | null
}

const selectPayrollClaimsOfOpenRuns = statement<
  Taken,
  { employees: readonly string[]; runs: readonly string[] }
>(
  'payroll_claims_of_open_runs',
  `select kind, object_id, amount from payroll_claims
   where workspace_id = :workspace_id and payroll_run_id = any(:runs) and employee_id = any(:employees)`,
)

/** By employee. A correction run takes nothing of it, a bonus run the adjustments that it names. */
export async function readDue(
  db: Db,
  facts: RunFacts,
  { employees, expected }: Wanted,
): Promise<(employee: string) => Due> {
  const { run } = facts
  if (run.kind === 'correction') return () => nothing
  if (run.kind === 'bonus') {
    const named = await readAdjustments(db, facts, { employees, expected })
    return employee => ({ ...nothing, ...(named.get(employee) ?? noAdjustments) })
  }
  const [adjustments, taken, overtime, encashments, expenses, installments] = await Promise.all([
    readAdjustments(db, facts, { employees, expected }),
    db.run(selectPayrollClaimsOfOpenRuns, { runs: facts.open_runs, employees }),
    readUnpaidOvertime(db, { employees, through: run.run_date }),
    readPayableEncashments(db, { employees, payroll_run_id: run.id }),
    db.runBound(bindPayableClaims({ employees, payroll_run_id: run.id })),
    readInstallments(db, facts, employees),
  ])
  const isFree = (kind: string) => {
    const ids = new Set(taken.filter(each => each.kind === kind).map(({ object_id }) => object_id))
    return ({ id }: { readonly id: string }) => !ids.has(id)
  }
  const byEmployee = {
    overtime: groupByEmployee(overtime.filter(isFree('overtime'))),
    encashments: groupByEmployee(encashments.filter(isFree('encashment'))),
    reimbursements: groupByEmployee(expenses),
    installments: groupByEmployee(installments),
  }
  return employee => {
    const { adjustments: own, shared } = adjustments.get(employee) ?? noAdjustments
    const due: OneOffs = {
      overtime: byEmployee.overtime.get(employee) ?? [],
      encashments: byEmployee.encashments.get(employee) ?? [],
      reimbursements: byEmployee.reimbursements.get(employee) ?? [],
      installments: (byEmployee.installments.get(employee) ?? []).map(toInstallment),
      adjustments: own,
    }
    return Object.assign({ shared }, leaveOutTaken(due, expected, facts.rules.currency_decimals))
  }
}

type Adjustments = Pick<Due, 'adjustments' | 'shared'>
const noAdjustments: Adjustments = { adjustments: [], shared: new Set() }
const nothing: Due = {
  overtime: [],
  encashments: [],
  reimbursements: [],
  installments: [],
  adjustments: [],
  shared: new Set(),
}

/** Those of this run's month and before; a final run also takes what is due later. */
async function readInstallments(
  db: Db,
  { run }: RunFacts,
  employees: readonly string[],
): Promise<ClaimableInstallment[]> {
  const until = run.kind === 'final' ? { year: 9999, month: 12 } : { year: run.year, month: run.month }
  const [pending, own] = await db.runAll(
    bindClaimableInstallments({ employees, ...until }),
    bindHeldInstallments({ run: run.id, employees }),
  )
  return [...own, ...pending].sort(
    (a, b) => a.due_year - b.due_year || a.due_month - b.due_month || (a.id < b.id ? -1 : 1),
  )
}

function toInstallment(row: ClaimableInstallment): InstallmentFact {
  const { id, loan_id, loan_number, installment_no, due_year, due_month, total_due } = row
  return { id, loan_id, loan_number: loan_number ?? loan_id, installment_no, due_year, due_month, total_due }
}

async function readAdjustments(
  db: Db,
  { run, first_day, rules }: RunFacts,
  { employees, expected }: Wanted,
): Promise<ReadonlyMap<string, Adjustments>> {
  const runs = [run.id, ...expected.map(({ payroll_run_id }) => payroll_run_id)]
  const due = await readDueAdjustments(db, { employees, month: first_day, runs })
  const wanted = run.kind === 'bonus' ? due.filter(({ id }) => run.adjustment_ids.includes(id)) : due
  const components = new Map(Object.values(rules.components).map(component => [component.id, component]))
  return new Map(
    [...groupByEmployee(wanted)].map(([employee, own]) => [
      employee,
      {
        adjustments: own.map(({ id, kind, salary_component_id, amount, reason }) => ({
          id,
          kind,
          component: components.get(salary_component_id) ?? null,
          amount,
          reason,
        })),
        shared: new Set(
          own.filter(({ is_shared }) => is_shared).map(({ id }) => `${id}:${first_day.slice(0, 7)}`),
        ),
      },
    ]),
  )
}
