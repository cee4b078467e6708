// Who changed the record and when, for those who may read the audit.
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { isOperation } from '../../app/rights.ts'
import { say, sayAction, sayOf } from '../../app/words.ts'
import { listAuditEntries } from '../../gen/operations/audit-entries.ts'
import { Loaded } from '../../ui/loading.tsx'
import type { RecordOf } from '../kind.ts'
import { Name } from '../references/names.tsx'

type AuditEntry = RecordOf<'AuditEntry'>

/** As many as one sees beside the facts; the audit has all. */
const shown = 20

export function History({ id }: { readonly id: string }) {
  const entries = useRead(listAuditEntries, { query: { object_id: id, limit: shown } })
  return (
    <section className="card">
      <h2>{say('record.history')}</h2>
      <Loaded of={entries} lines={2}>
        {({ data }) => (
          <ol className="timeline">
            {data.length === 0 && <li className="empty">{say('record.no_history')}</li>}
            {data.map(entry => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  )
}

function Entry({ entry: { action, actor, created_at } }: { readonly entry: AuditEntry }) {
  const { timezone } = useCompany()
  return (
    <li>
      <strong>
        <Name id={actor} />
      </strong>
      <span>{sayDone(action)}</span>
      <time className="faint" dateTime={created_at}>
        {formatMoment(created_at, timezone)}
      </time>
    </li>
  )
}

/** An operation by its button, and what an older entry calls it by its words. */
const sayDone = (action: string): string => (isOperation(action) ? sayAction(action) : sayOf('event', action))
