// Loan installments: the months in which payroll takes a loan back.

import type { LoanInstallment } from '@muster/contract'
import { type Changed, deferInstallment, type LoanBook, waiveInstallment } from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { resource } from '../../../resource/resource.ts'
import { lockLoan, writeChange } from '../loan-books.ts'

const installments = resource('LoanInstallment', {
  filters: { employee_id: { employee_id: '= :employee_id' } },
})

type Changing = Context & {
  readonly path: { readonly id: string }
  readonly body: { readonly reason: string }
}

/** Changes one installment by what the engine says, under the lock of its loan. */
async function change(
  call: Changing,
  done: 'installment_waived' | 'installment_deferred',
  states: readonly ('approved' | 'active')[],
  decide: (book: LoanBook, installment_no: number, note: string) => Changed,
): Promise<LoanInstallment> {
  const { id, loan_id, installment_no } = await installments.find(call, call.path.id)
  const before = await lockLoan(call, loan_id!, ...states)
  const { reason } = call.body
  const changed = decide(before.book, installment_no!, reason)
  await writeChange(call, before, changed, { done, details: { installment_no, reason } })
  return installments.find(call, id)
}

export default {
  listLoanInstallments: installments.list,
  getLoanInstallment: installments.get,
  waiveLoanInstallment: call => change(call, 'installment_waived', ['active'], waiveInstallment),
  deferLoanInstallment: call =>
    change(call, 'installment_deferred', ['approved', 'active'], deferInstallment),
} satisfies HandlersFor<'loan_installments'>
