// What calls of the API are answered with: the handler of every operation, with the services that each one asks for.

import type { AnyDatabase } from '@muster/db'
import { Passwords } from './auth/factors/passwords.ts'
import { Limits } from './auth/rate-limits.ts'
import type { Secrets } from './auth/secrets.ts'
import { approvalFollowUps } from './features/approvals/index.ts'
import { Calendars } from './features/calendars/index.ts'
import { commentFollowUps } from './features/decisions/index.ts'
import { tellOfOperation as tell, Unsubscribing } from './features/messages/index.ts'
import { SlipPress } from './features/payroll/index.ts'
import { Identity, SignOns } from './features/people/index.ts'
import type { Files } from './files/files.ts'
import { makeHandlers } from './gen/registry.ts'
import type { Configured } from './http/app-options.ts'
import type { CallServices } from './http/operation-call.ts'
import type { Rules } from './http/problem.ts'
import type { Validation } from './http/request/validate.ts'
import { targetPolicy } from './outbound/allowed-targets.ts'
import { makeCursors } from './resource/lists/cursor.ts'
import type { Config } from './runtime/config.ts'

export interface Parts {
  readonly config: Config
  readonly secrets: Secrets
  readonly files: Files
  readonly database: AnyDatabase
  readonly limits: Limits
  /** What constraints demand, in words. */
  readonly rules: Rules
  readonly validation: Pick<Validation, 'check'>
  readonly clock: (() => Temporal.Instant) | undefined
}

const followUps: CallServices['followUps'] = new Map([...approvalFollowUps, ...commentFollowUps])

/** How long a request waits for the name servers of a webhook's host; a delivery waits longer. */
const nameMs = 1_000

/** Without a secret there is nothing of it, for no key can be checked. */
export function configure({
  config,
  secrets,
  files,
  database,
  limits,
  rules,
  validation,
  clock = Temporal.Now.instant,
}: Parts): Configured {
  const targets = targetPolicy(config.webhookAllow, { servers: config.nameServers, limitMs: nameMs })
  const { consoleUrl } = config
  const sendsEmails = config.mail !== undefined
  const passwords = new Passwords()
  const identity = new Identity({ database, secrets, limits, passwords, consoleUrl, sendsEmails, clock })
  const signOns = new SignOns({ identity, targets, consoleUrl })
  const cursors = makeCursors(secrets.cursorKeys)
  // A handler that calls other operations finds them when it does.
  const openCalls = (): CallServices => ({
    database,
    handlers,
    cursors,
    validation,
    rules,
    clock,
    followUps,
    tell,
  })
  const handlers = makeHandlers({
    secrets,
    vault: secrets.vault,
    targets,
    files,
    identity,
    signOns,
    press: new SlipPress(),
    validation,
    openCalls,
  })
  const calendars = new Calendars(database, secrets, clock)
  const unsubscribing = new Unsubscribing(database, secrets.vault)
  return { secrets, cursors, handlers, calendars, unsubscribing, followUps, tell }
}

/** What operations are called with in a process that answers no request of it. */
export function makeCalls(parts: Omit<Parts, 'limits'>): CallServices {
  const { database, validation, rules, clock = Temporal.Now.instant } = parts
  const { handlers, cursors, tell } = configure(Object.assign({ limits: new Limits() }, parts))
  return { database, handlers, cursors, validation, rules, clock, followUps, tell }
}
