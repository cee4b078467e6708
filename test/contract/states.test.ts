// The sentences about the states of a record read as people write them.

import { bindings, describeBinding, explainNeed, explainRefusal } from '@muster/contract'
import { listBindings, makeFindAddressed } from '../../packages/contract/bindings.ts'
import { type Contract, operations } from '../../packages/contract/document.ts'
import { nameAction } from '../../packages/contract/states.ts'
import { parseContract, readContract } from '../../scripts/contract.ts'

const restore = { id: 'restoreAsset', kind: 'Asset', from: ['in_repair'] }

describe('an operation that a status binds', () => {
  it('says in the reference in which statuses it is possible', () => {
    const retire = { id: 'retireAsset', kind: 'Asset', from: ['available', 'in_repair', 'lost'] }
    expect([restore, retire].map(describeBinding)).toEqual([
      'Only an asset that is in repair can be restored; otherwise the response is 409.',
      'Only an asset that is available, in repair or lost can be retired; otherwise the response is 409.',
    ])
  })

  it('says in its refusal what the record is, and what it would have to be', () => {
    expect(String(explainRefusal(restore, 'lost'))).toBe(
      'This asset is lost; only one that is in repair can be restored.',
    )
  })

  it.each([
    ['settleLoan', 'approved', 'Disburse it first.'],
    ['updateAnnouncementDraft', 'scheduled', 'Withdraw it first.'],
    ['processPayrollRun', 'approved', 'Reopen it first.'],
  ] as const)(
    'says in the refusal of %s what to do first, if one operation leads there',
    (id, status, first) => {
      expect(String(explainRefusal(bindings[id], status, Object.values(bindings)))).toMatch(
        new RegExp(`\\. ${first}$`),
      )
    },
  )

  it.each([
    ['settleLoan', 'pending', 'nothing leads there at once'],
    ['verifyEmployeeDocument', 'verified', 'it was done'],
    ['cancelExpenseClaim', 'rejected', 'it would end'],
  ] as const)('says in the refusal of %s from %s nothing to do first, where %s', (id, status, _why) => {
    expect(String(explainRefusal(bindings[id], status, Object.values(bindings)))).not.toMatch(/first\.$/)
  })

  it.each([
    ['processPayrollRun', 'locked', 'Correct mistakes in a later run.'],
    ['processPayrollRun', 'approved', 'Reopen it first.'],
    [
      'recordPayrollBankFileStatuses',
      'cancelled',
      'If the bank has paid of its file, mark nothing here: ask the bank to return it.',
    ],
    ['revokeInvitation', 'accepted', 'Remove the member instead.'],
    ['updatePayrollAdjustment', 'cancelled', 'Create another one.'],
  ] as const)('says in the refusal of %s from %s what the contract says to do', (id, status, advice) => {
    const refusal = explainRefusal(bindings[id], status, Object.values(bindings))
    expect(String(refusal).endsWith(`. ${advice}`)).toBe(true)
  })

  it('says which status of another record is needed', () => {
    expect(String(explainNeed('ExpenseClaim', 'paid', ['draft']))).toBe(
      'This expense claim is paid; this needs one that is a draft.',
    )
  })

  it.each([
    ['repairAsset', 'Asset', 'be sent to repair'],
    ['replayWebhookDelivery', 'WebhookDelivery', 'be replayed'],
    ['deletePayrollImport', 'PayrollRun', 'be deleted'],
    ['verifyEmployeeDocument', 'EmployeeDocument', 'be verified'],
    ['cancelHrLetterRequest', 'HrLetterRequest', 'be cancelled'],
    ['updateExpenseClaim', 'ExpenseClaim', 'be changed'],
    ['handExpenseClaimOver', 'ExpenseClaim', 'be handed over'],
    ['writeLoanOff', 'Loan', 'be written off'],
    ['failPayrollPayment', 'PayrollPayment', 'be recorded as failed'],
    ['storeEmploymentContractFile', 'EmploymentContract', 'have its file stored'],
    ['createPayrollBankFile', 'PayrollPaymentBatch', 'have its payroll bank file created'],
  ])('says of %s what can be done', (id, kind, deed) => {
    expect(String(explainRefusal({ id, kind, from: ['draft'] }, 'on_hold'))).toMatch(
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

describe('the description of an operation that a status binds', () => {
  const short = parseContract()
  const bindings = new Map(listBindings(short).map(binding => [binding.id, binding]))
  const bound = (contract: Contract) =>
    operations(contract).filter(({ operation }) => bindings.has(operation.operationId ?? ''))

  it('says so once, where the contract is written out', () => {
    for (const { operation } of bound(readContract().document as unknown as Contract)) {
      const sentence = describeBinding(bindings.get(operation.operationId!)!)
      expect(operation.description!.split(sentence)).toHaveLength(2)
    }
  })

  it('leaves it to that sentence, where the contract is written', () => {
    const findAddressed = makeFindAddressed(short)
    const repeats = bound(short).flatMap(({ operation, path }) => {
      const status = `\`?(${findAddressed(path)!.statuses.join('|')})\`?`
      const repeat = new RegExp(
        `409 (if|unless) (it|the \\w+) is (not |no longer |neither |already )?${status}`,
      )
      return repeat.test(operation.description ?? '') ||
        /409 in (any other|another) state/.test(operation.description ?? '')
        ? `${operation.operationId} says itself in which statuses it is possible. Remove that sentence; x-from says it.`
        : []
    })
    expect(repeats).toEqual([])
  })
})
