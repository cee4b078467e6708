// What the server uses of profiles: bank accounts whose time has come, and the e-mails about them.

export { applyDueBankAccounts, resealBankAccounts } from './due-bank-accounts.ts'
export { endStopEmails, openStopEmails, resealStopEmails } from './stop-emails.ts'
