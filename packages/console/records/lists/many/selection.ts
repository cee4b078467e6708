// The records of a list that are chosen, for what is done with many of them at once.
import { useState } from 'react'
import type { AnyRecord } from '../../operation.ts'

export interface Selection {
  /** Those that are chosen and still in the list. */
  readonly records: readonly AnyRecord[]
  readonly isAll: boolean
  readonly has: (record: AnyRecord) => boolean
  readonly toggle: (record: AnyRecord) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

const none: ReadonlySet<string> = new Set()

export function useSelection(listed: readonly AnyRecord[]): Selection {
  const [ids, setIds] = useState(none)
  const records = ids.size === 0 ? [] : listed.filter(({ id }) => id !== undefined && ids.has(id))
  const isAll = records.length > 0 && records.length === listed.length
  return {
    records,
    isAll,
    has: ({ id }) => id !== undefined && ids.has(id),
    toggle: ({ id }) => id !== undefined && setIds(before => without(before, id)),
    toggleAll: () => setIds(isAll ? none : new Set(listed.flatMap(({ id }) => id ?? []))),
    clear: () => setIds(none),
  }
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(ids)
  if (!after.delete(id)) after.add(id)
  return after
}
