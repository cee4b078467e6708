// A published announcement: its text, whom it is for, and how many have acknowledged it.
import { say } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'
import { AnnouncementText } from './text.tsx'

export default function AnnouncementPanel({ record }: { readonly record: RecordOf<'Announcement'> }) {
  return (
    <>
      {record.requires_acknowledgement === true && (
        <p className="notice">{say('announcements.acknowledged', { count: record.acknowledged_count })}</p>
      )}
      <AnnouncementText record={record} />
    </>
  )
}
