// Printed files: what the server uses of them, without loading what prints.

export type { TaxCertificate } from './certificate.ts'
export type { Employer, LogoFile } from './employer.ts'
export type { Letter } from './letter.ts'
export type { Payslip, PayslipLine } from './payslip.ts'
export { Unprintable } from './printable.ts'
export { Printer } from './printer.ts'
export { type Printed, PrintingThreads } from './printing-threads.ts'
