// Whom the company calls for whoever works here in an emergency, and whom they provide for, as it is known.

import { formatDate } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayValue } from '../../../app/words.ts'
import { listEmployeeContacts } from '../../../gen/operations/employee-contacts.ts'
import { listEmployeeDependants } from '../../../gen/operations/employee-dependants.ts'
import { Loaded } from '../../../ui/loading.tsx'

interface OfEmployee {
  readonly employee: string
}

export const Relations = ({ employee }: OfEmployee) => (
  <>
    <Contacts employee={employee} />
    <Dependants employee={employee} />
  </>
)

interface Relation {
  readonly id: string
  readonly name?: string
  readonly relationship: string
}

function Contacts({ employee }: OfEmployee) {
  const read = useRead(listEmployeeContacts, { path: { id: employee } })
  return (
    <section className="card" aria-labelledby="my-contacts">
      <h2 id="my-contacts">{say('employees.contacts')}</h2>
      <Loaded of={read} lines={2}>
        {({ data }) => (
          <>
            {data.length === 0 && <p className="empty">{say('my.no_contacts')}</p>}
            <ul className="my-list">
              {data.toSorted(byPrimary).map(one => (
                <Row key={one.id} relation={one} more={one.phone} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  )
}

interface Called {
  readonly is_primary: boolean
}

/** Whoever is called first stands first. */
const byPrimary = (one: Called, other: Called): number => Number(other.is_primary) - Number(one.is_primary)

function Dependants({ employee }: OfEmployee) {
  const read = useRead(listEmployeeDependants, { path: { id: employee } })
  return (
    <section className="card" aria-labelledby="my-dependants">
      <h2 id="my-dependants">{say('employees.dependants')}</h2>
      <Loaded of={read} lines={2}>
        {({ data }) => (
          <>
            {data.length === 0 && <p className="empty">{say('my.no_dependants')}</p>}
            <ul className="my-list">
              {data.map(one => (
                <Row key={one.id} relation={one} more={one.born_on ? formatDate(one.born_on) : undefined} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  )
}

interface RowProps {
  readonly relation: Relation
  readonly more: string | undefined
}

function Row({ relation: { name, relationship }, more }: RowProps) {
  return (
    <li>
      <div>
        <span dir="auto">{name}</span>
        <span className="faint">{sayValue(relationship, 'Relationship')}</span>
      </div>
      {more !== undefined && <bdi dir="ltr">{more}</bdi>}
    </li>
  )
}
