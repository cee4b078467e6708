// Messages to the owner of a workspace, and what sends e-mails.

export { Mailer } from './mailer.ts'
export { onOneLine } from './one-line.ts'
export {
  attempted,
  type ClaimedEmail,
  isDue,
  isTriedAgain,
  leased,
  type Outbox,
  OwnerEmails,
  purgeEmails,
} from './outbox.ts'
