// The stages of an application, and where each of them leads.
import type { Output } from '../../records/operation.ts'

export type Application = Output<'getJobApplication'>
export type Stage = Application['stage']

export const underWay = ['applied', 'screening', 'interview', 'assessment', 'offer'] as const
export const ended = ['hired', 'rejected', 'withdrawn'] as const

/** Those under way lead to each other and to every end; who was turned down or withdrew can begin again. */
export function listMoves(stage: Stage): readonly Stage[] {
  if (stage === 'hired') return []
  if (stage === 'rejected' || stage === 'withdrawn') return ['applied']
  return [...underWay.filter(one => one !== stage), ...ended]
}

/** The one that follows; an offer is followed by the hire. */
export function findNext(stage: Stage): Stage | undefined {
  const at = (underWay as readonly Stage[]).indexOf(stage)
  return at === -1 ? undefined : (underWay[at + 1] ?? 'hired')
}
