// A file for a bank: the order in the format that the bank takes, or what is wrong with the order.

import { say } from '@muster/sentences'
import { writeCsv } from './csv.ts'
import { type CsvFormatName, csvFormats } from './csv-formats.ts'
import type { BankFile, Blame, OrderedPayment, OrderMistake, PaymentOrder } from './order.ts'
import { writePain001 } from './pain-001.ts'
import { fromUnits, toUnits } from './totals.ts'

export type BankFormatName = 'pain_001' | CsvFormatName

/** The file, or why there is none; never a file with a part of the payments. */
export async function makeBankFile(
  order: PaymentOrder,
  format: BankFormatName,
): Promise<{ readonly file: BankFile } | { readonly mistakes: readonly OrderMistake[] }> {
  const { total_payments, total_amount } = order
  const mistakes = new Mistakes()
  if (total_payments === 0) mistakes.of(null)('payments', say`are missing: a file has one payment at least`)
  const pieces: Uint8Array[] = []
  for await (const piece of write({ ...order, payments: countPayments(order, mistakes) }, format, mistakes)) {
    if (mistakes.list.length > enough) break
    pieces.push(piece)
  }
  if (mistakes.list.length > 0) return { mistakes: mistakes.list }
  const { extension, content_type } = kindOf(format)
  return { file: { extension, content_type, bytes: Buffer.concat(pieces), total_payments, total_amount } }
}

function write(order: PaymentOrder, format: BankFormatName, mistakes: Mistakes): AsyncIterable<Uint8Array> {
  const blame = (payment: OrderedPayment | null) => mistakes.of(payment)
  return format === 'pain_001' ? writePain001(order, blame) : writeCsv(order, csvFormats[format], blame)
}

function kindOf(format: BankFormatName): Pick<BankFile, 'extension' | 'content_type'> {
  if (format === 'pain_001') return { extension: 'xml', content_type: 'application/xml' }
  const { extension } = csvFormats[format]
  return { extension, content_type: extension === 'csv' ? 'text/csv' : 'text/plain' }
}

/** Checks payments on their way: a file whose sum is not that of its payments is a mistake of the program. */
async function* countPayments(
  { payments, decimals, total_payments, total_amount }: PaymentOrder,
  mistakes: Mistakes,
): AsyncGenerator<readonly OrderedPayment[]> {
  let number = 0
  let sum = 0n
  let last = ''
  for await (const piece of payments) {
    for (const payment of piece) {
      const { id, amount } = payment
      if (id <= last) throw new Error(`The payment ${id} is in the order twice, or in the wrong place.`)
      last = id
      const units = toUnits(amount, decimals)
      if (units <= 0n) mistakes.of(payment)('amount', say`is ${amount}; only what is above zero is paid`)
      sum += units
    }
    number += piece.length
    yield piece
  }
  if (number !== total_payments || sum !== toUnits(total_amount, decimals))
    throw new Error(
      `The order has ${total_payments} payments of ${total_amount}, and ${number} of ${fromUnits(sum, decimals)} came.`,
    )
}

/** Nobody reads more of them at once. */
const enough = 100

/** What was found wrong; what several columns find wrong with one field is kept once. */
class Mistakes {
  readonly list: OrderMistake[] = []
  readonly #said = new Set<string>()

  of(payment: OrderedPayment | null): Blame {
    return (field, message) => {
      // What is the same for all payments is the order's.
      const isCommon = field === 'reference' || field === 'currency'
      const whose =
        isCommon || payment === null ? null : { id: payment.id, employee_code: payment.employee_code }
      const key = JSON.stringify([whose?.id, field, message])
      if (this.#said.has(key)) return
      this.#said.add(key)
      this.list.push({ payment: whose, field, message })
    }
  }
}
