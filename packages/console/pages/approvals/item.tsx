// One request: whose it is, what it says, who else is away, the decision, what is said about it, and the way that it goes.
import { Suspense } from 'react'
import { formatCount } from '../../app/formats.ts'
import { useSession } from '../../app/session.tsx'
import { say, sayTogether } from '../../app/words.ts'
import { approveApproval, rejectApproval } from '../../gen/operations/approvals.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import { Comments } from '../../records/comments/later.ts'
import type { FollowsProps } from '../../records/declaration.ts'
import { Face } from '../../records/references/face.tsx'
import { Name, useName } from '../../records/references/names.tsx'
import { Loaded, Skeleton } from '../../ui/loading.tsx'
import { Status } from '../../ui/status.tsx'
import { type Approval, findAway, findOpen, useApproval } from './read.ts'
import { Steps } from './steps.tsx'
import { About, AwayThen, nameKind, Subject, usePart } from './subject.tsx'
import { sayNext, sayWaiting } from './waits-for.tsx'

export function Item({ id }: { readonly id: string }) {
  return <Loaded of={useApproval(id)}>{approval => <Whole approval={approval} />}</Loaded>
}

function Whole({ approval }: { readonly approval: Approval }) {
  const { employee_id: employee, status, asks_you: isMine } = approval
  const name = useName(employee)
  const part = usePart(approval)
  return (
    <div className="approvals-item">
      <section className="card" aria-labelledby="approval">
        <header className="card-head">
          <Face id={employee} name={name ?? ''} size="middle" />
          <div className="inbox-title">
            <h2 id="approval">
              <Name id={employee} />
            </h2>
            <p className="faint">
              <About approval={approval} />
            </p>
          </div>
          <Status value={status} />
        </header>
        <Subject approval={approval} />
        {isMine && <AwayThen approval={approval} />}
        {isMine && (
          <p className="faint">
            <StepOf approval={approval} />
          </p>
        )}
        {isMine && <Decision approval={approval} />}
        {!isMine && status === 'waiting' && <p>{sayWaiting(approval)}</p>}
      </section>
      {part && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <Comments id={approval.subject_id} part={part} />
        </Suspense>
      )}
      <Steps approval={approval} />
    </div>
  )
}

/** "Step 1 of 2", and for whom where the person stands in. */
export function StepOf({ approval }: { readonly approval: Approval }) {
  const { member_id: me } = useSession()
  const step = formatCount(findOpen(approval)?.position ?? 1)
  const said = say('approvals.step', { step, all: formatCount(approval.steps.length) })
  const name = findAway(approval, me)
  return name === undefined ? said : sayTogether(said, say('approvals.for', { name }))
}

/** Either asks for words in a drawer: a remark, or the reason of a rejection. What refuses the decision stands there, too. */
export function Decision({ approval }: { readonly approval: Approval }) {
  const { id, employee_id, steps } = approval
  // Of the steps a sentence is told, so they are not compared.
  const before = { steps }
  const title = sayTogether(useName(employee_id) ?? '', nameKind(approval))
  return (
    <div className="ways">
      {[approveApproval, rejectApproval].map(operation => (
        <ActionButton
          key={operation.id}
          operation={operation}
          path={{ id }}
          record={approval}
          title={title}
          look={operation === approveApproval ? 'primary' : 'danger'}
          before={before}
          Follows={operation === approveApproval ? FollowsApproval : FollowsRejection}
        />
      ))}
    </div>
  )
}

/** Whether others are asked after it, in place of a table of all steps. */
function FollowsApproval({ record }: FollowsProps) {
  return <p className="notice">{sayNext(record as Pick<Approval, 'steps'>)}</p>
}

const FollowsRejection = () => <p className="notice">{say('approvals.then_rejected')}</p>
