// What an entry of the audit says besides: what was sent, in labels and values.
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatMoment } from '../../../app/formats.ts'
import { say } from '../../../app/words.ts'
import { ActorName } from '../../../records/history/actor-name.tsx'
import { sayEntry } from '../../../records/history/deeds.ts'
import { guessFields } from '../../../records/history/guess.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Facts } from '../../../records/value.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { readDetails } from './read-details.ts'

interface EntryProps {
  readonly record: RecordOf<'AuditEntry'>
}

/** Nothing where nothing was sent. */
export function DetailsButton({ record }: EntryProps) {
  const [isOpen, setOpen] = useState(false)
  const deed = sayEntry(record)
  if (Object.keys(readDetails(record.details)).length === 0) return null
  return (
    <span className="row-actions">
      <Button look="quiet" label={say('audit.details_of', { deed })} onPress={() => setOpen(true)}>
        {say('audit.details')}
      </Button>
      {isOpen && (
        <Dialog title={deed} onClose={() => setOpen(false)}>
          <EntryDetails record={record} />
        </Dialog>
      )}
    </span>
  )
}

export function EntryDetails({ record: { actor, created_at, details } }: EntryProps) {
  const { timezone } = useCompany()
  const said = readDetails(details)
  return (
    <>
      <p className="faint">
        <ActorName id={actor} /> <time dateTime={created_at}>{formatMoment(created_at, timezone)}</time>
      </p>
      {Object.keys(said).length === 0 ? (
        <p className="empty">{say('audit.no_details')}</p>
      ) : (
        <Facts fields={guessFields(said)} record={said} schemas={{}} />
      )}
    </>
  )
}
