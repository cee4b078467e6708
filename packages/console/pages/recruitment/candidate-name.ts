// What the candidate of an application is called.
import { useName } from '../../records/references/names.tsx'
import type { Application } from './stages.ts'

/** Dots until the name is known, and the id where the person may not know it. */
export function useCandidateName({ candidate_id: id }: Application): string {
  const name = useName(id)
  return name === undefined ? '…' : (name ?? id)
}
