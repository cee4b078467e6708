// Who decides in the place of the person while they are away, and for whom the person does so.
import { formatDays } from '../../app/formats.ts'
import { useList } from '../../app/queries.ts'
import { useSession } from '../../app/session.tsx'
import { say, sayTogether, sayValue } from '../../app/words.ts'
import {
  createApprovalDelegation,
  listApprovalDelegations,
  revokeApprovalDelegation,
} from '../../gen/operations/approval-delegations.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import { shapeForm } from '../../records/forms/form-shape.ts'
import type { ListedOf } from '../../records/operation.ts'
import { useName } from '../../records/references/names.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { ColleagueInput } from './colleague-input.tsx'

type Delegation = ListedOf<'listApprovalDelegations'>

const asked = ['to_employee_id', 'starts_on', 'ends_on', 'kinds'] as const

/** What is made stands in the list, so its answer is not told again. */
const nothing = {}

const shape = shapeForm<'createApprovalDelegation'>({
  first: asked,
  needs: ['to_employee_id'],
  controls: { to_employee_id: ColleagueInput },
})

export function Away() {
  const list = useList(listApprovalDelegations, {})
  const all = list.data?.pages.flatMap(page => page.data)
  return (
    <>
      <p>{say('approvals.away_what')}</p>
      <p className="ways">
        <ActionButton
          operation={createApprovalDelegation}
          text={say('approvals.name_stand_in')}
          look="primary"
          shape={shape}
          only={asked}
          record={nothing}
        />
      </p>
      <Loaded of={{ data: all, error: list.error, refetch: list.refetch }} lines={3}>
        {shown =>
          shown.length === 0 ? (
            <p className="empty">{say('approvals.no_stand_in')}</p>
          ) : (
            <ul className="card my-list" aria-label={say('approvals.away')}>
              {shown.map(one => (
                <Line key={one.id} delegation={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <More of={list} />
    </>
  )
}

function Line({ delegation }: { readonly delegation: Delegation }) {
  const { member_id: me } = useSession()
  const { id, from_member_id: from, to_member_id: to, starts_on, ends_on, kinds } = delegation
  const isMine = from === me
  const name = useName(isMine ? to : from) ?? '…'
  return (
    <li>
      <div>
        <strong>
          {say(isMine ? 'approvals.stands_in_for_you' : 'approvals.you_stand_in_for', { name })}
        </strong>
        <span className="faint">
          {sayTogether(formatDays(starts_on, ends_on), ...kinds.map(kind => sayValue(kind, 'ApprovalKind')))}
        </span>
        <span className="faint">{sayState(delegation)}</span>
      </div>
      {isMine && delegation.revoked_at === null && (
        <ActionButton operation={revokeApprovalDelegation} path={{ id }} record={delegation} title={name} />
      )}
    </li>
  )
}

function sayState({ revoked_at, is_in_force: counts }: Delegation): string {
  if (revoked_at !== null) return say('approvals.revoked')
  return say(counts ? 'approvals.counts_today' : 'approvals.counts_not_today')
}
