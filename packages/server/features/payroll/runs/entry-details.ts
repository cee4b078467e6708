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
const shown = `${fields.shown}, ${code} as employee_code, hold_reason, warnings, deferred`

type Row = PayrollEntry & {
  readonly employee_code: string
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
  const { employee_code, hold_reason, warnings, deferred, ...entry } = row
  return {
    object: 'payroll_entry_detail',
    id: entry.id,
    employee_code,
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
