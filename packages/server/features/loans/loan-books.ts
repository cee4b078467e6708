// Books of loans: a loan is locked, its schedule read, changed by the engine and written back.

import type { DoneTo, Loan } from '@muster/contract'
import { bind, type Db, type Given, prepared, statement, type Values } from '@muster/db'
import {
  type Because,
  type Changed,
  type Day,
  type InterestMethod,
  isPaidUp,
  type LoanBook,
  type LoanChange,
  type LoanRow,
  summarize,
} from '@muster/engine'
import { asIs, type Gaps, Sentence, say } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import { today, type WriteContext } from '../../http/context.ts'
import { conflict, invalid } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'
import type { OperationOn } from '../../resource/states.ts'

export const loans = resource('Loan')

const rowsOf = prepared('rows_of_a_loan', (query, given: Given<{ loan_id: string }>) =>
  query
    .selectFrom('loan_installments')
    .select([
      'id',
      'installment_no',
      'due_year',
      'due_month',
      'principal',
      'interest',
      'total_due',
      'status',
      'note',
    ])
    .where('workspace_id', '=', given.workspace_id)
    .where('loan_id', '=', given.loan_id)
    .orderBy('installment_no'),
)

const selectLockedDetailsOfLoan = prepared('what_a_loan_keeps', (query, given: Given<{ loan_id: string }>) =>
  query
    .selectFrom('loans')
    .select(['interest_method', 'explanation'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.loan_id),
)

const rowsWritten = statement<
  unknown,
  { rows: string; loan_id: string; employee_id: string; nothing: string }
>(
  'write_rows_of_a_loan',
  `insert into loan_installments (workspace_id, id, loan_id, employee_id, installment_no, due_month, due_year, principal,
     interest, total_due, status, note, paid_amount, created_at, updated_at)
   select :workspace_id, r.id, :loan_id, :employee_id, r.installment_no, r.due_month, r.due_year, r.principal,
     r.interest, r.total_due, r.status, r.note, :nothing::numeric, made.at, made.at
   from (select stamp() as at) as made, json_to_recordset(:rows::json) as r (id text, installment_no integer,
     due_month integer, due_year integer, principal numeric, interest numeric, total_due numeric, status text, note text)
   on conflict on constraint loan_installments_pkey do update
   set due_month = excluded.due_month, due_year = excluded.due_year, principal = excluded.principal,
     interest = excluded.interest, total_due = excluded.total_due, status = excluded.status, note = excluded.note,
     moved_from = null, moved_by_run_id = null, updated_at = excluded.updated_at`,
)

const writeLoan = statement<Loan, Values>(
  'write_loan',
  `update loans set total_payable = :total_payable::numeric, installment_amount = :installment_amount::numeric,
     total_installments = :total_installments::integer, paid_installments = :paid_installments::integer,
     paid_amount = :paid_amount::numeric, outstanding_balance = :outstanding_balance::numeric, status = :status::text,
     approved_at = case when :status::text = 'approved' then coalesce(approved_at, made.at) else approved_at end,
     completed_at = case when :status::text = 'completed' then made.at end,
     disbursed_on = coalesce(:disbursed_on::date, disbursed_on),
     decision_reason = coalesce(:reason::text, decision_reason), explanation = explanation || :lines::jsonb, updated_at = made.at
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${loans.fields.selected}`,
)

type LoanStatus = NonNullable<Loan['status']>

/** A loan with its schedule. */
export interface BookedLoan {
  readonly loan: Loan
  readonly book: LoanBook
  /** The ids of the installments, by their numbers. */
  readonly ids: ReadonlyMap<number, string>
  /** Of the schedule, as it was approved and changed; empty for a loan that was not approved. */
  readonly because: readonly Because[]
}

/** The loan that the path names with its schedule, locked in a status that the operation takes; a 409 otherwise. */
export async function lockLoan(
  call: WriteContext & { readonly path: { readonly id: string } },
  operation: OperationOn<'Loan'>,
): Promise<BookedLoan> {
  return readBook(call.db, await loans.lockFor(call, operation))
}

/** The schedule of a loan. */
export async function readBook(db: Db, loan: Loan): Promise<BookedLoan> {
  const loan_id = loan.id
  const [found, [kept]] = await db.runAll(
    bind(rowsOf, { loan_id }),
    bind(selectLockedDetailsOfLoan, { loan_id }),
  )
  const { amount, interest_rate, installment_amount, paid_amount } = loan
  const interest_method = kept!.interest_method as InterestMethod
  const rows = found.map(({ id: _, status, ...row }) => ({ ...row, status: status as LoanRow['status'] }))
  const book = { amount, interest_rate, interest_method, installment_amount, paid_amount, rows }
  const ids = new Map(found.map(row => [row.installment_no, row.id]))
  return { loan, book, ids, because: (kept!.explanation as unknown as KeptLine[]).map(readLine) }
}

/** A line as it is kept: its English, and since 1.1.0 where the values are in it. */
interface KeptLine extends Omit<Because, 'text'> {
  readonly text: string
  readonly gaps?: Gaps
}

const keepLine = ({ text, ...line }: Because): KeptLine =>
  Object.assign(line, { text: String(text), gaps: text.gaps })

const readLine = ({ text, gaps, ...line }: KeptLine): Because =>
  Object.assign(line, { text: gaps ? Sentence.ofGaps(text, gaps) : asIs(text) })

/** What is done to a loan, and what the audit keeps of it. */
export interface Deed {
  /** In the past tense, such as `approved`. */
  readonly done: DoneTo<'loan'>
  readonly status?: LoanStatus
  readonly disbursed_on?: Day
  readonly reason?: string
  /** What else the caller chose. */
  readonly details?: object
}

/** Writes what the engine made of a loan; a 400 or 409 where it refuses. An active loan without anything left is completed. */
export async function writeChange(
  call: WriteContext,
  before: BookedLoan,
  changed: Changed,
  deed: Deed,
): Promise<Loan> {
  if ('conflict' in changed) throw conflict(changed.conflict)
  if ('refused' in changed) throw invalid(changed.refused)
  const { book, because } = changed.change
  const day = today(call)
  const dated = because.map(({ rule, text, amount }) => ({ rule, text: say`${day}: ${text}`, amount }))
  return writeBook(call, before, { book, because: dated }, deed)
}

/** The same for a book that nothing forbids. */
export async function writeBook(
  call: WriteContext,
  before: BookedLoan,
  { book, because }: LoanChange,
  { done, disbursed_on, reason, details = {}, ...deed }: Deed,
): Promise<Loan> {
  const { loan, ids } = before
  const decimals = call.caller.workspace.currency_decimals
  const changed = book.rows.filter(row => !before.book.rows.includes(row))
  const figures = summarize(book, decimals)
  const { status = loan.status === 'active' && isPaidUp(book.rows) ? 'completed' : loan.status } = deed
  const rows = changed.map(row => ({ ...row, id: ids.get(row.installment_no) ?? newId('LoanInstallment') }))
  const refs = rows.map(({ id }) => id)
  if (changed.length > 0) {
    const nothing = (0).toFixed(decimals)
    const { id: loan_id, employee_id } = loan
    await call.db.run(rowsWritten, { rows: JSON.stringify(rows), loan_id, employee_id, nothing })
  }
  const { outstanding_balance } = figures
  audit(call, `loan.${done}`, loan.id, { status, outstanding_balance, disbursed_on, reason, ...details })
  const values = { ...figures, status, disbursed_on: disbursed_on ?? null, reason: reason ?? null }
  const lines = JSON.stringify(because.map(line => Object.assign(keepLine(line), { refs })))
  const [item] = await call.db.run(writeLoan, { ...values, lines, id: loan.id })
  return markExact(item!)
}
