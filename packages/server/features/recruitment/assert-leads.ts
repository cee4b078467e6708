// What openings and applications have in common: a status leads to some others, and to no more.

import { conflict } from '../../http/problem.ts'

/** A 409 that says what the record can become, where its status does not lead to the one that is asked for. */
export function assertLeads(noun: string, from: string, to: string, possible: readonly string[]): void {
  if (possible.includes(to)) return
  const next = possible.length > 0 ? `it can become ${possible.join(' or ')}` : 'that is final'
  throw conflict(`This ${noun} is ${from} and cannot become ${to}: ${next}.`)
}
