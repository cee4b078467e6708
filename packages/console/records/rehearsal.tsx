// What a dry run answered: what would stand afterwards, and what would have changed.
import { say, sayOf } from '../app/words.ts'
import { type AnyOperation, type AnyRecord, readResult } from './operation.ts'
import { Facts, Value } from './value.tsx'

interface RehearsalProps {
  readonly operation: AnyOperation
  readonly answer: AnyRecord
  readonly before: AnyRecord | undefined
}

const unsaid = ['object', 'id', 'created_at', 'updated_at']

export function Rehearsal({ operation, answer, before }: RehearsalProps) {
  const fields = readResult(operation)
  const names = Object.keys(fields).filter(name => !unsaid.includes(name) && name in answer)
  const changed = names.filter(name => JSON.stringify(before?.[name]) !== JSON.stringify(answer[name]))
  return (
    <section className="rehearsal" role="status">
      <h3>{say('form.would')}</h3>
      {before === undefined ? (
        <Facts fields={fields} record={answer} schemas={operation.schemas} names={names} />
      ) : (
        <dl className="facts">
          {changed.map(name => (
            <div key={name}>
              <dt>{sayOf('field', name)}</dt>
              <dd>
                <del>
                  <Value name={name} facts={fields[name]} value={before[name]} schemas={operation.schemas} />
                </del>{' '}
                <ins>
                  <Value name={name} facts={fields[name]} value={answer[name]} schemas={operation.schemas} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {before !== undefined && changed.length === 0 && <p>{say('form.would_nothing')}</p>}
      <p className="faint">{say('form.nothing_saved')}</p>
    </section>
  )
}
