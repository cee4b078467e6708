// What the audit tells, in words: a verb and the kind of record that it was done to.
import { say, sayDone } from '../../app/words.ts'
import { deeds } from '../../gen/deeds.ts'

/** What was done, such as "Approved the leave application". An older release may have done what this one does not know. */
export function sayDeed(action: string): string {
  const deed = deeds[action]
  return deed ? sayDone(action, ...deed) : say('deed.former')
}

/** The kind of record that it is done to. */
export const kindOfDeed = (action: string): string | undefined => deeds[action]?.[1]

/** All that may have been done, by the kind of record. */
export const deedsByKind = (): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(Object.keys(deeds), action => deeds[action]![1])
