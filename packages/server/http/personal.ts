// Requests of a person or a visitor: signing in and what belongs to one's own account, outside of any workspace.

import type { Arrival, Gate } from '../auth/admission.ts'
import { assertProven } from '../auth/authorize.ts'
import type { Session } from '../auth/callers.ts'
import {
  endedSessionCookie,
  readBindingCookie,
  writeBindingCookie,
  writeSessionCookie,
} from '../auth/session-cookie.ts'
import { sessionHours } from '../auth/sessions.ts'
import type { AppOptions } from './app-options.ts'
import type { Browser } from './context.ts'
import type { Answer } from './idempotency.ts'
import type { Operation } from './operation.ts'
import { type CallServices, OperationCall } from './operation-call.ts'
import { parseBody } from './request/body.ts'
import { assertTakesJson } from './request/negotiate.ts'
import type { Deadline } from './request/request-deadline.ts'
import { tellDone } from './response/answers.ts'

/** A request that has found its operation. */
interface Routed {
  readonly operation: Operation
  readonly params: Record<string, string>
  readonly search: string
  readonly deadline: Deadline
}

export class Personal {
  readonly #options: AppOptions
  readonly #gate: Gate
  readonly #services: CallServices | undefined

  constructor(options: AppOptions, gate: Gate, services: CallServices | undefined) {
    this.#options = options
    this.#gate = gate
    this.#services = services
  }

  async answer(arrival: Arrival, { operation, params, search, deadline }: Routed): Promise<Answer> {
    const { req, seen } = arrival
    const session = await this.#identify(arrival, operation)
    seen.operation = operation
    seen.reaches('validate')
    assertTakesJson(req)
    const bytes = await this.#options.arrivals.read(req, operation, deadline)
    // Without services the gate has let nobody in.
    const call = new OperationCall(this.#services!, operation)
    const body = parseBody(bytes, operation.accepted, call.fileTexts)
    const input = await call.check({ path: params, search, body, idempotencyKey: undefined })
    seen.reaches('handle')
    const browser = new KnownBrowser(req.ip ?? '', req.headers.host, readBindingCookie(req))
    const result = await call.handle(input, { browser, session: session! })
    const answer = tellDone(operation, result, { scopes: new Set() })
    return browser.cookie === undefined ? answer : { ...answer, headers: { 'Set-Cookie': browser.cookie } }
  }

  async #identify(arrival: Arrival, { audience, facts, tracked }: Operation): Promise<Session | undefined> {
    if (audience === 'visitor') {
      await this.#gate.admitVisitor(arrival)
      return undefined
    }
    const session = await this.#gate.identifyPerson(arrival)
    assertProven(session, facts)
    if (tracked) this.#gate.sessions?.touch(session)
    return session
  }
}

class KnownBrowser implements Browser {
  readonly address: string
  readonly host: string | undefined
  readonly bound: string | undefined
  /** The header that the response sets; undefined where the cookie stays as it is. */
  cookie: string | undefined

  constructor(address: string, host: string | undefined, bound: string | undefined) {
    this.address = address
    this.host = host
    this.bound = bound
  }

  bind(token: string, seconds: number): void {
    this.cookie = writeBindingCookie(token, seconds)
  }

  keep(token: string): void {
    this.cookie = writeSessionCookie(token, sessionHours * 3600)
  }

  forget(): void {
    this.cookie = endedSessionCookie
  }
}
