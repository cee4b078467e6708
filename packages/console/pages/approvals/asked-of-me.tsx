// How many requests wait for the person, with the way there; nothing for whom none waits.
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { FrameIcon } from '../../ui/icons/frame-icon.tsx'
import { useMine } from './read.ts'

export function AskedOfMe() {
  const {
    asked: { length: count },
    hasMore,
  } = useMine()
  if (count === 0) return null
  return (
    <p className="notice waits approvals-way">
      <FrameIcon name="inbox" size="small" />
      <Link to="/approvals">{say('approvals.title')}</Link>
      <span className="count">
        {formatCount(count)}
        {hasMore && '+'}
      </span>
    </p>
  )
}
