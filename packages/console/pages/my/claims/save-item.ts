// Keeps an expense with its receipt: several requests, of which those that were answered are not sent again.
import { useState } from 'react'
import { isWholeDay } from '../../../app/formats.ts'
import { useWrite } from '../../../app/queries.ts'
import {
  createExpenseClaimItem,
  updateExpenseClaimItem,
} from '../../../gen/operations/expense-claim-items.ts'
import { updateExpenseClaim } from '../../../gen/operations/expense-claims.ts'
import { storeExpenseReceipt } from '../../../gen/operations/expense-receipts.ts'
import { readFileType } from '../../../records/forms/file-types.ts'
import { listChanges, makeBody } from '../../../records/forms/form-values.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { type AnyRecord, readBody } from '../../../records/operation.ts'

export type Claim = RecordOf<'ExpenseClaim'>
export type Item = RecordOf<'ExpenseClaimItem'>

/** What is asked for; the order and the merchant are for HR. */
export const fields = Object.fromEntries(
  ['expense_category_id', 'amount', 'expense_date', 'description'].flatMap(name => {
    const facts = readBody(createExpenseClaimItem)[name]
    return facts ? [[name, facts]] : []
  }),
)

export function useSaveItem(claim: Claim, item: Item | undefined) {
  const date = useWrite(updateExpenseClaim)
  const create = useWrite(createExpenseClaimItem)
  const change = useWrite(updateExpenseClaimItem)
  const store = useWrite(storeExpenseReceipt)
  const [kept, setKept] = useState<Item | undefined>(item)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)

  const write = async (values: AnyRecord, receipt: File | undefined) => {
    const day = values.expense_date
    // A draft is as old as the day on which it was begun, and no expense may be younger than its claim.
    if (isWholeDay(day) && day > claim.claim_date)
      await date.mutateAsync({ path: { id: claim.id }, body: { claim_date: day } })
    const sent = makeBody(fields, kept ? listChanges(fields, values, kept) : values, {}, kept !== undefined)
    const saved = await keep(sent)
    setKept(saved)
    if (!receipt) return
    const body = { file_name: receipt.name, content_type: readFileType(receipt), content_base64: receipt }
    await store.mutateAsync({ path: { id: saved.id }, body })
  }
  const keep = async (sent: AnyRecord): Promise<Item> => {
    if (!kept) return create.mutateAsync({ body: Object.assign({ expense_claim_id: claim.id }, sent) })
    if (Object.keys(sent).length === 0) return kept
    return change.mutateAsync({ path: { id: kept.id }, body: sent })
  }
  /** True once all of it is kept. */
  const save = async (values: AnyRecord, receipt: File | undefined): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      await write(values, receipt)
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { save, error, isBusy }
}
