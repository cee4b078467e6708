// The menu of a record's head: what is rare, and what ends it.
import { type ReactNode, useId } from 'react'
import { say } from '../../app/words.ts'
import { Icon } from '../../ui/icon.tsx'

export function RecordMenu({ children }: { readonly children: ReactNode }) {
  const id = useId()
  return (
    <div className="more">
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
