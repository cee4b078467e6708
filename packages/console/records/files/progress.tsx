// How far work is: a bar, what is done of how much, and how long the rest takes at this pace.
import { useRef } from 'react'
import { formatAmount, formatDuration } from '../../app/formats.ts'
import { estimateLeft } from '../../app/pace.ts'
import { say } from '../../app/words.ts'

interface ProgressProps {
  readonly label: string
  readonly done: number
  /** 0 while nobody knows. */
  readonly total: number
}

export function Progress({ label, done, total }: ProgressProps) {
  const now = { at: performance.now(), done }
  const first = useRef(now)
  const left = estimateLeft(first.current, now, total)
  return (
    <span className="progress">
      <progress max={total || undefined} value={total ? done : undefined} aria-label={label} />{' '}
      <span className="faint">
        {sayDone(done, total)}
        {left !== undefined && ` · ${say('progress.left', { time: formatDuration(left) })}`}
      </span>
    </span>
  )
}

function sayDone(done: number, total: number): string {
  if (total > 0) return say('progress.done', { done: group(done), total: group(total) })
  return say(done > 0 ? 'progress.uncounted' : 'progress.so_far', { done: group(done) })
}

/** No year is meant here, so thousands are seen as such. */
const group = (count: number): string => formatAmount(String(count), 0)
