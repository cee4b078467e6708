// What an employee is paid now and how to change it, and what was taxed in a year.
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import {
  getEmployeeCompensation,
  updateEmployeeCompensation,
} from '../../gen/operations/employee-compensation.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import type { RecordOf } from '../../records/kind.ts'
import { readResult } from '../../records/operation.ts'
import { Facts } from '../../records/value.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { JobAndPay } from './person/job-and-pay.tsx'
import { TaxCertificate } from './tax-certificate.tsx'

export default function PayPanel({ record }: { readonly record: RecordOf<'Employee'> }) {
  return (
    <>
      <JobAndPay record={record} />
      <Compensation record={record} />
      <TaxCertificate record={record} />
    </>
  )
}

function Compensation({ record }: { readonly record: RecordOf<'Employee'> }) {
  if (useObstacle()(getEmployeeCompensation.id) !== undefined) return null
  return <CompensationCard id={record.id} mayChange={record.deleted !== true} />
}

function CompensationCard({ id, mayChange }: { readonly id: string; readonly mayChange: boolean }) {
  const compensation = useRead(getEmployeeCompensation, { path: { id } })
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say('employees.compensation')}</h2>
        {compensation.data && mayChange && (
          <ActionButton operation={updateEmployeeCompensation} path={{ id }} record={compensation.data} />
        )}
      </header>
      <Loaded of={compensation} lines={3}>
        {shown => (
          <Facts
            fields={readResult(getEmployeeCompensation)}
            record={shown}
            schemas={getEmployeeCompensation.schemas}
          />
        )}
      </Loaded>
    </section>
  )
}
