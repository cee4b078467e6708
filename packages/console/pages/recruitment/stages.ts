// The stages of an application, and where each of them leads.
import { updateJobApplication } from '../../gen/operations/job-applications.ts'
import { type Output, readBody } from '../../records/operation.ts'

export type Application = Output<'getJobApplication'>
export type Stage = Application['stage']

export const underWay = ['applied', 'screening', 'interview', 'assessment', 'offer'] as const
export const ended = ['hired', 'rejected', 'withdrawn'] as const

/** To which the contract lets it be moved. */
export function listMoves(stage: Stage): readonly Stage[] {
  return (readBody(updateJobApplication).stage?.leads?.[stage] ?? []) as readonly Stage[]
}

/** The one that follows; an offer is followed by the hire. */
export function findNext(stage: Stage): Stage | undefined {
  const at = (underWay as readonly Stage[]).indexOf(stage)
  return at === -1 ? undefined : (underWay[at + 1] ?? 'hired')
}
