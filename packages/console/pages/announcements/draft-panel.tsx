// A draft as people will read it, how far it is, and where it was published.
import { formatDate, formatTime } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Reference } from '../../records/references/reference.tsx'
import { Steps } from '../../ui/steps.tsx'
import { AnnouncementText } from './text.tsx'

export default function DraftPanel({ record }: { readonly record: RecordOf<'AnnouncementDraft'> }) {
  const { status, publish_date: day, publish_time: time, announcement_id: published } = record
  return (
    <>
      <section className="card">
        <Steps steps={['draft', status === 'missed' ? 'missed' : 'scheduled', 'published']} at={status} />
        {status === 'scheduled' && typeof day === 'string' && (
          <p>
            {say('announcements.at', {
              date: formatDate(day),
              time: typeof time === 'string' ? formatTime(time) : '',
            })}
          </p>
        )}
        {status === 'missed' && <p>{say('announcements.missed')}</p>}
        {typeof published === 'string' && <Reference kind="Announcement" id={published} />}
      </section>
      <AnnouncementText record={record} />
    </>
  )
}
