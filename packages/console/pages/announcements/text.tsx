// An announcement as people read it, and whom it is for.
import { say, sayOf } from '../../app/words.ts'
import type { AnyRecord } from '../../records/operation.ts'
import { Reference } from '../../records/references/reference.tsx'
import { listAudience } from './audience.ts'

export function AnnouncementText({ record }: { readonly record: AnyRecord }) {
  const ids = listAudience(record)
  return (
    <section className="card">
      <h2>{String(record.title)}</h2>
      <p className="as-written" dir="auto">
        {String(record.body)}
      </p>
      <p className="faint">
        {say('announcements.for')}{' '}
        {ids.length === 0
          ? sayOf('value', String(record.audience))
          : ids.map((id, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Reference id={id} />
              </span>
            ))}
      </p>
    </section>
  )
}
