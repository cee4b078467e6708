// Requests of a person or a visitor: signing in and what belongs to one's own account, outside of any workspace.

import type { Request } from 'express'
import type { Arrival, Gate } from '../auth/admission.ts'
import { assertProven } from '../auth/authorize.ts'
import type { Session } from '../auth/callers.ts'
import {
  endedSessionCookie,
  readBindingCookie,
  readBrowserCookie,
  writeBindingCookie,
  writeBrowserCookie,
  writeSessionCookie,
} from '../auth/session-cookie.ts'
import { sessionHours } from '../auth/sessions.ts'
import type { AppOptions } from './app-options.ts'
import type { Browser } from './context.ts'
import { readDryRun } from './dry-run.ts'
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
    readDryRun(req, operation)
    const bytes = await this.#options.arrivals.read(req, operation, deadline)
    // Without services the gate has let nobody in.
    const call = new OperationCall(this.#services!, operation)
    const body = parseBody(bytes, operation.accepted, call.fileTexts)
    const input = await call.check({ path: params, search, body, idempotencyKey: undefined })
    seen.reaches('handle')
    const browser = new BrowserOfRequest(req)
    const result = await call.handle(input, { browser, session: session! })
    const answer = tellDone(operation, result, { scopes: new Set() })
    return browser.cookies.length === 0 ? answer : { ...answer, headers: { 'Set-Cookie': browser.cookies } }
  }

  async #identify(arrival: Arrival, { realm, facts, tracked }: Operation): Promise<Session | undefined> {
    if (realm === 'visitor') {
      await this.#gate.admitVisitor(arrival)
      return undefined
    }
    const session = await this.#gate.identifyPerson(arrival)
    assertProven(session, facts)
    if (tracked) this.#gate.sessions?.touch(session)
    return session
  }
}

class BrowserOfRequest implements Browser {
  readonly address: string
  readonly host: string | undefined
  readonly bound: string | undefined
  readonly known_as: readonly string[]
  #cookie: string | undefined
  #mark: string | undefined

  constructor(req: Request) {
    this.address = req.ip ?? ''
    this.host = req.headers.host
    this.bound = readBindingCookie(req)
    this.known_as = readBrowserCookie(req)
  }

  /** What the response sets; nothing where the cookies stay as they are. */
  get cookies(): string[] {
    return [this.#cookie, this.#mark].filter(cookie => cookie !== undefined)
  }

  bind(token: string, seconds: number): void {
    this.#cookie = writeBindingCookie(token, seconds)
  }

  keep(token: string): void {
    this.#cookie = writeSessionCookie(token, sessionHours * 3600)
  }

  markAs(tokens: readonly string[], days: number): void {
    this.#mark = writeBrowserCookie(tokens, days * 24 * 3600)
  }

  forget(): void {
    this.#cookie = endedSessionCookie
  }
}
