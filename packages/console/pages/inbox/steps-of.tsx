// What a decision does to the steps of a request: whose turn it is, and that whoever decides the record itself ends them.
import { formatCount } from '../../app/formats.ts'
import { useWrite } from '../../app/queries.ts'
import { useObstacle, useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { rerouteApproval } from '../../gen/operations/approvals.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { type Approval, findAway, findOpen, nameAsked } from '../approvals/read.ts'
import { sayNext, sayWaiting } from '../approvals/waits-for.tsx'

export function StepsOf({ approval }: { readonly approval: Approval }) {
  const { asks_you: isMine, steps } = approval
  const { member_id: me } = useSession()
  const open = findOpen(approval)
  const away = findAway(approval, me)
  const names = open === undefined ? '' : nameAsked(open)
  if (names === '') return <Stuck approval={approval} />
  if (!isMine)
    return <p className="notice">{say('inbox.ends_steps', { waits: sayWaiting(approval), names })}</p>
  const place = { step: formatCount(open?.position ?? 1), all: formatCount(steps.length) }
  return (
    <p className="notice">
      {say('inbox.your_step', place)} {away !== undefined && say('approvals.for', { name: away })}{' '}
      {sayNext(approval)}
    </p>
  )
}

/** Nobody may decide the open step, so it is asked anew, or the record is decided itself. */
function Stuck({ approval: { id } }: { readonly approval: Approval }) {
  const write = useWrite(rerouteApproval)
  const missing = useObstacle()(rerouteApproval.id)
  return (
    <div className="notice bad">
      <p>{say('inbox.stuck')}</p>
      {write.error !== null && <Problem error={write.error} />}
      <p className="ways">
        <Button missing={missing} isBusy={write.isPending} onPress={() => write.mutate({ path: { id } })}>
          {say('action.reroute')}
        </Button>
      </p>
    </div>
  )
}
