// The menu in the head of a page: what is rare, and what ends a record; of a list, what does more than add to it.
import { type ReactNode, useId } from 'react'
import { say } from '../../app/words.ts'
import { Icon } from '../../ui/icon.tsx'

interface MenuProps {
  readonly children: ReactNode
  /** Where there is room, the style lays the menu of a list out as buttons in a row. */
  readonly isOfList?: boolean
}

export function RecordMenu({ children, isOfList = false }: MenuProps) {
  const id = useId()
  return (
    <div className={isOfList ? 'more list-menu' : 'more'}>
      <button
        type="button"
        className="button square"
        aria-label={say('record.more')}
        aria-haspopup="true"
        popoverTarget={id}
      >
        <Icon name="ellipsis" />
      </button>
      <div id={id} popover="auto" className="popover more-menu">
        {children}
      </div>
    </div>
  )
}
