// A file for a bank: the order in the format that the bank takes, or what is wrong with the order.

import { writeCsv } from './csv.ts'
import { type CsvFormatName, csvFormats } from './csv-formats.ts'
import type { BankFile, Blame, OrderMistake, PaymentOrder } from './order.ts'
import { writePain001 } from './pain-001.ts'
import { sumOf, toUnits } from './totals.ts'

export type BankFormatName = 'pain_001' | CsvFormatName

/** The file, or why there is none; never a file with a part of the payments. */
export async function makeBankFile(
  order: PaymentOrder,
  format: BankFormatName,
): Promise<{ readonly file: BankFile } | { readonly mistakes: readonly OrderMistake[] }> {
  const mistakes: OrderMistake[] = []
  const blame =
    (payment_id: string | null): Blame =>
    (field, message) => {
      // What is the same for all payments is the order's.
      const isCommon = field === 'reference' || field === 'currency'
      mistakes.push({ payment_id: isCommon ? null : payment_id, field, message })
    }
  checkPayments(order, blame)
  const total_payments = order.payments.length
  const total_amount = sumOf(
    order.payments.map(({ amount }) => amount),
    order.decimals,
  )
  const totals = { total_payments, total_amount }
  const made =
    format === 'pain_001'
      ? { extension: 'xml', content_type: 'application/xml', bytes: await writePain001(order, totals, blame) }
      : {
          extension: csvFormats[format].extension,
          content_type: csvFormats[format].extension === 'csv' ? 'text/csv' : 'text/plain',
          bytes: await writeCsv(order, totals, csvFormats[format], blame),
        }
  return mistakes.length > 0 ? { mistakes: distinct(mistakes) } : { file: Object.assign(made, totals) }
}

function checkPayments(
  { payments, decimals }: PaymentOrder,
  blame: (payment_id: string | null) => Blame,
): void {
  if (payments.length === 0) blame(null)('payments', 'are missing: a file has one payment at least')
  const known = new Set<string>()
  for (const { id, amount } of payments) {
    if (known.has(id)) throw new Error(`The payment ${id} is in the order twice.`)
    known.add(id)
    if (toUnits(amount, decimals) <= 0n) blame(id)('amount', `is ${amount}; only what is above zero is paid`)
  }
}

/** What several columns find wrong with one field is said once. */
function distinct(mistakes: readonly OrderMistake[]): readonly OrderMistake[] {
  const said = new Set<string>()
  return mistakes.filter(({ payment_id, field, message }) => {
    const key = JSON.stringify([payment_id, field, message])
    if (said.has(key)) return false
    said.add(key)
    return true
  })
}
