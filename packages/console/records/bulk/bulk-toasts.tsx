// Tells on every page what becomes of the bulk actions of the person, and takes them back while nothing of them is done.
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../app/formats.ts'
import { makeQuery, useWrite } from '../../app/queries.ts'
import { say, sayAction, sayOf, sayTogether } from '../../app/words.ts'
import { cancelBulkAction, getBulkAction } from '../../gen/operations/bulk-actions.ts'
import { useKeys } from '../../ui/toasts/keys.ts'
import { Toast } from '../../ui/toasts/toast.tsx'
import { findKind } from '../references/find-kind.ts'
import { type Begun, type BulkAction, begunKey } from './begin.ts'
import { useBegun } from './begun.ts'

/** How long the end of one is told. */
const shownMs = 10_000

export default function BulkToasts() {
  const { begun, forget } = useBegun()
  const decisions = [...Map.groupBy(begun, ({ together }) => together)]
  return decisions.map(([together, ones], index) => (
    <Followed key={together} ones={ones} isNewest={index === 0} onOver={() => forget(together)} />
  ))
}

interface FollowedProps {
  /** What was decided at once. */
  readonly ones: readonly Begun[]
  readonly isNewest: boolean
  readonly onOver: () => void
}

function Followed({ ones, isNewest, onOver }: FollowedProps) {
  const secondsLeft = useSecondsLeft(Math.min(...ones.map(({ heldUntil }) => heldUntil)))
  const undo = useWrite(cancelBulkAction)
  const all = useNow(ones)
  const running = all.filter(({ status }) => status === 'running')
  useOver(all, onOver)
  const isRunning = running.length > 0
  const ended = all.every(isFine) ? 'good' : 'bad'
  const take = () => {
    for (const { id } of running) undo.mutate({ path: { id } })
  }
  const onUndo = isRunning && !undo.isPending ? take : undefined
  useKeys({ z: isNewest ? onUndo : undefined })
  return (
    <Toast
      tone={isRunning ? 'waits' : ended}
      onUndo={onUndo}
      undoText={secondsLeft === 0 ? say('toast.stop') : undefined}
      secondsLeft={isRunning ? secondsLeft || undefined : undefined}
      onClose={isRunning ? undefined : onOver}
    >
      {ones.map((begun, at) => (
        <WorkLine key={begun.id} begun={begun} now={all[at]!} isHeld={secondsLeft > 0} />
      ))}
    </Toast>
  )
}

/** As the service tells them, and as they were begun until it does. */
function useNow(ones: readonly Begun[]): readonly BulkAction[] {
  const read = useQueries({
    queries: ones.map(({ id, heldUntil }) =>
      makeQuery(getBulkAction, { path: { id } }, { every: pace(heldUntil) }),
    ),
  })
  return ones.map((begun, at) => read[at]?.data ?? begun)
}

interface WorkLineProps {
  readonly begun: Begun
  readonly now: BulkAction
  readonly isHeld: boolean
}

/** A line for each kind of record. */
function WorkLine({ begun, now, isHeld }: WorkLineProps) {
  if (now.status === 'running')
    return <span>{isHeld ? nameWork(begun) : sayTogether(nameWork(begun), sayProgress(now))}</span>
  return (
    <span>
      {sayTogether(nameWork(begun), sayEnd(now))}{' '}
      {!isFine(now) && (
        <Link to="/inbox/decided/$id" params={{ id: now.id }}>
          {say('toast.why')}
        </Link>
      )}
    </span>
  )
}

/** Nothing happens before the moment, so nothing is asked. */
const pace =
  (heldUntil: number) =>
  (now: BulkAction | undefined): number | false => {
    if (now !== undefined && now.status !== 'running') return false
    return Math.max(400, heldUntil - performance.now() + 200)
  }

function useSecondsLeft(until: number): number {
  const read = () => Math.max(0, Math.ceil((until - performance.now()) / 1_000))
  const [left, setLeft] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000))), 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** What is shown is read again once one has ended; a refusal stays until somebody closes it. */
function useOver(all: readonly BulkAction[], onOver: () => void): void {
  const queries = useQueryClient()
  const over = useRef(onOver)
  over.current = onOver
  const ended = all.flatMap(({ id, status }) => (status === 'running' ? [] : [id])).join(' ')
  const isSeenOff = all.every(one => one.status !== 'running' && isFine(one))
  useEffect(() => {
    if (ended === '') return
    const read = queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== begunKey[0] })
    void read.finally(() =>
      queries.setQueryData<readonly Begun[]>(begunKey, (begun = []) =>
        begun.map(one => (ended.includes(one.id) ? Object.assign({}, one, { isOver: true }) : one)),
      ),
    )
  }, [ended, queries])
  useEffect(() => {
    if (!isSeenOff) return
    const timer = setTimeout(() => over.current(), shownMs)
    return () => clearTimeout(timer)
  }, [isSeenOff])
}

function nameWork({ operation, ids, title, total }: Begun): string {
  const action = sayAction(operation)
  if (title !== undefined) return sayTogether(action, title)
  const kind = findKind(ids[0])
  const what = kind === undefined ? '' : sayOf('kind', kind, { count: total })
  return sayTogether(action, `${formatCount(total)} ${what}`.trim())
}

const isAllDone = ({ status, refused }: BulkAction): boolean => status === 'succeeded' && refused === 0
const isNothingDone = ({ status, done }: BulkAction): boolean => status === 'cancelled' && done === 0
const isFine = (now: BulkAction): boolean => isAllDone(now) || isNothingDone(now)

function sayEnd(now: BulkAction): string {
  if (isNothingDone(now)) return say('toast.taken_back')
  if (isAllDone(now)) return say('toast.done')
  const { done, refused, total } = now
  return say('toast.ended', { done: done - refused, total, refused })
}

const sayProgress = ({ done, total }: BulkAction): string =>
  say('toast.progress', { done: formatCount(done), total: formatCount(total) })
