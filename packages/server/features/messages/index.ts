// Messages to the owner of a workspace, and what sends e-mails.

export { Mailer } from './mailer.ts'
export { openNotificationEmails } from './mails/outbox.ts'
export { endNotificationEmails, queueNotificationEmails } from './mails/queue.ts'
export { Unsubscribing } from './mails/unsubscribe.ts'
export { approvalSubjects, tellAsked, tellStandIns } from './notifications/asked.ts'
export { tellOfComment } from './notifications/commented.ts'
export { tellStandIn } from './notifications/named.ts'
export {
  forgetAsEmployee,
  forgetDocumentsOfType,
  isOfEmployee,
  purgeNotifications,
  tellAll,
  tellAudience,
  tellOfEntries,
  tellOfOperation,
  tellOfPayslips,
} from './notifications/tell.ts'
export { documentExpiring } from './notifications/types.ts'
export { onOneLine } from './one-line.ts'
export {
  attempted,
  isDue,
  isTriedAgain,
  languageOf,
  leased,
  OwnerEmails,
  purgeEmails,
} from './outbox.ts'
export { type ClaimedRow, type Claiming, type Settling, TableOutbox } from './table-outbox.ts'
