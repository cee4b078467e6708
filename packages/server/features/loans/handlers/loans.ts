// Loans: what is lent to employees, from the request to the last installment.

import { systemStatement } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { markExact } from '../../../http/response-fields.ts'
import { makeExplanation } from '../../../resource/explanation.ts'
import { resource } from '../../../resource/resource.ts'
import { readRequest } from '../loan-requests.ts'

const loans = resource('Loan')

/** Numbers loans: the prefix and the digits are the workspace's own. */
const numbers = systemStatement<
  { first: number; prefix: string; digits: number },
  { count: number; workspace: string }
>(
  'take_loan_numbers',
  `insert into loan_numbering as n (workspace_id, number_next) values (:workspace, 1 + :count::integer)
   on conflict (workspace_id) do update set number_next = n.number_next + :count::integer
   returning (number_next - :count::integer) as first, number_prefix as prefix, number_digits as digits`,
)

export default {
  listLoans: loans.list,
  getLoan: loans.get,

  async createLoan(call) {
    await loans.check(call, call.body)
    const { terms, schedule } = await readRequest(call)
    const { total_payable, installment_amount } = schedule
    const { interest_rate, interest_method } = terms
    const { number, prefix, digits } = await call.db.ticket(numbers, 'loans_loan_number_key')
    const loan_number = `${prefix}${String(number).padStart(digits, '0')}`
    const owed = { paid_amount: '0', outstanding_balance: '0' }
    const figures = { interest_rate, interest_method, total_payable, installment_amount, ...owed }
    return loans.insert(call, { ...call.body, ...figures, loan_number })
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
      lines: makeExplanation('', because).lines,
    })
  },
} satisfies HandlersFor<'loans'>
