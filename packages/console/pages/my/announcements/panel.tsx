// One announcement as its reader has it: the text, and where the company asks for it, the way to say that it was read.
import { useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { acknowledgeAnnouncement } from '../../../gen/operations/announcements.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { asksToBeRead } from './news.tsx'

type Announcement = RecordOf<'Announcement'>

export function OwnAnnouncement({ record }: { readonly record: Announcement }) {
  const { employee_id } = useSession()
  return (
    <section className="card">
      <h2 dir="auto">{record.title}</h2>
      <p className="as-written" dir="auto">
        {record.body}
      </p>
      {asksToBeRead(record) && (
        <p className="ways">
          <ActionButton
            operation={acknowledgeAnnouncement}
            path={{ id: record.id }}
            record={record}
            title={record.title}
            given={{ employee_id }}
            text={say('my.read_it')}
            submit={say('my.read_it')}
            look="primary"
          />
        </p>
      )}
      {record.is_acknowledged === true && <p role="status">{say('my.has_read')}</p>}
    </section>
  )
}
