// The requests that ask the person: each with its decision, and several of them chosen for one.
import { Link } from '@tanstack/react-router'
import { say } from '../../app/words.ts'
import { useTakenIds } from '../../records/bulk/begun.ts'
import { type Selection, useSelection } from '../../records/lists/many/selection.ts'
import { Face } from '../../records/references/face.tsx'
import { Name, useName } from '../../records/references/names.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Decision, StepOf } from './item.tsx'
import { Many } from './many.tsx'
import { type Approval, useAskedOfMe } from './read.ts'
import { About, AwayThen } from './subject.tsx'

export function WaitingForMe() {
  return (
    <Loaded of={useAskedOfMe()} lines={4}>
      {({ data, has_more: hasMore }) => <Waiting all={data} hasMore={hasMore} />}
    </Loaded>
  )
}

interface WaitingProps {
  readonly all: readonly Approval[]
  readonly hasMore: boolean
}

function Waiting({ all, hasMore }: WaitingProps) {
  const taken = useTakenIds()
  const left = all.filter(({ id }) => !taken.has(id))
  const choosable = left.filter(isForMany)
  const selection = useSelection(choosable)
  if (left.length === 0) return <p className="empty">{say('approvals.none')}</p>
  return (
    <>
      {choosable.length > 1 && (
        <label className="approvals-all">
          <input type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
          {say('approvals.choose_all')}
        </label>
      )}
      <ul className="card my-list approvals-list" aria-label={say('approvals.title')}>
        {left.map(approval => (
          <Line key={approval.id} approval={approval} selection={selection} />
        ))}
      </ul>
      {hasMore && <p className="notice">{say('approvals.more')}</p>}
      <Many selection={selection} />
    </>
  )
}

/** Where pay goes is decided one at a time, with a proof of who one is. */
const isForMany = ({ kind }: Approval): boolean => kind !== 'bank_account'

interface LineProps {
  readonly approval: Approval
  readonly selection: Selection
}

function Line({ approval, selection }: LineProps) {
  const { id, employee_id: employee } = approval
  const name = useName(employee)
  return (
    <li>
      {isForMany(approval) && (
        <input
          type="checkbox"
          aria-label={say('inbox.choose', { what: name ?? '' })}
          checked={selection.has(approval)}
          onChange={() => selection.toggle(approval)}
        />
      )}
      <Face id={employee} name={name ?? ''} />
      <div>
        <Link to="/approvals" search={{ item: id }}>
          <Name id={employee} />
        </Link>
        <span className="faint">
          <About approval={approval} />
        </span>
        <span className="faint">
          <StepOf approval={approval} />
        </span>
        <AwayThen approval={approval} />
      </div>
      <Decision approval={approval} />
    </li>
  )
}
