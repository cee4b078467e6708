// The sentences about the states of a record read as people write them.

import { describeBinding, explainRefusal } from '@muster/contract'
import { nameAction } from '../../packages/contract/states.ts'

const restore = { id: 'restoreAsset', kind: 'Asset', from: ['in_repair'] }

describe('an operation that a status binds', () => {
  it('says in the reference in which statuses it is possible', () => {
    const retire = { id: 'retireAsset', kind: 'Asset', from: ['available', 'in_repair', 'lost'] }
    expect([restore, retire].map(describeBinding)).toEqual([
      'Returns 409 unless the asset is in repair.',
      'Returns 409 unless the asset is available, in repair or lost.',
    ])
  })

  it('says in its refusal what the record is, and what it would have to be', () => {
    expect(explainRefusal(restore, 'lost')).toBe(
      'This asset is lost; only one that is in repair can be restored.',
    )
  })

  it.each([
    ['verifyEmployeeDocument', 'EmployeeDocument', 'be verified'],
    ['cancelHrLetterRequest', 'HrLetterRequest', 'be cancelled'],
    ['updateExpenseClaim', 'ExpenseClaim', 'be changed'],
    ['handExpenseClaimOver', 'ExpenseClaim', 'be handed over'],
    ['writeLoanOff', 'Loan', 'be written off'],
    ['failPayrollPayment', 'PayrollPayment', 'be recorded as failed'],
    ['storeEmploymentContractFile', 'EmploymentContract', 'have its file stored'],
    ['createPayrollBankFile', 'PayrollPaymentBatch', 'have its payroll bank file created'],
  ])('says of %s what can be done', (id, kind, deed) => {
    expect(explainRefusal({ id, kind, from: ['draft'] }, 'on_hold')).toMatch(
      new RegExp(`^This .+ is on hold; only one that is a draft can ${deed}\\.$`),
    )
  })

  it.each([
    ['updateExpenseClaim', 'ExpenseClaim', 'change'],
    ['handExpenseClaimOver', 'ExpenseClaim', 'hand over'],
    ['storeEmploymentContractFile', 'EmploymentContract', 'store file'],
  ])('is called in a picture what a button says: %s', (id, kind, action) => {
    expect(nameAction(id, kind)).toBe(action)
  })
})
