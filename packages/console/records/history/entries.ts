// The lines of a record's history: what was done with it by the audit, and from what to what by its changes.
import type { RecordOf } from '../kind.ts'
import type { Field } from '../operation.ts'
import type { Change } from './differences.tsx'

export type AuditEntry = RecordOf<'AuditEntry'>
export type RecordChange = RecordOf<'RecordChange'>
export type FieldChange = RecordChange['changes'][number]

export interface HistoryEntry {
  readonly id: string
  readonly actor: string
  /** The record that it was done to, where that is another one, such as a leave of the employee. */
  readonly of?: { readonly kind: string; readonly id: string }
  readonly created_at: string
  /** What was done, where the person may read the audit and it has an entry. */
  readonly action?: string
  readonly changes: readonly FieldChange[]
}

/** Newest first. An entry of the audit and a change that one commit has written are one line. */
export function mergeHistory(
  audit: readonly AuditEntry[],
  changes: readonly RecordChange[],
  record: string,
): readonly HistoryEntry[] {
  const left = [...changes]
  const done = audit.map(({ id, actor, action, commit, created_at }): HistoryEntry => {
    const at = left.findIndex(
      change =>
        change.object_id === record && change.actor === actor && change.commit === commit && commit !== null,
    )
    const [change] = at < 0 ? [] : left.splice(at, 1)
    return { id, actor, action, created_at, changes: change?.changes ?? [] }
  })
  const others = left.map(
    ({ id, actor, kind, object_id, changes, created_at }): HistoryEntry =>
      Object.assign(
        { id, actor, changes, created_at },
        object_id !== record && { of: { kind, id: object_id } },
      ),
  )
  return [...done, ...others].sort((one, other) => other.created_at.localeCompare(one.created_at))
}

/** The entry is written with the record, at the commit. */
const mostBetween = 1_000

/** Whether the making of the record is among them, as it is for whoever may read the audit. */
export const hasBeginning = (entries: readonly HistoryEntry[], made: string): boolean =>
  entries.some(
    ({ of, created_at }) =>
      of === undefined && Math.abs(Date.parse(created_at) - Date.parse(made)) < mostBetween,
  )

/** A change of a field with the values that the record had. */
export const readChange = (facts: Field | undefined, change: FieldChange): Change =>
  'to' in change
    ? { field: change.field, from: readKept(facts, change.from), to: readKept(facts, change.to) }
    : { field: change.field }

/** A value that the history keeps, which is text, as the record has it. What was too long ends with an ellipsis, and stays text. */
export function readKept(facts: Field | undefined, text: string | null | undefined): unknown {
  if (text === null || text === undefined) return null
  if (facts?.type === 'boolean') return text === 'true'
  if (facts?.type === 'integer' || facts?.type === 'number') return Number(text)
  return /^[[{].*[\]}]$/s.test(text) && isComposed(facts) ? JSON.parse(text) : text
}

const isComposed = (facts: Field | undefined): boolean =>
  facts?.type === 'array' ||
  facts?.type === 'object' ||
  facts?.items !== undefined ||
  facts?.fields !== undefined
