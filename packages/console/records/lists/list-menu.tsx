// What can be done with a list besides adding to it: buttons in a row, and on narrow screens a menu beside the first button.
import { type ReactNode, useId } from 'react'
import { say } from '../../app/words.ts'
import { Icon } from '../../ui/icon.tsx'

/** The same buttons in both: where there is room, the style lays the menu out as part of the page. */
export function ListMenu({ children }: { readonly children: ReactNode }) {
  const id = useId()
  return (
    <div className="more list-menu">
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
