// What differs between two states of a record, field by field: as it was, and as it is.
import { sayOf } from '../../app/words.ts'
import { type AnyOperation, type AnyRecord, readResult } from '../operation.ts'
import { Value } from '../value.tsx'

interface DifferencesProps {
  /** Whose answer both are. */
  readonly operation: AnyOperation
  readonly before: AnyRecord
  readonly after: AnyRecord
}

const unsaid = ['object', 'id', 'created_at', 'updated_at']

/** The fields that a person would call changed. */
export const listDifferences = ({ operation, before, after }: DifferencesProps): string[] =>
  Object.keys(readResult(operation)).filter(
    name =>
      !unsaid.includes(name) && name in after && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )

/** What was empty is not struck out. */
const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

export function Differences(props: DifferencesProps) {
  const { operation, before, after } = props
  const fields = readResult(operation)
  return (
    <dl className="facts">
      {listDifferences(props).map(name => (
        <div key={name}>
          <dt>{sayOf('field', name)}</dt>
          <dd>
            {isThere(before[name]) && (
              <del>
                <Value name={name} facts={fields[name]} value={before[name]} schemas={operation.schemas} />
              </del>
            )}{' '}
            <ins>
              <Value name={name} facts={fields[name]} value={after[name]} schemas={operation.schemas} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
