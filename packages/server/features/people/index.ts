// What other features use of people: identity, company sign-on, secrets to encrypt anew, and what the clock deletes.

export { invitationDays } from './grants.ts'
export { Identity } from './identity.ts'
export { purgeSessions } from './open-session.ts'
export { purgePasskeyChallenges } from './passkeys.ts'
export { resealTotp, sealTotp } from './second-factor.ts'
export { purgeSignOns } from './sign-on/attempts.ts'
export { resealSignOn } from './sign-on/provider.ts'
export { SignOns } from './sign-on/sign-ons.ts'
