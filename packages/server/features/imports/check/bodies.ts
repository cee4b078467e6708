// Bodies of imported rows, checked against the contract as those of requests are.

import type { OperationId } from '@muster/contract'
import { type FieldError, Problem } from '../../../http/problem.ts'
import type { Validation } from '../../../http/request/validate.ts'

export type CheckedBody =
  | { readonly body: Readonly<Record<string, unknown>> }
  | { readonly errors: readonly FieldError[] }

type Checks = Pick<Validation, 'check'>

export class Bodies {
  readonly #open: () => Promise<Checks>

  /** What checks them takes a while to open, so the first import does it. */
  constructor(open: () => Promise<Checks>) {
    this.#open = open
  }

  /** The body of an operation as its handler would get it, or everything wrong with it. */
  async check(id: OperationId, body: object, path: Record<string, string> = {}): Promise<CheckedBody> {
    const validation = await this.#open()
    try {
      const call = await validation.check(id, { path, search: '', body, idempotencyKey: undefined })
      return call as { body: Readonly<Record<string, unknown>> }
    } catch (error) {
      return { errors: listErrors(error) }
    }
  }
}

/** What a problem says of the fields; thrown again where it is of another kind. */
export function listErrors(error: unknown): readonly FieldError[] {
  if (error instanceof Problem && error.status < 500 && !error.extras.transient)
    return error.extras.errors ?? [{ field: '', message: error.sentence }]
  throw error
}

/** What a check refuses. */
export function refusalsOf(check: () => void): readonly FieldError[] {
  try {
    check()
    return []
  } catch (error) {
    return listErrors(error)
  }
}

/** What a check refuses that has to read something. */
export async function collectRefusals(check: () => Promise<void>): Promise<readonly FieldError[]> {
  try {
    await check()
    return []
  } catch (error) {
    return listErrors(error)
  }
}
