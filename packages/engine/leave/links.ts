// Links: what the applications next to a leave get back when it is rejected or cancelled.

import { amountOf, type Because, countOf, must, written } from './amounts.ts'
import type { LinkedDay } from './span.ts'

export interface ChargedLink extends LinkedDay {
  /** Whether the day is in the present employment: the balance of the present one is not charged with others. */
  readonly in_employment: boolean
}

/** An application as it was charged, with the days that link it to others. */
export interface Charged {
  readonly id: string
  readonly total_days: string
  /** Of total_days, those in the present employment. */
  readonly charged_days: string
  readonly linked: readonly ChargedLink[]
}

export interface GivenBack extends Charged {
  /** What the balance gets back. */
  readonly given_back_days: string
  readonly because: readonly Because[]
}

/**
 * The applications that become shorter, as they are from now on, when the one with the id no longer stands. It goes by
 * the days that were charged and not by today's calendar, so that a holiday added since moves nothing else.
 */
export function giveBack(applications: readonly Charged[], endedId: string): GivenBack[] {
  return applications.flatMap(({ id, total_days, charged_days, linked }): GivenBack[] => {
    const kept = linked.filter(({ leave_application_id }) => leave_application_id !== endedId)
    if (kept.length === linked.length) return []
    const gone = linked.filter(day => !kept.includes(day))
    const total = amountOf(total_days).minus(countOf(gone.length))
    must(
      total.greaterThan(countOf(kept.length)),
      () => `that ${total_days} days of ${id} are more than its linked ones`,
    )
    const charged = gone.filter(({ in_employment }) => in_employment)
    const back = countOf(charged.length)
    const days = charged.map(({ day }) => day).join(', ')
    const text = `Given back, as leave application ${endedId} no longer stands: ${days}`
    return [
      {
        id,
        total_days: written(total),
        charged_days: written(amountOf(charged_days).minus(back)),
        linked: kept,
        given_back_days: written(back),
        because: [{ rule: 'linked', text, amount: written(back.negated()) }],
      },
    ]
  })
}
