// What expires within 60 days or has expired, the earliest first; and the ways to what waits.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatDate, readToday } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { listEmployeeDocuments } from '../../gen/operations/employee-documents.ts'
import { Reference } from '../../records/references/reference.tsx'
import { Loaded } from '../../ui/loading.tsx'

const days = 60
const most = 100

export default function ExpiringPanel() {
  const before = addDays(readToday(useCompany().timezone), days)
  const expiring = useRead(listEmployeeDocuments, {
    query: { expiring_before: before, status: 'verified', limit: most },
  })
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say('documents.expiring')}</h2>
        <Link className="button" to="/documents" search={{ status: 'pending' }}>
          {say('documents.to_verify')}
        </Link>
      </header>
      <Loaded of={expiring} lines={2}>
        {({ data, has_more }) => (
          <>
            {data.length === 0 && <p className="empty">{say('record.none_here')}</p>}
            <ul className="lines">
              {data
                .toSorted((one, other) => (String(one.expiry_date) < String(other.expiry_date) ? -1 : 1))
                .map(document => (
                  <li key={document.id}>
                    <span>
                      <Link to="/documents/$id" params={{ id: document.id }}>
                        {document.title}
                      </Link>{' '}
                      <Reference kind="Employee" id={document.employee_id} />
                    </span>
                    <span className={document.is_expired ? 'error' : undefined}>
                      {document.expiry_date !== null && formatDate(document.expiry_date)}{' '}
                      {document.is_expired && sayOf('value', 'expired')}
                    </span>
                  </li>
                ))}
            </ul>
            {has_more && (
              <Link to="/documents" search={{ expiring_before: before }}>
                {say('documents.more_expiring', { count: most })}
              </Link>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + count)
  return day.toISOString().slice(0, 10)
}
