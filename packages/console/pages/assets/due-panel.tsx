// Who has to return something: those who leave or have left, and those whose day to return it has come.
import { formatDate } from '../../app/formats.ts'
import { useList } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { listAssetAssignmentDetails } from '../../gen/operations/asset-assignment-details.ts'
import { loseAssetAssignment, returnAssetAssignment } from '../../gen/operations/asset-assignments.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import type { Output } from '../../records/operation.ts'
import { Reference } from '../../records/references/reference.tsx'
import { More } from '../../ui/more.tsx'

type Detail = Output<'listAssetAssignmentDetails'>['data'][number]

export default function DuePanel() {
  const isAllowed = useObstacle()('listAssetAssignmentDetails') === undefined
  const list = useList(listAssetAssignmentDetails, { query: { is_return_due: true } }, { enabled: isAllowed })
  const due = (list.data?.pages.flatMap(page => page.data) ?? []) as readonly unknown[] as readonly Detail[]
  if (due.length === 0) return null
  return (
    <section className="card">
      <h2>{say('assets.due')}</h2>
      {/* Only what can take the focus can be scrolled by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="table short" tabIndex={0} aria-label={say('assets.due')}>
        <table>
          <thead>
            <tr>
              {['asset_id', 'employee_id', 'expected_return_date', 'separation_date'].map(name => (
                <th key={name} scope="col">
                  {sayOf('field', name)}
                </th>
              ))}
              <th scope="col">
                <span className="unseen">{say('record.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {due.map(detail => (
              <DueRow key={detail.id} detail={detail} />
            ))}
          </tbody>
        </table>
      </section>
      <More of={list} />
    </section>
  )
}

function DueRow({ detail }: { readonly detail: Detail }) {
  const { assignment } = detail
  const day = (date: string | null) => (date === null ? '' : formatDate(date))
  const title = `${detail.asset_tag} ${detail.asset_name}`
  return (
    <tr>
      <th scope="row">
        <Reference kind="Asset" id={assignment.asset_id} />
      </th>
      <td>
        <Reference kind="Employee" id={assignment.employee_id} />
      </td>
      <td>{day(assignment.expected_return_date)}</td>
      <td>{day(detail.separation_date)}</td>
      <td className="row-actions">
        {[returnAssetAssignment, loseAssetAssignment].map(operation => (
          <ActionButton
            key={operation.id}
            operation={operation}
            path={{ id: assignment.id }}
            record={assignment}
            title={title}
            look="quiet"
          />
        ))}
      </td>
    </tr>
  )
}
