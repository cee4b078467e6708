// CSV payment files: writes an order in one of the formats that are data.

import { say } from '@muster/sentences'
import { checkAccount, fitText, showField } from './checks.ts'
import type { Column, CsvFormat, OrderRecord, OrderValue, PaymentValue } from './csv-formats.ts'
import type { Blame, OrderedPayment, OrderField, PaymentOrder } from './order.ts'

const lineEnd = '\r\n'

type Values<Name extends string> = Readonly<Record<Name, string | null>>

/** What is blamed where a value cannot be written; names of columns are no fields of the order. */
const fields: Readonly<Record<PaymentValue | OrderValue, OrderField>> = {
  payment_id: 'payments',
  employee_code: 'payments',
  holder: 'holder',
  account: 'account_number',
  bank_name: 'bank_name',
  bank_code: 'bank_code',
  branch_code: 'branch_code',
  swift_code: 'swift_code',
  amount: 'amount',
  message_id: 'payments',
  reference: 'reference',
  currency: 'currency',
  execution_date: 'payments',
  total_payments: 'payments',
  total_amount: 'amount',
  payer_holder: 'holder',
  payer_account: 'account_number',
  payer_branch_code: 'branch_code',
}

/** The order in the columns of a format. `blame` is called with each mistake: of a payment, or of the payer by null. */
export async function* writeCsv(
  order: PaymentOrder,
  format: CsvFormat,
  blame: (payment: OrderedPayment | null) => Blame,
): AsyncGenerator<Uint8Array> {
  const { stringify } = await import('csv-stringify/sync')
  const ofOrder = valuesOf(order, format, blame(null))
  const records = (rows: readonly OrderRecord[]) =>
    rows.map(columns => write(columns, ofOrder, format, blame(null)))
  const written = (rows: readonly (readonly string[])[]) =>
    Buffer.from(
      stringify(rows as string[][], { delimiter: format.delimiter, record_delimiter: lineEnd }),
      format.encoding,
    )
  if (format.header) yield written([format.columns.map(({ title }) => title)])
  yield written(records(format.before))
  for await (const piece of order.payments) {
    yield written(
      piece.map(payment => {
        const mine = blame(payment)
        const values = Object.assign({}, ofOrder, valuesOfPayment(payment, format, mine))
        return write(format.columns, values, format, mine)
      }),
    )
  }
  yield written(records(format.after))
}

function valuesOf(
  { message_id, reference, currency, execution_date, payer, total_payments, total_amount }: PaymentOrder,
  format: CsvFormat,
  blame: Blame,
): Values<OrderValue> {
  if (format.currencies && !format.currencies.includes(currency))
    blame('currency', say`is ${currency}, and this format is for ${format.currencies.join(', ')} only`)
  const account = checkAccount(payer, blame)
  return {
    message_id,
    reference,
    currency,
    execution_date: writeDate(execution_date, format),
    total_payments: `${total_payments}`,
    total_amount: total_amount.replace('.', format.decimal_point),
    payer_holder: account.holder,
    payer_account: account.account,
    payer_branch_code: account.branch_code,
  }
}

function valuesOfPayment(
  { id, employee_code, amount, account }: OrderedPayment,
  format: CsvFormat,
  blame: Blame,
): Values<PaymentValue> {
  const {
    holder,
    bank_name,
    bank_code,
    branch_code,
    swift_code,
    account: number,
  } = checkAccount(account, blame)
  return {
    payment_id: id,
    employee_code,
    holder,
    account: number,
    bank_name,
    bank_code,
    branch_code,
    swift_code,
    amount: amount.replace('.', format.decimal_point),
  }
}

function writeDate(date: string, format: CsvFormat): string {
  return format.date === 'yyyy-mm-dd' ? date : date.split('-').reverse().join('.')
}

function write<Value extends PaymentValue | OrderValue>(
  columns: readonly Column<Value>[],
  values: Values<Value>,
  format: CsvFormat,
  blame: Blame,
): readonly string[] {
  return columns.map(column => {
    const { title, holds, optional = false } = column
    if (typeof holds === 'object') return holds.text
    const value = values[holds]
    const field = fields[holds]
    if (value !== null && value !== '') return writeText(value, column, field, format, blame)
    // An account that is missing has been blamed already.
    if (!optional && field !== 'account_number')
      blame(field, say`is missing, and the bank's file needs it in the column ${title}`)
    return ''
  })
}

/** Ids and figures are ours and stay as they are; what people wrote is brought into the characters of the format. */
const own: ReadonlySet<OrderField> = new Set(['amount', 'payments'])

function writeText<Value extends PaymentValue | OrderValue>(
  value: string,
  { longest, cut = false }: Column<Value>,
  field: OrderField,
  { characters }: CsvFormat,
  blame: Blame,
): string {
  if (own.has(field)) {
    if (value.length > longest)
      blame(
        field,
        say`is ${value}, which is longer than the ${longest} characters that the bank's file takes`,
      )
    return value
  }
  const text = fitText(field, value, { characters, longest, over: cut ? 'cut' : 'refuse' }, blame)
  // Whoever looks at the file before it is sent opens it in a spreadsheet, which would compute this.
  if (/^[=+\-@]/.test(text))
    blame(field, say`${showField(field, text)}, which begins like a formula of a spreadsheet`)
  return text
}
