// Links of leave, as they are charged where the employment has not changed since.

import type { Charged, LinkedDay } from '../../packages/engine/leave/index.ts'

/** An application whose days are all in the present employment. */
export function chargedOf({
  id,
  total_days,
  linked,
}: {
  readonly id: string
  readonly total_days: string
  readonly linked: readonly LinkedDay[]
}): Charged {
  const links = linked.map(day => ({ ...day, in_employment: true }))
  return { id, total_days, charged_days: total_days, linked: links }
}
