// Messages to the owner of a workspace, and their e-mails.

export { Mailer } from './mailer.ts'
export { purgeEmails } from './outbox.ts'
