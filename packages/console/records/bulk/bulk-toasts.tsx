// Tells on every page what becomes of the bulk actions of the person, and takes them back while nothing of them is done.
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../app/formats.ts'
import { useRead, useWrite } from '../../app/queries.ts'
import { say, sayAction, sayOf, sayTogether } from '../../app/words.ts'
import { cancelBulkAction, getBulkAction } from '../../gen/operations/bulk-actions.ts'
import { references } from '../../gen/references.ts'
import { useKeys } from '../../ui/toasts/keys.ts'
import { Toast, Toasts } from '../../ui/toasts/toast.tsx'
import { type Begun, type BulkAction, begunKey } from './begin.ts'
import { useBegun } from './begun.ts'

/** How long the end of one is told. */
const shownMs = 10_000

export default function BulkToasts() {
  const { begun, forget } = useBegun()
  return (
    <Toasts>
      {begun.map((one, index) => (
        <Followed key={one.id} begun={one} isNewest={index === 0} onOver={() => forget(one.id)} />
      ))}
    </Toasts>
  )
}

interface FollowedProps {
  readonly begun: Begun
  readonly isNewest: boolean
  readonly onOver: () => void
}

function Followed({ begun, isNewest, onOver }: FollowedProps) {
  const { id, heldUntil } = begun
  const secondsLeft = useSecondsLeft(heldUntil)
  const undo = useWrite(cancelBulkAction)
  const { data: now = begun } = useRead(getBulkAction, { path: { id } }, { every: pace(heldUntil) })
  const isRunning = now.status === 'running'
  useOver(now, onOver)
  const canUndo = isRunning && !undo.isPending
  const take = () => undo.mutate({ path: { id } })
  useKeys({ z: isNewest && canUndo ? take : undefined })
  if (isRunning)
    return (
      <Toast
        tone="waits"
        onUndo={canUndo ? take : undefined}
        undoText={secondsLeft === 0 ? say('toast.stop') : undefined}
        secondsLeft={secondsLeft || undefined}
      >
        {secondsLeft > 0 ? nameWork(begun) : sayTogether(nameWork(begun), sayProgress(now))}
      </Toast>
    )
  return <Ended begun={begun} now={now} onClose={onOver} />
}

interface EndedProps {
  readonly begun: Begun
  readonly now: BulkAction
  readonly onClose: () => void
}

function Ended({ begun, now, onClose }: EndedProps) {
  const { id } = now
  const [isClean, isTakenBack] = [isAllDone(now), isNothingDone(now)]
  return (
    <Toast tone={isClean || isTakenBack ? 'good' : 'bad'} onClose={onClose}>
      {sayTogether(nameWork(begun), sayEnd(now))}{' '}
      {!isClean && !isTakenBack && (
        <Link to="/inbox/decided/$id" params={{ id }}>
          {say('toast.why')}
        </Link>
      )}
    </Toast>
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

/** What is shown is read again once it has ended; a refusal stays until somebody closes it. */
function useOver({ id, status, refused, done }: BulkAction, onOver: () => void): void {
  const queries = useQueryClient()
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    if (status === 'running') return
    const read = queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== begunKey[0] })
    void read.finally(() =>
      queries.setQueryData<readonly Begun[]>(begunKey, (all = []) =>
        all.map(one => (one.id === id ? Object.assign({}, one, { isOver: true }) : one)),
      ),
    )
    const isBad = status === 'failed' || refused > 0 || (status === 'cancelled' && done > 0)
    if (isBad) return
    const timer = setTimeout(() => over.current(), shownMs)
    return () => clearTimeout(timer)
  }, [id, status, refused, done, queries])
}

function nameWork({ operation, ids, title, total }: Begun): string {
  const action = sayAction(operation)
  if (title !== undefined) return sayTogether(action, title)
  const [kind] = Object.entries(references).find(([, { prefix }]) => ids[0]?.startsWith(`${prefix}_`)) ?? []
  const what = kind === undefined ? '' : sayOf('kind', kind, { count: total })
  return sayTogether(action, `${formatCount(total)} ${what}`.trim())
}

const isAllDone = ({ status, refused }: BulkAction): boolean => status === 'succeeded' && refused === 0
const isNothingDone = ({ status, done }: BulkAction): boolean => status === 'cancelled' && done === 0

function sayEnd(now: BulkAction): string {
  if (isNothingDone(now)) return say('toast.taken_back')
  if (isAllDone(now)) return say('toast.done')
  const { done, refused, total } = now
  return say('toast.ended', { done: done - refused, total, refused })
}

const sayProgress = ({ done, total }: BulkAction): string =>
  say('toast.progress', { done: formatCount(done), total: formatCount(total) })
