// Loan installments: the months in which payroll takes a loan back.

import type { LoanInstallment } from '@muster/contract'
import { deferInstallment, waiveInstallment } from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { resource } from '../../../resource/resource.ts'
import { assertStatus, type OperationOn } from '../../../resource/states.ts'
import { loans, readBook, writeChange } from '../loan-books.ts'

const installments = resource('LoanInstallment', {
  filters: { employee_id: { employee_id: '= :employee_id' } },
})

type Changing = WriteContext & {
  readonly path: { readonly id: string }
  readonly body: { readonly reason: string }
}

/** What is done to one installment, as the audit calls it, with the statuses of its loan in which it is possible. */
const deeds = {
  waiveLoanInstallment: { done: 'installment_waived', loan: ['active'], decide: waiveInstallment },
  deferLoanInstallment: {
    done: 'installment_deferred',
    loan: ['approved', 'active'],
    decide: deferInstallment,
  },
} as const satisfies Partial<Record<OperationOn<'LoanInstallment'>, object>>

/** Changes one installment by what the engine says, under the lock of its loan. */
async function change(call: Changing, operation: keyof typeof deeds): Promise<LoanInstallment> {
  const { done, loan: statuses, decide } = deeds[operation]
  const { loan_id } = await installments.find(call, call.path.id)
  const loan = await loans.lock(call, loan_id)
  assertStatus('Loan', loan, ...statuses)
  const { id, installment_no } = await installments.lockFor(call, operation)
  const before = await readBook(call.db, loan)
  const { reason } = call.body
  await writeChange(call, before, decide(before.book, installment_no, reason), {
    done,
    details: { installment_no, reason },
  })
  return installments.find(call, id)
}

export default {
  listLoanInstallments: installments.list,
  getLoanInstallment: installments.get,
  waiveLoanInstallment: call => change(call, 'waiveLoanInstallment'),
  deferLoanInstallment: call => change(call, 'deferLoanInstallment'),
} satisfies HandlersFor<'loan_installments'>
