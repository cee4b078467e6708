// Links: what the applications next to a leave get back when it is rejected or cancelled.

import { amountOf, type Because, countOf, must, written } from './amounts.ts'
import type { LinkedDay } from './span.ts'

/** An application as it was charged, with the days that link it to others. */
export interface Charged {
  readonly id: string
  readonly total_days: string
  readonly linked: readonly LinkedDay[]
}

export interface GivenBack extends Charged {
  readonly given_back_days: string
  readonly because: readonly Because[]
}

/**
 * The applications that become shorter, as they are from now on, when the one with the id no longer stands. It goes by
 * the days that were charged and not by today's calendar, so that a holiday added since moves nothing else.
 */
export function giveBack(applications: readonly Charged[], endedId: string): GivenBack[] {
  return applications.flatMap(({ id, total_days, linked }): GivenBack[] => {
    const kept = linked.filter(({ leave_application_id }) => leave_application_id !== endedId)
    if (kept.length === linked.length) return []
    const back = countOf(linked.length - kept.length)
    const total = amountOf(total_days).minus(back)
    must(
      total.greaterThan(countOf(kept.length)),
      () => `that ${total_days} days of ${id} are more than its linked ones`,
    )
    const lost = linked.filter(day => !kept.includes(day)).map(({ day }) => day)
    const text = `Given back, as leave application ${endedId} no longer stands: ${lost.join(', ')}`
    return [
      {
        id,
        total_days: written(total),
        linked: kept,
        given_back_days: written(back),
        because: [{ rule: 'linked', text, amount: written(back.negated()) }],
      },
    ]
  })
}
