// An announcement as people read it, and whom it is for.
import { say, sayOf } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Reference } from '../../records/references/reference.tsx'
import { listAudience } from './audience.ts'

export function AnnouncementText({
  record,
}: {
  readonly record: RecordOf<'Announcement'> | RecordOf<'AnnouncementDraft'>
}) {
  const ids = listAudience(record)
  return (
    <section className="card">
      <h2>{record.title}</h2>
      <p className="as-written" dir="auto">
        {record.body}
      </p>
      <p className="faint">
        {say('announcements.for')}{' '}
        {ids.length === 0
          ? sayOf('value', record.audience)
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
