// What openings and applications have in common: a status leads to some others, as the contract says, and to no more.

import { type EnumFacts, enums } from '@muster/contract'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import { conflict } from '../../http/problem.ts'

/** A 409 that says what the record can become, where its status does not lead to the one that is asked for. */
export function assertLeads(
  noun: Sentence,
  status: 'JobApplicationStage' | 'JobOpeningStatus',
  from: string,
  to: string,
): void {
  const facts: EnumFacts = enums[status]
  const leads = facts.extensions['x-leads'] as Readonly<Record<string, readonly string[]>>
  const possible = leads[from] ?? []
  if (possible.includes(to)) return
  const next = possible.length > 0 ? say`it can become ${sayTogether(possible, ' or ')}` : say`that is final`
  throw conflict(say`This ${noun} is ${from} and cannot become ${to}: ${next}.`)
}
