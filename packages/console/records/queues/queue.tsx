// What waits for a decision, one after the other: arrow keys move, one key decides, and next to it is what the decision rests on.
import { Link, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useList, useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayAction, sayOf, titleKind, type WordId } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'
import { type AnyOperation, type AnyRecord, readResult } from '../operation.ts'
import { Name } from '../references/names.tsx'
import { useNounPath } from '../references/record-paths.ts'
import { Facts } from '../value.tsx'
import { QueueList } from './queue-list.tsx'
import type { QueueOf } from './queue-of.ts'

const ActionDialog = lazy(() => import('../actions/action-dialog.tsx'))

export function QueuePage({ of, title }: { readonly of: QueueOf; readonly title: WordId }) {
  const { noun } = of
  const list = useList(noun.list, { query: { status: 'pending' } })
  const records = list.data?.pages.flatMap(page => page.data)
  return (
    <Page title={say(title)} above={<Link to={useNounPath(noun)}>{titleKind(noun.kind)}</Link>}>
      {records === undefined && (list.error ? <Problem error={list.error} /> : <Skeleton />)}
      {records && <Decisions of={of} records={records} />}
      <More of={list} />
    </Page>
  )
}

interface Done {
  readonly record: AnyRecord
  readonly isApproved: boolean
}

/** Which record is chosen; one that somebody else decided meanwhile is not replaced by the next under the person's fingers. */
function useChosen(all: readonly AnyRecord[]) {
  const [done, setDone] = useState<readonly Done[]>([])
  const [chosen, choose] = useState<string>()
  const records = all.filter(({ id }) => !done.some(({ record }) => record.id === id))
  const record = chosen === undefined ? records[0] : records.find(({ id }) => id === chosen)
  const finish = (one: Done) => {
    const at = records.findIndex(({ id }) => id === one.record.id)
    choose((records[at + 1] ?? records[at - 1])?.id)
    setDone([...done, one])
  }
  return { records, record, choose, finish, last: done.at(-1) }
}

type Verb = 'approve' | 'reject' | 'open'

/** What can be done with the chosen record. */
function useDecision({ noun, approve }: QueueOf, { record, finish }: ReturnType<typeof useChosen>) {
  const [isRejecting, setRejecting] = useState(false)
  const navigate = useNavigate()
  const list = useNounPath(noun)
  const write = useWrite(approve)
  const missing = useObstacle()(approve.id)
  const run = (verb: Verb) => {
    if (record === undefined || write.isPending) return
    const path = { id: String(record.id) }
    if (verb === 'open') void navigate({ to: `${list}/$id`, params: path })
    else if (missing !== undefined) return
    else if (verb === 'reject') setRejecting(true)
    else write.mutate({ path }, { onSuccess: () => finish({ record, isApproved: true }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const verb = keys[event.key.toLowerCase()]
    if (verb === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run(verb)
  }
  return { write, missing, run, onKeyDown, isRejecting, setRejecting }
}

function Decisions({ of, records: all }: { readonly of: QueueOf; readonly records: readonly AnyRecord[] }) {
  const chosen = useChosen(all)
  const { records, record, choose, finish, last } = chosen
  const decision = useDecision(of, chosen)
  const { approve, reject } = of
  const { write, missing, run, isRejecting } = decision
  const place = useRef<HTMLDivElement>(null)
  // The keys work at once, and again after the dialog.
  useEffect(() => {
    if (!isRejecting) place.current?.querySelector<HTMLElement>('[role=listbox]')?.focus()
  }, [isRejecting])
  const chooseAnother = (id: string) => {
    write.reset()
    choose(id)
  }
  return (
    <>
      <Keys approve={approve} reject={reject} />
      <p role="status" className="faint">
        {last && <Decided done={last} />}
      </p>
      <div className="queue" ref={place}>
        <QueueList
          of={of}
          records={records}
          chosen={record}
          onChoose={chooseAnother}
          onKeyDown={decision.onKeyDown}
        />
        {record ? (
          <Chosen of={of} record={record} error={write.error}>
            <Button look="primary" missing={missing} isBusy={write.isPending} onPress={() => run('approve')}>
              {sayAction(approve.id)}
            </Button>
            <Button look="danger" missing={missing} onPress={() => run('reject')}>
              {sayAction(reject.id)}
            </Button>
          </Chosen>
        ) : (
          <p className="empty">{say(records.length === 0 ? 'queue.empty' : 'queue.gone')}</p>
        )}
      </div>
      {isRejecting && record && (
        <Rejection
          operation={reject}
          record={record}
          onDone={() => finish({ record, isApproved: false })}
          onClose={() => decision.setRejecting(false)}
        />
      )}
    </>
  )
}

function Keys({ approve, reject }: { readonly approve: AnyOperation; readonly reject: AnyOperation }) {
  return (
    <p className="keys">
      <kbd>↑</kbd> <kbd>↓</kbd> {say('queue.move')} · <kbd>A</kbd> {sayAction(approve.id)} · <kbd>R</kbd>{' '}
      {sayAction(reject.id)} · <kbd>Enter</kbd> {say('record.open')}
    </p>
  )
}

interface RejectionProps {
  readonly operation: AnyOperation
  readonly record: AnyRecord
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for the reason, which the contract takes. */
function Rejection({ operation, record, onDone, onClose }: RejectionProps) {
  const text = sayAction(operation.id)
  return (
    <Suspense>
      <ActionDialog
        operation={operation}
        path={{ id: String(record.id) }}
        record={record}
        given={undefined}
        title={text}
        submit={text}
        isEnding
        onDone={onDone}
        onClose={onClose}
      />
    </Suspense>
  )
}

const keys: Readonly<Record<string, Verb>> = {
  a: 'approve',
  r: 'reject',
  enter: 'open',
}

function Decided({ done: { record, isApproved } }: { readonly done: Done }) {
  return (
    <>
      {say(isApproved ? 'queue.approved' : 'queue.rejected')} <Name id={String(record.employee_id)} />
    </>
  )
}

interface ChosenProps {
  readonly of: QueueOf
  readonly record: AnyRecord
  readonly error: unknown
  readonly children: ReactNode
}

function Chosen({ of: { noun, facts, Aside }, record, error, children }: ChosenProps) {
  const path = useNounPath(noun)
  return (
    <section className="chosen-one" aria-label={sayOf('kind', noun.kind, { count: 1 })}>
      <div className="card">
        <h2>
          <Name id={String(record.employee_id)} />
        </h2>
        {error !== null && <Problem error={error} />}
        <Facts
          fields={readResult(noun.list)}
          record={record}
          schemas={noun.list.schemas}
          names={facts.filter(name => record[name] !== null)}
          explains={noun.explains}
        />
        <footer className="form-foot">
          {children}
          <Link className="button quiet" to={`${path}/$id`} params={{ id: String(record.id) }}>
            {say('record.open')}
          </Link>
        </footer>
      </div>
      <Aside record={record} />
    </section>
  )
}
