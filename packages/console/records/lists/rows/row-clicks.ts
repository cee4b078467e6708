// A press anywhere on a row opens its record: people press the name that they read, whichever column has it.
import { type RefObject, useEffect } from 'react'

export function useRowClicks(scroller: RefObject<HTMLElement | null>, open: (index: number) => void): void {
  useEffect(() => {
    const list = scroller.current
    const onClick = (event: MouseEvent) => {
      const row = findPressed(event)
      if (row && list?.contains(row)) open(Number(row.getAttribute('data-index')))
    }
    list?.addEventListener('click', onClick)
    return () => list?.removeEventListener('click', onClick)
  })
}

/** Not where something else was pressed, or where somebody marks words to copy them. */
function findPressed({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): Element | null {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return null
  if (target.closest('a, button, input, select, label, .check, .row-actions, dialog')) return null
  return document.getSelection()?.isCollapsed === false ? null : target.closest('tr[data-index]')
}
