// An order of a company to its bank, for tests of the files that are made of it.

import {
  type BankAccount,
  type BankFile,
  type BankFormatName,
  makeBankFile,
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

export function makeOrder(change: Partial<PaymentOrder> = {}): PaymentOrder {
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
export function pay(...accounts: readonly Partial<BankAccount>[]): PaymentOrder['payments'] {
  return accounts.map((account, index) => ({
    id: `ppm_01k21fe3zefz69jqj7htb6${String(index).padStart(4, '0')}`,
    employee_code: `E-${index + 1}`,
    amount: '94162.00',
    account: { ...payee, ...account },
  }))
}

export function amounts(...given: readonly string[]): PaymentOrder['payments'] {
  return pay(...given.map(() => payee)).map((payment, index) => ({ ...payment, amount: given[index]! }))
}

export async function fileOf(
  order: PaymentOrder,
  format: BankFormatName,
): Promise<BankFile & { text: string }> {
  const made = await makeBankFile(order, format)
  if ('mistakes' in made) throw new Error(JSON.stringify(made.mistakes))
  return { ...made.file, text: Buffer.from(made.file.bytes).toString() }
}

export async function mistakesOf(
  order: PaymentOrder,
  format: BankFormatName = 'pain_001',
): Promise<readonly OrderMistake[]> {
  const made = await makeBankFile(order, format)
  return 'mistakes' in made ? made.mistakes : []
}
