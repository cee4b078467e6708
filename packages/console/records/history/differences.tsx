// What differs between two states of a record, field by field: as it was, and as it is.
import { say, sayOf } from '../../app/words.ts'
import {
  type AnyOperation,
  type AnyRecord,
  type Field,
  type Fields,
  readResult,
  type Schemas,
} from '../operation.ts'
import { Value } from '../value.tsx'

interface DifferencesProps {
  /** Whose answer both are. */
  readonly operation: AnyOperation
  readonly before: AnyRecord
  readonly after: AnyRecord
}

/** How far a work is says nothing of what it comes to. */
const unsaid = ['object', 'id', 'created_at', 'updated_at', 'done', 'total', 'heartbeat_at', 'finished_at']

/** The fields that a person would call changed. */
export const listDifferences = ({ operation, before, after }: DifferencesProps): string[] =>
  Object.keys(readResult(operation)).filter(
    name =>
      !unsaid.includes(name) && name in after && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )

/** What was empty is not struck out. */
const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** A field that changed; from and to are absent where the person may not see its values. */
export interface Change {
  readonly field: string
  readonly from?: unknown
  readonly to?: unknown
}

interface FromToProps {
  readonly change: Change
  readonly facts: Field | undefined
  readonly schemas: Schemas
}

/** What a field was, struck out, and what it became. */
export function FromTo({ change, facts, schemas }: FromToProps) {
  if (!('to' in change)) return <span className="faint">{say('record.changed_unseen')}</span>
  const { field, from, to } = change
  return (
    <>
      {isThere(from) && (
        <del>
          <Value name={field} facts={facts} value={from} schemas={schemas} />
        </del>
      )}{' '}
      <ins>
        <Value name={field} facts={facts} value={to} schemas={schemas} />
      </ins>
    </>
  )
}

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly fields: Fields
  readonly schemas: Schemas
}

/** What changed at once, a field a line. */
export function Changes({ changes, fields, schemas }: ChangesProps) {
  return (
    <ul className="changes">
      {changes.map(change => (
        <li key={change.field}>
          <span className="faint">{sayOf('field', change.field)}</span>{' '}
          <FromTo change={change} facts={fields[change.field]} schemas={schemas} />
        </li>
      ))}
    </ul>
  )
}

export function Differences(props: DifferencesProps) {
  const { operation, before, after } = props
  const fields = readResult(operation)
  return (
    <dl className="facts">
      {listDifferences(props).map(name => (
        <div key={name}>
          <dt>{sayOf('field', name)}</dt>
          <dd>
            <FromTo
              change={{ field: name, from: before[name], to: after[name] }}
              facts={fields[name]}
              schemas={operation.schemas}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
