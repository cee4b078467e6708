// What the application is started with.

import type { AnyDatabase } from '@muster/db'
import type { Limits } from '../auth/rate-limits.ts'
import type { Secrets } from '../auth/secrets.ts'
import type { Handlers } from '../gen/handlers.ts'
import type { Health } from '../runtime/health.ts'
import type { Observer } from '../runtime/observe.ts'
import type { Cursors } from './context.ts'
import type { CallServices } from './operation-call.ts'
import type { SecretCalendars } from './pages/calendar-door.ts'
import type { ConsoleFiles } from './pages/console-files.ts'
import type { Docs } from './pages/docs.ts'
import type { SecretUnsubscribing } from './pages/unsubscribe-door.ts'
import type { Rules } from './problem.ts'
import type { Arrivals } from './request/arrival.ts'
import type { Validation } from './request/validate.ts'

/** What it takes to answer calls of the API. */
export interface Configured {
  readonly secrets: Secrets
  readonly cursors: Cursors
  /** The handler of every operation. */
  readonly handlers: Handlers
  /** What follows an operation in its transaction. */
  readonly followUps: CallServices['followUps']
  /** Tells whoever an operation concerns. */
  readonly tell: CallServices['tell']
  /** What stands behind the secret addresses of calendars. */
  readonly calendars: SecretCalendars
  /** What stands behind the addresses that stop e-mails. */
  readonly unsubscribing: SecretUnsubscribing
}

export interface AppOptions {
  /** Undefined where the deployment has no secret: every call is answered api_not_configured. */
  readonly configured: Configured | undefined
  readonly database: AnyDatabase
  readonly limits: Limits
  readonly observer: Observer
  readonly health: Health
  readonly docs?: Docs
  readonly console?: ConsoleFiles
  /** What constraints demand, in words. */
  readonly rules?: Rules
  /** Addresses or networks whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[]
  readonly clock?: () => Temporal.Instant
  /** How long an answer may take. */
  readonly answerMs: number
  /** Reads bodies, and knows which may take longer to arrive. */
  readonly arrivals: Arrivals
  /** Checks what requests bring. */
  readonly validation: Validation
}
