// What a decision about somebody's details rests on: what they ask for, and what was entered otherwise since.

import { useRead } from '../../../app/queries.ts'
import { say, sayValue } from '../../../app/words.ts'
import { listEmployeeAddresses } from '../../../gen/operations/employee-addresses.ts'
import { listEmployeeContacts } from '../../../gen/operations/employee-contacts.ts'
import { listEmployeeDependants } from '../../../gen/operations/employee-dependants.ts'
import { getEmployee } from '../../../gen/operations/employees.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { readResult } from '../../../records/operation.ts'
import { Value } from '../../../records/value.tsx'
import { Asked, isPlain, writeAddress } from './asked.tsx'
import { Person, type Related } from './asked-relations.tsx'

type Change = RecordOf<'ProfileChange'>

export default function ProfilePanel({ record }: { readonly record: Change }) {
  return (
    <section className="card">
      <h2>{say('profile.asked')}</h2>
      <Asked record={record} />
      {record.outdated_fields.length > 0 && <Meanwhile record={record} />}
    </section>
  )
}

/** Both are seen before one of them is written over the other. */
function Meanwhile({ record: { employee_id, outdated_fields, addresses } }: { readonly record: Change }) {
  const of = { path: { id: employee_id } }
  const { data: employee } = useRead(getEmployee, of)
  const { data: places } = useRead(listEmployeeAddresses, of)
  if (!employee || !places) return null
  const fields = readResult(getEmployee)
  const moved = outdated_fields.includes('addresses') ? addresses : []
  return (
    <div className="notice bad">
      <p>{say('profile.meanwhile')}</p>
      <ul className="changes">
        {outdated_fields.filter(isPlain).map(field => (
          <li key={field}>
            <span className="faint">{sayValue(field, 'ProfileField')}</span>{' '}
            <Value name={field} facts={fields[field]} value={employee[field]} schemas={getEmployee.schemas} />
          </li>
        ))}
        {places.data
          .filter(({ type }) => moved.some(address => address.type === type))
          .map(place => (
            <li key={place.id}>
              <span className="faint">{sayValue(place.type, 'AddressType')}</span>{' '}
              <span dir="auto">{writeAddress(place)}</span>
            </li>
          ))}
      </ul>
      {outdated_fields.includes('dependants') && <MeanwhileDependants employee={employee_id} />}
      {outdated_fields.includes('contacts') && <MeanwhileContacts employee={employee_id} />}
    </div>
  )
}

interface OfEmployee {
  readonly employee: string
}

function MeanwhileDependants({ employee }: OfEmployee) {
  const { data: page } = useRead(listEmployeeDependants, { path: { id: employee } })
  return page && <Known field="dependants" people={page.data} />
}

function MeanwhileContacts({ employee }: OfEmployee) {
  const { data: page } = useRead(listEmployeeContacts, { path: { id: employee } })
  return page && <Known field="contacts" people={page.data} />
}

interface KnownProps {
  readonly field: 'dependants' | 'contacts'
  readonly people: readonly (Related & { readonly id: string })[]
}

/** Nobody is an answer, too. */
function Known({ field, people }: KnownProps) {
  return (
    <>
      <h3>{sayValue(field, 'ProfileField')}</h3>
      {people.length === 0 && <p className="empty">{say('profile.nobody')}</p>}
      <ul className="changes">
        {people.map(one => (
          <li key={one.id}>
            <Person of={one} />
          </li>
        ))}
      </ul>
    </>
  )
}
