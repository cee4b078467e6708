// Files of banks: orders to pay, and what the bank says of them.

export { type BankFormatName, makeBankFile } from './bank-file.ts'
export { checkBic } from './checks.ts'
export { checkDigits, readIban } from './iban.ts'
export type {
  BankAccount,
  BankFile,
  OrderedPayment,
  OrderField,
  OrderMistake,
  PaymentOrder,
} from './order.ts'
export { endToEndId } from './pain-001.ts'
export { isAccepted, isRejected, readPain002, type StatusReport } from './pain-002.ts'
export { type ReportedOrder, type ReportedPayment, type SentPayment, statusesOf } from './payment-statuses.ts'
export { mostBytes as mostStatusBytes, UnreadableFile } from './xml.ts'
