// What is known of whoever works here: how they are reached, where they live, and the bank account that their pay goes to.
import { useRead } from '../../app/queries.ts'
import { useObstacle, useSession } from '../../app/session.tsx'
import { say, sayValue } from '../../app/words.ts'
import { listEmployeeAddresses } from '../../gen/operations/employee-addresses.ts'
import { getEmployee } from '../../gen/operations/employees.ts'
import { readResult } from '../../records/operation.ts'
import { Facts } from '../../records/value.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { writeAddress } from '../employees/changes/asked.tsx'
import { PayAccount } from './pay/account.tsx'
import { ProfileChanges } from './profile/changes.tsx'
import { Relations } from './profile/relations.tsx'

export default function DetailsPage() {
  const { employee_id } = useSession()
  const id = employee_id ?? ''
  // A plan without pay has no bank accounts.
  const obstacle = useObstacle()
  return (
    <Page title={say('my.details')}>
      <div className="my">
        <div>{obstacle('listBankAccountChanges') === undefined && <PayAccount employee={id} />}</div>
        <div>
          <Contact employee={id} />
          <Addresses employee={id} />
          <Relations employee={id} />
          {obstacle('listProfileChanges') === undefined && <ProfileChanges employee={id} />}
        </div>
      </div>
    </Page>
  )
}

interface OfEmployee {
  readonly employee: string
}

const contact = ['personal_email', 'work_email', 'phone_primary', 'marital_status']

function Contact({ employee }: OfEmployee) {
  const own = useRead(getEmployee, { path: { id: employee } })
  return (
    <section className="card" aria-labelledby="my-contact">
      <h2 id="my-contact">{say('my.about')}</h2>
      <Loaded of={own} lines={3}>
        {record => (
          <Facts
            fields={readResult(getEmployee)}
            record={record}
            schemas={getEmployee.schemas}
            names={contact}
          />
        )}
      </Loaded>
    </section>
  )
}

function Addresses({ employee }: OfEmployee) {
  const addresses = useRead(listEmployeeAddresses, { path: { id: employee } })
  return (
    <section className="card" aria-labelledby="my-addresses">
      <h2 id="my-addresses">{say('my.addresses')}</h2>
      <Loaded of={addresses} lines={2}>
        {({ data }) => (
          <>
            {data.length === 0 && <p className="empty">{say('my.no_addresses')}</p>}
            <ul className="my-list">
              {data.map(address => (
                <li key={address.id}>
                  <div>
                    <span dir="auto">{writeAddress(address)}</span>
                    <span className="faint">{sayValue(address.type, 'AddressType')}</span>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  )
}
