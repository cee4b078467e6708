// Who changed the record and when, from what to what; for those who may read the audit, also what was done with it otherwise.
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { listAuditEntries } from '../../gen/operations/audit-entries.ts'
import { listRecordChanges } from '../../gen/operations/record-changes.ts'
import { Loaded } from '../../ui/loading.tsx'
import { type AnyOperation, type AnyRecord, readResult } from '../operation.ts'
import { Reference } from '../references/reference.tsx'
import { ActorName } from './actor-name.tsx'
import { sayDeed } from './deeds.ts'
import { Changes } from './differences.tsx'
import { type HistoryEntry, hasBeginning, mergeHistory, readChange } from './entries.ts'
import { guessFields } from './guess.ts'

/** As many as one sees beside the facts; the audit has all. */
const shown = 20

interface HistoryProps {
  readonly record: AnyRecord
  /** Whose answer the record is. */
  readonly operation: AnyOperation
  /** Of a person it has what is theirs as well: their leave, their salaries. */
  readonly isPerson?: boolean | undefined
}

export function History({ record, operation, isPerson = false }: HistoryProps) {
  const { timezone } = useCompany()
  const id = String(record.id)
  const query = { object_id: id, limit: shown }
  const made = typeof record.created_at === 'string' ? record.created_at : undefined
  const mayRead = useObstacle()(listAuditEntries.id) === undefined
  const audit = useRead(listAuditEntries, { query }, { enabled: mayRead })
  const changes = useRead(listRecordChanges, { query: isPerson ? { employee_id: id, limit: shown } : query })
  return (
    <section className="card">
      <h2>{say('record.history')}</h2>
      <Loaded of={changes} lines={2}>
        {({ data }) => {
          const entries = mergeHistory(audit.data?.data ?? [], data, id).slice(0, shown)
          return (
            <ol className="timeline">
              {entries.map(entry => (
                <Entry key={entry.id} entry={entry} operation={operation} />
              ))}
              {made !== undefined && entries.length < shown && !hasBeginning(entries, made) && (
                <li>
                  <span>{say('record.created')}</span>
                  <time className="faint" dateTime={made}>
                    {formatMoment(made, timezone)}
                  </time>
                </li>
              )}
              {made === undefined && entries.length === 0 && (
                <li className="empty">{say('record.no_history')}</li>
              )}
            </ol>
          )
        }}
      </Loaded>
    </section>
  )
}

interface EntryProps {
  readonly entry: HistoryEntry
  readonly operation: AnyOperation
}

function Entry({ entry: { action, actor, of, created_at, changes }, operation }: EntryProps) {
  const { timezone } = useCompany()
  const fields = of
    ? guessFields(Object.fromEntries(changes.map(({ field, from, to }) => [field, to ?? from])))
    : readResult(operation)
  return (
    <li>
      <strong>
        <ActorName id={actor} />
      </strong>
      {action !== undefined && <span>{sayDeed(action)}</span>}
      {of && (
        <span>
          {sayOf('kind', of.kind, { count: 1 })} <Reference id={of.id} />
        </span>
      )}
      {changes.length > 0 && (
        <Changes
          changes={changes.map(change => readChange(fields[change.field], change))}
          fields={fields}
          schemas={operation.schemas}
        />
      )}
      <time className="faint" dateTime={created_at}>
        {formatMoment(created_at, timezone)}
      </time>
    </li>
  )
}
