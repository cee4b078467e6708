// Who has an asset now, until when, and the way to get it back or to give it to somebody.
import { formatDate } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say } from '../../app/words.ts'
import {
  createAssetAssignment,
  getAssetAssignment,
  returnAssetAssignment,
} from '../../gen/operations/asset-assignments.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import type { RecordOf } from '../../records/kind.ts'
import { Reference } from '../../records/references/reference.tsx'
import { Loaded } from '../../ui/loading.tsx'

export default function HolderPanel({ record }: { readonly record: RecordOf<'Asset'> }) {
  const { current_assignment_id: id } = record
  if (typeof id === 'string') return <Holder id={id} />
  if (record.status !== 'available') return null
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say('assets.free')}</h2>
        <ActionButton
          operation={createAssetAssignment}
          record={{}}
          given={{ asset_id: record.id }}
          text={say('assets.assign')}
          look="primary"
        />
      </header>
    </section>
  )
}

function Holder({ id }: { readonly id: string }) {
  const read = useRead(getAssetAssignment, { path: { id } })
  return (
    <section className="card">
      <Loaded of={read} lines={2}>
        {assignment => (
          <>
            <header className="card-head">
              <h2>
                {say('assets.with')} <Reference kind="Employee" id={assignment.employee_id} />
              </h2>
              <ActionButton
                operation={returnAssetAssignment}
                path={{ id }}
                record={assignment}
                look="primary"
              />
            </header>
            <p>
              {say('assets.since', { date: formatDate(assignment.issued_on) })}{' '}
              {typeof assignment.expected_return_date === 'string' &&
                say('assets.until', { date: formatDate(assignment.expected_return_date) })}
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}
