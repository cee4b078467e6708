// Why the net pay of a payslip differs from that of the month before, in parts that add up to the difference.

import type { Payslip, PayslipChange } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addMonths, explainChange, type PaidEntry, sumMoney } from '@muster/engine'
import { notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { wordReasons, writePaid } from '../runs/register-entries.ts'
import { findRegularRun } from '../runs/variances.ts'
import { finalEntries } from './payslips.ts'

/** The reason of an adjustment is a note of payroll for itself; the lines name what was adjusted. */
const writeOwnPaid = (entry: string): string => writePaid(entry, `'[]'::json`)

interface Row extends Pick<Payslip, 'id' | 'employee_id' | 'month' | 'kind' | 'net_salary'> {
  readonly taxable_income: string
  readonly paid: PaidEntry
}

const selectPaid = statement<Row, { id: string }>(
  'paid_by_payslip',
  `select p.id, p.employee_id, to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month, r.kind, p.net_salary, p.taxable_income, ${writeOwnPaid('p')} as paid
   from ${finalEntries} where p.workspace_id = :workspace_id and p.id = :id`,
)

type Before = Pick<Row, 'net_salary' | 'taxable_income' | 'paid'>

const selectPaidBefore = statement<Before, { id: string; before: string }>(
  'paid_before_payslip',
  `select p.net_salary, p.taxable_income, ${writeOwnPaid('p')} as paid from payroll_entries p
   where p.workspace_id = :workspace_id and p.payroll_run_id = :before
     and p.employee_id = (select e.employee_id from payroll_entries e where e.workspace_id = :workspace_id and e.id = :id)`,
)

/** The change of a payslip, or a 404 where it is not final. */
export async function explainPayslip(db: Db, id: string, decimals: number): Promise<PayslipChange> {
  const [now] = await db.run(selectPaid, { id })
  if (!now) throw notFound('payslip', id)
  const run = await findLockedBefore(db, now)
  const [before] = run === undefined ? [] : await db.run(selectPaidBefore, { id, before: run })
  const reasons = run === undefined ? [] : explainChange(before?.paid ?? null, now.paid, decimals)
  const differences = reasons.map(({ difference }) => difference)
  return markExact({
    object: 'payslip_change' as const,
    id,
    employee_id: now.employee_id,
    month: now.month,
    net_salary: now.net_salary,
    previous_net_salary: before?.net_salary ?? null,
    difference: run === undefined ? null : sumMoney(differences, decimals),
    taxable_income: now.taxable_income,
    previous_taxable_income: before?.taxable_income ?? null,
    reasons: wordReasons(reasons),
  })
}

/** The regular run of the month before, of a regular one; a run that is not final is none yet. */
async function findLockedBefore(db: Db, { kind, month }: Row): Promise<string | undefined> {
  if (kind !== 'regular') return undefined
  const before = await findRegularRun(db, addMonths(`${month}-01`, -1))
  return before?.status === 'locked' || before?.status === 'disbursed' ? before.id : undefined
}
