// One item: whose it is, what it says, what a decision rests on, and the decision.
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useId } from 'react'
import { say, sayAction, sayOf } from '../../app/words.ts'
import { Comments } from '../../records/comments/later.ts'
import { takesComments } from '../../records/comments/takes.ts'
import { readResult } from '../../records/operation.ts'
import { Face } from '../../records/references/face.tsx'
import { Name, useName } from '../../records/references/names.tsx'
import { useTitle } from '../../records/title.ts'
import { Facts } from '../../records/value.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import type { Place } from './decisions.ts'
import { StepsOf } from './steps-of.tsx'
import type { Waiting } from './waiting.ts'

// Few requests have steps; they stand under the decision.
const Steps = lazy(() => import('../approvals/steps.tsx').then(({ Steps }) => ({ default: Steps })))
const Team = lazy(() => import('./team.tsx'))

interface ItemProps {
  readonly of: Waiting
  readonly place: Place
}

export function Item({ of, place }: ItemProps) {
  const { queue, record, approval } = of
  const { kind, list, facts, explains, Line, Aside } = queue
  const id = String(record.id)
  const employee = typeof record.employee_id === 'string' ? record.employee_id : undefined
  const name = useName(employee)
  const title = useTitle(queue, record)
  const heading = useId()
  return (
    <section className="inbox-item" aria-labelledby={heading}>
      <div className="card">
        <header className="card-head">
          {employee !== undefined && <Face id={employee} name={name ?? ''} size="middle" />}
          <div className="inbox-title">
            <h2 id={heading}>{employee === undefined ? <bdi>{title}</bdi> : <Name id={employee} />}</h2>
            <p className="faint">
              {sayOf('kind', kind, { count: 1 })} · <Line record={record} />
            </p>
          </div>
          <Link className="button quiet" to={`${queue.path}/$id`} params={{ id }}>
            {say('record.open')}
          </Link>
        </header>
        <Facts
          fields={readResult(list)}
          record={record}
          schemas={list.schemas}
          names={facts.filter(field => (record[field] ?? null) !== null)}
          explains={explains}
        />
        {approval && <StepsOf approval={approval} />}
        <Decision of={of} place={place} />
      </div>
      <Suspense fallback={<Skeleton lines={4} />}>
        {approval && <Steps approval={approval} />}
        {kind === 'LeaveApplication' && <Team record={record} />}
        {Aside && <Aside record={record} />}
      </Suspense>
      {takesComments(kind) && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <Comments key={id} id={id} part="all" />
        </Suspense>
      )}
    </section>
  )
}

function Decision({ of: { queue, record, refusal, approval }, place }: ItemProps) {
  const field = useId()
  const { approve, reject } = queue
  if (refusal !== undefined) return <p className="notice">{refusal}</p>
  if (!approve) {
    // One's own step is decided where the request goes on to the next.
    const there = approval?.asks_you
      ? { to: '/approvals', search: { item: approval.id } }
      : { to: `${queue.path}/$id`, params: { id: String(record.id) } }
    return (
      <p className="ways">
        <Link className="button primary" {...there}>
          {say('inbox.decide_there')}
        </Link>
      </p>
    )
  }
  return (
    <div className="inbox-decision">
      <div className="field">
        <label htmlFor={field}>{say(approval?.asks_you ? 'comments.write' : 'inbox.remark')}</label>
        <textarea
          id={field}
          rows={2}
          maxLength={2000}
          value={place.comment}
          onChange={event => place.setComment(event.target.value)}
        />
      </div>
      <p className="ways">
        <Button look="primary" onPress={place.approve}>
          {sayAction(approve.id)} <kbd>A</kbd>
        </Button>
        {reject && (
          <Button look="danger" onPress={place.reject}>
            {sayAction(reject.id)} <kbd>R</kbd>
          </Button>
        )}
      </p>
      <p className="keys">
        <kbd>J</kbd> <kbd>K</kbd> {say('queue.move')} · <kbd>X</kbd> {say('inbox.key_choose')} · <kbd>Z</kbd>{' '}
        {say('toast.undo')} · <kbd>Enter</kbd> {say('record.open')}
      </p>
    </div>
  )
}
