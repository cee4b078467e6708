// What the server uses of profiles: bank accounts whose time has come, and the e-mails about them.

export { openContactEmails, purgeContactEmails } from './contact-emails.ts'
export { applyDueBankAccounts, resealBankAccounts } from './due-bank-accounts.ts'
export { endStopEmails, openStopEmails, resealStopEmails } from './stop-emails.ts'
