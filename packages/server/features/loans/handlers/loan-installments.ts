// Loan installments: the months in which payroll takes a loan back.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const installments = resource('LoanInstallment', {
  filters: { employee_id: { employee_id: '= :employee_id' } },
})

export default {
  listLoanInstallments: installments.list,
  getLoanInstallment: installments.get,
} satisfies HandlersFor<'loan_installments'>
