// The head of every page: the one search, what the person and the workspace were told, and help.
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../app/formats.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { FrameIcon } from '../icons/frame-icon.tsx'
import { Bell } from './bell.tsx'
import { countWork, usePendingWork } from './pending-work.ts'

interface HeadProps {
  readonly onSearch: () => void
  readonly onKeys: () => void
  readonly onCode: () => void
}

export function Head({ onSearch, onKeys, onCode }: HeadProps) {
  const missing = useObstacle()
  return (
    <header className="top">
      <button type="button" className="find" onClick={onSearch}>
        <FrameIcon name="search" size="small" />
        <span className="find-what">{say('shell.search_what')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className="top-end">
        {missing('listNotifications') === undefined && <Bell />}
        {missing('listMessages') === undefined && <Messages />}
        {/* Whoever makes keys reads code. */}
        {missing('issueApiKey') === undefined && (
          <button
            type="button"
            className="button quiet square"
            title={say('shell.as_code')}
            aria-label={say('shell.as_code')}
            onClick={onCode}
          >
            <FrameIcon name="code-xml" />
          </button>
        )}
        <button
          type="button"
          className="button quiet square help-keys"
          title={say('keys.title')}
          aria-label={say('keys.title')}
          onClick={onKeys}
        >
          <FrameIcon name="circle-question-mark" />
        </button>
      </div>
    </header>
  )
}

function Messages() {
  const count = countWork(usePendingWork().data, kind => kind === 'unread_messages')
  const title = say('developers.messages')
  return (
    <Link to="/developers/messages" className="button quiet square bell" title={title}>
      <FrameIcon name="mail" />
      <span className="unseen">{title}</span>
      {count > 0 && (
        <span className="count">
          {formatCount(count)}
          <span className="unseen"> {say('shell.waiting')}</span>
        </span>
      )}
    </Link>
  )
}
