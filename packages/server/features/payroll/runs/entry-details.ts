// Payroll entries as the console shows them: with what the calculation warns of, and why they are held.

import type { PayrollEntry, PayrollEntryDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { readRemoved } from '../../../resource/fields.ts'
import { makeLister } from '../../../resource/lists.ts'
import { resource } from '../../../resource/resource.ts'

const entries = resource('PayrollEntry')
const { fields } = entries

const code = `(select employee_code from employees where workspace_id = :workspace_id and id = payroll_entries.employee_id)`
/** What is paid on top of gross pay, as SQL: net pay is gross pay and this less the deductions. */
export const additionsOf = (entries: string): string =>
  `(${entries}.total_earnings - ${entries}.gross_salary)`

/** The batch in which a payment of an entry is pending, as SQL. */
export const pendingBatchOf = (entries: string): string => `(
  select y.batch from payroll_payments y
  where y.workspace_id = :workspace_id and y.payroll_entry_id = ${entries}.id and y.status = 'pending')`

const shown = `${fields.shown}, ${code} as employee_code, ${additionsOf('payroll_entries')} as total_additions,
  ${pendingBatchOf('payroll_entries')} as pending_batch, hold_reason, warnings, deferred`

type Row = PayrollEntry & {
  readonly employee_code: string
  readonly total_additions: string
  readonly pending_batch: number | null
  readonly hold_reason: string | null
  /** JSON. */
  readonly warnings: string
  readonly deferred: string
}

const details = { ...fields, object: 'payroll_entry_detail', shown }

const page = makeLister<Row>(details, {
  filters: { has_warnings: `(warnings <> '[]' or deferred <> '[]') = :has_warnings` },
})

function toDetail(row: Row): PayrollEntryDetail {
  const { employee_code, total_additions, pending_batch, hold_reason, warnings, deferred, ...entry } = row
  return {
    object: 'payroll_entry_detail',
    id: entry.id,
    employee_code,
    total_additions,
    pending_batch,
    hold_reason,
    warnings: JSON.parse(warnings),
    deferred: JSON.parse(deferred),
    entry: { ...entry, object: 'payroll_entry' },
  }
}

export async function listEntryDetails(call: Parameters<typeof page>[0]) {
  const { data, ...rest } = await page(call)
  return markExact({ data: data.map(toDetail), ...rest })
}

const selectPayrollEntryDetail = statement<Row, { id: string }>(
  'payroll_entry_detail',
  `select 'payroll_entry' as object, ${shown} from payroll_entries where workspace_id = :workspace_id and id = :id`,
)

const selectRemovedPayrollEntryDetail = statement<Row, { id: string }>(
  'removed_payroll_entry_detail',
  readRemoved(details),
)

/** The entry, or what it was when it was removed, or a 404. */
export async function findEntryDetail(db: Db, id: string): Promise<PayrollEntryDetail> {
  const [row = (await db.run(selectRemovedPayrollEntryDetail, { id }))[0]] = await db.run(
    selectPayrollEntryDetail,
    { id },
  )
  if (!row) throw notFound('payroll entry', id)
  return markExact(toDetail(row))
}
