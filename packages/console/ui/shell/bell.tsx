// The bell: how much the person was told and has not read, and under it the list.
import { lazy, Suspense, useEffect, useState } from 'react'
import { formatCount } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say } from '../../app/words.ts'
import { listNotifications } from '../../gen/operations/notifications.ts'
import { FrameIcon } from '../icons/frame-icon.tsx'

const Notices = lazy(() => import('./notices.tsx'))

const listId = 'told'
const every = 60_000
/** Nobody waits for a bell: what the page is about comes first, and many look at one page and leave. */
const firstAfter = 4_000

export function Bell() {
  const [isOpen, setOpen] = useState(false)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), firstAfter)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useRead(listNotifications, { query: { limit: 50 } }, { every, enabled: isDue || isOpen })
  const notices = data?.data ?? []
  const unread = notices.filter(({ read_at, is_done: isDone }) => read_at === null && !isDone).length
  const title = say('told.title')
  return (
    <>
      <button
        type="button"
        className="button quiet square bell"
        title={title}
        popoverTarget={listId}
        aria-expanded={isOpen}
      >
        <FrameIcon name="bell" />
        <span className="unseen">{title}</span>
        {unread > 0 && (
          <span className="count">
            {formatCount(unread)}
            <span className="unseen"> {say('told.unread')}</span>
          </span>
        )}
      </button>
      <section
        id={listId}
        popover="auto"
        className="popover told"
        aria-label={title}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense>
            <Notices notices={notices} onLeave={() => document.getElementById(listId)?.hidePopover()} />
          </Suspense>
        )}
      </section>
    </>
  )
}
