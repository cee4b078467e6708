// Payroll: runs, what they pay, and the runner that calculates them.

export { endApprovalEmails, openApprovalEmails } from './approvals/approval-emails.ts'
export { readCertifiedYear } from './certificates/certified-years.ts'
export {
  addFileEntries,
  assertAddsUpTo,
  assertImportable,
  beginFile,
  checkFileEntry,
  type EntryFacts,
  type PayrollFile,
  readEntryFacts,
} from './imports/file-import.ts'
export { readTaxCertificateSheet } from './sheets/certificates-sheet.ts'
export { readGlJournal } from './sheets/gl-journal.ts'
export { readRegisterSheet } from './sheets/register-sheet.ts'
export { findSheetRun, nameSheet } from './sheets/sheet-facts.ts'
export { countSlips, printRunSlips } from './slips/slip-entries.ts'
export { SlipPress } from './slips/slip-press.ts'
export { findSlipRun } from './slips/slip-run.ts'
export { payrollTaskHandler } from './tasks/task-handler.ts'
