// How far work is: a bar, what is done of how much, and how long the rest takes at this pace.
import { useRef } from 'react'
import { formatCount, formatDuration } from '../app/formats.ts'
import { estimateLeft } from '../app/pace.ts'
import { say } from '../app/words.ts'

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
        {total > 0
          ? say('progress.done', { done: formatCount(done), total: formatCount(total) })
          : say('progress.so_far', { done: formatCount(done) })}
        {left !== undefined && ` · ${say('progress.left', { time: formatDuration(left) })}`}
      </span>
    </span>
  )
}
