// What the audit tells, in words: a verb and the kind of record that it was done to.
import { say, sayDone, sayOf } from '../../app/words.ts'
import { deeds } from '../../gen/deeds.ts'
import type { RecordOf } from '../kind.ts'
import { findKind } from '../references/find-kind.ts'

/** What was done, such as "Approved the leave application". An older release may have done what this one does not know. */
export function sayDeed(action: string): string {
  const deed = deeds[action]
  return deed ? sayDone(action, ...deed) : say('deed.former')
}

/** The same in a line of the audit: what is done to an approval is said of the request that it is about. */
export function sayEntry({
  action,
  subject_id,
}: Pick<RecordOf<'AuditEntry'>, 'action' | 'subject_id'>): string {
  const kind = findKind(subject_id)
  if (kind === undefined) return sayDeed(action)
  if (action === 'approveApproval')
    return say('deed.step_approved', { kind: sayOf('kind', kind, { count: 1 }) })
  return sayDone('', deeds[action]?.[0] ?? 'change', kind)
}

/** The kind of record that it is done to. */
export const kindOfDeed = (action: string): string | undefined => deeds[action]?.[1]

/** All that may have been done, by the kind of record. */
export const deedsByKind = (): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(Object.keys(deeds), action => deeds[action]![1])
