// Who changed the record and when, for those who may read the audit.
import { useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { listAuditEntries } from '../../gen/operations/audit-entries.ts'
import { Loaded } from '../../ui/loading.tsx'
import { Name } from '../references/names.tsx'

export function History({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  if (useObstacle()('listAuditEntries') !== undefined) return null
  return (
    <details className="card" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say('record.history')}</summary>
      {isOpen && <Entries id={id} />}
    </details>
  )
}

function Entries({ id }: { readonly id: string }) {
  const entries = useRead(listAuditEntries, { query: { object_id: id, limit: 50 } })
  const { timezone } = useCompany()
  return (
    <Loaded of={entries} lines={2}>
      {({ data }) => (
        <ul className="history">
          {data.length === 0 && <li className="empty">{say('record.no_history')}</li>}
          {data.map(entry => (
            <li key={entry.id}>
              <time dateTime={entry.created_at}>{formatMoment(entry.created_at, timezone)}</time>{' '}
              {entry.action}{' '}
              <span className="faint">
                <Name id={entry.actor} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
