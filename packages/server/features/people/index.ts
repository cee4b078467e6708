// What other rooms use of people: who proves who somebody is, and what runs every minute.

export { invitationDays } from './grants.ts'
export { Identity } from './identity.ts'
export { purgeSessions } from './open-session.ts'
export { purgePasskeyChallenges } from './passkeys.ts'
export { resealTotp, sealTotp } from './second-factor.ts'
export { purgeSignOns } from './sign-on/attempts.ts'
export { resealSignOn } from './sign-on/provider.ts'
export { SignOns } from './sign-on/sign-ons.ts'
