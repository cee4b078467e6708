// Admission: who calls, from where and within which budget, before anything else of a request is looked at.

import type { Database } from '@muster/db'
import type { Request } from 'express'
import { Problem } from '../http/problem.ts'
import type { Observation } from '../runtime/observe.ts'
import { admit, type Caller, Callers } from './authenticate.ts'
import { assertWithin, type Budget, formatHeaders, type Limits, type Payer } from './rate-limits.ts'
import type { Secrets } from './secrets.ts'

/** A request at the gate, and what every answer to it carries. */
export interface Arrival {
  readonly req: Request
  readonly headers: Record<string, string>
  readonly seen: Observation
}

export class Gate {
  readonly #limits: Limits
  /** Undefined where the deployment has no secret to check a key with. */
  readonly callers: Callers | undefined

  constructor({
    database,
    limits,
    secrets,
  }: { database: Database; limits: Limits; secrets: Secrets | undefined }) {
    this.#limits = limits
    this.callers = secrets && new Callers(database, secrets)
  }

  /** Key, address, workspace and budget, in this order; a failed check hides all later ones. */
  async identifyCaller(arrival: Arrival): Promise<Caller> {
    const caller = await this.counted(arrival, () => this.#admitted(arrival))
    spend(arrival, 'workspace', await this.#limits.take(caller.workspace.id, caller.workspace.budget))
    return caller
  }

  /** A request rejected here counts against its address, because no workspace is known to pay for it. */
  async counted<T>(arrival: Arrival, check: () => Promise<T>): Promise<T> {
    try {
      return await check()
    } catch (error) {
      if (error instanceof Problem && error.status < 500)
        spend(arrival, 'address', await this.#limits.takeRefused(arrival.req.ip ?? ''))
      throw error
    }
  }

  async #admitted({ req, seen }: Arrival): Promise<Caller> {
    if (!this.callers) {
      throw new Problem(
        'api_not_configured',
        'This deployment has no MUSTER_SECRET, so no key can be checked. Its operator has to set one.',
      )
    }
    const caller = await this.callers.authenticate(req.headers.authorization)
    seen.caller = caller
    admit(caller, caller.ip_allowlist.length > 0 ? (req.ip ?? '') : '')
    return caller
  }
}

function spend({ headers, seen }: Arrival, of: Payer, budget: Budget): void {
  seen.budget = of
  Object.assign(headers, formatHeaders(budget))
  assertWithin(budget, of)
}
