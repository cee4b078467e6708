// Identity: proves who somebody is by password, code or link, counts their guesses, and opens their session.

import type { Session as SessionBody } from '@muster/contract'
import { type AnyDatabase, secretStatement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import { listDigests, readKind } from '../../auth/api-keys.ts'
import type { Session } from '../../auth/callers.ts'
import type { Assertion } from '../../auth/factors/passkeys.ts'
import { PasswordStrength } from '../../auth/factors/password-strength.ts'
import type { Passwords } from '../../auth/factors/passwords.ts'
import type { Limits } from '../../auth/rate-limits.ts'
import type { Secrets } from '../../auth/secrets.ts'
import type { Browser } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import { assertOfPerson } from './of-person.ts'
import { type Challenged, Passkeys } from './passkeys.ts'
import { findPerson, findPersonByEmail, type Person } from './people.ts'
import { SecondFactor } from './second-factor.ts'
import { OpenSessions } from './sessions/open-session.ts'

/** Guesses in 15 minutes: of one account from anywhere, and from one address at any account. */
const guessesOfAccount = 10
const guessesFromAddress = 50
/** In the same time: each takes some work to judge and to hash. */
const choicesOfPerson = 20

export interface IdentityOptions {
  readonly database: AnyDatabase
  readonly secrets: Secrets
  readonly limits: Limits
  readonly passwords: Passwords
  /** Where people open the console; undefined: on localhost alone. */
  readonly consoleUrl: string | undefined
  /** Whether there is a mail server. */
  readonly sendsEmails: boolean
  readonly clock: () => Temporal.Instant
}

const useLink = secretStatement<{ person_id: string; workspace_id: string }, { digests: readonly string[] }>(
  'use_sign_in_link',
  `with used as (
     update sign_in_links set used_at = stamp() where digest = any(:digests) and used_at is null and expires_at > stamp()
     returning workspace_id, member_id
   )
   select m.person_id, m.workspace_id from used join members m on m.workspace_id = used.workspace_id and m.id = used.member_id
   where not m.deleted`,
)

/** What the slices of people are made with. */
export interface PeopleServices {
  /** Proves who somebody is. Undefined where the deployment has no secret, and so nobody signs in. */
  readonly identity: Identity
}

export class Identity {
  readonly database: AnyDatabase
  readonly secrets: Secrets
  readonly passwords: Passwords
  readonly strength = new PasswordStrength()
  readonly sessions: OpenSessions
  readonly factor: SecondFactor
  readonly passkeys: Passkeys
  /** The link of an invitation goes to the person alone; otherwise whoever invites hands it over. */
  readonly invitesByEmail: boolean
  readonly #limits: Limits

  constructor(options: IdentityOptions) {
    const { database, secrets, limits, passwords, consoleUrl, sendsEmails, clock } = options
    this.database = database
    this.secrets = secrets
    this.passwords = passwords
    this.#limits = limits
    this.sessions = new OpenSessions(database, secrets)
    this.factor = new SecondFactor(database, secrets, clock)
    this.passkeys = new Passkeys(database, consoleUrl)
    // A link needs an address that nobody who sends a request can choose.
    this.invitesByEmail = sendsEmails && consoleUrl !== undefined
  }

  /**
   * The person of this session, whose sign-in has to be complete. A session that a company opened is refused, unless what
   * follows says that it reaches nothing of the person beyond the workspace.
   */
  async personOf(session: Session, reach?: 'workspace'): Promise<Person> {
    assertComplete(session)
    if (reach !== 'workspace') assertOfPerson(session)
    return findPerson(this.database, session.person_id)
  }

  /** Counts a guess of an address at a token or a password. */
  countVisit(browser: Browser): Promise<void> {
    return this.#limits.guessFrom(browser.address, guessesFromAddress)
  }

  /** What was right is no guess: a whole office may sign in from one address. */
  uncountVisit(browser: Browser): Promise<void> {
    return this.#limits.giveBack('address', browser.address)
  }

  /** The same for somebody who has just signed in, who gets their visit back and speaks for the others at their address. */
  async admitPerson({ address }: Browser, person_id: string): Promise<void> {
    await this.#limits.giveBack('address', address)
    await this.#limits.giveBackVisit(address)
    await this.#limits.vouch(address, person_id)
  }

  /** Counts a password that somebody chooses, or tries to. */
  countChoice({ person_id }: Session): Promise<void> {
    return this.#limits.guess('choice', person_id, choicesOfPerson)
  }

  /** Signs somebody in by e-mail and password. The answer does not say what is wrong, or whether there is such an account. */
  async openByPassword(
    browser: Browser,
    { email, password, workspace }: { email: string; password: string; workspace: string | undefined },
  ): Promise<SessionBody> {
    const account = email.normalize('NFC').toLowerCase()
    const { address } = browser
    await this.#limits.assertMayGuessFrom(address, guessesFromAddress)
    await this.#limits.assertMayGuess('password', account, guessesOfAccount)
    // Hundreds of an office may wait in line, and some are sent away: a guess counts in its turn, and there are few at once.
    await this.#limits.giveBackVisit(address)
    const person = await this.passwords.atTurn(address, async verify => {
      await this.countVisit(browser)
      await this.#limits.guess('password', account, guessesOfAccount)
      const found = await findPersonByEmail(this.database, email)
      if (!(await verify(password, found?.password_digest)) || !found) {
        await this.#limits.takeVisit(address)
        throw refuseSignIn(say`There is no account with this e-mail address and this password.`)
      }
      await this.uncountVisit(browser)
      await this.#limits.forgive('password', account)
      return found
    })
    await this.#limits.vouch(address, person.id)
    return this.open(browser, person, workspace)
  }

  /** Signs somebody in by a passkey alone: the device has checked who uses it, which is the second factor. */
  async openByPasskey(
    browser: Browser,
    assertion: Assertion,
    workspace: string | undefined,
  ): Promise<SessionBody> {
    await this.countVisit(browser)
    const purpose = 'sign_in'
    const { id: passkey_id, person_id } = await this.takePasskey(browser, assertion, { purpose })
    await this.admitPerson(browser, person_id)
    const session = await this.open(
      browser,
      await findPerson(this.database, person_id),
      workspace,
      passkey_id,
    )
    await this.passkeys.auditUse(session, { passkey_id, purpose })
    return session
  }

  /** Opens a session for somebody who has just given their password, or this passkey. */
  async open(
    browser: Browser,
    person: Person,
    workspace: string | undefined,
    passkey_id?: string,
  ): Promise<SessionBody> {
    const { id: person_id } = person
    const proof = passkey_id === undefined ? { password_digest: person.password_digest } : { passkey_id }
    const opening = Object.assign(proof, { person_id, workspace, complete: passkey_id !== undefined })
    const session = await this.sessions.open(browser, opening)
    if (session) return session
    const [requiring] = await this.sessions.listRequiring(person.id, workspace)
    if (requiring !== undefined)
      throw refuseSignIn(say`${requiring} lets you in through the sign-on of your company alone.`)
    throw refuseSignIn(
      workspace === undefined
        ? say`You are not a member of any workspace any more. Ask an owner to invite you again.`
        : say`You are not a member of this workspace.`,
    )
  }

  /** Signs somebody in by a link that an operator made. It stands for the second factor, too. */
  async openByLink(browser: Browser, link: string): Promise<SessionBody> {
    await this.countVisit(browser)
    const { person_id, workspace_id: workspace } = await this.takeLink(link)
    const session = await this.sessions.open(browser, { person_id, workspace, complete: true, by_link: true })
    if (!session) throw refuseUsedLink()
    await this.admitPerson(browser, person_id)
    return session
  }

  /** Takes a link of an operator: for whom it was made; throws a 401 problem for one that counts no more. */
  async takeLink(link: string): Promise<{ person_id: string; workspace_id: string }> {
    const digests = readKind(link) === 'sign_in_link' ? listDigests(link, this.secrets) : []
    const [used] = digests.length > 0 ? await this.database.system(useLink, { digests }) : []
    if (!used) throw refuseUsedLink()
    return used
  }

  /** Takes a code of the app, or a recovery code where that is allowed; throws a 401 problem for a wrong one. */
  async takeCode(person: Person, code: string, { recovery }: { recovery: boolean }): Promise<void> {
    await this.#limits.guess('code', person.id, guessesOfAccount)
    const isTaken =
      (await this.factor.takeTotp(person, code)) ||
      (recovery && (await this.factor.takeRecoveryCode(person, code)))
    if (!isTaken) throw refuseSignIn(say`This code is wrong, or it was used before. Wait for the next one.`)
    await this.#limits.forgive('code', person.id)
  }

  /** Takes what a passkey says to the challenge of this purpose; throws a 401 problem where it does not hold. */
  async takePasskey(
    browser: Browser,
    assertion: Assertion,
    challenged: Challenged,
  ): Promise<{ id: string; person_id: string }> {
    const passkey = await this.passkeys.find(assertion.credential)
    const account = challenged.person_id ?? passkey?.person_id
    // As for passwords: nobody uses up the attempts of an open session from outside.
    const kind = challenged.purpose === 'sign_in' ? 'passkey' : 'passkey proof'
    if (account !== undefined) await this.#limits.guess(kind, account, guessesOfAccount)
    await this.passkeys.take(browser, passkey, assertion, challenged)
    await this.#limits.forgive(kind, passkey!.person_id)
    return passkey!
  }

  /**
   * Takes the password of somebody who holds a session or an invitation, or whom their company names; throws a 401
   * problem for a wrong one. Guesses are counted separately from those at signing in, which anybody could use up for them, and
   * those of an invitation and of a company separately from both: whoever invites somebody may hold the link.
   */
  async takePassword(
    browser: Browser,
    { id, password_digest }: Person,
    password: string,
    of: 'proof' | 'invitation' | 'binding' = 'proof',
  ): Promise<void> {
    // With invitations of many accounts, one address would try each of them.
    const isGuessFrom = of === 'invitation'
    if (isGuessFrom) await this.#limits.assertMayGuessFrom(browser.address, guessesFromAddress)
    await this.#limits.assertMayGuess(of, id, guessesOfAccount)
    await this.passwords.atTurn(browser.address, async verify => {
      if (isGuessFrom) await this.countVisit(browser)
      await this.#limits.guess(of, id, guessesOfAccount)
      if (!(await verify(password, password_digest))) throw refuseSignIn(say`This password is wrong.`)
      if (isGuessFrom) await this.uncountVisit(browser)
      await this.#limits.forgive(of, id)
    })
  }
}

export function assertComplete({ status }: Session): void {
  if (status !== 'second_factor_needed') return
  throw new Problem(
    'second_factor_required',
    say`The sign-in is not complete. Give your second factor first.`,
  )
}

const refuseUsedLink = () =>
  refuseSignIn(say`This link was used before or has expired. Ask an operator for another one.`)

export function refuseSignIn(detail: Sentence): Problem {
  return new Problem('sign_in_refused', detail)
}
