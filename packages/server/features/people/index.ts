// What other features use of people: identity, company sign-on, e-mails, secrets to encrypt anew, and what the clock ends.

export { invitationDays } from './accept-invitation.ts'
export { assertMayLink, roleHolders } from './grants.ts'
export { Identity, type PeopleServices } from './identity.ts'
export { endInvitationEmails, openInvitationEmails, resealInvitations } from './invitation-emails.ts'
export { invitationAddress } from './invitation-text.ts'
export { invite } from './invite.ts'
export { purgeSessions } from './open-session.ts'
export { purgePasskeyChallenges } from './passkeys.ts'
export { resealTotp, sealTotp } from './second-factor.ts'
export { purgeSignOns } from './sign-on/attempts.ts'
export { resealSignOn } from './sign-on/provider.ts'
export { SignOns } from './sign-on/sign-ons.ts'
