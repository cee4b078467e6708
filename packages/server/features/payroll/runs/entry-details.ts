// Payroll entries as the console shows them: with what the calculation warns of, and why they are held.

import type { PayrollDeferral, PayrollEntry, PayrollEntryDetail, PayrollWarning } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { encode, type Gaps } from '@muster/sentences'
import { notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { readRemoved } from '../../../resource/fields.ts'
import { makeLister } from '../../../resource/lists.ts'
import { resource } from '../../../resource/resource.ts'
import { readNoteGaps, readSentence } from './entry-gaps.ts'

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
  ${pendingBatchOf('payroll_entries')} as pending_batch, hold_reason, warnings, deferred, gaps`

type Row = PayrollEntry & {
  readonly employee_code: string
  readonly total_additions: string
  readonly pending_batch: number | null
  readonly hold_reason: string | null
  /** JSON. */
  readonly warnings: string
  readonly deferred: string
  readonly gaps: string | null
}

const details = { ...fields, object: 'payroll_entry_detail', shown }

const page = makeLister<Row>(details, {
  filters: { has_warnings: `(warnings <> '[]' or deferred <> '[]') = :has_warnings` },
})

/** With what each is said by in other languages beside its text. */
function writeCoded<Note extends { readonly text: string }>(notes: string, gaps: readonly Gaps[]) {
  const kept: readonly Omit<Note, 'sentence'>[] = JSON.parse(notes)
  return kept.map((note, n) => {
    const own = gaps[n]
    const { text } = note as Note
    return Object.assign({}, note, { sentence: own ? encode(readSentence(text, own)) : null })
  })
}

function toDetail(row: Row): PayrollEntryDetail {
  const { employee_code, total_additions, pending_batch, hold_reason, warnings, deferred, gaps, ...entry } =
    row
  const noteGaps = readNoteGaps({ warnings, deferred }, gaps)
  return {
    object: 'payroll_entry_detail',
    id: entry.id,
    employee_code,
    total_additions,
    pending_batch,
    hold_reason,
    warnings: writeCoded<PayrollWarning>(warnings, noteGaps.warnings),
    deferred: writeCoded<PayrollDeferral>(deferred, noteGaps.deferred),
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
