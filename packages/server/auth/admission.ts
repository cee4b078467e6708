// Admission: who calls, from where and within which budget, before anything else of a request is looked at.

import type { AnyDatabase } from '@muster/db'
import { say } from '@muster/sentences'
import type { Request } from 'express'
import { Problem } from '../http/problem.ts'
import type { Observation } from '../runtime/observe.ts'
import { readKind } from './api-keys.ts'
import { admit, Callers } from './authenticate.ts'
import type { Caller, Session } from './callers.ts'
import { assertWithin, type Budget, formatHeaders, type Limits, type Payer } from './rate-limits.ts'
import type { Secrets } from './secrets.ts'
import { assertOwnPage, readSessionCookie } from './session-cookie.ts'
import { Sessions } from './sessions.ts'
import { explainPeopleOnly } from './tokens/kinds.ts'

/** A request at the gate, and what every answer to it carries. */
export interface Arrival {
  readonly req: Request
  readonly headers: Record<string, string>
  readonly seen: Observation
}

/** By what a caller is let in: a key, or on the console's paths a session where no key is sent. */
export type Door = 'key' | 'key_or_session' | 'session'

export class Gate {
  readonly #limits: Limits
  /** Undefined where the deployment has no secret to check a key with. */
  readonly callers: Callers | undefined
  readonly sessions: Sessions | undefined

  constructor({
    database,
    limits,
    secrets,
  }: { database: AnyDatabase; limits: Limits; secrets: Secrets | undefined }) {
    this.#limits = limits
    this.callers = secrets && new Callers(database, secrets)
    this.sessions = secrets && new Sessions(database, secrets)
  }

  /** Key or session, address, workspace and budget, in this order; a failed check hides all later ones. */
  async identifyCaller(arrival: Arrival, door: Door): Promise<Caller> {
    const caller = await this.countRefusals(arrival, () => this.#admitCaller(arrival, door))
    await this.#spendOf(arrival, caller)
    return caller
  }

  /** A person pays for themselves: on the day of pay all of a company look at once, and its keys go on as before. */
  async #spendOf(arrival: Arrival, { session, workspace }: Caller): Promise<void> {
    if (session) spend(arrival, 'person', await this.#limits.takePersonal(session.member_id))
    else spend(arrival, 'workspace', await this.#limits.take(workspace.id, workspace.budget))
  }

  /** A request rejected here counts against its address, because no workspace is known to pay for it. */
  async countRefusals<T>(arrival: Arrival, check: () => Promise<T>): Promise<T> {
    try {
      return await check()
    } catch (error) {
      if (error instanceof Problem && error.status < 500)
        spend(arrival, 'address', await this.#limits.takeRefused(arrival.req.ip ?? ''))
      throw error
    }
  }

  /** The person who is signed in, for what belongs to a person and to no workspace. */
  async identifyPerson(arrival: Arrival): Promise<Session> {
    // Whoever cannot reach their workspace any more may still sign out, or go to another one.
    const caller = await this.countRefusals(arrival, () => this.#findCaller(arrival, 'session'))
    await this.#spendOf(arrival, caller)
    return caller.session!
  }

  /** Somebody who is not signed in. Their address pays, and a page of another site cannot speak for them. */
  async admitVisitor(arrival: Arrival): Promise<void> {
    this.#assertConfigured()
    spend(arrival, 'visitor', await this.#limits.takeVisit(arrival.req.ip ?? ''))
    assertOwnPage(arrival.req)
  }

  /** A calendar that reads a feed. Each feed pays for itself: those of many people come from one address of a provider. */
  async admitReading(arrival: Arrival, feed: string): Promise<void> {
    spend(arrival, 'feed', await this.#limits.takeReading(feed))
  }

  async #admitCaller(arrival: Arrival, door: Door): Promise<Caller> {
    const caller = await this.#findCaller(arrival, door)
    admit(caller, caller.ip_allowlist.length > 0 ? (arrival.req.ip ?? '') : '')
    return caller
  }

  async #findCaller({ req, seen }: Arrival, door: Door): Promise<Caller> {
    const { callers, sessions } = this.#assertConfigured()
    const cookie = door === 'key' ? undefined : readSessionCookie(req)
    const isPerson = door === 'session' || (cookie !== undefined && req.headers.authorization === undefined)
    if (isPerson) assertOwnPage(req)
    if (isPerson && cookie === undefined) throw refusePeopleOnly(req)
    const caller = isPerson
      ? await sessions.authenticate(cookie)
      : await callers.authenticate(req.headers.authorization, door !== 'key')
    seen.caller = caller
    return caller
  }

  #assertConfigured(): { callers: Callers; sessions: Sessions } {
    const { callers, sessions } = this
    if (callers && sessions) return { callers, sessions }
    throw new Problem(
      'api_not_configured',
      say`This deployment has no MUSTER_SECRET, so no key can be checked. Its operator has to set one.`,
    )
  }

  /** Notes that a caller was at work. */
  touch(caller: Caller): void {
    if (caller.session) this.sessions?.touch(caller.session)
    else this.callers?.touch(caller)
  }
}

/** Nobody is signed in, and what was sent in place of it may be a key. */
function refusePeopleOnly({ headers }: Request): Problem {
  const [, key = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return new Problem('signed_out', explainPeopleOnly(readKind(key)))
}

function spend({ headers, seen }: Arrival, of: Payer, budget: Budget): void {
  seen.budget = of
  Object.assign(headers, formatHeaders(budget))
  assertWithin(budget, of)
}
