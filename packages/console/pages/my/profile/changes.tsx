// Changes of one's own details: what is under way, the way to ask for one, and what became of earlier ones.

import { useCompany } from '../../../app/company.ts'
import { formatDate, writeLocalMoment } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { listEmployeeAddresses } from '../../../gen/operations/employee-addresses.ts'
import { listEmployeeContacts } from '../../../gen/operations/employee-contacts.ts'
import { listEmployeeDependants } from '../../../gen/operations/employee-dependants.ts'
import { getEmployee } from '../../../gen/operations/employees.ts'
import {
  createProfileChange,
  listProfileChanges,
  withdrawProfileChange,
} from '../../../gen/operations/profile-changes.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { shapeForm } from '../../../records/forms/form-shape.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Status } from '../../../ui/status.tsx'
import { Asked } from '../../employees/changes/asked.tsx'
import { nameFields } from '../../employees/changes/name-fields.ts'
import { EndedChanges } from '../ended-changes.tsx'
import { AddressesInput } from './addresses-input.tsx'

type Change = RecordOf<'ProfileChange'>

/** The latest of them, that somebody looks for what became of theirs. */
const newest = { query: { limit: 10 } } as const

const shape = shapeForm<'createProfileChange'>({
  controls: { addresses: AddressesInput },
  clears: ['marital_status', 'personal_email', 'phone_primary'],
  // Whoever has no address asks for none: an empty list is refused.
  open: ['addresses'],
})

export function ProfileChanges({ employee }: { readonly employee: string }) {
  const changes = useRead(listProfileChanges, newest)
  if (changes.data === undefined) return null
  const open = changes.data.data.find(({ status }) => status === 'pending')
  const ended = changes.data.data.filter(({ status }) => status !== 'pending')
  return (
    <>
      {open ? <OpenChange change={open} /> : <Ask employee={employee} />}
      <EndedChanges of={ended} id="my-changes" name={nameFields} Sentence={StatusSentence} />
    </>
  )
}

/** The form begins with what is known, so that only what is wrong is typed. */
function Ask({ employee }: { readonly employee: string }) {
  const of = { path: { id: employee } }
  const own = useRead(getEmployee, of)
  const addresses = useRead(listEmployeeAddresses, of)
  const dependants = useRead(listEmployeeDependants, of)
  const contacts = useRead(listEmployeeContacts, of)
  if (!own.data || !addresses.data || !dependants.data || !contacts.data) return null
  const { marital_status, personal_email, phone_primary } = own.data
  const places = addresses.data.data
  const people = { dependants: dependants.data.data, contacts: contacts.data.data }
  const known = Object.assign({ marital_status, personal_email, phone_primary }, people)
  return (
    <p className="ways">
      <ActionButton
        operation={createProfileChange}
        record={places.length > 0 ? Object.assign(known, { addresses: places }) : known}
        shape={shape}
        text={say('my.ask_change')}
      />
    </p>
  )
}

function OpenChange({ change }: { readonly change: Change }) {
  return (
    <section className="card" aria-labelledby="my-change">
      <header className="card-head">
        <h2 id="my-change">{say('my.change_asked')}</h2>
        <Status value={change.status} />
      </header>
      <Asked record={change} />
      <p role="status">
        <StatusSentence change={change} />
      </p>
      <p className="ways">
        <ActionButton
          operation={withdrawProfileChange}
          path={{ id: change.id }}
          record={change}
          text={say('my.withdraw')}
          submit={say('my.withdraw')}
          look="quiet"
        />
      </p>
    </section>
  )
}

function StatusSentence({ change }: { readonly change: Change }) {
  const { timezone } = useCompany()
  const { status, created_at, updated_at, rejection_reason } = change
  const day = (moment: string) => formatDate(writeLocalMoment(moment, timezone))
  if (status === 'approved') return say('my.change_approved', { date: day(updated_at) })
  if (status === 'rejected')
    return say('my.account_rejected', { date: day(updated_at), reason: rejection_reason ?? '' })
  if (status === 'withdrawn') return say('my.account_withdrawn', { date: day(updated_at) })
  return say('my.change_waits', { date: day(created_at) })
}
