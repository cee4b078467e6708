// What a publication has changed, gathered piece by piece for the end of the transaction.

import type { ClaimColumns } from './entries/entry-rows.ts'
import type { StoredPayrollEntry } from './entries/stored-entries.ts'

export interface EmployeeClaim extends ClaimColumns {
  readonly employee_id: string
  readonly employee_code: string
  readonly payroll_entry_id: string
}

/** What has a state of its own, which a claim changes. */
export const followed = new Set(['encashment', 'expense_claim', 'installment'])

/** An entry is written with a dozen lines, its claims and all of their indexes, and stamped alone. */
const stampShare = 0.25

export class Published {
  /** Entries that no calculation has any more. */
  readonly gone: StoredPayrollEntry[] = []
  /** Of what has a state of its own. */
  readonly claimed: EmployeeClaim[] = []
  readonly released: ClaimColumns[] = []
  /** Claims that another run holds. */
  readonly clashes: EmployeeClaim[] = []
  /** Entries that were written, and the milliseconds that it took. */
  entries = 0
  tookMs = 0
  /** Whether anything was written, or is gone. */
  isChanged = false

  /**
   * How long a stamp may take, by how long the whole of an entry has: some four times as long as it takes. A few entries say
   * nothing of the stamps of many other rows.
   */
  get msAStamp(): number | undefined {
    return this.entries * 2 > this.stamps ? (stampShare * this.tookMs) / this.entries : undefined
  }

  /** How many rows the end of the transaction stamps: entries, and what has a state of its own. */
  get stamps(): number {
    const left = this.gone.flatMap(({ claims }) => claims)
    const followedUp = [...this.claimed, ...this.released, ...left].filter(({ kind }) => followed.has(kind))
    return this.entries + followedUp.length
  }
}
