// The policies of a leave type in the order of time: which was, which holds today, and which is to come.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatAmount, formatDate, readToday } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf, sayTogether, titleKind, type WordId } from '../../app/words.ts'
import { listLeavePolicies } from '../../gen/operations/leave-policies.ts'
import type { RecordOf } from '../../records/kind.ts'
import type { Output } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'

type Policy = Output<'getLeavePolicy'>

export function PoliciesInTime({ record }: { readonly record: RecordOf<'LeaveType'> }) {
  const policies = useRead(listLeavePolicies, { query: { leave_type_id: record.id, limit: 100 } })
  const mayCreate = useObstacle()('createLeavePolicy') === undefined
  return (
    <section className="card">
      <header className="card-head">
        <h2>{titleKind('LeavePolicy')}</h2>
        {mayCreate && (
          <Link to="/leave/policies/new">
            {say('list.new', { kind: sayOf('kind', 'LeavePolicy', { count: 1 }) })}
          </Link>
        )}
      </header>
      <Loaded of={policies} lines={3}>
        {({ data }) => (
          <ol className="lines">
            {data.length === 0 && <li className="empty">{say('leave.no_policy')}</li>}
            {data
              .toSorted((one, other) => one.effective_from.localeCompare(other.effective_from))
              .map(policy => (
                <PolicyLine key={policy.id} policy={policy} />
              ))}
          </ol>
        )}
      </Loaded>
    </section>
  )
}

function PolicyLine({ policy }: { readonly policy: Policy }) {
  const { timezone } = useCompany()
  const { id, effective_from: from, effective_to: to, annual_quota, accrual_method } = policy
  const period = findPeriod(policy, readToday(timezone))
  return (
    <li className={period === 'leave.policy_now' ? undefined : 'faint'}>
      <div>
        <Link to="/leave/policies/$id" params={{ id }}>
          {to === null
            ? say('explanation.since', { date: formatDate(from) })
            : `${formatDate(from)} – ${formatDate(to)}`}
        </Link>
        <span className="grounds">
          {sayTogether(say(period), sayOf('value', accrual_method))}
          {policy.carry_forward_allowed && ` · ${sayOf('field', 'carry_forward_allowed')}`}
          {policy.encashment_allowed && ` · ${sayOf('field', 'encashment_allowed')}`}
        </span>
      </div>
      <strong className="figure">
        {say('leave.days', { count: Number(annual_quota), days: formatAmount(annual_quota, 0) })}
      </strong>
    </li>
  )
}

function findPeriod({ effective_from, effective_to }: Policy, today: string): WordId {
  if (effective_from > today) return 'leave.policy_to_come'
  return effective_to !== null && effective_to < today ? 'leave.policy_past' : 'leave.policy_now'
}
