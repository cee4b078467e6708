// Signed contracts that go on after the last day of their employee, each with the way to end it on that day.
import { formatDate } from '../../app/formats.ts'
import { useList } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { listEmploymentContractDetails } from '../../gen/operations/employment-contract-details.ts'
import { terminateEmploymentContract } from '../../gen/operations/employment-contracts.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import { Reference } from '../../records/references/reference.tsx'
import { More } from '../../ui/more.tsx'

export default function OutlivingPanel() {
  const isAllowed = useObstacle()('listEmploymentContractDetails') === undefined
  const list = useList(
    listEmploymentContractDetails,
    { query: { outlives_employment: true } },
    { enabled: isAllowed },
  )
  const details = list.data?.pages.flatMap(page => page.data) ?? []
  if (details.length === 0) return null
  return (
    <section className="card">
      <h2>{say('documents.outliving')}</h2>
      <p>{say('documents.outliving_what')}</p>
      <ul className="lines">
        {details.map(({ id, contract, separation_date: last }) => (
          <li key={id}>
            <span>
              <Reference kind="Employee" id={contract.employee_id} />{' '}
              <Reference kind="EmploymentContract" id={contract.id} />{' '}
              {last !== null && say('documents.last_day', { date: formatDate(last) })}
            </span>
            <ActionButton
              operation={terminateEmploymentContract}
              path={{ id: contract.id }}
              record={Object.assign({ last_day: last }, contract)}
              title={String(contract.contract_number)}
            />
          </li>
        ))}
      </ul>
      <More of={list} />
    </section>
  )
}
