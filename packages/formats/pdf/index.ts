// Printed files: what the server uses of them, without loading what prints.

export type { TaxCertificate } from './documents/certificate.ts'
export type { Employer, LogoFile } from './documents/employer.ts'
export type { Letter } from './documents/letter.ts'
export type { Payslip, PayslipLine } from './documents/payslip.ts'
export { Printer } from './printer.ts'
export { type Printed, PrintingThreads } from './threads/printing-threads.ts'
export { Unprintable } from './typesetting/printable.ts'
