// Formats of CSV payment files, as data: which columns a bank takes and how it reads them.

import type { CharacterSet } from './characters.ts'

/** What is known of a payment. `account` is the IBAN, else the number. */
export type PaymentValue =
  | 'payment_id'
  | 'employee_code'
  | 'holder'
  | 'account'
  | 'bank_name'
  | 'bank_code'
  | 'branch_code'
  | 'swift_code'
  | 'amount'

/** What is known of the whole order. */
export type OrderValue =
  | 'message_id'
  | 'reference'
  | 'currency'
  | 'execution_date'
  | 'total_payments'
  | 'total_amount'
  | 'payer_holder'
  | 'payer_account'
  | 'payer_branch_code'

export interface Column<Value extends string> {
  /** The name in the header, where the format has one. */
  readonly title: string
  readonly holds: Value | { readonly text: string }
  /** The most characters that the bank takes. */
  readonly longest: number
  /** A name that is longer is cut; everything else that is longer is refused. */
  readonly cut?: boolean
  /** Whether it may be empty. */
  readonly optional?: boolean
}

export type OrderRecord = readonly Column<OrderValue>[]

export interface CsvFormat {
  readonly title: string
  /** Where the bank says what it takes; null for a form of our own. */
  readonly source: string | null
  readonly extension: string
  readonly delimiter: string
  readonly encoding: 'utf8' | 'latin1'
  readonly characters: CharacterSet
  readonly decimal_point: '.' | ','
  readonly date: 'yyyy-mm-dd' | 'dd.mm.yyyy'
  /** The only currencies it is for; undefined for all. */
  readonly currencies?: readonly string[]
  /** Whether a line with the titles of the columns comes first. */
  readonly header: boolean
  readonly before: readonly OrderRecord[]
  readonly columns: readonly Column<PaymentValue | OrderValue>[]
  readonly after: readonly OrderRecord[]
}

const any = 140

export const csvFormats = {
  csv: {
    title: 'CSV with commas, in UTF-8',
    source: null,
    extension: 'csv',
    delimiter: ',',
    encoding: 'utf8',
    characters: 'unicode',
    decimal_point: '.',
    date: 'yyyy-mm-dd',
    header: true,
    before: [],
    columns: [
      { title: 'Payment', holds: 'payment_id', longest: 35 },
      { title: 'Employee code', holds: 'employee_code', longest: any },
      { title: 'Account holder', holds: 'holder', longest: any, cut: true },
      { title: 'Account', holds: 'account', longest: 34 },
      { title: 'Bank', holds: 'bank_name', longest: any, cut: true },
      { title: 'Bank code', holds: 'bank_code', longest: 35, optional: true },
      { title: 'Branch code', holds: 'branch_code', longest: 35, optional: true },
      { title: 'SWIFT code', holds: 'swift_code', longest: 11, optional: true },
      { title: 'Amount', holds: 'amount', longest: any },
      { title: 'Currency', holds: 'currency', longest: 3 },
      { title: 'Date', holds: 'execution_date', longest: 10 },
      { title: 'Reference', holds: 'reference', longest: any },
    ],
    after: [
      [
        { title: 'Payment', holds: { text: 'TOTAL' }, longest: 5 },
        { title: 'Employee code', holds: 'total_payments', longest: any },
        { title: 'Account holder', holds: 'payer_holder', longest: any, cut: true },
        { title: 'Account', holds: 'payer_account', longest: 34 },
        { title: 'Bank', holds: { text: '' }, longest: 0 },
        { title: 'Bank code', holds: { text: '' }, longest: 0 },
        { title: 'Branch code', holds: { text: '' }, longest: 0 },
        { title: 'SWIFT code', holds: { text: '' }, longest: 0 },
        { title: 'Amount', holds: 'total_amount', longest: any },
        { title: 'Currency', holds: 'currency', longest: 3 },
        { title: 'Date', holds: 'execution_date', longest: 10 },
        { title: 'Reference', holds: 'message_id', longest: 35 },
      ],
    ],
  },

  csv_semicolon: {
    title: 'CSV with semicolons and decimal commas, in Latin-1',
    source: null,
    extension: 'csv',
    delimiter: ';',
    encoding: 'latin1',
    characters: 'latin1',
    decimal_point: ',',
    date: 'dd.mm.yyyy',
    header: true,
    before: [],
    columns: [
      { title: 'Account holder', holds: 'holder', longest: 70, cut: true },
      { title: 'Account', holds: 'account', longest: 34 },
      { title: 'SWIFT code', holds: 'swift_code', longest: 11, optional: true },
      { title: 'Amount', holds: 'amount', longest: any },
      { title: 'Currency', holds: 'currency', longest: 3 },
      { title: 'Date', holds: 'execution_date', longest: 10 },
      { title: 'Reference', holds: 'reference', longest: any },
      { title: 'Payment', holds: 'payment_id', longest: 35 },
    ],
    after: [
      [
        { title: 'Account holder', holds: { text: 'TOTAL' }, longest: 5 },
        { title: 'Account', holds: 'payer_account', longest: 34 },
        { title: 'SWIFT code', holds: 'total_payments', longest: any },
        { title: 'Amount', holds: 'total_amount', longest: any },
        { title: 'Currency', holds: 'currency', longest: 3 },
        { title: 'Date', holds: 'execution_date', longest: 10 },
        { title: 'Reference', holds: { text: '' }, longest: 0 },
        { title: 'Payment', holds: 'message_id', longest: 35 },
      ],
    ],
  },

  inr_salary_text: {
    title: 'Salary upload in text, as Indian banks on one core system take it',
    source: 'https://www.scribd.com/document/718087925/Sample-Salary-Format-txt-File',
    extension: 'txt',
    delimiter: '|',
    encoding: 'latin1',
    characters: 'sepa',
    decimal_point: '.',
    date: 'yyyy-mm-dd',
    currencies: ['INR'],
    header: false,
    before: [
      [
        { title: 'Record', holds: { text: 'FILEHDR' }, longest: 7 },
        { title: 'Company', holds: 'payer_holder', longest: 32, cut: true },
        { title: 'File sequence number', holds: { text: '' }, longest: 6 },
      ],
      [
        { title: 'Branch', holds: 'payer_branch_code', longest: 5 },
        { title: 'Debit account', holds: 'payer_account', longest: 15 },
        { title: 'Currency', holds: 'currency', longest: 3 },
        { title: 'Transaction type', holds: { text: 'DR' }, longest: 2 },
        { title: 'Amount', holds: 'total_amount', longest: 12 },
        { title: 'Remarks', holds: 'reference', longest: 13 },
      ],
    ],
    columns: [
      { title: 'Branch', holds: 'branch_code', longest: 5 },
      { title: 'Credit account', holds: 'account', longest: 15 },
      { title: 'Currency', holds: 'currency', longest: 3 },
      { title: 'Transaction type', holds: { text: 'CR' }, longest: 2 },
      { title: 'Amount', holds: 'amount', longest: 12 },
      { title: 'Remarks', holds: 'reference', longest: 13 },
    ],
    after: [],
  },
} as const satisfies Readonly<Record<string, CsvFormat>>

export type CsvFormatName = keyof typeof csvFormats
