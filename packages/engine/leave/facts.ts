// The facts that an application is checked by, and the form of the result.

import type { Sentence } from '@muster/sentences'
import type { Calendar } from '../calendar.ts'
import type { Day } from '../days.ts'
import type { Counted } from './overlap.ts'
import type { Gender, LeavePolicy, Period } from './policy.ts'
import type { Half, Span } from './span.ts'

export interface LeaveRefusal {
  readonly field: string
  /** Follows the name of the field: `must be ...`. */
  readonly message: Sentence
}

export interface LeaveConflict {
  /** A sentence of its own. */
  readonly message: Sentence
}

export interface LeaveRequest {
  readonly from_date: Day
  readonly to_date: Day
  readonly is_half_day: boolean
  readonly half_day_type: Half | null
  readonly document_id: string | null
}

/** Another pending or approved application of the same employee. */
export interface CountedLeave extends Counted {
  readonly status: 'pending' | 'approved'
  readonly leave_type_id: string
  readonly fiscal_year_id: string
}

export interface FiscalYear extends Period {
  readonly id: string
  readonly name: string
  readonly status: 'open' | 'closed'
}

export interface ApplicationFacts {
  readonly application: LeaveRequest
  readonly employee: {
    readonly joining_date: Day
    readonly separation_date: Day | null
    readonly gender: Gender | null
    readonly deleted: boolean
  }
  readonly leave_type: { readonly id: string; readonly is_active: boolean; readonly is_paid: boolean }
  /** The types of the employee's leave group, or of the default group; null where there is neither, which limits nothing. */
  readonly group_leave_type_ids: readonly string[] | null
  /** In force on from_date. */
  readonly policy: LeavePolicy | null
  /** The one that from_date is in. */
  readonly fiscal_year: FiscalYear | null
  readonly calendar: Calendar
  /** spanOf() of this application. */
  readonly span: Pick<Span, 'total_days' | 'days' | 'linked'>
  /** Every other one of the employee in the fiscal year and about the span, of any type. */
  readonly others: readonly CountedLeave[]
  /**
   * Of the leave type, as of today, and as if it were for every gender; what pending applications ask for is not taken off
   * it. Null where there is no fiscal year, and so no balance that could be short.
   */
  readonly available_days: string | null
  /** Of the leave type: what pending encashments will take off it. */
  readonly encashing_days: string
  /** The last day that payroll has closed; null where it has closed none. */
  readonly locked_through: Day | null
}

/** What spanOf() takes for the request. */
export function readHalf({ is_half_day, half_day_type }: LeaveRequest): Half | null {
  return is_half_day ? half_day_type : null
}
