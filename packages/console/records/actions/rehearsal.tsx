// What a dry run answered: what would stand afterwards, and what would have changed.
import { say } from '../../app/words.ts'
import { Differences, listDifferences } from '../history/differences.tsx'
import { type AnyOperation, type AnyRecord, readResult } from '../operation.ts'
import { Facts } from '../value.tsx'

interface RehearsalProps {
  readonly operation: AnyOperation
  readonly answer: AnyRecord
  readonly before: AnyRecord | undefined
}

export default function Rehearsal({ operation, answer, before }: RehearsalProps) {
  return (
    <section className="rehearsal" role="status">
      <h3>{say('form.would')}</h3>
      {before === undefined ? (
        <Facts fields={readResult(operation)} record={answer} schemas={operation.schemas} />
      ) : (
        <Differences operation={operation} before={before} after={answer} />
      )}
      {before !== undefined && listDifferences({ operation, before, after: answer }).length === 0 && (
        <p>{say('form.would_nothing')}</p>
      )}
      <p className="faint">{say('form.nothing_saved')}</p>
    </section>
  )
}
