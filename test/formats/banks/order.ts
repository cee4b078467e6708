// An order of a company to its bank, for tests of the files that are made of it.

import {
  type BankAccount,
  type BankFile,
  type BankFormatName,
  makeBankFile,
  type OrderedPayment,
  type OrderMistake,
  type PaymentOrder,
} from '@muster/formats'

const payer: BankAccount = {
  holder: 'Example Textiles (Pvt.) Ltd.',
  iban: 'PK36SCBL0000001123456702',
  account_number: '0001123456702',
  swift_code: 'SCBLPKKX',
  bank_name: 'Standard Chartered Bank',
  bank_code: null,
  branch_code: '56680',
}

export const payee: BankAccount = {
  holder: 'Ayesha Siddiqui',
  iban: 'GB82 WEST 1234 5698 7654 32',
  account_number: '98765432',
  swift_code: null,
  bank_name: 'West Bank',
  bank_code: 'WEST',
  branch_code: '12345',
}

/** An order whose payments are at hand. */
export type GivenOrder = Omit<PaymentOrder, 'payments' | 'total_payments' | 'total_amount'> & {
  readonly payments: readonly OrderedPayment[]
}

export function makeOrder(change: Partial<GivenOrder> = {}): GivenOrder {
  return {
    message_id: 'ppb01k21fe3zefz69jqj7htb64786x1',
    made_at: '2026-05-04T09:30:00Z',
    execution_date: '2026-05-05',
    currency: 'PKR',
    decimals: 2,
    reference: 'Salary 2026-04',
    payer,
    payments: pay(payee),
    ...change,
  }
}

/** A payment of 94,162.00 into each account. */
export function pay(...accounts: readonly Partial<BankAccount>[]): readonly OrderedPayment[] {
  return accounts.map((account, index) => ({
    id: `ppm_01k21fe3zefz69jqj7htb6${String(index).padStart(4, '0')}`,
    employee_code: `E-${index + 1}`,
    amount: '94162.00',
    account: { ...payee, ...account },
  }))
}

export function amounts(...given: readonly string[]): readonly OrderedPayment[] {
  return pay(...given.map(() => payee)).map((payment, index) => ({ ...payment, amount: given[index]! }))
}

/** Its payments come in pieces of two, with their sum beforehand. */
export function toOrder({ payments, ...order }: GivenOrder): PaymentOrder {
  const units = payments.map(({ amount }) => BigInt(amount.replace('.', '')))
  const digits = String(units.reduce((sum, each) => sum + each, 0n)).padStart(order.decimals + 1, '0')
  const point = digits.length - order.decimals
  const total_amount = order.decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  return { ...order, payments: inPieces(payments), total_payments: payments.length, total_amount }
}

async function* inPieces(payments: readonly OrderedPayment[]): AsyncGenerator<readonly OrderedPayment[]> {
  for (let at = 0; at < payments.length; at += 2) yield payments.slice(at, at + 2)
}

export async function fileOf(
  order: GivenOrder,
  format: BankFormatName,
): Promise<BankFile & { text: string }> {
  const made = await makeBankFile(toOrder(order), format)
  if ('mistakes' in made) throw new Error(JSON.stringify(made.mistakes))
  return { ...made.file, text: Buffer.from(made.file.bytes).toString() }
}

export async function mistakesOf(
  order: GivenOrder,
  format: BankFormatName = 'pain_001',
): Promise<readonly OrderMistake[]> {
  const made = await makeBankFile(toOrder(order), format)
  return 'mistakes' in made ? made.mistakes : []
}
