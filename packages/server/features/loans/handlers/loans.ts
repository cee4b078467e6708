// Loans: what is lent to employees, from the request to the last installment.

import type { Loan, LoanRescheduling } from '@muster/contract'
import {
  cancelLoan,
  checkLoanStart,
  findFirstMonth,
  hasTooMany,
  type Month,
  makeLoanSchedule,
  rescheduleLoan,
  settleEarly,
  tellLoans,
  writeOff,
} from '@muster/engine'
import { asIs, say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today } from '../../../http/context.ts'
import { conflict, invalid } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { assertNotAhead, oneByOne } from '../../../resource/checks.ts'
import { makeExplanation } from '../../../resource/explanation.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { readLoanBalances } from '../loan-balances.ts'
import { type BookedLoan, loans, lockLoan, writeBook, writeChange } from '../loan-books.ts'
import { explainLoan, nameType } from '../loan-explanation.ts'
import { loanNumbers } from '../loan-numbers.ts'
import { readLockedMonth, readRequest, readRequestFacts } from '../loan-requests.ts'

const decimalsOf = ({ caller }: Context): number => caller.workspace.currency_decimals

const reject = moveTo<Loan>(loans, 'rejected', 'decision_reason = :reason')
const cancel = moveTo<Loan>(loans, 'cancelled', 'decision_reason = :reason')

/** A 409 where payroll has locked the month in which the first installment is due. */
async function assertFree({ db }: Context, first: Month): Promise<void> {
  const [refusal] = checkLoanStart(first, await readLockedMonth(db))
  if (refusal) throw conflict(say`The first installment ${refusal.message}.`)
}

/** A 409 where the employee may have no further loan of the type. Others that are approved for the employee wait. */
async function assertOneMore({ db }: Context, { loan }: BookedLoan): Promise<void> {
  await db.run(oneByOne, { scope: `loans/${loan.employee_id}` })
  const facts = await readRequestFacts(db, loan)
  if (facts.is_deleted) throw conflict(say`The employee of this loan is deleted; reject or cancel the loan.`)
  if (hasTooMany(facts)) throw conflict(say`The loan is one too many: ${tellLoans(facts)}.`)
}

/** The month that a rescheduling names. A 400 where payroll has locked it. */
async function readStart({ db }: Context, { start_month: month, start_year: year }: LoanRescheduling) {
  if (month === undefined || year === undefined) return undefined
  const refused = checkLoanStart({ year, month }, await readLockedMonth(db))
  if (refused.length > 0) throw invalid(refused)
  return { year, month }
}

export default {
  listLoans: loans.list,
  getLoan: loans.get,

  async createLoan(call) {
    await loans.check(call, call.body)
    const { terms, schedule } = await readRequest(call)
    const { total_payable, installment_amount } = schedule
    const { interest_rate, interest_method } = terms
    const loan_number = await loanNumbers.take(call.db)
    const owed = { paid_amount: '0', outstanding_balance: '0' }
    const figures = { interest_rate, interest_method, total_payable, installment_amount, ...owed }
    const loan = await loans.insert(call, { ...call.body, ...figures, loan_number })
    const { status } = loan
    audit(call, 'loan.created', loan.id, {
      status,
      loan_number,
      interest_rate,
      interest_method,
      ...call.body,
    })
    return loan
  },

  async previewLoan(call) {
    await loans.check(call, call.body)
    const { terms, schedule } = await readRequest(call)
    const { total_payable, installment_amount, because } = schedule
    const { interest_rate, interest_method } = terms
    return markExact({
      interest_method,
      interest_rate,
      total_payable,
      installment_amount,
      installments: [...schedule.installments],
      lines: makeExplanation('', nameType(call.body.loan_type_id, because)).lines,
    })
  },

  async approveLoan(call) {
    const before = await lockLoan(call, 'approveLoan')
    const { loan, book } = before
    await assertFree(call, { year: loan.start_year, month: loan.start_month })
    await assertOneMore(call, before)
    const made = makeLoanSchedule({ ...loan, interest_method: book.interest_method }, decimalsOf(call))
    if ('refused' in made) throw invalid(made.refused)
    const rows = made.schedule.installments.map(part => ({ ...part, status: 'pending' as const, note: null }))
    const change = { book: { ...book, rows }, because: made.schedule.because }
    return writeBook(call, before, change, { done: 'approved', status: 'approved' })
  },

  async rejectLoan(call) {
    const { loan } = await lockLoan(call, 'rejectLoan')
    const { reason } = call.body
    audit(call, 'loan.rejected', loan.id, { status: 'rejected', reason })
    return reject(call, loan.id, { reason })
  },

  async cancelLoan(call) {
    const before = await lockLoan(call, 'cancelLoan')
    const { reason } = call.body
    const done = { done: 'cancelled', status: 'cancelled', reason } as const
    if (before.loan.status !== 'pending')
      return writeChange(call, before, cancelLoan(before.book, asIs(reason)), done)
    audit(call, 'loan.cancelled', before.loan.id, { status: 'cancelled', reason })
    return cancel(call, before.loan.id, { reason })
  },

  async disburseLoan(call) {
    const before = await lockLoan(call, 'disburseLoan')
    const { disbursed_on = today(call) } = call.body ?? {}
    assertNotAhead(call, 'disbursed_on', disbursed_on)
    await assertFree(call, findFirstMonth(before.book.rows))
    const text = say`Handed over on ${disbursed_on}`
    const change = {
      book: before.book,
      because: [{ rule: 'disbursement', text, amount: before.loan.amount }],
    }
    return writeBook(call, before, change, { done: 'disbursed', status: 'active', disbursed_on })
  },

  async rescheduleLoan(call) {
    const before = await lockLoan(call, 'rescheduleLoan')
    const { installments, reason } = call.body
    const start = await readStart(call, call.body)
    const changed = rescheduleLoan(before.book, { installments, start, note: reason }, decimalsOf(call))
    return writeChange(call, before, changed, { done: 'rescheduled', details: call.body })
  },

  async settleLoan(call) {
    const { amount, reason } = call.body
    await loans.check(call, { amount })
    const before = await lockLoan(call, 'settleLoan')
    const changed = settleEarly(before.book, { received: amount, note: reason }, decimalsOf(call))
    return writeChange(call, before, changed, { done: 'settled', details: call.body })
  },

  async writeLoanOff(call) {
    const before = await lockLoan(call, 'writeLoanOff')
    const { reason } = call.body
    const changed = writeOff(before.book, reason, decimalsOf(call))
    return writeChange(call, before, changed, { done: 'written_off', reason })
  },

  async getLoanExplanation(call) {
    const loan = await loans.find(call, call.path.id)
    return makeExplanation(loan.id, await explainLoan(call.db, loan as Required<Loan>, decimalsOf(call)))
  },

  async getLoanBalances(call) {
    const { id } = await loans.find(call, call.path.id)
    return readLoanBalances(call.db, id)
  },
} satisfies HandlersFor<'loans'>
